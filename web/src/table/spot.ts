import "./spot.css";
import { getContext, setContext } from "svelte";

/** What the event that is being looked at lights up; what is lit has the class `lit`. */
export interface Spot {
  lit(thing: string): boolean;
}

const KEY = Symbol("spot");
/** Where nothing happens, as in the gallery. */
const DARK: Spot = { lit: () => false };

/** For a board: the places of the event that is on, as things. */
export const setSpot = (places: () => string[]) =>
  setContext<Spot>(KEY, { lit: (thing) => places().includes(thing) });
export const getSpot = () => getContext<Spot | undefined>(KEY) ?? DARK;

import { getContext, setContext } from "svelte";

const KEY = Symbol("large");

/** Says that what is within is a card shown large, beside the panel that tells the same. */
export const setLarge = () => setContext(KEY, true);
export const isLarge = () => getContext<true | undefined>(KEY) ?? false;

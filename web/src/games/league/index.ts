import type { GamePart } from "..";
import type { Action } from "../../generated/league/Action";
import type { Event } from "../../generated/league/Event";
import type { Manner } from "../../table/picking.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { paceOf, SOUNDS, STAGED } from "./spot";
import { tileOf } from "./words";

/** Tiles and cards are chosen on the board; the list has all of it as well, tile by tile. */
function group(action: Action): string | null {
  if ("plan" in action) {
    const tile = tileOf(action.plan);
    return tile === "install" ? null : `league-web-group-${tile}`;
  }
  return "pay" in action || "discard" in action ? "league-web-group-cards" : null;
}

/** A tile is chosen together with the cards under it; damage is put on and off with one press each. */
function manner(action: Action): Manner {
  if ("plan" in action) return { gathers: true, ahead: true };
  if ("pay" in action || "discard" in action) return { gathers: true };
  return "place" in action || "mend" in action ? { enough: 1 } : {};
}

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "league-web-overview",
  Details,
  Scoring,
  Gallery,
  pace: (event) => paceOf(event as Event),
  stages: (event) => STAGED.has((event as Event).event),
  sounds: (event) => SOUNDS[(event as Event).event] ?? null,
  showsScoring: () => false,
  groupOf: ({ action }) => group(action as Action),
  manner: ({ action }) => manner(action as Action),
};

export default part;

import type { GamePart } from "..";
import type { Action } from "../../generated/league/Action";
import type { Event } from "../../generated/league/Event";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { PACE } from "./spot";
import { tileOf } from "./words";

/** Tiles and cards are chosen on the board; the list has all of it as well, tile by tile. */
function group(action: Action): string | null {
  if ("plan" in action) {
    const tile = tileOf(action.plan);
    return tile === "install" ? null : `league-web-group-${tile}`;
  }
  return "pay" in action || "discard" in action ? "league-web-group-cards" : null;
}

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "league-web-overview",
  Details,
  Scoring,
  Gallery,
  pace: (event) => PACE[(event as Event).event],
  showsScoring: () => false,
  groupOf: ({ action }) => group(action as Action),
};

export default part;

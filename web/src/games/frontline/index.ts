import type { GamePart } from "..";
import type { Action } from "../../generated/frontline/Action";
import type { Event } from "../../generated/frontline/Event";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { PACE, SOUNDS, STAGED } from "./spot";
import { isPlan } from "./words";

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "frontline-web-matrix-short",
  Details,
  Scoring,
  Gallery,
  pace: (event) => PACE[(event as Event).event],
  stages: (event) => STAGED.has((event as Event).event),
  sounds: (event) => SOUNDS[(event as Event).event] ?? null,
  showsScoring: () => false,
  // The board has better ways to say these: they are kept short in the list.
  groupOf: ({ action }) => {
    const said = action as Action;
    if (typeof said === "string") return null;
    if ("plan" in said) return "frontline-web-group-plan";
    return "buy" in said ? "frontline-web-group-buy" : null;
  },
  manner: (choice) => (isPlan(choice) ? { gathers: true } : {}),
  closes: ({ action }) => action === "done" || action === "give-up",
};

export default part;

import type { GamePart } from "..";
import type { Action } from "../../generated/ports/Action";
import type { Event } from "../../generated/ports/Event";
import type { View } from "../../generated/ports/View";
import type { Sound } from "../../table/sound";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import { missed } from "./missed";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";

/** Events that change little are shown briefly, the scoring long enough to be read. */
const PACE: Record<Event["event"], number> = {
  dealt: 1,
  laid: 0.7,
  played: 1.1,
  turned: 1.1,
  took: 0.9,
  left: 0.7,
  gave: 1.3,
  named: 1.5,
  swapped: 1.6,
  skipped: 0.6,
  scored: 1,
  won: 0.2,
};

/** What is heard. */
const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  dealt: "card",
  laid: "card",
  played: "card",
  turned: "card",
  took: "card",
  gave: "card",
  named: "hit",
  swapped: "card",
};

const SCORING = 12;

/** Between two games the scoring is shown; after the last one the result page does that. */
const betweenGames = (event: Event | null, view: View) =>
  event?.event === "scored" && view.game < view.games;

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "web-ports-sets",
  Details,
  Scoring,
  Gallery,
  pace: (event, view) =>
    betweenGames(event as Event, view as View) ? SCORING : PACE[(event as Event).event],
  stages: (event) => (event as Event).event === "scored",
  sounds: (event) => SOUNDS[(event as Event).event] ?? null,
  showsScoring: (event, view) => betweenGames(event as Event | null, view as View),
  // With IRC at hand almost every card on the table can be swapped: a list of its own.
  groupOf: ({ action }) =>
    typeof action === "object" && "swap" in (action as Exclude<Action, string>)
      ? "web-ports-swap-group"
      : null,
  closes: ({ action }) => action === "end",
  missed: (event, view, me) => missed(event as Event, view as View, me),
};

export default part;

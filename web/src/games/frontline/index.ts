import type { GamePart } from "..";
import type { Action } from "../../generated/frontline/Action";
import type { Event } from "../../generated/frontline/Event";
import type { View } from "../../generated/frontline/View";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import { missed } from "./missed";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { isJudging, runningPace } from "./running.svelte";
import { PACE, SOUNDS, STAGED } from "./spot";
import { cardKey, isPlan } from "./words";

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "frontline-web-matrix-short",
  Details,
  Scoring,
  Gallery,
  pace: (event, view) => {
    const happened = event as Event;
    return isJudging(happened) ? runningPace(happened, view as View) : PACE[happened.event];
  },
  // The board tells how it ends.
  headline: (event) => {
    const run = event as Event | null;
    if (run?.event !== "judged" && run?.event !== "survived") return null;
    const card = { phrase: { key: cardKey(run.card) } };
    return { key: "frontline-web-running", args: [["card", card]] };
  },
  stages: (event) => STAGED.has((event as Event).event),
  sounds: (event) => SOUNDS[(event as Event).event] ?? null,
  showsScoring: () => false,
  missed: (event, _, me) => missed(event as Event, me),
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

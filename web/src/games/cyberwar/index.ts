import type { GamePart } from "..";
import type { Action } from "../../generated/cyberwar/Action";
import type { Event } from "../../generated/cyberwar/Event";
import type { View } from "../../generated/cyberwar/View";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import { missed } from "./missed";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { PACE, SOUNDS, STAGED } from "./spot";
import { turningPace } from "./turning.svelte";

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "cyberwar-web-group",
  Details,
  Scoring,
  Gallery,
  pace: (event) => {
    const happened = event as Event;
    return happened.event === "revealed"
      ? turningPace(happened.attacks.length)
      : PACE[happened.event];
  },
  headline: (event) =>
    (event as Event | null)?.event === "revealed" ? { key: "cyberwar-web-turning" } : null,
  stages: (event) => STAGED.has((event as Event).event),
  sounds: (event) => SOUNDS[(event as Event).event] ?? null,
  showsScoring: () => false,
  missed: (event, view, me) => missed(event as Event, view as View, me),
  // Twelve defences are better chosen on the board, and on a phone so is every card: the list is kept
  // short.
  groupOf: ({ action }) => {
    const said = action as Action;
    if (typeof said === "string" || "pick" in said) return null;
    const short = "choose" in said || matchMedia("(max-width: 40rem)").matches;
    const [doing] = Object.keys(said);
    return short ? `cyberwar-web-group-${doing}` : null;
  },
  closes: ({ action }) => action === "reveal",
};

export default part;

import type { GamePart } from "..";
import type { Action } from "../../generated/placement/Action";
import type { Event } from "../../generated/placement/Event";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { PACE } from "./spot";

/** What ends a turn, or leaves things as they are. */
const CLOSING: Action[] = ["end", "keep", "done", "no", "refuse"];

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "placement-web-crews",
  Details,
  Scoring,
  Gallery,
  pace: (event) => PACE[(event as Event).event],
  showsScoring: () => false,
  // Ideas for deals are many and seldom wanted: a list of their own.
  groupOf: ({ action }) =>
    typeof action === "object" && "offer" in (action as Exclude<Action, string>)
      ? "placement-web-group-offer"
      : null,
  drawings: {
    keys: ["placement-cost", "placement-cost-own", "placement-cost-other", "placement-tokens"],
    signs: ["○", "●"],
    Drawing,
  },
  closes: ({ action }) => CLOSING.includes(action as Action),
};

export default part;

import type { GamePart } from "..";
import type { Action } from "../../generated/placement/Action";
import type { Event } from "../../generated/placement/Event";
import type { Manner } from "../../table/picking.svelte";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { PACE, SOUNDS, STAGED } from "./spot";

/** What ends a turn, or leaves things as they are. */
const CLOSING: Action[] = ["end", "keep", "done", "no", "refuse"];

/**
 * An attacker and then a site, or a card and then an attacker, are one move; while a move is being
 * planned a press is enough.
 */
function manner(action: Action): Manner {
  if (typeof action === "string") return {};
  if ("move" in action) return { ahead: true, enough: 2 };
  if ("retreat" in action) return { enough: 2 };
  if ("play" in action || "use" in action) return { ahead: true };
  return "with" in action || "at" in action || "by" in action || "against" in action
    ? { enough: 1 }
    : {};
}

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "placement-web-crews",
  Details,
  Scoring,
  Gallery,
  pace: (event) => PACE[(event as Event).event],
  stages: (event) => STAGED.has((event as Event).event),
  sounds: (event) => SOUNDS[(event as Event).event] ?? null,
  showsScoring: () => false,
  // Ideas for deals are many and seldom wanted: a list of their own.
  groupOf: ({ action }) =>
    typeof action === "object" && "offer" in (action as Exclude<Action, string>)
      ? "placement-web-group-offer"
      : null,
  manner: ({ action }) => manner(action as Action),
  drawings: {
    keys: ["placement-cost", "placement-cost-own", "placement-cost-other", "placement-tokens"],
    signs: ["○", "●"],
    Drawing,
  },
  closes: ({ action }) => CLOSING.includes(action as Action),
  proposes: ({ action }) => {
    const way = action as Action;
    return typeof way === "object" && ("pay" in way || "want" in way);
  },
};

export default part;

import type { GamePart } from "..";
import type { Action } from "../../generated/placement/Action";
import type { Event } from "../../generated/placement/Event";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { PACE } from "./spot";

/** Long menus are put away by what they are about. */
const GROUPS: Partial<Record<string, string>> = {
  retreat: "placement-web-group-retreat",
  offer: "placement-web-group-offer",
};

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "placement-web-crews",
  Details,
  Scoring,
  Gallery,
  pace: (event) => PACE[(event as Event).event],
  showsScoring: () => false,
  groupOf: ({ action }) => {
    const one = action as Action;
    return (typeof one === "object" && GROUPS[Object.keys(one)[0] ?? ""]) || null;
  },
};

export default part;

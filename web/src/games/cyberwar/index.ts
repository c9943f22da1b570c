import type { GamePart } from "..";
import type { Action } from "../../generated/cyberwar/Action";
import type { Event } from "../../generated/cyberwar/Event";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";
import { PACE } from "./spot";

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "cyberwar-web-group",
  Details,
  Scoring,
  Gallery,
  pace: (event) => PACE[(event as Event).event],
  showsScoring: () => false,
  // Twelve defences are better chosen on the board: the list is kept short.
  groupOf: ({ action }) => {
    const said = action as Action;
    return typeof said === "object" && "choose" in said ? "cyberwar-web-group-choose" : null;
  },
};

export default part;

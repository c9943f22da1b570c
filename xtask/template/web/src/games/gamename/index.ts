import type { GamePart } from "..";
import type { Event } from "../../generated/gamename/Event";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Gallery from "./Gallery.svelte";
import Overview from "./Overview.svelte";
import Scoring from "./Scoring.svelte";

/** Events that change little are shown briefly. */
const PACE: Record<Event["event"], number> = { dealt: 1, laid: 0.5, took: 1.5 };

const part: GamePart = {
  Board,
  Overview,
  overviewTitle: "gamename-web-unseen",
  Details,
  Scoring,
  Gallery,
  pace: (event) => PACE[(event as Event).event],
  showsScoring: () => false,
  groupOf: () => null,
};

export default part;

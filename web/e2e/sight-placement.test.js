// Placement: what one decides about is in sight, in every window.

import { checkSight, RANDOM } from "./lib/sight.js";
import { story } from "./lib/story.js";

story(
  "nothing covers the table",
  (stage) => {
    const seats = [/** @type {const} */ ("open"), RANDOM, RANDOM, RANDOM];
    return checkSight(stage, { game: "placement", seats }, { decisions: 40 });
  },
  "sight",
);

// Ports: what one decides about is in sight, in every window.

import { checkSight, RANDOM } from "./lib/sight.js";
import { story } from "./lib/story.js";

for (const players of [2, 4]) {
  story(
    `nothing covers the table of ${players}`,
    (stage) => {
      const seats = [/** @type {const} */ ("open"), ...Array(players - 1).fill(RANDOM)];
      return checkSight(stage, { game: "ports", seats }, { decisions: 20 });
    },
    "sight",
  );
}

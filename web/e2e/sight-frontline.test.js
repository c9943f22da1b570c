// Cyber FrontLine: what one decides about is in sight, in every window, and while one plans so are
// the own attack and the own defences.

import { checkSight } from "./lib/sight.js";
import { story } from "./lib/story.js";

const ROWS = ["[data-chain='0'] [data-thing]", "[data-zone='0'] [data-thing]"];

story(
  "nothing covers the table",
  (stage) =>
    checkSight(
      stage,
      { game: "frontline" },
      { decisions: 60, atOnce: { "frontline-prompt-plan": ROWS } },
    ),
  "sight",
);

// What one decides about is in sight, and can be read, in every window and language.

import { checkSight } from "../lib/sight.js";
import { story } from "../lib/story.js";

story("nothing that a decision is about is out of sight", (stage) =>
  checkSight(stage, "placement", { parts: 3 }),
);

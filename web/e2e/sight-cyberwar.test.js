// CyberWar: what one decides about is in sight, in every window and mode.

import { checkSight, RANDOM } from "./lib/sight.js";
import { story } from "./lib/story.js";

/** @typedef {import("../src/generated/CreateTable").CreateTable} CreateTable */

/** @type {Record<string, Pick<CreateTable, "seats" | "switches">>} */
const MODES = {
  alone: { seats: ["open"] },
  "red against blue": { seats: ["open", RANDOM], switches: { mode: "red-blue" } },
  "a draft of two": { seats: ["open", RANDOM] },
  "a draft of four": { seats: ["open", RANDOM, RANDOM, RANDOM] },
};

for (const [mode, plan] of Object.entries(MODES)) {
  story(
    `nothing covers the table, ${mode}`,
    (stage) => checkSight(stage, { game: "cyberwar", ...plan }, { decisions: 25 }),
    "sight",
  );
}

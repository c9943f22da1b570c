// Nothing jumps: over a whole game, what is on the screen stays where it is unless somebody moves it.
// What others do is watched, not skipped, and counted however soon after a press it comes.

import assert from "node:assert/strict";
import { hasten, noticed, watch } from "../lib/noticed.js";
import { choose, click, tap } from "../lib/pressing.js";
import { GAMES } from "../lib/situations.js";
import { story } from "../lib/story.js";
import { asked, playNow, RESULT } from "../lib/table.js";

/** A cumulative layout shift that nobody notices: https://web.dev/articles/cls, over minutes. */
const MOST = 0.05;
/** The luck that the report of `bench screens` is made with. */
const SEED = "screens";
const SIZES = /** @type {const} */ (["desktop", "phone"]);

for (const size of SIZES)
  for (const game of GAMES)
    story(
      `nothing jumps in a game of ${game}, ${size}`,
      async (stage) => {
        const page = await stage.somebody({ size, moving: true });
        await page.addInitScript(hasten);
        await page.goto("/");
        await page.locator(playNow(game)).click();
        // The list from which it is played is opened before.
        await asked(page);
        await watch(page);
        const press = size === "phone" ? tap : click;
        let turn = 0;
        while (await asked(page, { hurry: false })) await choose(page, turn++, press);
        await page.locator(RESULT).waitFor();
        const { shifts } = await noticed(page);
        const sum = shifts.reduce((sum, { value }) => sum + value, 0);
        stage.remark(`a layout shift of ${sum.toFixed(4)}`);
        const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5);
        const told = worst.map(({ value, what }) => `${value.toFixed(4)}: ${what.join(", ")}`);
        assert.ok(sum < MOST, [`${sum.toFixed(4)} over the game`, ...told].join("\n"));
      },
      SEED,
    );

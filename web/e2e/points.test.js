// Every point at the end says what it was for: the lines of each sheet add up to the score that won or lost.
// All of it can be read.

import assert from "node:assert/strict";
import { create, EASY, untilOver } from "./lib/api.js";
import { SIZES } from "./lib/browser.js";
import { still } from "./lib/layout.js";
import { broken } from "./lib/legible.js";
import { unreadable } from "./lib/sight.js";
import { story } from "./lib/story.js";
import { RESULT } from "./lib/table.js";

/** Each game, and with how many it is played. */
const TABLES = /** @type {const} */ ([
  ["ports", 4],
  ["placement", 3],
  ["league", 3],
  ["frontline", 2],
  ["cyberwar", 3],
]);

for (const [game, players] of TABLES)
  story(`every point of ${game} has its source`, async (stage) => {
    const seats = Array.from({ length: players }, () => EASY);
    const { table } = await create(stage.server, { game, seats });
    const page = await stage.open(`/t/${table}`);
    await untilOver(stage.server, table);
    await page.reload();
    await page.locator(RESULT).waitFor();
    const sheets = await page.locator("[data-sheet]").evaluateAll((all) =>
      all.map((sheet) => ({
        seat: Number(sheet.getAttribute("data-sheet")),
        total: Number(sheet.getAttribute("data-total")),
        points: [...sheet.querySelectorAll("[data-points]")].map((line) =>
          Number(line.getAttribute("data-points")),
        ),
      })),
    );
    assert.equal(sheets.length, players, "everybody has a sheet");
    for (const { seat, total, points } of sheets) {
      const sum = points.reduce((sum, one) => sum + one, 0);
      assert.equal(sum, total, `the lines of seat ${seat} add up`);
      const standing = page.getByTestId(`standing-${seat}`).locator("strong");
      const score = Number((await standing.innerText()).replace("−", "-"));
      assert.equal(total, score, `the sheet of seat ${seat} says how it stands`);
    }
    for (const [size, window] of Object.entries(SIZES)) {
      await page.setViewportSize(window);
      await still(page);
      assert.deepEqual(await unreadable(page), [], size);
      assert.deepEqual(await broken(page.locator("[data-sheet] h3")), [], size);
    }
  });

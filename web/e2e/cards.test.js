// Every card of every game can be read at the sizes in which the boards show it, in every language.

import assert from "node:assert/strict";
import { LANGUAGES } from "./lib/browser.js";
import { illegible, resize, widen } from "./lib/legible.js";
import { story } from "./lib/story.js";

/**
 * The places on which cards lie, by game and form: on a phone, on a desktop, on a projector.
 * @type {[game: string, form: string, sizes: string[]][]}
 */
const PLACES = [
  ["frontline", "tile", ["62 54", "75 64", "80 83", "99 83", "110 99"]],
  ["cyberwar", "defence", ["72 54", "109 58", "116 86", "141 102", "194 128"]],
  ["cyberwar", "attack", ["64 77", "72 77", "172 102", "200 128"]],
  ["league", "brief", ["84 63", "84 74", "110 66"]],
  ["placement", "brief", ["108 57", "84 57"]],
];

/**
 * The widths that whole cards have, by game.
 * @type {[game: string, widths: number[]][]}
 */
const WIDTHS = [
  ["ports", [56, 68, 96, 112]],
  ["placement", [142, 176]],
  ["league", [102, 107, 176]],
  ["frontline", [104, 122, 168]],
];

for (const language of LANGUAGES) {
  story(`every card can be read in ${language}`, async (stage) => {
    /** @type {string[]} */
    const found = [];
    for (const game of ["ports", "placement", "league", "frontline", "cyberwar"]) {
      const page = await stage.open(`/gallery/${game}`, { language });
      await page.getByTestId("all-kinds").click();
      const sheet = page.locator(`section.${game}`).first();
      for (const [, widths] of WIDTHS.filter(([of]) => of === game)) {
        for (const width of widths) {
          await widen(sheet, width);
          const cards = sheet.locator(".card:not([data-sheet] .card), .card-chip");
          found.push(...(await illegible(cards)).map((line) => `${game}: ${line}`));
        }
      }
      for (const [, form, sizes] of PLACES.filter(([of]) => of === game)) {
        const places = sheet.locator(`[data-sheet=${form}]`);
        assert((await places.count()) > 10, `${game} has ${form}s`);
        for (const size of sizes) {
          await resize(places, size);
          found.push(...(await illegible(places)).map((line) => `${game} ${form}: ${line}`));
        }
      }
    }
    assert.equal(found.join("\n"), "");
  });
}

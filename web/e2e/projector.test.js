// What a room sees: whoever watches on a large screen has letters for the back row, all of the board,
// and how to get to the table; and it goes on by itself.

import assert from "node:assert/strict";
import { create } from "./lib/api.js";
import { SIZES } from "./lib/browser.js";
import { eventually } from "./lib/eventually.js";
import { still } from "./lib/layout.js";
import { GAMES, sitAt, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { RESULT } from "./lib/table.js";

/** @typedef {import("playwright-core").Page} Page */

/** As rendered on a screen of 1920 × 1080, in pixels. */
const NAME = 24;
const TEXT = 18;
/** How much of the screen is the board's, at least. */
const SHARE = 0.7;
const DOOR = { publicUrls: ["http://games.example:7070"] };

/**
 * What cannot be read from the back row, or is cut.
 * @param {Page} page
 * @param {number} scale
 */
const wrong = (page, scale) =>
  page.evaluate(
    ([name, text]) => {
      /** @type {string[]} */
      const found = [];
      /** By how much an element is drawn larger than it says. @param {Element | null} one @returns {number} */
      const scaleOf = (one) => {
        if (!one) return 1;
        const { transform } = getComputedStyle(one);
        const turned = transform === "none" ? 1 : Math.abs(new DOMMatrix(transform).a);
        const { width } = one instanceof SVGSVGElement ? one.viewBox.baseVal : { width: 0 };
        return width > 0
          ? one.getBoundingClientRect().width / width
          : turned * scaleOf(one.parentElement);
      };
      /** @param {Element} one */
      const sizeOf = (one) => parseFloat(getComputedStyle(one).fontSize) * scaleOf(one);
      for (const one of document.querySelectorAll(
        ".seat-name .name, [data-testid=standing] .who",
      )) {
        if (sizeOf(one) < name - 0.1) found.push(`${one.textContent}: ${sizeOf(one)} px`);
        if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.textContent} is cut`);
        const { left, top, right, bottom } = one.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
          found.push(`${one.textContent} is out of sight`);
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
        if (parent.closest(".hidden-visually, [data-decor]")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (range.getBoundingClientRect().width === 0) continue;
        const size = sizeOf(parent);
        if (size < text - 0.1) found.push(`“${node.textContent}” ${size.toFixed(1)} px`);
      }
      const surface = document.querySelector(".surface");
      if (surface && surface.scrollHeight > surface.clientHeight + 1)
        found.push(`${surface.scrollHeight - surface.clientHeight} px of the board are below it`);
      return found;
    },
    /** @type {const} */ ([NAME * scale, TEXT * scale]),
  );

/** How much of the screen is the board's. @param {Page} page */
const share = (page) =>
  page.getByTestId("board").evaluate((board) => {
    const { width, height } = board.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });

/** Two moments of a game: one early in the list, one late. @param {string} game */
function moments(game) {
  const all = situations(game);
  return [0.25, 0.75].flatMap((part) => all.slice(Math.floor(all.length * part)).slice(0, 1));
}

for (const [nth, game] of GAMES.entries()) {
  story(
    `a room can read ${game}`,
    async (stage) => {
      const language = ["en", "ja", "zh-TW"][nth % 3] ?? "en";
      for (const [kind, place] of moments(game)) {
        const { table, code } = await sitAt(stage.server, game, place);
        const page = await stage.open(`/t/${table}`, { size: "projector", language });
        await page.getByTestId("board").waitFor();
        const corner = page.getByTestId("join-corner");
        await corner.waitFor();
        await corner.getByText("games.example:7070").waitFor();
        await corner.getByText(code).waitFor();
        for (const scale of [1, 2]) {
          const { width, height } = SIZES.projector;
          await page.setViewportSize({ width: width * scale, height: height * scale });
          await still(page);
          assert.deepEqual(await wrong(page, scale), [], `${kind} at ${width * scale}`);
          const used = await share(page);
          assert.ok(used > SHARE, `${kind}: the board has ${used} of the screen`);
        }
        await page.context().close();
      }
    },
    undefined,
    DOOR,
  );
}

story("the large table goes on by itself, and can be made an ordinary one", async (stage) => {
  const { table } = await create(stage.server, {});
  const page = await stage.open(`/t/${table}`, { size: "projector" });
  const log = page.getByTestId("spoken");
  const told = await log.innerText();
  await eventually(async () => (await log.innerText()) !== told, true, "something happens");

  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  assert.equal(await size(), "24px");
  await page.getByTestId("table-menu").click();
  await page.getByTestId("projector").uncheck();
  assert.equal(await size(), "20px");
  await page.keyboard.press("Escape");
  await page.getByTestId("join-corner").waitFor({ state: "detached" });
  await page.reload();
  // The bots may have come to their end meanwhile.
  await page.locator(`[data-testid=board], ${RESULT}`).first().waitFor();
  assert.equal(await size(), "20px", "it is remembered");
  await page.setViewportSize(SIZES.desktop);
  assert.equal(await size(), "16px");
});

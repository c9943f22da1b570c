// Whether a page keeps anybody out, in every size, theme and language.

import assert from "node:assert/strict";
import { problems } from "./axe.js";
import { SIZES } from "./browser.js";
import { scrollsAway, sticksOut } from "./layout.js";
import { story } from "./story.js";
import { checkTexts, inEveryLanguage } from "./texts.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./pages.js").Place} Place */

/** @type {("dark" | "light")[]} */
const THEMES = ["dark", "light"];

/**
 * What is wrong with a page, in every size, theme and language.
 * @param {Page} page
 * @param {Place} place
 */
async function wrong(page, { name, visit, fills }) {
  /** @type {string[]} */
  const found = [];
  await visit(page);
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    const where = `${name}, ${size.width} px wide`;
    found.push(...(await sticksOut(page)).map((what) => `${where}: ${what}`));
    if (fills) found.push(...(await scrollsAway(page)).map((what) => `${where}: ${what}`));
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await problems(page)).map((what) => `${where}, ${colorScheme}: ${what}`));
    }
  }
  await inEveryLanguage(page, async (language) => {
    await checkTexts(page);
    found.push(...(await sticksOut(page)).map((what) => `${name}, ${language}: ${what}`));
  });
  return found;
}

/**
 * Visits all pages of a group, each by somebody new.
 * @param {string} group
 * @param {(server: import("./server.js").Server) => Promise<Place[]>} pagesOf
 */
export function visitAll(group, pagesOf) {
  story(`every page ${group} is accessible and fits, in both themes and sizes`, async (stage) => {
    stage.expect(/404 .*\/nowhere/);
    /** @type {string[]} */
    const found = [];
    for (const place of await pagesOf(stage.server)) {
      const page = await stage.somebody();
      found.push(...(await wrong(page, place)));
      await page.context().close();
    }
    assert.ok(found.length === 0, found.join("\n"));
  });
}

// Where things are on the screen.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** What a thumb hits. */
const THUMB = 40;

/**
 * Waits until nothing is on its way to another place, size or colour any more.
 * @param {Page} page
 */
export const still = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const onTheirWay = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    // What follows the size of the window does so in the frame after it.
    await frame();
    do await frame();
    while (onTheirWay());
  });

/**
 * What makes it necessary to scroll sideways: nothing, on a page that fits, or in a dialog over it.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const sticksOut = (page) =>
  page.evaluate(() => {
    const { documentElement } = document;
    const within = [documentElement, ...document.querySelectorAll("dialog[open]")];
    return within.flatMap((whole) => {
      if (whole.scrollWidth <= whole.clientWidth) return [];
      const edge = whole.getBoundingClientRect().left + whole.clientWidth + 1;
      const out = [...whole.querySelectorAll("*")].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().right > edge,
      );
      const what = `${whole.tagName.toLowerCase()} is ${whole.scrollWidth - whole.clientWidth} px too wide`;
      return [what, ...out.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
    });
  });

/**
 * How far a page that fills the window can be scrolled all the same, into nothing.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const scrollsAway = (page) =>
  page.evaluate(() => {
    const past = document.documentElement.scrollHeight - innerHeight;
    return past > 1 ? [`the page scrolls ${past} px past its end`] : [];
  });

/**
 * Fails if one of these is too small for a thumb.
 * @param {Page} page
 * @param {string} selector
 */
export async function checkThumbs(page, selector) {
  const boxes = await page.locator(`${selector} >> visible=true`).evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return { what: one.outerHTML.slice(0, 120), width, height };
    }),
  );
  assert.ok(boxes.length > 0, `there is no ${selector}`);
  const small = boxes.filter(({ width, height }) => width < THUMB || height < THUMB);
  assert.deepEqual(small, [], `${selector} is too small for a thumb`);
}

// Playing with the keyboard alone.

import assert from "node:assert/strict";
import { answering, asked, LIT, OPTION } from "./table.js";

/** @typedef {import("playwright-core").Page} Page */

/** More stops than any page has. */
const STOPS = 150;
/** How far down a list is looked at: games come to an end whatever is chosen. */
const FIRST = 5;

/**
 * Whether the focus is on something of this kind.
 * @param {Page} page
 * @param {string} selector
 */
export const isOn = (page, selector) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/**
 * Goes from stop to stop until the focus is on something of this kind.
 * @param {Page} page
 * @param {string} selector
 * @param {"Tab" | "Shift+Tab" | "ArrowDown"} [key]
 */
export async function goTo(page, selector, key = "Tab") {
  for (let stops = 0; stops < STOPS; stops += 1) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${selector}`);
}

/** By its number in the list. @param {Page} page */
async function byNumber(page) {
  const numbers = await page
    .locator(OPTION)
    .evaluateAll((options) =>
      options.flatMap((option, place) => (option.ariaDisabled ? [] : [String(place + 1)])),
    );
  const group = await page.locator(`${OPTION}[data-option=group]`).count();
  await page.keyboard.press(numbers[0] ?? "1");
  // An opened group replaces the list by its own.
  if (group > 0 && (await page.locator(`${OPTION}[data-option=group]`).count()) === 0) {
    await page.keyboard.press("1");
  }
}

/** By going to it in the list. @param {Page} page */
async function byArrows(page) {
  await goTo(page, OPTION);
  await goTo(page, `${OPTION}:not([aria-disabled=true]):not([data-option=group])`, "ArrowDown");
  await page.keyboard.press("Enter");
}

/** By a thing on the board, which narrows the list. @param {Page} page */
async function byBoard(page) {
  if ((await page.locator(LIT).count()) === 0) return byArrows(page);
  await goTo(page, LIT, "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.locator(`${OPTION}:focus`).waitFor();
  await goTo(page, `${OPTION}:not([aria-disabled=true])`, "ArrowDown");
  await page.keyboard.press("Enter");
}

/**
 * From the list alone: one of its first entries that can be chosen, another each turn, and of a group
 * that is chosen again one.
 * @param {Page} page
 * @param {number} turn
 */
export async function byList(page, turn) {
  await goTo(page, OPTION);
  for (;;) {
    const entries = page.locator(`${OPTION}:not(.refused)`);
    const wanted = entries.nth(turn % Math.min(FIRST, await entries.count()));
    const isGroup = (await wanted.getAttribute("data-option")) === "group";
    const entry = await wanted.elementHandle();
    const here = () => entry?.evaluate((one) => one === document.activeElement);
    for (let stops = 0; !(await here()); stops += 1) {
      if (stops > STOPS) assert.fail("the arrows do not lead to every option");
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
    if (!isGroup) return;
    await entry?.waitForElementState("hidden");
    await page.locator(`${OPTION}:focus`).waitFor();
  }
}

/** What others do is not looked at, once nothing else is under the fingers. @param {Page} page */
async function skip(page) {
  if (await isOn(page, "body")) await page.keyboard.press("Space");
}

/** @typedef {(page: Page, turn: number) => Promise<void>} Way */

/** @type {Way[]} */
const WAYS = [byArrows, byBoard, byNumber];

/**
 * Plays on until the game is over.
 * @param {Page} page
 * @param {Way[]} [ways] how, one after the other
 */
export async function playByKeyboard(page, ways = WAYS) {
  let turn = 0;
  for (; await asked(page, { hurry: () => skip(page) }); turn += 1) {
    if (turn > 0) await page.locator(`${OPTION}:focus`).waitFor();
    const way = ways[turn % ways.length] ?? byArrows;
    await answering(page, () => way(page, turn));
  }
  return turn;
}

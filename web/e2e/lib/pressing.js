// Playing by pressing things, with a mouse or a finger.

import { checkThumbs } from "./layout.js";
import { ALLOWED, answering, asked, listed, LIT, OPTION } from "./table.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {{ position?: { x: number, y: number } }} Where in the middle, unless it is said */
/** @typedef {(target: Locator, where?: Where) => Promise<void>} Press */

/** How far down a list is looked at: games come to an end whatever is chosen. */
const FIRST = 5;

/** An option is pressed in the list, which is opened for it. @param {Locator} target */
async function reach(target) {
  if (await target.evaluate((one, option) => one.matches(option), OPTION))
    await listed(target.page());
}

/** @type {Press} */
export const click = async (target, where) => {
  await reach(target);
  await target.click(where);
};
/** @type {Press} */
export const tap = async (target, where) => {
  await reach(target);
  await target.tap(where);
};

/**
 * On a phone: the list opens over the board, with options for thumbs, and goes again.
 * @param {Page} page
 */
export async function checkList(page) {
  await listed(page);
  await checkThumbs(page, OPTION);
  await page.keyboard.press("Escape");
}

/** @param {Locator} things */
const idsOf = (things) =>
  things.evaluateAll((all) => all.map((one) => one.getAttribute("data-thing") ?? ""));

/**
 * Takes one decision: on the board where there is something to press, else from the list. Different
 * turns choose differently, so that a game sees a bit of everything.
 * @param {Page} page
 * @param {number} turn
 * @param {Press} press
 * @returns {Promise<{ presses: number, board: boolean }>}
 */
export async function decide(page, turn, press) {
  let presses = 0;
  /** @param {Locator} target */
  const pressed = async (target) => {
    presses += 1;
    await press(target);
  };
  const things = await idsOf(page.locator(LIT));
  const id = things[turn % Math.max(1, things.length)];
  await answering(page, async () => {
    const thing = page.locator(`[data-testid=board] [data-thing="${id}"]`);
    if (id) {
      await pressed(thing);
      await page.locator(`[data-thing="${id}"][aria-pressed=true]`).first().waitFor();
    }
    const allowed = page.locator(ALLOWED);
    const count = await allowed.count();
    if (id && count === 1 && turn % 2 === 0) return pressed(thing);
    const option = allowed.nth(turn % count);
    const group = (await option.getAttribute("data-option")) === "group";
    await pressed(option);
    if (group) await pressed(page.locator(`${OPTION}:not([data-option=group])`).first());
  });
  return { presses, board: Boolean(id) };
}

/**
 * Takes one decision from the list alone: one of its first entries, another each turn. Whatever the
 * game, that is possible.
 * @param {Page} page
 * @param {number} turn
 * @param {Press} press
 */
export async function choose(page, turn, press) {
  await answering(page, async () => {
    for (;;) {
      const entries = page.locator(`${OPTION}:not(.refused)`);
      const entry = entries.nth(turn % Math.min(FIRST, await entries.count()));
      const isGroup = (await entry.getAttribute("data-option")) === "group";
      await press(entry);
      if (!isGroup) return;
      await page.locator(`${OPTION}[data-option=group]`).first().waitFor({ state: "detached" });
    }
  });
}

/**
 * Plays on until the game is over, or for so many decisions.
 * @param {Page} page
 * @param {{ press?: Press, decisions?: number, hurry?: boolean }} [how]
 */
export async function play(page, { press = click, decisions = Infinity, hurry = true } = {}) {
  const taken = [];
  while (taken.length < decisions && (await asked(page, { hurry }))) {
    taken.push(await decide(page, taken.length, press));
  }
  return taken;
}

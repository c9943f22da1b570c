// What is found at a table, whoever plays there and how.

import { PATIENCE } from "./eventually.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * From the home page to the form for a table.
 * @param {Page} page
 * @param {string} game
 */
export async function setUp(page, game) {
  await page.getByTestId(`game-${game}`).getByTestId("ways").click();
  await page.getByTestId("create").click();
}

/**
 * On the home page: a game against bots, at once.
 * @param {string} game
 */
export const playNow = (game) => `[data-testid=game-${game}] [data-testid=play-now]`;
export const PLAY_NOW = playNow("ports");
export const RESULT = "[data-testid=result]";
export const OPTIONS = "[data-testid=options]";
export const OPTION = "[data-option]";
export const ALLOWED = "[data-option]:not([aria-disabled=true])";
export const REFUSED = "[data-option][aria-disabled=true]";
/** Things on the board that lead to an option. */
export const LIT = "[data-testid=board] .thing.can";
/** The buttons beside the question, for what is not decided on the board. */
export const CHOICE = "[data-choice]";
const SKIP = "[data-testid=skip]";

/** A whole round of others may go by, and bots think. */
const ROUND = 3 * PATIENCE;

/** Beside the board there is room for the list; on a phone it lies over it. @param {Page} page */
const isWide = (page) => (page.viewportSize()?.width ?? 0) > 960;

/**
 * Opens the list of options, if it is not open.
 * @param {Page} page
 */
export async function listed(page) {
  // Not with the mouse: the question may be gone at any moment.
  await page.getByTestId("open-options").evaluateAll((found) => {
    for (const one of found)
      if (one instanceof HTMLElement && one.ariaExpanded !== "true") one.click();
  });
}

/**
 * Not with the mouse: the button may be gone at any moment, by itself.
 * @param {Page} page
 */
export const pressSkip = (page) =>
  page.locator(SKIP).evaluateAll((found) => {
    for (const one of found) if (one instanceof HTMLElement) one.click();
  });

/**
 * Waits until this page's player is asked something, or the game is over.
 * @param {Page} page
 * @param {{ hurry?: boolean | (() => Promise<void>) }} [how] what happened meanwhile is not looked at, and
 *   how it is skipped
 * @returns {Promise<boolean>} whether something is asked
 */
export async function asked(page, { hurry = true } = {}) {
  for (;;) {
    const sign = page.locator([RESULT, OPTION, ...(hurry ? [SKIP] : [])].join(", "));
    await sign.first().waitFor({ timeout: ROUND });
    if (await page.locator(RESULT).isVisible()) return false;
    if (await page.locator(OPTION).first().isVisible()) {
      if (isWide(page)) await listed(page);
      return true;
    }
    await (typeof hurry === "function" ? hurry() : pressSkip(page));
  }
}

/**
 * Waits until an answer has been taken: every question has a list of its own.
 * @param {Page} page
 * @param {() => Promise<void>} answer
 */
export async function answering(page, answer) {
  const question = await page.locator(OPTIONS).elementHandle();
  const refusal = page.getByTestId("refusal");
  await answer();
  const taken = question?.waitForElementState("hidden");
  const doubted = refusal.waitFor().then(
    () => true,
    () => false,
  );
  // Some answers are asked again for: the second press is meant.
  if (await Promise.race([taken?.then(() => false), doubted])) await answer();
  await taken;
  if (await refusal.isVisible()) throw new Error(`refused: ${await refusal.innerText()}`);
}

/**
 * Waits until it is known what was pressed comes to: the server may be asked about it.
 * @param {Page} page
 */
export const considered = (page) => page.locator("[aria-busy=true]").waitFor({ state: "detached" });

/**
 * The log, which is looked at instead of the list.
 * @param {Page} page
 */
export async function logOf(page) {
  await page.locator("#tab-log").click();
  return page.getByTestId("log");
}

/**
 * The things in the own hand, by id.
 * @param {Page} page
 */
export function hand(page) {
  return page
    .locator("[data-testid=hand] [data-thing]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-thing")));
}

/**
 * The table that a page is at.
 * @param {Page} page
 */
export function tableOf(page) {
  const table = /\/t\/([^/#]+)/.exec(page.url())?.[1];
  if (!table) throw new Error(`${page.url()} is no table`);
  return table;
}

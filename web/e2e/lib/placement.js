// Playing Cyber Attacker Placement by pressing what is on its board.

import { create, takeSeat } from "./api.js";
import { eventually } from "./eventually.js";
import { click } from "./pressing.js";
import { ALLOWED, asked, CHOICE, OPTIONS } from "./table.js";
import { text } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./pressing.js").Press} Press */
/** @typedef {"hospital" | "company" | "e-commerce" | "factory"} Site */

/** One way to pay is proposed, if there are several. */
const PAY = "[data-choice].proposed";

/** Attackers stand in the middle of a space: it is pressed beside them. */
const BESIDE = { position: { x: 6, y: 6 } };

const CAN = "[data-testid=board] .thing.can";

/** What is pressed if it can be, the dearest wish first. */
const WISHES = [
  PAY,
  `${CHOICE}:has-text("${text("placement-act-accept")}")`,
  `${CHOICE}:has-text("${text("placement-act-refuse")}")`,
  "[data-testid=hand] .thing.can",
  `${CAN}[data-thing=dice]`,
  `${CAN}[data-thing^="stock:"]`,
  `${CAN}[data-thing^="space:"]`,
  `[data-space=start] ${CAN}[data-thing^="attacker:"]`,
  `${CAN}[data-thing=events]`,
];

/**
 * A thing on the board.
 * @param {Page} page
 * @param {string} id
 */
export const thing = (page, id) =>
  page.locator(`[data-testid=board] [data-thing="${id}"] >> visible=true`).first();

/**
 * An option in the list, by its words.
 * @param {Page} page
 * @param {string} key
 */
export const option = (page, key) => page.locator(ALLOWED).filter({ hasText: text(key) });

/**
 * Presses something and waits for what comes of it: an answer, or a shorter list.
 * @param {Page} page
 * @param {import("playwright-core").Locator} target
 * @param {Press} [press]
 * @returns {Promise<boolean>} whether the question is answered
 */
export async function pressing(page, target, press = click) {
  const question = await page.locator(OPTIONS).elementHandle();
  const isSpace = await target.evaluate((one) => one.matches("[data-thing^='space:']"));
  await press(target, isSpace ? BESIDE : {});
  const answer = await page.waitForFunction((list) => {
    if (!list?.isConnected) return "answered";
    if (document.querySelector("[aria-busy=true]")) return null;
    return document.querySelector("[data-testid=board] .selected") ? "narrowed" : null;
  }, question);
  const refusal = page.getByTestId("refusal");
  if (await refusal.isVisible()) throw new Error(`refused: ${await refusal.innerText()}`);
  return (await answer.jsonValue()) === "answered";
}

/**
 * Takes one decision, as a crew would that wants to get on.
 * @param {Page} page
 * @returns {Promise<{ presses: number, board: boolean }>}
 */
export async function decide(page) {
  for (const wish of WISHES) {
    const target = page.locator(`${wish} >> visible=true`).first();
    if (!(await target.isVisible())) continue;
    if (await pressing(page, target)) return { presses: 1, board: true };
    await pressing(page, page.locator(ALLOWED).first());
    return { presses: 2, board: true };
  }
  const end = option(page, "placement-act-end");
  const listed = page.locator(`${ALLOWED}:not([data-option=group])`).first();
  await pressing(page, (await end.isVisible()) ? end : listed);
  return { presses: 1, board: false };
}

/**
 * Plays on until the game is over.
 * @param {Page} page
 */
export async function playOn(page) {
  const taken = [];
  while (await asked(page)) taken.push(await decide(page));
  return taken;
}

/** @typedef {{ page: Page, seat: number }} Crew somebody at a table */

/**
 * Three people with a browser each, in the order of their turns.
 * @param {import("./story.js").Stage} stage
 * @param {import("./browser.js").Wish} [wish]
 * @returns {Promise<[Crew, Crew, Crew]>}
 */
export async function threeCrews(stage, wish = {}) {
  const { server } = stage;
  /** @type {import("../../src/generated/SeatPlan").SeatPlan[]} */
  const seats = ["open", "open", "open"];
  const host = await create(server, { game: "placement", name: "Aoi", seats, start: false });
  const seated = [host];
  for (const name of ["Bea", "Chi"]) seated.push(await takeSeat(server, host.table, name));
  const crews = await Promise.all(
    seated.map(async ({ table, secret }, seat) => {
      return { page: await stage.open(`/t/${table}#${secret}`, wish), seat };
    }),
  );
  await crews[0]?.page.getByTestId("start").click();
  // Chance decides who begins: only that one is asked.
  const begins = await Promise.any(
    crews.map(async ({ page, seat }) => {
      await page.locator(OPTIONS).waitFor();
      return seat;
    }),
  );
  const [first, second, third] = [...crews.slice(begins), ...crews.slice(0, begins)];
  if (!first || !second || !third) throw new Error("somebody is missing");
  return [first, second, third];
}

/**
 * Begins a turn: keeps the cards and takes two tokens from the stock of a site.
 * @param {{ page: Page }} crew
 * @param {Site} site
 * @param {Press} [press]
 */
export async function gather({ page }, site, press = click) {
  await asked(page);
  await pressing(page, option(page, "placement-act-keep"), press);
  for (let token = 0; token < 2; token += 1) {
    await asked(page);
    // The first press only shows what it is good for.
    for (let presses = 0; presses < 2; presses += 1) {
      await pressing(page, thing(page, `stock:${site}`), press);
    }
  }
  await asked(page);
}

/**
 * @param {{ page: Page }} crew
 * @param {Press} [press]
 */
export async function endTurn({ page }, press = click) {
  await asked(page);
  await pressing(page, option(page, "placement-act-end"), press);
}

/**
 * A turn in which nothing is done but taking tokens.
 * @param {{ page: Page }} crew
 * @param {Site} site
 */
export async function passTurn(crew, site) {
  await gather(crew, site);
  await endTurn(crew);
}

/**
 * An attacker enters a site: who, where, and the payment that is proposed if there is a choice.
 * @param {{ page: Page }} crew
 * @param {string} attacker
 * @param {Site} site
 * @param {Press} [press]
 * @returns {Promise<number>} how many presses it took
 */
export async function intrude({ page }, attacker, site, press = click) {
  await pressing(page, thing(page, attacker), press);
  const there = thing(page, `space:${site}:1`);
  // What draws a card cannot be taken back: it is pressed again.
  if (!(await pressing(page, there, press))) await pressing(page, there, press);
  await asked(page);
  if (!(await page.locator(PAY).isVisible())) return 2;
  await pressing(page, page.locator(PAY), press);
  return 3;
}

/**
 * Waits until a page shows these tokens of a crew, in the order of the sites.
 * @param {Page} page
 * @param {Crew} crew
 * @param {number[]} expected
 */
export const hasTokens = (page, { seat }, expected) =>
  eventually(
    () =>
      page
        .locator(`[data-tokens="${seat}"] .token`)
        .evaluateAll((all) => all.map((one) => Number(/\d+/.exec(one.textContent ?? "")?.[0]))),
    expected,
  );

/**
 * Chooses from the list, by words.
 * @param {{ page: Page }} crew
 * @param {string} words
 */
export async function choose({ page }, words) {
  await asked(page);
  const chosen = page.locator(`${ALLOWED}:not([data-option=group])`).filter({ hasText: words });
  await pressing(page, chosen.first());
}

/**
 * Waits until a page shows that a crew has so many points.
 * @param {Page} page
 * @param {Crew} crew
 * @param {number} points
 */
export const hasPoints = (page, { seat }, points) =>
  page
    .locator(`.points[data-player="${seat}"] strong >> visible=true`)
    .filter({ hasText: new RegExp(`^${points}$`) })
    .waitFor();

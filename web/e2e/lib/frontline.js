// Playing Cyber FrontLine by pressing what is on its table.

import { create, takeSeat } from "./api.js";
import { click } from "./pressing.js";
import { overhear } from "./wire.js";
import { ALLOWED, answering, asked } from "./table.js";
import { text } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./pressing.js").Press} Press */
/** @typedef {Partial<import("../../src/generated/frontline/Plan").Plan>} Plan */
/** @typedef {{ page: Page, seat: number, heard: ReturnType<typeof overhear> }} Service somebody at a table */

const STAGES = ["deliver", "exploit", "control", "spread", "objective"];

/**
 * The options that are allowed and say this.
 * @param {Page} page
 * @param {string} words
 */
const saying = (page, words) =>
  page.locator(`${ALLOWED}:not([data-option=group])`).filter({ hasText: words });

/**
 * Answers with the option that says this.
 * @param {Page} page
 * @param {string} words
 */
export async function choose(page, words) {
  await asked(page);
  await answering(page, () => click(saying(page, words).first()));
}

/**
 * Answers by pressing a card: the first press only shows what it is good for.
 * @param {Page} page
 * @param {string} thing
 * @param {Press} [press]
 */
export async function pressCard(page, thing, press = click) {
  await asked(page);
  const card = page.locator(`[data-testid=hand] [data-thing="${thing}"]`).first();
  await answering(page, async () => {
    await press(card);
    await page.locator(`[data-thing="${thing}"][aria-pressed=true]`).first().waitFor();
    await press(card);
  });
}

/**
 * Says the plan of a turn.
 * @param {Page} page
 * @param {Plan} plan
 * @param {Press} [press]
 */
export async function sayPlan(page, plan, press = click) {
  await asked(page);
  for (const [action, count] of Object.entries(plan)) {
    for (let more = 0; more < count; more += 1) {
      await press(page.getByTestId(`plan-more-${action}`));
    }
  }
  await answering(page, () => press(page.getByTestId("plan")));
}

/**
 * Prepares: sets whatever is in hand, buys nothing.
 * @param {Page} page
 * @param {Press} [press]
 */
export async function prepare(page, press = click) {
  await pressCard(page, "defence:m1049", press);
  await choose(page, text("frontline-act-done-opening"));
}

/**
 * The card that brings the attack on: one to place, or one for the first stage that lacks one.
 * @param {Page} page
 * @returns {Promise<string | undefined>}
 */
async function wanted(page) {
  const read = (/** @type {string} */ start) =>
    page.locator(`[data-testid=hand] [data-thing^="${start}:"]`).evaluateAll((cards) =>
      cards.map((card) => ({
        thing: card.getAttribute("data-thing") ?? "",
        words: card.textContent ?? "",
        can: card.classList.contains("can"),
      })),
    );
  const [held, looked] = [await read("technique"), await read("look")];
  const placed = held.find(({ can }) => can);
  if (placed) return placed.thing;
  const reached = await page.locator("[data-chain='0'] li .corner").count();
  const missing = STAGES.slice(reached).map((stage) => text(`frontline-stage-${stage}`));
  for (const stage of missing) {
    if (held.some(({ words }) => words.includes(stage))) continue;
    return looked.find(({ can, words }) => can && words.includes(stage))?.thing;
  }
  return undefined;
}

/**
 * Takes one decision, as somebody would who wants to get through.
 * @param {Page} page
 * @returns {Promise<boolean>} whether it was taken on the table
 */
async function decide(page) {
  const more = page.getByTestId("plan-more-attack");
  if (await more.isVisible()) {
    await sayPlan(page, (await more.isEnabled()) ? { weaponise: 2, attack: 1 } : { weaponise: 3 });
    return true;
  }
  if (await page.getByTestId("judgement").isVisible()) {
    await answering(page, () => page.locator("[data-choice]").first().click());
    return true;
  }
  const thing = await wanted(page);
  if (thing) {
    await pressCard(page, thing);
    return true;
  }
  await answering(page, () => click(page.locator(`${ALLOWED}:not([data-option=group])`).last()));
  return false;
}

/**
 * Plays on until the match is over.
 * @param {Page} page
 */
export async function playOn(page) {
  let [decisions, onTable] = [0, 0];
  while (await asked(page)) {
    decisions += 1;
    if (await decide(page)) onTable += 1;
  }
  return { decisions, onTable };
}

/**
 * Two people with a browser each: who goes first, and the other.
 * @param {import("./story.js").Stage} stage
 * @returns {Promise<[Service, Service]>}
 */
export async function twoServices(stage) {
  const { server } = stage;
  const host = await create(server, {
    game: "frontline",
    name: "Aoi",
    seats: ["open", "open"],
    start: false,
  });
  const guest = await takeSeat(server, host.table, "Bea");
  const services = await Promise.all(
    [host, guest].map(async ({ table, secret }, seat) => {
      const page = await stage.somebody();
      const heard = overhear(page);
      await page.goto(`/t/${table}#${secret}`);
      return { page, seat, heard };
    }),
  );
  const [aoi, bea] = services;
  if (!aoi || !bea) throw new Error("somebody is missing");
  await aoi.page.getByTestId("start").click();
  await asked(aoi.page);
  const first = text("frontline-web-first");
  const begins = await aoi.page.getByTestId("seat-0").getByText(first, { exact: true }).isVisible();
  return begins ? [aoi, bea] : [bea, aoi];
}

// Playing League of Hackers by pressing what is on its board.

import { create, takeSeat } from "./api.js";
import { click } from "./pressing.js";
import { ALLOWED, asked, considered, OPTIONS } from "./table.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("./pressing.js").Press} Press */
/** @typedef {import("../../src/generated/league/View").View} View */
/** @typedef {import("../../src/generated/league/Tile").Tile} Tile */

const BOARD = "[data-testid=board]";
const HAND = "[data-testid=hand] [data-thing]";
const COMMIT = "[data-testid=commit]";
const SPOT = `${BOARD} .thing.can[data-thing^="spot:"]`;
const SERVER = `${BOARD} .thing.can[data-thing^="server:"]`;
const STRIKE = "[data-testid=choices] [data-choice]";
/** What can be used: a tap on anything else says why not, and a second one shows it large. */
const USABLE = ".thing.can";

/**
 * A thing on the board.
 * @param {Page} page
 * @param {string} id
 */
export const thing = (page, id) => page.locator(`${BOARD} [data-thing="${id}"] >> visible=true`);

/**
 * The cards of the own hand, or those of one kind.
 * @param {Page} page
 * @param {"a" | "d"} [kind] attacks or defences
 */
export const cards = (page, kind) =>
  kind ? page.locator(`[data-testid=hand] [data-thing^="hand:${kind}-"]`) : page.locator(HAND);

/**
 * Presses what a tile is used with, and cards until they pay for it.
 * @param {Page} page
 * @param {Tile} tile
 * @param {{ paid?: number, press?: Press }} [how] how many cards make an attack stronger
 * @returns {Promise<number>} how many presses it took; 0: it cannot be done
 */
export async function plan(page, tile, { paid = 0, press = click } = {}) {
  const commit = page.locator(COMMIT);
  const clear = page.getByTestId("clear-draft");
  if (await clear.isVisible()) await press(clear);
  const main = tile === "attack" ? "a" : tile === "defend" ? "d" : null;
  let presses = 1;
  if (!main) await press(thing(page, `tile:${tile}`));
  else {
    const mains = cards(page, main).and(page.locator(USABLE));
    if ((await mains.count()) === 0) return 0;
    await press(mains.first());
  }
  await considered(page);
  const hand = cards(page);
  const count = await hand.count();
  for (let place = count - 1, more = paid; place >= 0; place -= 1) {
    if (more <= 0 && (await commit.isEnabled())) return presses;
    const card = hand.nth(place);
    if ((await card.getAttribute("aria-pressed")) === "true") continue;
    if ((await card.and(page.locator(USABLE)).count()) === 0) continue;
    await press(card);
    await considered(page);
    presses += 1;
    more -= 1;
  }
  return (await commit.isEnabled()) ? presses : 0;
}

/**
 * @param {Page} page
 * @param {Press} [press]
 */
export async function commit(page, press = click) {
  await press(page.locator(COMMIT));
  await page.getByTestId("planner").waitFor({ state: "hidden" });
}

/** What is wished for, turn by turn: a game sees a bit of everything. */
const WISHES = /** @type {const} */ ([
  ["install", 0],
  ["attack", 2],
  ["defend", 0],
  ["attack", 1],
  ["repair", 0],
]);
/** The turn in which a repair is wished for. */
export const REPAIR = WISHES.length - 1;

/**
 * Plans and commits, what is wished for or else what can be done.
 * @param {Page} page
 * @param {number} turn
 * @param {Press} press
 */
async function choose(page, turn, press) {
  const [tile, paid] = WISHES[turn % WISHES.length] ?? ["repair", 0];
  for (const wish of /** @type {Tile[]} */ ([tile, "defend", "attack", "repair"])) {
    if ((await plan(page, wish, { paid, press })) > 0) return commit(page, press);
  }
  throw new Error("whoever has a card can repair");
}

/**
 * Presses something that answers the question. The list of options comes anew with whatever else
 * happens: that it is another one is enough.
 * @param {Page} page
 * @param {() => Promise<void>} answer
 */
async function answering(page, answer) {
  const list = await page.locator(OPTIONS).elementHandle();
  await answer();
  await list?.waitForElementState("hidden");
}

/**
 * Takes one decision: on the board where there is something to press, else from the list.
 * @param {Page} page
 * @param {number} turn
 * @param {Press} press
 * @returns {Promise<"plan" | "spot" | "server" | "colour" | "list">} what was pressed
 */
export async function decide(page, turn, press = click) {
  if (await page.locator(COMMIT).isVisible()) {
    await choose(page, turn, press);
    return "plan";
  }
  const spot = page.locator(SPOT).first();
  if (await spot.isVisible()) {
    const id = (await spot.getAttribute("data-thing")) ?? "";
    await answering(page, async () => {
      await press(spot);
      await considered(page);
      // The last one is for good, and has to be pressed again.
      const pressed = page.locator(`${BOARD} [data-thing="${id}"][aria-pressed=true]`);
      if ((await pressed.count()) > 0) await press(thing(page, id));
    });
    return "spot";
  }
  const strike = page.locator(STRIKE).first();
  if (await strike.isVisible()) {
    await answering(page, () => press(strike));
    return "colour";
  }
  const server = page.locator(SERVER).first();
  if (await server.isVisible()) {
    const id = (await server.getAttribute("data-thing")) ?? "";
    await answering(page, async () => {
      await press(server);
      await page.locator(`${BOARD} [data-thing="${id}"][aria-pressed=true]`).waitFor();
      await press(thing(page, id));
    });
    return "server";
  }
  await answering(page, () => press(page.locator(ALLOWED).first()));
  return "list";
}

/**
 * Plays on until the game is over.
 * @param {Page} page
 * @param {{ press?: Press, look?: (taken: string[]) => Promise<void> }} [how] what is looked at
 *   before each decision
 */
export async function playOn(page, { press = click, look } = {}) {
  /** @type {string[]} */
  const taken = [];
  let turn = 0;
  while (await asked(page)) {
    await look?.(taken);
    const pressed = await decide(page, turn, press);
    if (pressed === "plan") turn += 1;
    taken.push(pressed);
  }
  return taken;
}

/**
 * Two people with a browser each, who have picked the servers to begin with.
 * @param {import("./story.js").Stage} stage
 * @param {(page: Page) => void} [listen] before anything arrives
 * @returns {Promise<[Page, Page]>} in the order of their seats
 */
export async function duel(stage, listen) {
  const { server } = stage;
  const host = await create(server, {
    game: "league",
    name: "Aoi",
    seats: ["open", "open"],
    start: false,
  });
  const guest = await takeSeat(server, host.table, "Bea");
  const [aoi, bea] = [await stage.somebody(), await stage.somebody()];
  for (const [page, { table, secret }] of /** @type {const} */ ([
    [aoi, host],
    [bea, guest],
  ])) {
    listen?.(page);
    await page.goto(`/t/${table}#${secret}`);
  }
  await aoi.getByTestId("start").click();
  await Promise.all([aoi, bea].map(planning));
  return [aoi, bea];
}

/**
 * Takes decisions until a tile is to be chosen.
 * @param {Page} page
 * @returns {Promise<boolean>} whether the game still goes on
 */
export async function planning(page) {
  while (await asked(page)) {
    if (await page.locator(COMMIT).isVisible()) return true;
    await decide(page, 0);
  }
  return false;
}

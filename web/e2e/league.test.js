// League of Hackers: whole games, secret choices at the same time, and a phone.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { create, EASY } from "./lib/api.js";
import { eventually } from "./lib/eventually.js";
import { checkThumbs, sticksOut } from "./lib/layout.js";
import {
  cards,
  commit,
  decide,
  duel,
  plan,
  planning,
  playOn,
  REPAIR,
  thing,
} from "./lib/league.js";
import { checkList, tap } from "./lib/pressing.js";
import { overhear } from "./lib/wire.js";
import { sitAt, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { ALLOWED, asked, considered, hand, logOf, RESULT, setUp } from "./lib/table.js";
import { checkEveryLanguage, checkTexts } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/league.js").View} View */
/** @typedef {import("./lib/wire.js").Heard} Heard */

/** An attack that is made stronger by one card: card, payment, commit. */
const MOST_PRESSES = 3;
const SECOND_ACTION = text("league-web-action", { action: 2, actions: 4 });

/**
 * Nothing keeps anybody out, in neither theme.
 * @param {Page} page
 */
async function checkAccess(page) {
  for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await problems(page), [], colorScheme);
  }
}

/**
 * Somebody at a table with bots.
 * @param {import("./lib/story.js").Stage} stage
 * @param {number} bots
 * @param {import("./lib/browser.js").Wish} [wish]
 */
async function sitDown(stage, bots, wish) {
  const seats = /** @type {import("../src/generated/SeatPlan").SeatPlan[]} */ ([
    "open",
    ...Array.from({ length: bots }, () => EASY),
  ]);
  const { table, secret } = await create(stage.server, { game: "league", name: "Aoi", seats });
  return stage.open(`/t/${table}#${secret}`, wish);
}

/**
 * @param {Page} page
 * @param {number} players
 */
async function checkResult(page, players) {
  const result = page.locator(RESULT);
  const verdict = await result.getByTestId("verdict").first().innerText();
  assert.match(verdict, /won with \d+ points|share the win with \d+ points/);
  assert.equal(await result.getByTestId("scoring").locator("[data-sheet]").count(), players);
}

story("a whole game of four by clicking, from the home page", async (stage) => {
  const page = await stage.open("/");
  await setUp(page, "league");
  await page.getByRole("radio", { name: "4" }).check({ force: true });
  for (const number of [2, 3, 4]) {
    const seat = text("web-seat-plan", { number });
    await page.getByRole("combobox", { name: seat }).selectOption("newcomer");
  }
  await page.getByTestId("create-table").click();
  await page.getByTestId("start").click();
  assert.ok(await asked(page));
  const taken = await playOn(page);
  stage.remark(
    `${taken.length} decisions, ${taken.filter((one) => one === "list").length} by list`,
  );
  assert.ok(taken.includes("plan") && taken.includes("server"));
  await checkResult(page, 4);
  await checkEveryLanguage(page);
});

story("a whole game of two by clicking, with the dummy", async (stage) => {
  const page = await sitDown(stage, 1);
  assert.ok(await asked(page));
  await page.getByTestId("dummy").waitFor();
  const taken = await playOn(page);
  stage.remark(`${taken.length} decisions`);
  await checkResult(page, 2);
});

story("a whole game of three on a phone, by tapping", async (stage) => {
  const page = await sitDown(stage, 2, { size: "phone", language: "ja" });
  const taken = await playOn(page, {
    press: tap,
    async look(taken) {
      if (taken.length > 12 || !(await page.getByTestId("planner").isVisible())) return;
      await everyoneElseHasChosen(page);
      assert.deepEqual(await sticksOut(page), []);
      await checkList(page);
      await checkThumbs(page, "[data-testid=hand] [data-thing], [data-tile] [data-thing]");
    },
  });
  assert.ok(taken.includes("plan"));
  assert.deepEqual(await sticksOut(page), []);
  await checkTexts(page);
});

/**
 * Nothing more happens until the viewer chooses, so that the page can be measured.
 * @param {Page} page
 */
async function everyoneElseHasChosen(page) {
  await eventually(() => page.locator("[data-mind=thinking]").count(), 1);
  await page.getByTestId("skip").waitFor({ state: "detached" });
}

story("a plan says what it would do, and the table is accessible in both themes", async (stage) => {
  const page = await sitDown(stage, 3);
  for (let turn = 0; turn < 6 && (await planning(page)); turn += 1) await decide(page, turn);
  // Attack cards come sooner or later: the deck has 24 of them.
  while ((await planning(page)) && !(await canAttack(page))) await decide(page, REPAIR);
  const presses = (await plan(page, "attack", { paid: 1 })) + 1;
  assert.ok(presses <= MOST_PRESSES, `it takes ${presses} presses`);
  const rows = page.getByTestId("preview").locator("[data-strike]");
  assert.ok((await rows.count()) > 0, "a line for each colour");
  // A column for the strength, for each of three opponents, and for the points.
  assert.equal(await rows.first().locator("th, td").count(), 5);
  await everyoneElseHasChosen(page);
  await page.getByRole("tab", { name: text("league-web-overview") }).click();
  await checkAccess(page);
  await checkEveryLanguage(page);
  await page.getByTestId("clear-draft").click();
  await page.getByTestId("preview").waitFor({ state: "hidden" });
  await page.locator("[data-testid=commit]:disabled").waitFor();
});

/**
 * Whether an attack can be made stronger by a card.
 * @param {Page} page
 */
const canAttack = async (page) =>
  (await cards(page, "a").count()) > 0 && (await cards(page).count()) > 1;

/**
 * The views and events in a message.
 * @param {Heard} heard
 */
function parts({ frames, scene }) {
  const scenes = scene ? [scene] : [];
  return {
    views: /** @type {View[]} */ ([...frames, ...scenes].map(({ view }) => view)),
    events: frames.flatMap(({ event }) => (event ? [event] : [])),
  };
}

/**
 * Fails if these messages tell more about the choice of a seat than that it was made.
 * @param {Heard[]} messages
 * @param {number} seat
 * @param {string[]} secrets cards that nobody else can hold
 */
function checkSilence(messages, seat, secrets) {
  for (const message of messages) {
    const said = JSON.stringify(message);
    for (const card of secrets) assert.ok(!said.includes(`"${card}"`), `${card} is told: ${said}`);
    const { views, events } = parts(message);
    for (const { players } of views) {
      assert.ok(["thinking", "committed"].includes(players[seat]?.mind.mind ?? ""), said);
      assert.deepEqual(players[seat]?.hand, { seen: "closed", count: 8 }, "the hand looks whole");
    }
    for (const event of events) assert.deepEqual(event, { event: "committed", seat });
  }
}

/**
 * The cards in the own hand of which there is only one.
 * @param {Page} page
 */
async function uniqueCards(page) {
  const things = await hand(page);
  return things
    .map((thing) => (thing ?? "").replace("hand:", ""))
    .filter((card) => !/^(d-10|a-06)/.test(card));
}

/** @param {Page} page @param {number} seat @param {"chosen" | "thinking"} mind */
const minds = (page, seat, mind) =>
  page.getByTestId(`seat-${seat}`).locator(`[data-mind=${mind}]`).waitFor();

/**
 * Plans what everyone plans in these stories: an attack, if there is a card for it.
 * @param {Page} page
 */
async function planAny(page) {
  for (const tile of /** @type {const} */ (["attack", "defend"])) {
    if ((await plan(page, tile, { paid: 2 })) > 0) return tile;
  }
  throw new Error("a hand has cards of a kind");
}

story("nobody learns what another has chosen, who may still change it", async (stage) => {
  /** @type {Heard[][]} */
  const heard = [];
  const [aoi, bea] = await duel(stage, (page) => heard.push(overhear(page)));
  const toBea = heard[1] ?? [];
  const secrets = await uniqueCards(aoi);
  assert.ok(secrets.length > 0);
  const before = toBea.length;

  const tile = await planAny(aoi);
  assert.equal(toBea.length, before, "what is only thought about is told to nobody");
  await commit(aoi);
  await aoi.getByTestId("chosen").waitFor();
  await Promise.all([minds(bea, 0, "chosen"), minds(bea, 1, "thinking")]);
  assert.equal(await bea.locator("[data-tile] .player").count(), 0, "no tile is up");

  await aoi.getByTestId("take-back").click();
  await minds(bea, 0, "thinking");
  await aoi.getByTestId("planner").waitFor();
  await thing(aoi, "tile:repair").click();
  await cards(aoi).first().click();
  await commit(aoi);
  await minds(bea, 0, "chosen");
  checkSilence(toBea.slice(before), 0, secrets);
  assert.ok(toBea.length > before, "that a choice was made is told");

  await plan(bea, "repair");
  await commit(bea);
  await asked(bea);
  await asked(aoi);
  const log = await (await logOf(bea)).innerText();
  assert.match(log, /The tiles are up\. Aoi: Repair/, `and not ${tile}`);
});

story("a tile and its cards are chosen from the list as well, part by part", async (stage) => {
  const page = await sitDown(stage, 3);
  assert.ok(await planning(page));
  const options = page.locator(ALLOWED);
  await options.filter({ hasText: text("league-web-group-repair", { count: 8 }) }).click();
  await options.filter({ hasText: text("league-act-repair", { cards: 2, damage: 6 }) }).click();
  await page.locator("[data-tile=repair].chosen").waitFor();
  await asked(page);
  // A card that is pressed on the board leaves in the list what is paid with it.
  const card = cards(page).first();
  await card.click();
  await page.locator("[data-role=paid]").waitFor();
  const paid = text("league-act-pay", { cards: "" }).trim();
  await options.filter({ hasText: paid }).first().click();
  await page.getByTestId("planner").waitFor({ state: "hidden" });
});

story("by keyboard alone: card, payment, commit", async (stage) => {
  const page = await sitDown(stage, 3);
  while ((await planning(page)) && !(await canAttack(page))) await decide(page, REPAIR);
  const attack = cards(page, "a").first();
  const id = (await attack.getAttribute("data-thing")) ?? "";
  await attack.focus();
  await page.keyboard.press("Enter");
  await page.locator(`[data-role=about] [data-thing="${id}"]`).waitFor();
  await considered(page);
  const other = page.locator("[data-testid=hand] [data-thing][aria-pressed=false]").first();
  await other.focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-role=paid]").waitFor();
  await page.locator("[data-testid=commit]:enabled").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("planner").waitFor({ state: "hidden" });
});

// Every table of a server that was given its luck is dealt the same.
story(
  "who chooses first makes no difference",
  async (stage) => {
    /** @param {(aoi: Page, bea: Page) => Promise<void>} both */
    const outcome = async (both) => {
      const [aoi, bea] = await duel(stage);
      await planAny(aoi);
      await planAny(bea);
      await both(aoi, bea);
      await Promise.all([aoi, bea].map(planning));
      await aoi.getByTestId("board").getByText(SECOND_ACTION).waitFor();
      const lines = await (await logOf(aoi)).locator("li").allInnerTexts();
      const track = await aoi.getByTestId("score-track").innerText();
      await Promise.all([aoi, bea].map((page) => page.context().close()));
      return { lines: lines.filter((line) => !line.endsWith("has chosen.")), track };
    };
    const aoiFirst = await outcome(async (aoi, bea) => {
      await commit(aoi);
      await minds(bea, 0, "chosen");
      await commit(bea);
    });
    const beaFirst = await outcome(async (aoi, bea) => {
      await commit(bea);
      await minds(aoi, 1, "chosen");
      await commit(aoi);
    });
    const atOnce = await outcome(async (aoi, bea) => {
      await Promise.all([commit(aoi), commit(bea)]);
    });
    assert.deepEqual(beaFirst, aoiFirst);
    assert.deepEqual(atOnce, aoiFirst);
  },
  "league-1",
);

story("a server looks as it is damaged", async (stage) => {
  const [, place] = situations("league").find(([kind]) => kind.endsWith("-replace")) ?? [];
  assert.ok(place);
  const { table, secret } = await sitAt(stage.server, "league", place);
  const page = await stage.open(`/t/${table}#${secret}`);
  const hosts = page.locator("[data-testid=board] .host");
  await hosts.first().waitFor();
  const looks = await hosts.evaluateAll((all) =>
    all.map((host) => ({
      looks: host.querySelector("[data-condition]")?.getAttribute("data-condition"),
      taken: host.querySelectorAll(".places .taken").length,
      places: host.querySelectorAll(".places i").length,
    })),
  );
  for (const { looks: shown, taken, places } of looks) {
    const hurt = taken >= places ? "down" : taken * 2 >= places ? "critical" : "hurt";
    assert.equal(shown, taken === 0 ? "whole" : hurt, `${taken} of ${places}`);
  }
  assert.ok(new Set(looks.map(({ looks }) => looks)).size > 1, "not all of them look the same");
});

// Cyber FrontLine: a whole match, a card that is judged between two browsers, and a phone.

import assert from "node:assert/strict";
import { create, EASY } from "./lib/api.js";
import { problems } from "./lib/axe.js";
import { eventually } from "./lib/eventually.js";
import { playOn, prepare, pressCard, sayPlan, twoServices } from "./lib/frontline.js";
import { checkThumbs, sticksOut, still } from "./lib/layout.js";
import { checkList, tap } from "./lib/pressing.js";
import { sitAt, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { ALLOWED, answering, asked, OPTION, RESULT } from "./lib/table.js";
import { checkTexts } from "./lib/texts.js";
import { views } from "./lib/wire.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/browser.js").Wish} Wish */
/** @typedef {import("./lib/story.js").Stage} Stage */
/** @typedef {import("../src/generated/frontline/View").View} View */

/** @type {import("../src/generated/SeatPlan").SeatPlan} */
const RANDOM = { bot: "random" };

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

// Always with the same luck: a purchase is declined in the list, and how often that is depends on it.
story(
  "a whole match by clicking",
  async (stage) => {
    const plan = { game: "frontline", seats: [/** @type {const} */ ("open"), RANDOM] };
    const { table, secret } = await create(stage.server, plan);
    const page = await stage.open(`/t/${table}#${secret}`);
    await prepare(page);
    const { decisions, onTable } = await playOn(page);
    stage.remark(`${decisions} decisions, ${onTable} on the table`);
    assert.ok(onTable > decisions / 3, "many decisions are taken on the table");

    const result = page.locator(RESULT);
    const sets = result.getByTestId("scoring").locator("[data-line]");
    assert.ok([2, 3].includes(await sets.count()), "two or three sets");
    assert.match(await result.getByTestId("verdict").last().innerText(), /Set [23]/);
    await checkTexts(page);
  },
  "frontline-31",
);

story(
  "who is ready with defences in hand is asked, and can set them in one breath",
  async (stage) => {
    for (const size of /** @type {const} */ (["desktop", "phone"])) {
      const plan = { game: "frontline", seats: [/** @type {const} */ ("open"), RANDOM] };
      const { table, secret } = await create(stage.server, plan);
      const page = await stage.open(`/t/${table}#${secret}`, { size });
      await asked(page);
      await page.locator("[data-choice]").first().click();
      await page.getByTestId("refusal").waitFor();
      const instead = page.getByTestId("instead");
      const card = text("frontline-mitigation-m1049");
      assert.equal(await instead.innerText(), text("frontline-sure-set-too", { cards: card }));
      assert.deepEqual(await sticksOut(page), [], size);
      await checkAccess(page);
      await answering(page, () => instead.click());
      await asked(page);
      await page
        .locator("[data-testid=board] [data-testid=plan], [data-testid=plan]")
        .first()
        .waitFor();
      await page.close();
    }
  },
);

/**
 * The views that the wire told somebody.
 * @param {import("./lib/wire.js").Heard[]} heard
 * @returns {View[]}
 */
const viewsIn = (heard) => heard.flatMap(views).map(({ view }) => /** @type {View} */ (view));

// With this luck whoever goes first is shown Phishing twice in the first turn.
story(
  "a defence is turned up in the window, and nullified with a copy",
  async (stage) => {
    const [attacker, defender] = await twoServices(stage);
    const { heard } = attacker;
    await Promise.all([prepare(attacker.page), prepare(defender.page)]);
    await sayPlan(attacker.page, { weaponise: 2, attack: 1 });
    await sayPlan(defender.page, {});
    await pressCard(attacker.page, "look:t1566");
    await pressCard(attacker.page, "look:t1566");
    const copies = attacker.page.locator("[data-thing='technique:t1566']");
    await copies.getByText("×2").or(copies.locator("..").getByText("×2")).first().waitFor();

    await stage.chapter("the defender sees what would stop it, the attacker does not", async () => {
      await pressCard(attacker.page, "technique:t1566");
      await asked(defender.page);
      const helps = defender.page.getByTestId("turn-up-0");
      await helps.waitFor();
      // What closes the matter is offered once, in the dock.
      const judge = defender.page
        .getByTestId("judgement")
        .getByRole("button", { name: text("frontline-act-done-reveal") });
      assert.equal(await judge.count(), 0);
      await checkAccess(defender.page);
      const told = await attacker.page.getByTestId("judgement").getByRole("heading").innerText();
      assert.match(told, /^You attack with /, "whoever attacks is spoken to");
      assert.equal(await attacker.page.getByTestId("turn-up-0").count(), 0);
      for (const view of viewsIn(heard)) {
        const side = view.sides[defender.seat];
        assert.ok(side && side.defences.seen === "closed" && side.techniques.seen === "closed");
        assert.ok(side.zone.every(({ is }) => is === "hidden" || is === "empty"));
      }
      assert.ok(viewsIn(heard).length > 5, "the attacker was told of the table");
      await helps.click();
    });

    await stage.chapter("one copy more, and the defence is off", async () => {
      await defender.page.getByTestId("turn-up-0").waitFor({ state: "detached" });
      await asked(attacker.page);
      const card = text("frontline-technique-t1566");
      const nullify = text("frontline-act-nullify", { count: 1, card });
      await attacker.page.locator("[data-choice]").filter({ hasText: nullify }).click();
      for (const { page } of [attacker, defender]) {
        const stands = text("frontline-technique-t1566");
        await page
          .locator(`[data-chain="${attacker.seat}"] li`)
          .first()
          .getByText(text("frontline-web-stands", { card: stands }))
          .waitFor({ state: "attached" });
        const zone = page.locator(`[data-zone="${defender.seat}"] li`).first();
        await eventually(() => zone.getAttribute("data-place"), "up");
      }
    });
  },
  "frontline-31",
);

story("a plan is put together on the table, or found in the list", async (stage) => {
  const plan = { game: "frontline", seats: [/** @type {const} */ ("open"), EASY] };
  const { table, secret } = await create(stage.server, plan);
  const page = await stage.open(`/t/${table}#${secret}`);
  await prepare(page);
  assert.ok(await asked(page));
  const say = page.getByTestId("plan");
  assert.equal(await say.innerText(), text("frontline-act-plan-nothing"));
  const name = text("frontline-plan-weaponise");
  for (const count of [1, 2]) {
    await page.getByTestId("plan-more-weaponise").click();
    await say.getByText(text("frontline-planned", { count, card: name })).waitFor();
  }
  // What has been put together leaves in the list what it can still become.
  const options = page.locator(OPTION);
  for (const words of await options.allInnerTexts()) assert.match(words, new RegExp(name));
  const less = text("frontline-web-less", { card: name });
  await page.getByRole("button", { name: less }).click();
  await say.getByText(text("frontline-planned", { count: 1, card: name })).waitFor();
  await answering(page, () => page.locator(ALLOWED).first().click());
  assert.ok(await asked(page));
});

story("a turn on a phone, by tapping", async (stage) => {
  const plan = { game: "frontline", seats: [/** @type {const} */ ("open"), EASY] };
  const { table, secret } = await create(stage.server, plan);
  const page = await stage.open(`/t/${table}#${secret}`, { size: "phone" });
  const check = async () => {
    assert.ok(await asked(page));
    assert.deepEqual(await sticksOut(page), []);
    await checkList(page);
  };
  await check();
  await checkThumbs(page, "[data-testid=hand] [data-thing]");
  await prepare(page, tap);
  await check();
  await checkThumbs(page, "[data-testid=planner] button");
  await checkAccess(page);
  await sayPlan(page, { weaponise: 1, harden: 1 }, tap);
  await check();
  await page.getByTestId("matrix-open").tap();
  await page.getByTestId("matrix").waitFor();
  assert.deepEqual(await sticksOut(page), []);
  await page.keyboard.press("Escape");
  await check();
  await checkTexts(page);
});

/** What is asked in each phase in which something is held in hand. */
const PHASES = ["attack", "plan", "recon", "reorganise"];
/** Here something is for sale beside it. */
const SALES = ["opening", "harden", "weaponise"];

/** Somebody sits where this is asked. @param {Stage} stage @param {string} question @param {Wish} [wish] */
async function sit(stage, question, wish) {
  const [, place] =
    situations("frontline").find(([kind]) => kind === `asked frontline-prompt-${question}`) ??
    assert.fail(`${question} is asked`);
  const { table, secret } = await sitAt(stage.server, "frontline", place);
  const page = await stage.open(`/t/${table}#${secret}`, wish);
  await asked(page);
  await page.keyboard.press("Escape");
  await still(page);
  return page;
}

story("cards in hand are as large in every phase, and beside a shop as wide", async (stage) => {
  /** @type {Set<string>} */
  const sizes = new Set();
  /** @type {Set<number>} */
  const widths = new Set();
  for (const question of [...PHASES, ...SALES]) {
    const page = await sit(stage, question);
    const all = await page.locator("[data-testid=hand] .held .hand-card").evaluateAll((cards) =>
      cards.map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return { width: Math.round(width), height: Math.round(height) };
      }),
    );
    assert.ok(all.length > 0, `${question}: something is held`);
    for (const { width, height } of all) {
      widths.add(width);
      if (PHASES.includes(question)) sizes.add(`${width} × ${height}`);
    }
    await page.context().close();
  }
  assert.equal(sizes.size, 1, [...sizes].join(", "));
  assert.equal(widths.size, 1, [...widths].join(", "));
});

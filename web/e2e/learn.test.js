// Learning by playing: stories that games begin with, and guided first games.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { eventually } from "./lib/eventually.js";
import { sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { asked, playNow, pressSkip, tableOf } from "./lib/table.js";

/** @typedef {import("playwright-core").Page} Page */

const GUIDE = "[data-testid=guide]";
const POINTED = "[data-pointed]";
const FINISH = "[data-testid=guide-finish]";
/** A lesson has fewer decisions and cards than this. */
const STEPS = 80;

/** @param {string} game */
const learn = (game) => `[data-testid=game-${game}] [data-testid=learn]`;

/**
 * Waits until the guide has something to say, or the lesson is over.
 * @param {Page} page
 */
async function guided(page) {
  const speaks = page.locator(`${FINISH}, ${GUIDE} [data-card], [data-testid=guide-story]`);
  await eventually(async () => {
    await pressSkip(page);
    return (await speaks.count()) > 0;
  }, true);
  return (await page.locator(FINISH).count()) === 0;
}

/**
 * Reads on until a card points at something.
 * @param {Page} page
 * @param {(button: import("playwright-core").Locator) => Promise<void>} press
 */
async function readOn(page, press) {
  const answer = page.getByTestId("guide-answer").first();
  const next = page.getByTestId("guide-go-on");
  while ((await answer.count()) + (await next.count()) > 0) {
    await press((await answer.count()) > 0 ? answer : next);
  }
}

/** What the guide says now. @param {Page} page */
const said = async (page) => (await page.locator(`${GUIDE} .says`).allInnerTexts()).join();

story("before a first game its story is told, once", async (stage) => {
  const page = await stage.open("/", { newcomer: true });
  await page.locator(playNow("placement")).click();
  await page.getByTestId("story").waitFor();
  assert.deepEqual(await problems(page), []);
  await page.keyboard.press("Escape");
  await page.getByTestId("story").waitFor({ state: "detached" });
  await page.goto("/");
  await page.locator(playNow("placement")).click();
  assert.ok(await asked(page));
  assert.equal(await page.getByTestId("story").count(), 0);
});

story("from the home page it is three presses to the first move of a lesson", async (stage) => {
  const page = await stage.open("/", { newcomer: true });
  await page.locator(learn("ports")).click();
  await page.locator(POINTED).first().waitFor();
  await page.getByTestId("guide-story").waitFor();
  await page.locator(`[data-testid=board] ${POINTED}`).first().click();
  await page.locator(`[data-choice]${POINTED}`).first().click();
  await page.locator("[data-card=lesson-ports-turned-over]").waitFor();
});

story("a lesson is played to its end by keyboard alone", async (stage) => {
  const page = await stage.open("/");
  await page.locator(learn("ports")).focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < STEPS && (await guided(page)); step += 1) {
    await readOn(page, (button) => button.press("Enter"));
    const before = await said(page);
    if ((await page.getByTestId("options").locator("[data-option]").first().isVisible()) === false)
      await page.keyboard.press("o");
    await page.locator(`[data-option]${POINTED}`).first().press("Enter");
    await eventually(async () => {
      await pressSkip(page);
      return (await page.locator(FINISH).count()) > 0 || (await said(page)) !== before;
    }, true);
  }
  await page.locator(FINISH).waitFor();
  assert.deepEqual(await problems(page), []);
  await page.getByTestId("guide-real").press("Enter");
  assert.ok(await asked(page));
  assert.equal(await page.locator(GUIDE).count(), 0);
});

story("on a phone a lesson can be left and taken up again", async (stage) => {
  const page = await stage.open("/", { size: "phone" });
  await page.locator(learn("ports")).tap();
  assert.ok(await guided(page));
  await page.getByTestId("guide-go-on").tap();
  // What is pointed at is in sight, and the guide does not lie over it.
  const thing = await page.locator(`[data-testid=board] ${POINTED}`).first().boundingBox();
  const guide = await page.locator(GUIDE).boundingBox();
  assert.ok(thing && guide && thing.y >= 0 && thing.y + thing.height <= guide.y + 1);
  assert.deepEqual(await sticksOut(page), []);
  assert.deepEqual(await problems(page), []);
  const before = await said(page);
  const table = tableOf(page);
  await page.getByTestId("guide-leave").tap();
  await page.locator(learn("ports")).tap();
  assert.ok(await guided(page));
  assert.equal(tableOf(page), table);
  assert.equal(await said(page), before);
});

story("whoever goes another way can take it back", async (stage) => {
  const page = await stage.open("/");
  await page.locator(learn("ports")).click();
  assert.ok(await guided(page));
  await page.keyboard.press("o");
  await page.locator(`[data-option]:not([aria-disabled=true]):not(${POINTED})`).first().click();
  await page.getByTestId("guide-strayed").locator("button").click();
  await page.locator("[data-card=lesson-ports-play-tcp], [data-testid=guide-story]").waitFor();
});

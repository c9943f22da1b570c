// Learning by playing: stories that games begin with, and guided first games.

import assert from "node:assert/strict";
import { problemsInThemes } from "./lib/axe.js";
import { sticksOut } from "./lib/layout.js";
import {
  checkLesson,
  checkPresses,
  FINISH,
  GUIDE,
  guided,
  learn,
  LESSONS,
  POINTED,
  readOn,
  said,
} from "./lib/lesson.js";
import { eventually } from "./lib/eventually.js";
import { story } from "./lib/story.js";
import { ALLOWED, answering, asked, playNow, pressSkip, tableOf } from "./lib/table.js";

/** A lesson has fewer decisions and cards than this. */
const STEPS = 80;

story("before a first game its story is told, once", async (stage) => {
  const page = await stage.open("/", { newcomer: true });
  await page.locator(playNow("placement")).click();
  await page.getByTestId("story").waitFor();
  assert.deepEqual(await problemsInThemes(page), []);
  await page.keyboard.press("Escape");
  await page.getByTestId("story").waitFor({ state: "detached" });
  await page.goto("/");
  await page.locator(playNow("placement")).click();
  assert.ok(await asked(page));
  assert.equal(await page.getByTestId("story").count(), 0);
});

for (const size of /** @type {const} */ (["desktop", "phone"])) {
  story(`it is three presses to the first move of a lesson, ${size}`, async (stage) => {
    // Every game's first lesson is on the home page; a game's further ones are in its own sheet.
    for (const lesson of LESSONS) await checkPresses(stage, lesson, size);
  });

  const language = size === "phone" ? "ja" : "zh-TW";
  story(`whoever does what is marked finishes the lesson of Ports, ${size}`, (stage) =>
    checkLesson(stage, "ports", size, language),
  );
}

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
  assert.ok((await page.getByTestId("guide-unseen").count()) > 0, "what it left out is named");
  await page.getByTestId("guide-real").press("Enter");
  // The lesson's own table asks on until the new one is there.
  await page.locator(GUIDE).waitFor({ state: "detached" });
  assert.ok(await asked(page));
});

story("on a phone a lesson can be left and taken up again", async (stage) => {
  const page = await stage.open("/", { size: "phone" });
  await page.locator(learn("ports")).tap();
  assert.ok(await guided(page));
  await page.getByTestId("guide-go-on").tap();
  assert.deepEqual(await sticksOut(page), []);
  assert.deepEqual(await problemsInThemes(page), []);
  // What is asked stands in the guide there, and what it rests on is a press away from it.
  await page.locator(GUIDE).getByTestId("rule").tap();
  await page.getByTestId("rule-dialog").locator(".basis").waitFor();
  await page.keyboard.press("Escape");
  const before = await said(page);
  const table = tableOf(page);
  await page.getByTestId("guide-leave").tap();
  await page.locator(learn("ports")).tap();
  assert.ok(await guided(page));
  assert.equal(tableOf(page), table);
  assert.equal(await said(page), before);
  // Another day: what has been read is the browser's, the rest the server's.
  await stage.server.quit();
  await stage.server.restart();
  await page.goto("/learn/ports");
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

story("what a lesson did not come to leads to its place in the rules", async (stage) => {
  const page = await stage.open("/learn/cyberwar-solo");
  assert.ok(await guided(page));
  // An attack that none of these defences detects ends the game in its first round.
  for (let defences = 0; defences < 4; defences += 1) {
    await asked(page);
    const group = page.locator("[data-option=group][aria-expanded=false]");
    if (await group.isVisible()) await group.click();
    const others = page.locator(`${ALLOWED}:not(${POINTED}):not([data-option=group])`);
    await answering(page, () => others.last().click());
  }
  await asked(page);
  await answering(page, () => page.getByTestId("reveal").click());
  await page.locator(FINISH).waitFor();
  assert.deepEqual(await problemsInThemes(page), []);
  await page.getByTestId("guide-unseen").last().click();
  await page.getByTestId("rule-dialog").locator(".basis").waitFor();
});

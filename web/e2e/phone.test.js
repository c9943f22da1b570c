// A phone, 360 pixels wide: a whole game by tapping, from the home page to the result.

import assert from "node:assert/strict";
import { create, EASY } from "./lib/api.js";
import { checkThumbs, sticksOut } from "./lib/layout.js";
import { checkList, decide, tap } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, PLAY_NOW, RESULT } from "./lib/table.js";
import { checkTexts, inEveryLanguage } from "./lib/texts.js";

story("a whole game on a phone, by tapping", async (stage) => {
  const page = await stage.open("/", { size: "phone", language: "ja" });
  await page.locator(PLAY_NOW).waitFor();
  await checkThumbs(page, "[data-testid=play-now]");
  await checkThumbs(page, "[data-testid=join-code]");
  assert.deepEqual(await sticksOut(page), []);
  await page.locator(PLAY_NOW).tap();

  let decisions = 0;
  for (; await asked(page); decisions += 1) {
    assert.deepEqual(await sticksOut(page), []);
    await checkList(page);
    if (decisions === 0) await checkTable(page);
    await decide(page, decisions, tap);
  }
  stage.remark(`${decisions} decisions`);

  await page.locator(RESULT).waitFor();
  assert.deepEqual(await sticksOut(page), []);
  await checkThumbs(page, `${RESULT} .actions .button`);
  await checkTexts(page);
});

story("the goal is read in full with six at the table", async (stage) => {
  const { table, secret } = await create(stage.server, {
    game: "ports",
    seats: ["open", EASY, EASY, EASY, EASY, EASY],
  });
  const page = await stage.open(`/t/${table}#${secret}`, { size: "phone" });
  await page.getByTestId("standing-5").waitFor();
  await inEveryLanguage(page, async (language) => {
    const cut = await page
      .locator("[data-testid=standing] .goal")
      .evaluate((goal) => goal.scrollHeight > goal.clientHeight || goal.clientWidth < 100);
    assert.ok(!cut, `the goal is not cut, ${language}`);
    assert.deepEqual(await sticksOut(page), []);
  });
});

/** @param {import("playwright-core").Page} page */
async function checkTable(page) {
  for (const control of ["table-menu", "open-panel", "sound", "open-options"]) {
    await checkThumbs(page, `[data-testid=${control}]`);
  }
  await checkThumbs(page, "[data-testid=hand] [data-thing]");
  await checkThumbs(page, "[data-thing=deck]");

  // The drawer opens over the board, with everything that is beside it elsewhere.
  await page.getByTestId("open-panel").tap();
  await page.getByRole("tab").first().waitFor();
  await checkThumbs(page, "[role=tab]");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.tap();
    assert.deepEqual(await sticksOut(page), []);
    await checkTexts(page);
  }
  await page.keyboard.press("Escape");
}

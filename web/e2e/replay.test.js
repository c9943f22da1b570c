// A finished game is looked at again: step by step, and from a file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { create, untilOver } from "./lib/api.js";
import { GAMES, recordOf, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { asked, logOf, RESULT } from "./lib/table.js";
import { inEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
async function step(page) {
  const shown = await page.getByTestId("replay-step").innerText();
  const [at, last] = (shown.match(/\d+/g) ?? []).map(Number);
  assert.ok(at !== undefined && last !== undefined, shown);
  return { at, last };
}

/**
 * @param {Page} page
 * @param {string} key
 */
const press = (page, key) => page.getByRole("button", { name: text(key), exact: true }).click();

/**
 * @param {Page} page
 * @param {string} record
 */
async function openFile(page, record) {
  await page.goto("/replay");
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(record) };
  await page.getByTestId("record-file").setInputFiles(file);
}

story("on a phone the title is whole, and what can be done stands in one row", async (stage) => {
  const page = await stage.open("/replay", { size: "phone" });
  for (const game of GAMES) {
    const [[, place] = assert.fail(`${game} has situations`)] = situations(game);
    await openFile(page, JSON.stringify(recordOf(game, place)));
    await page.getByTestId("replay-controls").waitFor();
    await inEveryLanguage(page, async (language) => {
      const title = page.locator("h1");
      const cut = await title.evaluate(
        (one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().bottom > 48,
      );
      assert.ok(!cut, `${game}, ${language}: ${await title.innerText()}`);
      const tops = await Promise.all(
        ["play-on", "compare"].map(async (id) => (await page.getByTestId(id).boundingBox())?.y),
      );
      assert.equal(tops[0], tops[1], `${game}, ${language}`);
    });
  }
});

story("a finished game is replayed, saved, and opened from the file", async (stage) => {
  const { table } = await create(stage.server, {});
  const page = await stage.open(`/t/${table}`);
  await untilOver(stage.server, table);
  // Whoever comes now is not shown move by move how it came about.
  await page.reload();
  await page.locator(RESULT).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("record").click(),
  ]);
  assert.match(download.suggestedFilename(), /\.json$/);
  const record = await readFile(await download.path(), "utf8");

  await stage.chapter("by buttons", async () => {
    await page.getByTestId("replay").click();
    await page.getByTestId("replay-controls").waitFor();
    const { at, last } = await step(page);
    assert.equal(at, 0);
    assert.ok(last > 20, "a step for every decision");
    for (let next = 1; next <= 5; next += 1) {
      await page.getByTestId("replay-next").click();
      assert.equal((await step(page)).at, next);
    }
    await press(page, "web-replay-back");
    assert.equal((await step(page)).at, 4);
    await press(page, "web-replay-last");
    assert.equal((await step(page)).at, last);
    await page.getByTestId("scoring").waitFor();
    await press(page, "web-replay-first");
    assert.equal((await step(page)).at, 0);
  });

  await stage.chapter("by keyboard", async () => {
    await page.locator("body").press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.equal((await step(page)).at, 2);
    await page.keyboard.press("ArrowLeft");
    assert.equal((await step(page)).at, 1);
    await page.keyboard.press("End");
    const { at, last } = await step(page);
    assert.equal(at, last);
    await page.keyboard.press("Home");
    assert.equal((await step(page)).at, 0);
  });

  await stage.chapter("through other eyes", async () => {
    const whole = page.locator("[data-testid=board] .card .other > *");
    await page.keyboard.press("ArrowRight");
    assert.ok((await whole.count()) > 0, "everything is open");
    const viewer = page.getByRole("combobox", { name: text("web-viewer") });
    await viewer.selectOption("spectator");
    await whole.first().waitFor({ state: "detached" });
    assert.equal((await step(page)).at, 1, "the step stays");
    await viewer.selectOption("1");
    await whole.first().waitFor();
  });

  await stage.chapter("from the saved file", async () => {
    await openFile(page, record);
    await page.getByTestId("replay-controls").waitFor();
    await page.keyboard.press("End");
    await page.getByTestId("scoring").waitFor();
  });

  await stage.chapter("from a step it is played on, at a table of one's own", async () => {
    await page.keyboard.press("End");
    assert.ok(await page.getByTestId("play-on").isDisabled(), "there is nothing left to play");
    await page.keyboard.press("Home");
    for (let next = 1; next <= 3; next += 1) await page.keyboard.press("ArrowRight");
    const told = await page.getByTestId("log").locator("li").count();
    await page.getByTestId("play-on").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText(text("web-play-on-how", { step: 3 })).waitFor();
    await sheet.getByRole("radio", { name: text("web-seat-number", { number: 2 }) }).check();
    await page.getByTestId("name").fill("Mika");
    await page.getByTestId("play-on-go").click();
    await page.waitForURL(/\/t\//);
    assert.ok(await asked(page), "it goes on");
    await page.getByTestId("seat-1").getByText("Mika").waitFor();
    const log = await (await logOf(page)).locator("li").count();
    assert.ok(log >= told, "what was played before is in the log");
  });

  await stage.chapter("a changed or foreign file is refused, with the reason", async () => {
    stage.expect(/status of 4\d\d/);
    const tampered = JSON.parse(record);
    tampered.entries[3].digest = tampered.entries[4].digest;
    const older = { ...JSON.parse(record), rules: 999 };
    const said = [];
    for (const file of [JSON.stringify(tampered), JSON.stringify(older), "a shopping list"]) {
      await openFile(page, file);
      const error = page.getByTestId("error");
      await error.waitFor();
      assert.equal(await page.getByTestId("replay-controls").count(), 0);
      said.push(await error.innerText());
    }
    stage.remark(said.join(" | "));
    assert.equal(new Set(said).size, 3, "each has its own reason");
    for (const reason of said) assert.notEqual(reason, text("web-error-unexpected"));
  });
});

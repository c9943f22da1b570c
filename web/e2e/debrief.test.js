// After a game: what to talk about, one thought a screen, on paper and to take along.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { create, EASY, untilOver } from "./lib/api.js";
import { problems } from "./lib/axe.js";
import { SIZES } from "./lib/browser.js";
import { sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { RESULT } from "./lib/table.js";
import { checkEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/generated/Debrief").Debrief} Debrief */

const PROJECTOR = { width: 1920, height: 1080 };

/**
 * What a press of a button saves.
 * @param {Page} page
 * @param {string} what
 */
async function saved(page, what) {
  await page.getByTestId("files").locator("summary").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId(what).click(),
  ]);
  await page.getByTestId("files").locator("summary").click();
  return readFile(await download.path(), "utf8");
}

story(
  "a debrief leads from the result through every thought, and can be taken along",
  async (stage) => {
    const game = "cyberwar";
    const switches = { mode: "red-blue" };
    const { table, secret } = await create(stage.server, { game, switches, seats: ["open", EASY] });
    const page = await stage.open(`/t/${table}#${secret}`);
    await page.getByTestId("table-menu").click();
    await page.getByRole("button", { name: text("web-hold-own") }).click();
    await untilOver(stage.server, table);
    await page.reload();
    await page.locator(RESULT).getByTestId("debrief").click();

    const answer = await fetch(`${stage.server.origin}/api/tables/${table}/debrief`);
    const debrief = /** @type {Debrief} */ (await answer.json());
    const screens = debrief.screens.length;
    const place = page.getByTestId("place");
    const at = (/** @type {number} */ screen) =>
      place.getByText(text("debrief-web-place", { screen, screens }), { exact: true }).waitFor();
    await at(1);

    await stage.chapter(
      "arrow keys and buttons turn the page, and a reload stays on it",
      async () => {
        await page.keyboard.press("ArrowRight");
        await at(2);
        await page.getByTestId("next").click();
        await at(3);
        await page.keyboard.press("ArrowLeft");
        await at(2);
        await page.reload();
        await at(2);
        await page.keyboard.press("End");
        await at(screens);
        assert.ok(await page.getByTestId("next").isDisabled());
        await page.keyboard.press("Home");
        await at(1);
      },
    );

    await stage.chapter("every screen keeps to its room and keeps nobody out", async () => {
      for (const size of [SIZES.phone, PROJECTOR]) {
        await page.setViewportSize(size);
        for (let screen = 1; screen <= screens; screen += 1) {
          await at(screen);
          assert.deepEqual(await sticksOut(page), [], `screen ${screen}`);
          await page.keyboard.press("ArrowRight");
        }
        assert.deepEqual(await problems(page), []);
        await page.keyboard.press("Home");
      }
      const matrix = debrief.screens.findIndex(({ kind }) => kind === "matrix");
      for (let screen = 0; screen < matrix; screen += 1) await page.keyboard.press("ArrowRight");
      await page.getByTestId("matrix").waitFor();
      assert.deepEqual(await problems(page), []);
      await checkEveryLanguage(page);
    });

    await stage.chapter("letters are for the back row", async () => {
      await page.setViewportSize(PROJECTOR);
      const question = debrief.screens.findIndex(({ kind }) => kind === "question");
      await page.goto(`/t/${table}/debrief#${question + 1}`);
      const line = page.locator('[data-screen="question"].now li').first();
      await line.waitFor();
      const size = await line.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      assert.ok(size >= 40, `${size}px`);
    });

    await stage.chapter("files hold the same, with names or without", async () => {
      const named = await saved(page, "markdown");
      assert.ok(named.startsWith(`# ${text("debrief-title")}\n`));
      assert.ok(named.includes("Test"), "the player's name");
      await page.getByRole("checkbox", { name: text("debrief-web-names") }).uncheck();
      const unnamed = await saved(page, "markdown");
      assert.ok(
        !unnamed.includes("Test") && unnamed.includes(text("web-seat-number", { number: 1 })),
      );

      const layer =
        /** @type {{ versions: { layer: string }, techniques: { score: number }[] }} */ (
          JSON.parse(await saved(page, "layer"))
        );
      assert.equal(layer.versions.layer, "4.5");
      assert.ok(layer.techniques.length > 0 && layer.techniques.every(({ score }) => score > 0));
      const attacks = (await saved(page, "csv")).trimEnd().split("\n");
      assert.equal(attacks.length, debrief.sheet.rows.length + 1);
      assert.deepEqual(JSON.parse(await saved(page, "json")), debrief);
    });

    await stage.chapter("on paper there is every screen", async () => {
      await page.emulateMedia({ media: "print" });
      const seen = await page
        .locator("[data-screen]")
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
      assert.equal(seen, screens);
      for (const format of ["A4", "Letter"]) {
        const paper = await page.pdf({ format });
        assert.ok(paper.length > 10_000);
      }
      await page.emulateMedia({ media: "screen" });
    });
  },
);

story("a game that is not over has no debrief yet, and the page says so", async (stage) => {
  const { table, secret } = await create(stage.server, { seats: ["open", EASY] });
  await stage.open(`/t/${table}#${secret}`);
  stage.expect(/409/);
  const page = await stage.open(`/t/${table}/debrief`);
  await page.getByTestId("error").waitFor();
});

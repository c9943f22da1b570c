// Practising what games ask for: by keys, with what went wrong first, and progress that goes along.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { create } from "./lib/api.js";
import { problemsInThemes } from "./lib/axe.js";
import { SIZES } from "./lib/browser.js";
import { use, worstFour } from "./lib/cyberwar.js";
import { sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { answering, asked } from "./lib/table.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

const QUESTION = "[data-testid=question]";
const OVER = "[data-testid=round-over]";

/** Answers by the key of the answer, and goes on by the key that is meant for it. @param {Page} page @param {boolean} right */
async function answer(page, right) {
  const question = page.locator(QUESTION);
  const item = await question.getAttribute("data-item");
  const options = await question
    .locator("[data-right]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-right") === "true"));
  await page.keyboard.press(String(options.indexOf(right) + 1));
  await question.getByText(text(right ? "train-right" : "train-wrong"), { exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.locator(`${QUESTION}:not([data-item="${item}"]), ${OVER}`).waitFor();
  return String(item);
}

/** @param {Page} page @param {number} learned */
const standing = (page, learned) =>
  page
    .getByText(text("train-standing", { learned, all: 108, due: 0 }))
    .first()
    .waitFor();

story("a round is answered by keys alone, and what was wrong is asked again", async (stage) => {
  const page = await stage.open("/");
  await page.getByRole("link", { name: text("web-train") }).click();
  await page.getByTestId("train-ports").click();
  await page.locator(QUESTION).waitFor();
  const wrong = await answer(page, false);
  /** @type {string[]} */
  const right = [];
  while (!(await page.locator(OVER).isVisible())) right.push(await answer(page, true));
  assert.equal(right.length, 10);
  assert.equal(right.at(-1), wrong, "it comes again at the end");
  await page
    .locator(OVER)
    .getByText(text("train-round-over", { right: 10, asked: 11 }))
    .waitFor();
  // It says what comes again, and that something does.
  assert.equal(await page.getByTestId("wrong-again").locator("li").count(), 1);
  await page.getByTestId("comes-again").waitFor();

  // All of it is still there, and can be taken along.
  await page.goto("/train");
  await standing(page, 0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("progress-export").click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  assert.equal(Object.keys(JSON.parse(file).cards).length, 10);

  const other = await stage.open("/train", { language: "en" });
  const take = async (/** @type {string} */ content) => {
    const buffer = Buffer.from(content);
    const chosen = { name: "progress.json", mimeType: "application/json", buffer };
    await other.getByTestId("progress-import").setInputFiles(chosen);
  };
  const said = other.getByTestId("import-said");
  await other.getByTestId("train-ports").waitFor();
  await take(file.slice(0, 200));
  await said.getByText(text("train-file-foreign")).waitFor();
  await take(file.replace('"version": 1', '"version": 99'));
  await said.getByText(text("train-file-newer")).waitFor();
  await take(file);
  await said.getByText(text("train-file-taken", { count: 10 })).waitFor();
  await take(file);
  await said.getByText(text("train-file-taken", { count: 0 })).waitFor();
});

story("an attack that got through is asked about first", async (stage) => {
  const plan = { game: "cyberwar", seats: [/** @type {const} */ ("open")] };
  const { table, secret } = await create(stage.server, plan);
  const page = await stage.open(`/t/${table}#${secret}`);
  await asked(page);
  for (const id of await worstFour(page)) {
    await asked(page);
    await use(page, id);
  }
  await asked(page);
  await answering(page, () => page.getByTestId("reveal").click());
  await asked(page);

  await page.goto("/train");
  const missed = page.getByTestId("missed-attack");
  await missed.waitFor();
  const count = Number(/\d+/.exec(await missed.innerText())?.[0]);
  assert.ok(count > 0);
  await page.getByTestId("train-attack").click();
  const item = await page.locator(QUESTION).getAttribute("data-item");
  await answer(page, true);
  await page.goto("/train");
  const left = count - 1;
  await (left > 0
    ? missed.getByText(text("train-missed", { count: left })).waitFor()
    : page.getByTestId("train-attack").waitFor());
  assert.equal(await missed.count(), left > 0 ? 1 : 0, `${item} is known now`);
});

story("practising is for everybody, answered or not", async (stage) => {
  for (const size of /** @type {const} */ (["desktop", "phone"])) {
    const page = await stage.open("/train/attack", { size });
    await page.locator(QUESTION).waitFor();
    assert.deepEqual(await problemsInThemes(page), [], `${size}, asked`);
    await page.locator(`${QUESTION} [data-right=false]`).first().click();
    await page.locator(QUESTION).getByText(text("train-wrong")).waitFor();
    // What is right and what was wrong is said in words that can be seen.
    const told = page.locator(`${QUESTION} [data-right=true]`).getByText(text("train-is-right"));
    assert.ok(((await told.boundingBox())?.width ?? 0) > 20, "the right answer says so");
    const own = page.locator(`${QUESTION} [data-right=false]`).getByText(text("train-is-wrong"));
    assert.equal(await own.count(), 1);
    assert.deepEqual(await problemsInThemes(page), [], `${size}, answered`);
    assert.deepEqual(await sticksOut(page), []);
    assert.deepEqual(page.viewportSize(), SIZES[size]);
  }
});

story(
  "the questions are taken along as a deck for Anki, in the language of the page",
  async (stage) => {
    for (const language of ["en", "ja", "zh-TW"]) {
      const page = await stage.open("/train", { language });
      for (const deck of ["ports", "attack"]) {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByTestId(`anki-${deck}`).click(),
        ]);
        assert.equal(download.suggestedFilename(), `sandtable-${deck}-${language}.apkg`);
        const archive = await readFile(await download.path());
        assert.equal(archive.subarray(0, 2).toString(), "PK", "it is a zip");
        assert.ok(archive.includes("collection.anki2"));
      }
    }
  },
);

story("two windows keep each other's answers", async (stage) => {
  const page = await stage.open("/train/ports");
  await page.locator(QUESTION).waitFor();
  const other = await page.context().newPage();
  await other.goto("/train/attack");
  await other.locator(QUESTION).waitFor();
  const items = [];
  for (const window of [page, other, page]) {
    await window.bringToFront();
    items.push(await answer(window, true));
  }
  const kept = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("sandtable.progress") ?? ""),
  );
  assert.deepEqual(Object.keys(JSON.parse(kept).cards).sort(), items.sort());
});

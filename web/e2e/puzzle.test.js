// The puzzle of the day: found from the front door, answered once, judged with reasons, and played on.

import assert from "node:assert/strict";
import { LANGUAGES } from "./lib/browser.js";
import { problemsInThemes } from "./lib/axe.js";
import { sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** A week of days that have been: every game has its turn. */
const WEEK = Array.from({ length: 7 }, (_, day) => `2026-01-${String(5 + day).padStart(2, "0")}`);

const judged = (/** @type {Page} */ page) => page.getByTestId("judged");

/** Answers with the nth option, by keys alone. @param {Page} page @param {number} nth */
async function answer(page, nth) {
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  for (let at = 0; at < nth; at += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByTestId("verdict").waitFor();
}

story("today's puzzle is answered once, and stays answered", async (stage) => {
  const page = await stage.open("/");
  await page.getByRole("link", { name: text("web-puzzle") }).click();
  await page.getByTestId("board").waitFor();
  assert.equal(await page.getByTestId("puzzle-answer").isDisabled(), true);
  await answer(page, 0);
  const round = await page.getByTestId("comes-round").innerText();
  assert.equal(round, text("puzzle-round", { weeks: 8 }));
  const good = await page.getByTestId("verdict").getAttribute("data-good");
  const streak = await page.getByTestId("streak").innerText();
  assert.equal(streak, good === "true" ? text("puzzle-streak", { days: 1 }) : "");

  await page.reload();
  await page.getByTestId("verdict").waitFor();
  assert.equal(await page.getByTestId("verdict").getAttribute("data-good"), good);
  assert.equal(await page.getByRole("radio").count(), 0, "it cannot be answered anew");

  await page.getByTestId("play-on").click();
  await page.getByTestId("play-on-go").click();
  await page.waitForURL(/\/t\//);
  await page.getByTestId("board").waitFor();
});

story("every day of a week asks and judges, in every language and window", async (stage) => {
  for (const [nth, day] of WEEK.entries()) {
    const language = LANGUAGES[nth % LANGUAGES.length] ?? "en";
    const size = nth % 2 ? "phone" : "desktop";
    const page = await stage.open(`/puzzle/${day}`, { language, size });
    await page.getByRole("radio").first().waitFor();
    assert.deepEqual(await problemsInThemes(page), [], day);
    const options = await page.getByRole("radio").count();
    assert.ok(options >= 3, `${day}: ${options} options`);
    await answer(page, options - 1);
    assert.equal(await judged(page).count(), options, `${day}: every option is judged`);
    const why = await page.getByTestId("puzzle-why").locator("li").allInnerTexts();
    assert.ok(why.join().trim(), `${day}: what is best is not left without a word`);
    const chances = await judged(page).locator(".odds").allInnerTexts();
    const numbers = chances.map((said) => Number.parseInt(said, 10));
    assert.deepEqual(
      numbers,
      [...numbers].sort((a, b) => b - a),
      `${day}: the best is first`,
    );
    assert.deepEqual(await problemsInThemes(page), [], day);
    assert.deepEqual(await sticksOut(page), [], `${day}, ${size}`);
    await page.close();
  }
});

story("a day that is none, or has not come, is no page", async (stage) => {
  for (const day of ["2026-02-30", "tomorrow", "2999-01-01"]) {
    const page = await stage.open(`/puzzle/${day}`);
    await page.getByText(text("web-missing-title")).waitFor();
    await page.close();
  }
});

story("where no reason can be given for what is best, that is said", async (stage) => {
  const page = await stage.somebody();
  const silent = [];
  for (const [number, day] of WEEK.entries()) {
    const address = `${stage.server.origin}/api/puzzles/${number}`;
    /** @type {{ scene: { menu: { no: unknown }[] } }} */
    const { scene } = await (await page.request.get(address)).json();
    const option = scene.menu.findIndex(({ no }) => !no);
    const answered = await page.request.post(address, { data: { option } });
    /** @type {{ options: { why: unknown[] }[] }} */
    const { options } = await answered.json();
    if (options[0]?.why.length === 0) silent.push(day);
  }
  assert.notEqual(silent.length, 0, "none of this week is such a puzzle: take another week");
  await page.goto(`/puzzle/${silent[0]}`);
  await page.getByRole("radio").first().waitFor();
  await answer(page, 0);
  const said = page.getByTestId("puzzle-why").locator("li");
  assert.deepEqual(await said.allInnerTexts(), [text("puzzle-why-none")]);
});

story("a class's puzzle opens as soon as its day has begun anywhere", async (stage) => {
  // Noon in UTC: in Auckland and further east it is tomorrow.
  const page = await stage.somebody();
  await page.clock.setFixedTime("2026-11-05T12:00:00Z");
  await page.goto("/puzzle/2026-11-06");
  await page.getByRole("radio").first().waitFor();
  await page.getByRole("link", { name: text("puzzle-today") }).click();
  await page.getByTestId("puzzle-day").getByText("November 5, 2026").waitFor();
  await page.goto("/puzzle/2026-11-07");
  await page.getByText(text("web-missing-title")).waitFor();
});

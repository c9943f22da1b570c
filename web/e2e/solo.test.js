// A person plays a whole game against two bots, from the home page to the result, by clicking.

import assert from "node:assert/strict";
import { LANGUAGES } from "./lib/browser.js";
import { play } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, PLAY_NOW, RESULT } from "./lib/table.js";
import { checkTexts } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** No text has this number of its own. */
const MANY = 777;

/**
 * What decided the game, as the language says it: whoever won, by however many points.
 * @param {string} language
 */
function verdict(language) {
  const said = [
    text("ports-score-why-points", { margin: 1 }, language),
    text("ports-score-why-points", { margin: MANY }, language),
    text("ports-score-why-tie", { player: "@" }, language),
  ];
  const patterns = said.map((sentence) =>
    sentence
      .replaceAll(/[.?()]/g, "\\$&")
      .replace("@", ".+")
      .replace(String(MANY), "\\d+")
      // Between Chinese or Japanese characters the page leaves no gap.
      .replaceAll(" ", " ?"),
  );
  return new RegExp(`^(${patterns.join("|")})$`);
}
const MOST_PRESSES = 3;

for (const language of LANGUAGES) {
  // Once with everything that moves, at the pace of the switch; else what moves is skipped.
  const moving = language === "en";

  story(`a whole game by clicking (${language})`, async (stage) => {
    const page = await stage.open("/", { language, moving });
    await page.locator(PLAY_NOW).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    await checkTexts(page);
    await page.locator(PLAY_NOW).click();
    assert.ok(await asked(page), "the game begins with a question sooner or later");
    if (moving) await page.getByTestId("faster").click();
    await checkTexts(page);

    const taken = await play(page, { hurry: !moving });
    const most = Math.max(...taken.map(({ presses }) => presses));
    const onBoard = taken.filter(({ board }) => board).length;
    stage.remark(`${taken.length} decisions, ${onBoard} on the board, ${most} presses at most`);
    assert.ok(most <= MOST_PRESSES, `a decision took ${most} presses`);
    assert.ok(onBoard > taken.length / 2, "most decisions begin on the board");

    const result = page.locator(RESULT);
    assert.match(await result.getByTestId("verdict").first().innerText(), verdict(language));
    assert.equal(await result.getByTestId("scoring").locator("[data-sheet]").count(), 3);
    await checkTexts(page);
  });
}

// A game that one loses alone is lost, wherever and in whatever language it is told.

import assert from "node:assert/strict";
import { create } from "./lib/api.js";
import { use, worstFour } from "./lib/cyberwar.js";
import { story } from "./lib/story.js";
import { answering, asked, logOf, RESULT } from "./lib/table.js";
import { checkTexts, inEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** The drawings, by how they begin. */
const TROPHY = "main path[d^='M8 4h8v6a4']";
const CRACKED_SHIELD = "main path[d^='M12 3.5l7 2.5v5.5']";

/**
 * The page says so in every language, and nobody gets a trophy.
 * @param {Page} page
 * @param {string} key
 */
async function checkLost(page, key) {
  await inEveryLanguage(page, async (language) => {
    assert.equal(await page.getByTestId("headline").innerText(), text(key, {}, language));
    await checkTexts(page);
  });
  assert.equal(await page.locator(TROPHY).count(), 0);
}

story("a lost solo game is lost", async (stage) => {
  const { table, secret } = await create(stage.server, {
    game: "cyberwar",
    name: "Aoi",
    seats: ["open"],
  });
  const watching = await stage.open(`/t/${table}`);
  const page = await stage.open(`/t/${table}#${secret}`);
  while (await asked(page)) {
    for (const defence of await worstFour(page)) {
      await asked(page);
      await use(page, defence);
    }
    await asked(page);
    await answering(page, () => page.getByTestId("reveal").click());
  }
  await page.locator(RESULT).waitFor();
  await page.locator(CRACKED_SHIELD).first().waitFor();
  await checkLost(page, "ending-you-lost");
  assert.ok((await page.title()).startsWith(text("ending-you-lost")));
  const logged = await (await logOf(page)).locator("li").allInnerTexts();
  assert.ok(
    logged.some((line) => line.startsWith("Lost in round")),
    logged.join("\n"),
  );

  await stage.chapter("for whoever watches", async () => {
    assert.ok(!(await asked(watching)));
    await checkLost(watching, "ending-lost");
  });

  await stage.chapter("on the replay's last step", async () => {
    await page.getByTestId("replay").click();
    await page.getByRole("button", { name: text("web-replay-last") }).click();
    await checkLost(page, "ending-lost");
  });
});

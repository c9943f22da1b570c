// What is told only to whoever asks: the table in words, and the older lines of the log.

import assert from "node:assert/strict";
import { play } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, logOf, PLAY_NOW, RESULT } from "./lib/table.js";

story("the table is said in words, and again when it has changed", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  assert.ok(await asked(page));
  const button = page.getByTestId("in-words");
  const words = button.locator("xpath=..").locator("p");
  assert.equal(await words.count(), 0, "nobody has asked");
  await button.press("Enter");
  await words.first().waitFor();
  const before = await words.allInnerTexts();
  assert.ok(before.length > 2);
  await play(page, { decisions: 1 });
  await asked(page);
  await page.waitForFunction(([said, id]) => {
    const told = document.querySelector(`[data-testid=${id}]`)?.parentElement;
    const now = [...(told?.querySelectorAll("p") ?? [])].map((line) => line.innerText);
    return now.length > 0 && now.join() !== said;
  }, /** @type {const} */ ([before.join(), "in-words"]));
});

story("whoever comes back sees the end of the log, and all of it on a press", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  await play(page);
  await page.locator(RESULT).waitFor();
  const lines = (await logOf(page)).locator("li");
  const earlier = page.getByTestId("earlier");
  const all = await lines.allInnerTexts();
  assert.equal(await earlier.count(), 0, "whoever was there has seen everything");
  assert.ok(all.length > 30);

  await page.reload();
  await page.locator(RESULT).waitFor();
  await logOf(page);
  await earlier.waitFor();
  assert.ok((await lines.count()) < all.length);
  await earlier.click();
  await earlier.waitFor({ state: "detached" });
  assert.deepEqual(await lines.allInnerTexts(), all);
});

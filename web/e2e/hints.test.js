// What one might do, for whoever asks.

import assert from "node:assert/strict";
import { story } from "./lib/story.js";
import { answering, asked, PLAY_NOW } from "./lib/table.js";

story("a hint names the best options with their chances, and can be followed", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  assert.ok(await asked(page));
  await page.keyboard.press("h");
  const option = page.getByTestId("hint-option");
  await option.first().waitFor();
  const count = await option.count();
  assert.ok(count >= 1 && count <= 3, `${count} options`);
  assert.match(await option.first().innerText(), /\d+\s?%/);
  await page.locator("[data-testid=board] [data-hinted]").first().waitFor();
  await answering(page, () => option.first().click());
  await page.getByTestId("hints").waitFor({ state: "detached" });
});

story("on a phone the hint stands over the list of options", async (stage) => {
  const page = await stage.open("/", { size: "phone" });
  await page.locator(PLAY_NOW).tap();
  assert.ok(await asked(page));
  await page.getByTestId("ask-hint").tap();
  await page.getByTestId("hint-option").first().waitFor();
  await answering(page, () => page.getByTestId("hint-option").first().tap());
});

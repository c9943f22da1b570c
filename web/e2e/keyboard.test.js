// A whole game without a mouse, from the home page to the result.

import assert from "node:assert/strict";
import { goTo, isOn, playByKeyboard } from "./lib/keyboard.js";
import { story } from "./lib/story.js";
import { OPTION, PLAY_NOW, RESULT } from "./lib/table.js";

story("a whole game by keyboard only", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).waitFor();
  await goTo(page, PLAY_NOW);
  await page.keyboard.press("Enter");
  await page.getByTestId("faster").waitFor();
  await goTo(page, "[data-testid=faster]");
  await page.keyboard.press("Space");

  const decisions = await playByKeyboard(page);
  stage.remark(`${decisions} decisions`);
  assert.ok(decisions > 5);
  await page.locator(RESULT).waitFor();
  assert.ok(!(await isOn(page, OPTION)));
  await goTo(page, "[data-testid=replay]");
  await page.keyboard.press("Enter");
  await page.getByTestId("replay-controls").waitFor();
});

// What a sentence at the table rests on: one press opens the rules there, and the table is still there.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { SIZES } from "./lib/browser.js";
import { goTo } from "./lib/keyboard.js";
import { sticksOut } from "./lib/layout.js";
import { click, decide } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, logOf, PLAY_NOW, REFUSED } from "./lib/table.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** The rules are open at this place, in sight. @param {Page} page @param {string} place */
async function opened(page, place) {
  const dialog = page.getByTestId("rule-dialog");
  const basis = dialog.locator(`.basis[id="${place}"]`);
  await basis.waitFor();
  const seen = await basis.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  assert.ok(seen, `${place} is in sight`);
  return dialog;
}

story("a question, a refusal and a line of the log open the rule they rest on", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  assert.ok(await asked(page));
  const refused = page.locator(REFUSED).first();
  while ((await refused.count()) === 0 && (await asked(page))) await decide(page, 0, click);

  await page.getByTestId("prompt").getByTestId("rule").click();
  const dialog = await opened(page, "a-turn");
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    assert.deepEqual(await problems(page), []);
    assert.deepEqual(await sticksOut(page), []);
  }
  await page.setViewportSize(SIZES.desktop);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await refused.click({ force: true }); // It can be pressed, for a reason.
  const why = page.getByTestId("refusal");
  assert.equal((await why.innerText()).trim(), text("ports-no-hand-full"));
  await why.getByTestId("rule").click();
  await opened(page, "a-turn");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // By keyboard: the log is one stop, and arrow keys go from line to line.
  await (await logOf(page)).locator("li").first().waitFor();
  await goTo(page, "[data-testid=log] [data-testid=rule]");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await opened(page, "set-up");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.ok(await page.getByTestId("dock").isVisible());
});

story("a ruling has an address", async (stage) => {
  const page = await stage.open("/rules/ports#PRT-R7", { language: "ja" });
  const ruling = page.locator("[id='PRT-R7']");
  await ruling.waitFor();
  await page.waitForFunction(() => {
    const box = document.getElementById("PRT-R7")?.getBoundingClientRect();
    return box && box.top >= 0 && box.top < innerHeight;
  });
});

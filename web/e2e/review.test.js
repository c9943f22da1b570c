// A finished game judged decision by decision, and what might have been.

import assert from "node:assert/strict";
import { create, untilOver } from "./lib/api.js";
import { problems } from "./lib/axe.js";
import { SIZES } from "./lib/browser.js";
import { PATIENCE } from "./lib/eventually.js";
import { sticksOut } from "./lib/layout.js";
import { broken } from "./lib/legible.js";
import { story } from "./lib/story.js";
import { asked, RESULT } from "./lib/table.js";
import { checkEveryLanguage } from "./lib/texts.js";

story("a finished game is reviewed, and its turning points lead to the replay", async (stage) => {
  const { table } = await create(stage.server, {});
  const page = await stage.open(`/t/${table}`);
  await untilOver(stage.server, table);
  await page.reload();
  await page.locator(RESULT).waitFor();
  await page.getByTestId("to-review").click();
  await page
    .getByTestId("reviewed")
    .first()
    .waitFor({ timeout: 4 * PATIENCE });
  assert.ok((await page.getByTestId("reviewed").count()) >= 2);
  await page.locator("details > summary").click();
  const decisions = page.getByTestId("decision");
  assert.ok((await decisions.count()) > 5);
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    assert.deepEqual(await sticksOut(page), []);
    assert.deepEqual(await problems(page), []);
    const names = page.locator("[data-testid=reviewed] .player");
    assert.deepEqual(await broken(names), []);
    const beside = await names.evaluateAll((all) =>
      all.every((one) => {
        const [mark, name] = [...one.children].map((part) => part.getBoundingClientRect());
        return mark && name && mark.bottom > name.top && mark.top < name.bottom;
      }),
    );
    assert.ok(beside, "names stand beside their marks");
  }
  await checkEveryLanguage(page);
  const last = decisions.last();
  const step = await last.getAttribute("data-step");
  /** @param {import("playwright-core").Locator} line */
  const words = async (line) => (await line.innerText()).replace(/\s+/g, " ").trim();
  const said = await words(last.locator("p").first());
  await last.getByRole("link").first().click();
  const chosen = await words(page.getByTestId("chosen"));
  assert.ok(page.url().endsWith(`#${step}`));
  assert.ok(said.includes(chosen), `${said} / ${chosen}`);

  await stage.chapter("two moves are compared where it was asked for", async () => {
    await page.goBack();
    await page.locator("details > summary").click();
    await decisions.last().getByTestId("what-if").click();
    await page.getByTestId("compare").click();
    const boxes = page.locator("dialog input[type=checkbox]");
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByTestId("compare-go").click();
    await page.getByTestId("compared").waitFor();
    assert.deepEqual(await problems(page), []);
    await page.keyboard.press("Escape");
  });

  await stage.chapter("and it is played on with what was hidden dealt anew", async () => {
    await page.getByTestId("play-on").click();
    assert.deepEqual(await problems(page), []);
    await page.getByTestId("play-on-redealt").click();
    assert.ok(await asked(page));
  });
});

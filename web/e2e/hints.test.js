// What one might do, for whoever asks.

import assert from "node:assert/strict";
import { still } from "./lib/layout.js";
import { sitAt, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { answering, asked, OPTION, PLAY_NOW } from "./lib/table.js";

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

story("on a phone the hint has the sheet, and what it speaks of stays in sight", async (stage) => {
  const page = await stage.open("/", { size: "phone" });
  await page.locator(PLAY_NOW).tap();
  assert.ok(await asked(page));
  await page.getByTestId("ask-hint").tap();
  await page.getByTestId("hint-option").first().waitFor();
  await still(page);
  const sheet = await page.locator("#panel-options").boundingBox();
  const marked = page.locator("[data-testid=board] [data-hinted]");
  for (const thing of await marked.all()) {
    const box = await thing.boundingBox();
    assert.ok(
      box && sheet && box.y + box.height <= sheet.y,
      "the sheet lies below the board's mark",
    );
  }
  /** Whether an option of the list is drawn. */
  const listed = () =>
    page
      .locator(OPTION)
      .first()
      .evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
  assert.equal(await listed(), false, "nothing stands there twice");

  // The list is one press away, and the hint too.
  await page.getByTestId("hints-to-list").tap();
  await still(page);
  assert.equal(await listed(), true);
  await page.getByTestId("hints").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.getByTestId("ask-hint").tap();
  await answering(page, () => page.getByTestId("hint-option").first().tap());
});

for (const game of ["frontline", "league", "placement", "ports"])
  story(
    `on a phone a hint of ${game} leaves the hand that it speaks of in sight`,
    async (stage) => {
      const [, place] =
        situations(game).find(([kind]) => /-(choose|act|udp|plan|play)$/.test(kind)) ??
        situations(game)[0] ??
        assert.fail(`${game} has situations`);
      const { table, secret } = await sitAt(stage.server, game, place);
      const page = await stage.open(`/t/${table}#${secret}`, { size: "phone" });
      assert.ok(await asked(page));
      await page.getByTestId("ask-hint").tap();
      const hint = page.getByTestId("hint-option").first();
      await hint.waitFor();
      await still(page);
      const sheet = await page.locator("#panel-options").boundingBox();
      const first = await hint.boundingBox();
      assert.ok(sheet && first && first.y + first.height <= 740, "the best of all is read whole");
      const hand = page.locator("[data-testid=board] [data-testid=hand]:has([data-hinted])");
      for (const one of await hand.all()) {
        const box = await one.boundingBox();
        assert.ok(box && box.y + box.height <= sheet.y, "the hand lies above the sheet");
      }
    },
  );

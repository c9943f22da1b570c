// Every word of advice can be read whole, on a desktop and a phone: below the question, or by a press
// where there is no room for it.

import assert from "node:assert/strict";
import { LANGUAGES, SIZES } from "../lib/browser.js";
import { unread } from "../lib/dock.js";
import { still } from "../lib/layout.js";
import { GAMES, sitAt, situations } from "../lib/situations.js";
import { story } from "../lib/story.js";
import { OPTION } from "../lib/table.js";

for (const game of GAMES)
  story(`advice in ${game} is read whole`, async (stage) => {
    /** @type {string[]} */
    const found = [];
    let apart = 0;
    for (const [kind, place] of situations(game, "coach")) {
      const { table, secret } = await sitAt(stage.server, game, place);
      const page = await stage.open(`/t/${table}#${secret}`);
      await page.locator(OPTION).first().waitFor();
      for (const language of LANGUAGES) {
        await page.locator("header select").selectOption(language);
        await page.locator(`html[lang=${language}]`).waitFor();
        for (const size of [SIZES.phone, SIZES.desktop]) {
          await page.setViewportSize(size);
          await still(page);
          const where = `${kind}, ${size.width} px, ${language}`;
          found.push(...(await unread(page)).map((what) => `${where}: ${what}`));
          const button = page.getByTestId("advice");
          if (!(await button.isVisible())) continue;
          apart += 1;
          await button.click();
          await page.locator("dialog [data-testid=coach]").waitFor();
          await page.keyboard.press("Escape");
          await page.locator("dialog").waitFor({ state: "detached" });
        }
      }
      await page.context().close();
    }
    stage.remark(`${apart} times it has no room below the question`);
    assert.deepEqual(found, []);
  });

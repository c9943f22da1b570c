// What one has decided and others have seen can be taken back if they agree; hands can be open for a
// first round. Everybody at the table is told.

import assert from "node:assert/strict";
import { create, takeSeat } from "./lib/api.js";
import { problems } from "./lib/axe.js";
import { sticksOut } from "./lib/layout.js";
import { choose, click } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, considered, logOf, OPTION } from "./lib/table.js";
import { checkEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/story.js").Stage} Stage */

/**
 * Two people at a table of Ports that has not begun.
 * @param {Stage} stage
 * @returns {Promise<[Page, Page]>}
 */
async function two(stage) {
  const plan = { seats: /** @type {["open", "open"]} */ (["open", "open"]), start: false };
  const { table, secret } = await create(stage.server, plan);
  const guest = await takeSeat(stage.server, table, "Ben");
  const host = await stage.open(`/t/${table}#${secret}`);
  const other = await stage.open(`/t/${table}#${guest.secret}`);
  return [host, other];
}

/**
 * Whoever is to decide does; then the other, who has seen it.
 * @param {Page[]} pages
 * @returns {Promise<{ who: Page, other: Page }>}
 */
async function decide(pages) {
  const who = await Promise.any(
    pages.map(async (page) => {
      await page.locator(OPTION).first().waitFor();
      return page;
    }),
  );
  const other = pages.find((page) => page !== who);
  assert.ok(other);
  await asked(who);
  await choose(who, 0, click);
  return { who, other };
}

/** @param {Page} page */
async function askBack(page) {
  await page.getByTestId("table-menu").click();
  await page.getByTestId("take-back").click();
}

story("a decision is taken back if the others agree, and stays if they do not", async (stage) => {
  const pages = await two(stage);
  await pages[0].getByTestId("start").click();
  const { who, other } = await decide(pages);

  await stage.chapter("the others are asked, and nobody decides meanwhile", async () => {
    await askBack(who);
    await other.getByTestId("take-back-agree").waitFor();
    await who.getByTestId("take-back-withdraw").waitFor();
    for (const page of [who, other]) {
      assert.deepEqual(await problems(page), []);
      assert.deepEqual(await sticksOut(page), []);
    }
    await checkEveryLanguage(other);
  });

  await stage.chapter("what they agree to is taken back, and the log tells it", async () => {
    await other.getByTestId("take-back-agree").click();
    await other.getByTestId("take-back-asked").waitFor({ state: "detached" });
    await who.locator(OPTION).first().waitFor();
    const log = await logOf(who);
    await log.getByText(/took the last decision back/).waitFor();
  });

  await stage.chapter("what they do not agree to stays, and whoever asked is told", async () => {
    await who.locator("#tab-options").click();
    const again = await decide(pages);
    await askBack(again.who);
    await again.other.getByTestId("take-back-decline").click();
    await again.who.getByText(text("refused-declined"), { exact: true }).first().waitFor();
    await again.other.getByTestId("take-back-asked").waitFor({ state: "detached" });
  });
});

story("hands are open for a first round, and everybody is told", async (stage) => {
  const [host, other] = await two(stage);
  await host.getByTestId("table-menu").click();
  await host.getByTestId("host-menu").click();
  await host.getByTestId("host-hands-first").check();
  await host.keyboard.press("Escape");
  await other.getByTestId("hands-first").waitFor();
  await host.getByTestId("start").click();
  for (const page of [host, other]) {
    await page.getByTestId("look").click();
    await page.getByTestId("open-board").getByTestId("board").waitFor();
    assert.deepEqual(await problems(page), []);
    await page.keyboard.press("Escape");
    await page.getByTestId("open-board").waitFor({ state: "detached" });
  }
  while (await host.getByTestId("open-hands").isVisible()) {
    await decide([host, other]);
    await considered(host);
  }
  await other.getByTestId("open-hands").waitFor({ state: "detached" });
});

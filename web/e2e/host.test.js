// Whoever runs a table pauses it, goes on and ends it early; everyone is told.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { story } from "./lib/story.js";
import { ALLOWED, asked, OPTION, PLAY_NOW } from "./lib/table.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
async function run(page) {
  await page.getByTestId("table-menu").click();
  await page.getByTestId("host-menu").click();
}

story("a host pauses the game, goes on and ends it before its end", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  assert.ok(await asked(page));
  const guest = await stage.open(page.url(), { size: "phone" });
  await guest.getByTestId("board").waitFor();

  await run(page);
  await page.getByTestId("host-pause").click();
  await guest.getByTestId("paused").waitFor();
  assert.deepEqual(await problems(page), []);
  await page.keyboard.press("Escape");
  await page.getByTestId("paused").getByRole("button").click();
  await guest.getByTestId("paused").waitFor({ state: "detached" });
  await page.locator(OPTION).first().waitFor();
  assert.ok((await page.locator(ALLOWED).count()) > 0, "it goes on where it was");

  await run(page);
  await page.getByTestId("host-end").click();
  assert.equal(await page.getByTestId("ended-early").count(), 0, "it is asked twice");
  await page.getByTestId("host-end-sure").click();
  await guest.getByTestId("ended-early").waitFor();
  await page.getByTestId("ended-early").getByTestId("replay").click();
  await page.getByTestId("board").waitFor();
});

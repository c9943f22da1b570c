// The front door: every game has its picture there, and nothing jumps when one arrives.

import assert from "node:assert/strict";
import { games as listed } from "./lib/api.js";
import { story } from "./lib/story.js";

story("every game shows its cover, and makes room for it before it comes", async (stage) => {
  const page = await stage.somebody({ size: "phone" });
  /** @type {(() => void)[]} */
  const waiting = [];
  // No picture arrives before all cards have been measured.
  await page.route(/cover.*\.svg$/, async (route) => {
    await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    await route.continue();
  });
  await page.goto("/");
  const games = await listed(stage.server);
  const card = (/** @type {string} */ id) => page.getByTestId(`game-${id}`);
  const heights = async () =>
    Promise.all(games.map(async ({ id }) => (await card(id).boundingBox())?.height));

  await card(games.at(-1)?.id ?? "").waitFor();
  const before = await heights();
  await page.unroute(/cover.*\.svg$/);
  waiting.forEach((goOn) => goOn());
  for (const { id } of games) {
    const picture = card(id).locator("img");
    assert.equal(await picture.getAttribute("loading"), "lazy");
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((/** @type {HTMLImageElement} */ img) => img.decode());
  }
  assert.deepEqual(await heights(), before);
});

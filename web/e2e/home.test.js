// The front door: every game has its picture there, and nothing jumps when one arrives.

import assert from "node:assert/strict";
import { games as listed } from "./lib/api.js";
import { story } from "./lib/story.js";

story("every game shows its cover, and makes room for it before it comes", async (stage) => {
  const page = await stage.somebody({ size: "phone" });
  // No picture arrives before all cards have been measured.
  /** @type {(value?: unknown) => void} */
  let letIn = () => {};
  const measured = new Promise((resolve) => (letIn = resolve));
  await page.route(/cover.*\.svg$/, async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto("/");
  const games = await listed(stage.server);
  const card = (/** @type {string} */ id) => page.getByTestId(`game-${id}`);
  const heights = async () =>
    Promise.all(games.map(async ({ id }) => (await card(id).boundingBox())?.height));

  await card(games.at(-1)?.id ?? "").waitFor();
  const before = await heights();
  letIn();
  for (const { id } of games) {
    const picture = card(id).locator("img");
    assert.equal(await picture.getAttribute("loading"), "lazy");
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((/** @type {HTMLImageElement} */ img) => img.decode());
  }
  assert.deepEqual(await heights(), before);
});

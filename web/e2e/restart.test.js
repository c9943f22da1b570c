// The server is killed in the middle of a game and started again: the game goes on.

import assert from "node:assert/strict";
import { play } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { ALLOWED, asked, hand, PLAY_NOW, RESULT } from "./lib/table.js";

/** How the browser itself reports that nobody answers. */
const UNREACHABLE = /WebSocket connection to .* failed|net::ERR_/;

story("the server is killed and restarted, and the game goes on", async (stage) => {
  stage.expect(UNREACHABLE);
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  const banner = page.getByTestId("connection");
  const { server } = stage;

  // While the player thinks.
  await play(page, { decisions: 3 });
  assert.ok(await asked(page));
  const before = await hand(page);
  await server.kill();
  await banner.waitFor();
  await server.restart();
  await banner.waitFor({ state: "hidden" });
  assert.ok(await asked(page));
  assert.deepEqual(await hand(page), before);

  // While the answer is on its way, or the bots move: it was taken, or it is asked again.
  await play(page, { decisions: 2 });
  assert.ok(await asked(page));
  await page.locator(ALLOWED).first().click();
  await server.kill();
  await banner.waitFor();
  await server.restart();
  await banner.waitFor({ state: "hidden" });

  await play(page);
  await page.locator(RESULT).getByTestId("verdict").first().waitFor();
});

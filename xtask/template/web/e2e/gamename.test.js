// Gamename: a whole game by pressing, in every language. When `cargo xtask situations` has kept moments of it, a story
// with `checkSight` sees to it that what one decides about is in sight, as for the other games.

import assert from "node:assert/strict";
import { LANGUAGES } from "./lib/browser.js";
import { play } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, playNow, RESULT } from "./lib/table.js";
import { checkTexts } from "./lib/texts.js";

const GAME = "gamename";

for (const language of LANGUAGES) {
  story(`a whole game by clicking (${language})`, async (stage) => {
    const page = await stage.open("/", { language });
    await page.locator(playNow(GAME)).click();
    assert.ok(await asked(page), "everyone lays a card at once");
    await checkTexts(page);
    assert.equal((await play(page)).length, 3, "a game has three tricks");
    await page.locator(RESULT).getByTestId("scoring").waitFor();
    await checkTexts(page);
  });
}

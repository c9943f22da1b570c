// Japanese and Chinese characters are drawn, each as itself: without a font for them a browser
// shows the same box for all.

import assert from "node:assert/strict";
import { LANGUAGES } from "./lib/browser.js";
import { story } from "./lib/story.js";
import { FONT_ADVICE, NO_CHARACTER, pictures } from "./lib/texts.js";

story("攻, 撃 and 擊 look different", async (stage) => {
  const page = await stage.open("/");
  for (const language of LANGUAGES) {
    const drawn = await pictures(page, ["攻", "撃", "擊", NO_CHARACTER], language);
    assert.equal(new Set(drawn).size, 4, `alike or boxes in ${language}: ${FONT_ADVICE}`);
  }
});

// Every page, dark and light, on desktop and phone, in every language: nothing keeps anybody out,
// nothing sticks out, no text is missing.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { LANGUAGES, SIZES } from "./lib/browser.js";
import { sticksOut } from "./lib/layout.js";
import { everyPage } from "./lib/pages.js";
import { story } from "./lib/story.js";
import { checkTexts } from "./lib/texts.js";

/** @type {("dark" | "light")[]} */
const THEMES = ["dark", "light"];

story("every page is accessible and fits, in both themes and sizes", async (stage) => {
  stage.expect(/404 .*\/nowhere/);
  /** @type {string[]} */
  const found = [];
  for (const { name, visit } of await everyPage(stage.server)) {
    const page = await stage.somebody();
    await visit(page);
    for (const size of [SIZES.desktop, SIZES.phone]) {
      await page.setViewportSize(size);
      const where = `${name}, ${size.width} px wide`;
      found.push(...(await sticksOut(page)).map((what) => `${where}: ${what}`));
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await problems(page)).map((what) => `${where}, ${colorScheme}: ${what}`));
      }
    }
    for (const language of LANGUAGES) {
      await page.getByRole("banner").locator("select").selectOption(language);
      await page.locator(`html[lang="${language}"]`).waitFor();
      await checkTexts(page);
      found.push(...(await sticksOut(page)).map((what) => `${name}, ${language}: ${what}`));
    }
    await page.context().close();
  }
  assert.ok(found.length === 0, found.join("\n"));
});

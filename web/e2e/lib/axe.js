// What axe finds on a page that keeps people out.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { still } from "./layout.js";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @typedef {typeof import("axe-core")} Axe */

/**
 * The serious and critical problems, each with the first places where it is.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function problems(page) {
  // Not as a script of the page, whose content policy allows no foreign ones.
  await page.evaluate(SOURCE);
  // Colours that are still on their way to those of another theme would be judged half-way.
  await still(page);
  return page.evaluate(async () => {
    const { axe } = /** @type {{ axe: Axe }} */ (/** @type {unknown} */ (globalThis));
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, help, nodes }) => {
        const places = nodes.map(({ target }) => String(target)).slice(0, 5);
        const how = nodes[0]?.failureSummary?.replace(/\s+/g, " ");
        return `${id} (${help}) at ${nodes.length} places: ${places.join(", ")}: ${how}`;
      });
  });
}

/**
 * The same in both themes.
 * @param {import("playwright-core").Page} page
 */
export async function problemsInThemes(page) {
  const found = [];
  for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await problems(page)).map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
}

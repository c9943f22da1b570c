// What axe finds on a page that keeps people out.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

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
  return page.evaluate(async () => {
    // Colours that are still on their way to those of another theme would be judged half-way.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const onTheirWay = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    await frame();
    for (let frames = 0; frames < 120 && onTheirWay(); frames += 1) await frame();
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

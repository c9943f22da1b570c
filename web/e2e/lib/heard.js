// A lesson for somebody who sees nothing of it: by keys alone, with what a screen reader would say.

import assert from "node:assert/strict";
import { eventually } from "./eventually.js";
import { FINISH, GUIDE, guided, POINTED, readOn } from "./lesson.js";
import { OPTIONS, pressSkip } from "./table.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("./story.js").Stage} Stage */

/** A lesson has fewer decisions and cards than this. */
const STEPS = 80;
/** What the guide says of its own accord, apart from its buttons. */
const SPOKEN = `${GUIDE} :is([data-testid=guide-story], [data-testid=guide-text], [data-testid=guide-reply])`;

/** Keeps all that is told without being looked for, as soon as it is. @param {Page} page */
const listen = (page) =>
  page.addInitScript(() => {
    const LIVE =
      "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
    /** @type {Set<string>} */
    const told = new Set();
    Object.assign(globalThis, { told });
    const hear = () => {
      for (const one of document.querySelectorAll(LIVE)) {
        if (one instanceof HTMLElement && one.checkVisibility()) told.add(one.innerText);
      }
    };
    new MutationObserver(hear).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

/** Without what letters and lines are set with. @param {string} text */
const bare = (text) => text.replace(/\s+/g, "");

/** Whether all of this has been told. @param {Page} page @param {string} text */
async function isTold(page, text) {
  const told = await page.evaluate(() => [.../** @type {any} */ (globalThis).told]);
  return told.some((/** @type {string} */ one) => bare(one).includes(bare(text)));
}

/** What is under the fingers, as it is announced: its role and its name. @param {Locator} target */
async function announced(target) {
  const [first = ""] = (await target.ariaSnapshot()).split("\n");
  return first;
}

/** A role, and a name that is said with it. */
const NAMED = /^- '?(button|link|radio|option|menuitem|checkbox)\b.* "[^"]+"/;

/**
 * Plays a lesson to its end by keys alone: every sentence of the guide is told without being looked for,
 * and whatever is pressed has a role and a name and is under the focus.
 * @param {Stage} stage
 * @param {string} lesson
 * @param {import("./browser.js").Language} language
 */
export async function hear(stage, lesson, language) {
  const page = await stage.somebody({ language, newcomer: true });
  await listen(page);
  await page.goto(`/learn/${lesson}`);
  /** @type {string[]} */
  const wrong = [];
  let sentences = 0;
  /** @param {Locator} target */
  const press = async (target) => {
    for (const text of await page.locator(SPOKEN).allInnerTexts()) {
      sentences += 1;
      if (!(await isTold(page, text))) wrong.push(`not told: ${text}`);
    }
    await target.focus();
    const name = await announced(target);
    if (!NAMED.test(name)) wrong.push(`no role and name: ${name}`);
    assert.ok(
      await target.evaluate((one) => one === document.activeElement),
      `${name} has no focus`,
    );
    await target.press("Enter");
  };
  for (let step = 0; step < STEPS && (await guided(page)); step += 1) {
    await readOn(page, press);
    const question = await page.locator(OPTIONS).elementHandle();
    const listed = page.locator("[data-option]").first();
    if (!(await listed.isVisible())) await page.keyboard.press("o");
    const group = page.locator(`[data-option=group]${POINTED}[aria-expanded=false]`);
    await page.locator(`[data-option]${POINTED}`).first().waitFor();
    while ((await group.count()) > 0) await press(group.first());
    await press(page.locator(`[data-option]:not([data-option=group])${POINTED}`).first());
    await eventually(async () => {
      await pressSkip(page);
      const isOver = (await page.locator(FINISH).count()) > 0;
      return isOver || question?.evaluate((one) => !one.isConnected);
    }, true);
  }
  const finish = page.locator(FINISH);
  await finish.waitFor();
  stage.remark(`${lesson}, ${language}: ${sentences} sentences told`);
  assert.ok(sentences > 5, "the guide has spoken");
  assert.deepEqual(wrong, [], "all is told, and all that is pressed has a name");
}

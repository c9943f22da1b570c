// Somebody new to a game, who does only what the guide of its lesson points at.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { problemsInThemes } from "./axe.js";
import { eventually } from "./eventually.js";
import { still } from "./layout.js";
import { considered, OPTIONS, pressSkip } from "./table.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("./pressing.js").Press} Press */
/** @typedef {import("./story.js").Stage} Stage */
/** @typedef {(target: Locator, share: number) => Promise<void>} Look at what is pressed next, and how much is in sight */

/** Every lesson there is, by id. */
export const LESSONS = readdirSync(new URL("../../../crates/lessons/data/", import.meta.url)).map(
  (file) => file.replace(".json", ""),
);

export const GUIDE = "[data-testid=guide]";
export const POINTED = "[data-pointed]";
export const FINISH = "[data-testid=guide-finish]";
/** How much of what is marked is to be seen. */
const WHOLE = 0.9;
/** Half of a window, and more, belongs to the board, on a phone, too. */
const BOARD = 0.5;
const SURFACE = "[data-testid=surface]";
/** A space after a sentence of Chinese or Japanese. */
const GAP = /[。！？] +\S/;
/** A lesson has fewer decisions than this, */
const DECISIONS = 60;
/** and a decision fewer presses. */
const PRESSES = 12;

/** On the home page: a game's lesson. @param {string} game */
export const learn = (game) => `[data-testid=game-${game}] [data-testid=learn]`;

/**
 * Waits until the guide has something to say, or the lesson is over.
 * @param {Page} page
 * @returns {Promise<boolean>} whether it has
 */
export async function guided(page) {
  const cards = "[data-card], [data-testid=guide-story], [data-testid=guide-reply]";
  const speaks = page.locator(`${FINISH}, ${GUIDE} :is(${cards})`);
  await eventually(async () => {
    await pressSkip(page);
    return (await speaks.count()) > 0;
  }, true);
  return (await page.locator(FINISH).count()) === 0;
}

/**
 * Reads on until a card points at something.
 * @param {Page} page
 * @param {Press} press
 */
export async function readOn(page, press) {
  const answer = page.getByTestId("guide-answer").first();
  const next = page.getByTestId("guide-go-on");
  while ((await answer.count()) + (await next.count()) > 0) {
    await press((await answer.count()) > 0 ? answer : next);
  }
}

/** What the guide says now. @param {Page} page */
export const said = async (page) => (await page.locator(`${GUIDE} .says`).allInnerTexts()).join();

/** Whatever is marked to be pressed, the most certain first; what is pressed already is not again. */
const MARKED = [
  `:is([data-choice], [data-commits])${POINTED}`,
  `[data-testid=board] ${POINTED}:not([aria-pressed=true])`,
  `:is([data-testid=view], [data-option], [data-testid=open-many], [data-testid=open-options])${POINTED}`,
];

/**
 * How much of something is free to be seen, and where it can be pressed.
 * @param {Locator} target
 */
export const free = (target) =>
  target.evaluate((one) => {
    /** By how much a mark may reach over the edge. */
    const EDGE = 8;
    const { left, top, width, height } = one.getBoundingClientRect();
    // From the middle outwards: there one presses first.
    const steps = [0.5, 0.275, 0.725, 0.05, 0.95];
    const points = steps.flatMap((y) => steps.map((x) => ({ x: x * width, y: y * height })));
    /** What lies on a thing, as a mark does, hides nothing of it. @param {Element} hit */
    const lies = (hit) => {
      const box = hit.getBoundingClientRect();
      const isBeside = box.left > left - EDGE && box.right < left + width + EDGE;
      return isBeside && box.top > top - EDGE && box.bottom < top + height + EDGE;
    };
    /** @param {Element | null} inner @returns {Element[]} */
    const around = (inner) => (inner ? [inner, ...around(inner.parentElement)] : []);
    const frames = around(one.parentElement)
      .filter((outer) => getComputedStyle(outer).overflow !== "visible")
      .map((outer) => outer.getBoundingClientRect());
    /** Whether nothing around it cuts it off there. @param {{ x: number, y: number }} at */
    const isWithin = ({ x, y }) =>
      frames.every(
        (frame) =>
          left + x >= frame.left &&
          left + x <= frame.right &&
          top + y >= frame.top &&
          top + y <= frame.bottom,
      );
    const hits = points.map((at) => ({
      at,
      hit: document.elementFromPoint(left + at.x, top + at.y),
    }));
    // Beside a round corner one sees what it lies on.
    const seen = hits.filter(
      ({ at, hit }) => hit && isWithin(at) && (one.contains(hit) || hit.contains(one) || lies(hit)),
    );
    return {
      share: seen.length / points.length,
      at: hits.find(({ hit }) => one.contains(hit))?.at ?? null,
    };
  });

/**
 * What is to be pressed next, and how much of it is in sight: of the marked what is seen best.
 * @param {Page} page
 */
export async function marked(page) {
  await still(page);
  for (const selector of MARKED) {
    const found = [];
    for (const target of await page.locator(selector).all()) {
      const { share, at } = await free(target);
      if (at) found.push({ target, share, at });
    }
    const best = found.sort((one, other) => other.share - one.share)[0];
    if (best) return best;
  }
  return null;
}

/** What is marked, and what has come of pressing it. @param {Page} page */
const signs = (page) =>
  page
    .locator(`${POINTED}, [data-testid=refusal]`)
    .evaluateAll((all) => all.map((one) => [one.outerHTML, one.checkVisibility()]).join());

/**
 * Takes one decision by pressing what is marked, until it is taken.
 * @param {Page} page
 * @param {Press} press
 * @param {Look} look
 * @returns {Promise<number>} how many presses it took
 */
export async function obey(page, press, look) {
  const question = await page.locator(OPTIONS).elementHandle();
  const isTaken = () => question?.evaluate((one) => !one.isConnected);
  for (let presses = 1; presses <= PRESSES; presses += 1) {
    await considered(page);
    const next = await marked(page);
    if (!next) throw new Error(`nothing marked is in sight: ${await said(page)}`);
    await look(next.target, next.share);
    const before = await signs(page);
    await press(next.target, { position: next.at });
    await eventually(async () => (await isTaken()) || (await signs(page)) !== before, true);
    if (await isTaken()) return presses;
  }
  throw new Error(`pressing what is marked leads nowhere: ${await said(page)}`);
}

/**
 * Plays a lesson to its end by doing only what is pointed at.
 * @param {Page} page
 * @param {Press} press
 * @param {Look} [look]
 * @returns {Promise<number[]>} the presses that each decision took
 */
export async function follow(page, press, look = async () => {}) {
  const presses = [];
  while (presses.length < DECISIONS && (await guided(page))) {
    await readOn(page, press);
    presses.push(await obey(page, press, look));
  }
  await page.locator(FINISH).waitFor();
  return presses;
}

/** With a mouse, or with a finger. @type {Record<"desktop" | "phone", Press>} */
const PRESS = {
  desktop: (target, where) => target.click(where),
  phone: (target, where) => target.tap(where),
};

/**
 * What of the guide's card cannot be read without scrolling, in pixels.
 * @param {Page} page
 */
const cutOff = (page) =>
  page
    .locator(GUIDE)
    .evaluateAll((all) =>
      Math.max(0, ...all.map((one) => Math.round(one.scrollHeight - one.clientHeight))),
    );

/**
 * Words on the buttons of the guide and below it that are broken over two lines.
 * @param {Page} page
 */
const brokenWords = (page) =>
  page.locator(`${GUIDE} button, [data-choice]`).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      /** @type {string[]} */
      const broken = [];
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? "").matchAll(/[A-Za-z0-9]{2,}/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
      }
      return broken;
    }),
  );

/** How much of the window is the board's, whatever the guide says. @param {Page} page */
const boardShare = (page) =>
  page.locator(SURFACE).evaluate((one) => one.getBoundingClientRect().height / window.innerHeight);

/**
 * Plays a lesson to its end by doing only what is marked, which is in sight before it is pressed, as is
 * all that the guide says.
 * @param {Stage} stage
 * @param {string} lesson
 * @param {"desktop" | "phone"} size
 * @param {import("./browser.js").Language} language
 */
export async function checkLesson(stage, lesson, size, language) {
  const page = await stage.open(`/learn/${lesson}`, { size, language, newcomer: true });
  /** @type {string[]} */
  const hidden = [];
  let least = 1;
  /** @type {Press} */
  const press = async (target, where) => {
    const cut = await cutOff(page);
    assert.doesNotMatch(
      await said(page),
      GAP,
      "sentences follow each other as the language has it",
    );
    if (cut > 1) hidden.push(`${cut} px of ${await said(page)}`);
    for (const word of await brokenWords(page)) hidden.push(`“${word}” is broken`);
    const share = await boardShare(page);
    if (share < BOARD) hidden.push(`the board has ${share.toFixed(2)}: ${await said(page)}`);
    least = Math.min(least, share);
    await PRESS[size](target, where);
  };
  const presses = await follow(page, press, async (target, share) => {
    if (share >= WHOLE) return;
    const what = await target.evaluate((one) => one.outerHTML.slice(0, 100));
    hidden.push(`${Math.round(share * 100)} % of ${what}: ${await said(page)}`);
  });
  stage.remark(`${lesson}, ${size}: ${presses.length} decisions, presses ${presses.join(" ")}`);
  stage.remark(`the board has at least ${Math.round(least * 100)} % of the window`);
  assert.deepEqual(hidden, [], "what is marked and what is said is in sight");
  assert.deepEqual(await problemsInThemes(page), []);
}

/**
 * From the home page the first move of a lesson is three presses away; of a game's further lessons for
 * whoever has finished the one before.
 * @param {Stage} stage
 * @param {string} lesson
 * @param {"desktop" | "phone"} size
 */
export async function checkPresses(stage, lesson, size) {
  const page = await stage.somebody({ size, newcomer: true });
  const game = lesson.replace(/-.*/, "");
  await page.addInitScript(
    ([game, lesson]) => (localStorage[`sandtable.next-lesson.${game}`] = JSON.stringify(lesson)),
    [game, lesson],
  );
  await page.goto("/");
  await PRESS[size](page.locator(learn(game)));
  assert.ok(await guided(page));
  await page.getByTestId("guide-story").waitFor();
  if (size === "desktop") assert.deepEqual(await problemsInThemes(page), [], lesson);
  const presses = 1 + (await obey(page, PRESS[size], async () => {}));
  assert.ok(presses <= 3, `${lesson}: ${presses} presses`);
  await page.context().close();
}

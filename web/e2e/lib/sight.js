// What can be seen while something is asked: at every kind of moment (crates/situations), in the
// windows and languages that people have, whatever the decision is about is in sight and not covered,
// and every letter can be read.

import assert from "node:assert/strict";
import { LANGUAGES } from "./browser.js";
import { unread } from "./dock.js";
import { still } from "./layout.js";
import { broken } from "./legible.js";
import { sitAt, situations } from "./situations.js";
import { CHOICE, OPTION } from "./table.js";
import { unwhole } from "./whole.js";
import { overhear } from "./wire.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./story.js").Stage} Stage */

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 360, height: 740 },
];
/** How much of a thing is to be seen: round corners and a badge are not looked at closely. */
const WHOLE = 0.9;
/** Smaller letters are not read. */
const SMALLEST = 12;

/** Things of the own hand. */
const HAND = "[data-testid=hand] [data-thing]";
/** Where a decision is put together, in games that have a place for it. */
const PANEL = "[data-testid=planner]";
/** Where options are that no thing on the board leads to. */
const BESIDE =
  "[data-choice], [data-testid=open-many], [data-testid=open-options][aria-expanded=true]";

/**
 * How much is free of each element that is one of these things, and of those of the own hand.
 * @param {Page} page
 * @param {string[]} things
 */
const seen = (page, things) =>
  page.evaluate(([things, hand, panel]) => {
    /** By how much a mark may reach over the edge. */
    const EDGE = 8;
    /** @param {Element | null} one @returns {Element[]} */
    const around = (one) => (one ? [one, ...around(one.parentElement)] : []);
    /** @param {Element} one */
    const clips = (one) => getComputedStyle(one).overflow !== "visible";
    /** @param {DOMRect} inner @param {DOMRect} outer */
    const lies = (inner, outer) =>
      inner.left > outer.left - EDGE &&
      inner.right < outer.right + EDGE &&
      inner.top > outer.top - EDGE &&
      inner.bottom < outer.bottom + EDGE;
    /**
     * Whether what is seen belongs to a thing: a part of it, what lies on it as a pawn or a mark
     * does, or what it lies on itself, beside its round corners.
     * @param {Element} hit
     * @param {Element} one
     */
    const isOf = (hit, one) =>
      one.contains(hit) ||
      hit.contains(one) ||
      lies(hit.getBoundingClientRect(), one.getBoundingClientRect());
    /** @param {Element} one */
    const share = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0) return 0;
      const frames = around(one.parentElement)
        .filter(clips)
        .map((clip) => clip.getBoundingClientRect());
      const steps = [0.05, 0.275, 0.5, 0.725, 0.95];
      const points = steps.flatMap((x) =>
        steps.map((y) => ({ x: left + x * width, y: top + y * height })),
      );
      const free = points.filter(({ x, y }) => {
        const within = frames.every(
          (frame) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom,
        );
        const hit = document.elementFromPoint(x, y);
        return within && hit !== null && isOf(hit, one);
      });
      return free.length / points.length;
    };
    /** @param {Element[]} all */
    const best = (all) => Math.max(0, ...all.map(share));
    const hands = new Set(
      [...document.querySelectorAll(hand)].map((one) => one.getAttribute("data-thing") ?? ""),
    );
    const panels = [...document.querySelectorAll(panel)].map((one) => ({
      thing: panel,
      share: share(one),
    }));
    const drawn = [...new Set([...things, ...hands])].map((thing) => ({
      thing,
      share: best([
        ...document.querySelectorAll(`[data-testid=board] [data-thing="${CSS.escape(thing)}"]`),
      ]),
    }));
    return [...panels, ...drawn];
  }, /** @type {const} */ ([things, HAND, PANEL]));

/**
 * Text that is drawn smaller than it can be read; what only decorates says so.
 * @param {Page} page
 */
export const unreadable = (page) =>
  page.evaluate((smallest) => {
    /** By how much an element is drawn larger or smaller than it says. @param {Element | null} one @returns {number} */
    const scaleOf = (one) => {
      if (!one) return 1;
      const { transform } = getComputedStyle(one);
      const turned = transform === "none" ? 1 : Math.abs(new DOMMatrix(transform).a);
      const { width } = one instanceof SVGSVGElement ? one.viewBox.baseVal : { width: 0 };
      const drawn = width > 0 ? one.getBoundingClientRect().width / width : 1;
      return width > 0 ? drawn : turned * scaleOf(one.parentElement);
    };
    const found = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility() || parent.closest("[data-decor], .hidden-visually"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().width === 0) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
      if (size >= smallest - 0.05) continue;
      const where = parent.closest("[data-testid]")?.getAttribute("data-testid") ?? "page";
      const board = parent.closest("[data-testid=board]") ? "board " : "";
      const key = `${board}${where} .${parent.className.toString().replace(/ ?svelte-\w+/g, "")}`;
      if (!found.has(key)) found.set(key, `${key} “${words.slice(0, 20)}” ${size.toFixed(1)} px`);
    }
    return [...found.values()];
  }, SMALLEST);

/**
 * Sentences whose sign for the rule behind them stands on a line of its own.
 * @param {Page} page
 */
const strays = (page) =>
  page.locator("[data-testid=rule]:visible").evaluateAll((signs) =>
    signs.flatMap((sign) => {
      const sentence = sign.parentElement;
      if (!sentence) return [];
      const range = document.createRange();
      range.setStart(sentence, 0);
      range.setEndBefore(sign);
      const last = [...range.getClientRects()].findLast(({ width }) => width > 1);
      const { top, height } = sign.getBoundingClientRect();
      return last && top + height / 2 > last.bottom ? [sentence.textContent.trim()] : [];
    }),
  );

/**
 * How much of each thing is seen at best: at once, or on a phone in a view that carries a mark.
 * @param {Page} page
 * @param {string[]} things
 */
async function look(page, things) {
  await still(page);
  /** @type {Map<string, number>} */
  const best = new Map();
  const note = async () => {
    for (const { thing, share } of await seen(page, things))
      best.set(thing, Math.max(share, best.get(thing) ?? 0));
  };
  await note();
  for (const tab of await page.locator("[data-testid=view]:has(.mark)").all()) {
    await tab.evaluate((one) => one instanceof HTMLElement && one.click());
    await still(page);
    await note();
  }
  return best;
}

/**
 * The things that options are about, as far as the board draws them, and the options that are nowhere:
 * the board draws nothing that leads to them, and they are not beside it either.
 * @param {Page} page
 * @param {import("../../src/generated/Choice").Choice[]} open
 */
async function find(page, open) {
  await page.locator("[data-testid=board] [data-thing]").first().waitFor({ state: "attached" });
  await still(page);
  const drawn = await page
    .locator("[data-testid=board] [data-thing]")
    .evaluateAll((found) => found.map((one) => one.getAttribute("data-thing") ?? ""));
  const beside = await page.locator(`${BESIDE}, ${PANEL}`).count();
  return {
    things: [...new Set(open.flatMap(({ things }) => things))].filter((one) => drawn.includes(one)),
    nowhere: open
      .filter(({ things }) => things.length > 0 && !things.some((one) => drawn.includes(one)))
      .filter(() => beside === 0)
      .map(({ things }) => things.join(" + ")),
  };
}

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;

/**
 * Goes through every kind of question of a game.
 * @param {Stage} stage
 * @param {string} game
 * @param {{ hidden?: number, small?: number, parts?: number }} [owed] what its board still owes: at how many
 *   questions, each in one window, something is out of sight, how many places have letters that are too
 *   small, and how many parts of it are cut or covered
 */
export async function checkSight(stage, game, owed = {}) {
  /** @type {Map<string, string[]>} */
  const hidden = new Map();
  /** @type {Set<string>} */
  const small = new Set();
  /** @type {Set<string>} */
  const alone = new Set();
  /** @type {Set<string>} */
  const cut = new Set();
  /** @type {Set<string>} */
  const parts = new Set();
  const moments = situations(game);
  for (const [nth, [kind, place]] of moments.entries()) {
    const { table, secret } = await sitAt(stage.server, game, place);
    const page = await stage.somebody();
    const heard = overhear(page);
    await page.goto(`/t/${table}#${secret}`);
    await page.locator(OPTION).first().waitFor();
    const menu = heard.findLast(({ scene }) => scene)?.scene?.menu ?? [];
    const open = menu.filter(({ no }) => !no);
    for (const [turn, window] of WINDOWS.entries()) {
      // Every language comes to every window, though not with every question.
      const language = LANGUAGES[(nth + turn) % LANGUAGES.length] ?? "en";
      await page.locator("header select").selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.setViewportSize(window);
      const { things, nowhere } = await find(page, open);
      const where = `${kind}, ${window.width} × ${window.height}, ${language}`;
      const missed = [...(await look(page, things))].filter(([, share]) => share < WHOLE);
      const what = [
        ...missed.map(([thing, share]) => `${percent(share)} of ${thing}`),
        ...nowhere.map((things) => `nothing of ${things}`),
      ];
      if (what.length > 0) hidden.set(where, what);
      for (const text of await unread(page)) cut.add(`${where}: ${text}`);
      for (const word of await broken(page.locator(CHOICE))) cut.add(`${where}: ${word} is broken`);
      const phone = window.width < 600;
      for (const text of await unwhole(page, { scrolls: phone })) parts.add(`${where}: ${text}`);
      for (const text of await unreadable(page)) small.add(`${window.width}: ${text}`);
      for (const text of await strays(page)) alone.add(`${window.width}: ${text}`);
    }
    await page.context().close();
  }
  stage.remark(`looked at ${moments.length} kinds of questions`);
  for (const [where, what] of hidden) stage.remark(`${where}: only ${what.join(", ")}`);
  for (const what of [...small].sort()) stage.remark(what);
  await stage.chapter("what a decision is about is in sight", async () => {
    assert.ok(hidden.size <= (owed.hidden ?? 0), `${hidden.size} questions are not all in sight`);
  });
  await stage.chapter("every letter can be read", async () => {
    const frame = [...small].filter((what) => !what.includes(": board "));
    assert.deepEqual(frame, [], "the frame owes nothing");
    assert.ok(small.size <= (owed.small ?? 0), `${small.size} places have small letters`);
  });
  await stage.chapter(
    "what is asked and what wins are read whole, and nothing lies over them",
    async () => {
      assert.deepEqual([...cut], []);
    },
  );
  await stage.chapter("no part of the board is cut, and nothing lies over a name", async () => {
    assert.ok(parts.size <= (owed.parts ?? 0), [...parts].join("\n"));
  });
  await stage.chapter("no sign stands alone on a line", async () => {
    assert.deepEqual([...alone], []);
  });
}

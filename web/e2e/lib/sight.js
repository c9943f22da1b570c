// What can be seen of a board while something is asked: every thing on it can be brought into
// sight whole, since nothing lies over it, and the table between the players has room.

import assert from "node:assert/strict";
import { create } from "./api.js";
import { still } from "./layout.js";
import { overhear } from "./wire.js";
import { ALLOWED, answering, asked, OPTION } from "./table.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./story.js").Stage} Stage */
/** @typedef {import("../../src/generated/CreateTable").CreateTable} CreateTable */

/** The windows that people have, each with the share of its height that the table has at least. */
const WINDOWS = [
  { width: 1280, height: 800, least: 0.35 },
  { width: 1366, height: 768, least: 0.35 },
  { width: 1920, height: 1080, least: 0.35 },
  { width: 360, height: 740, least: 0.25 },
];
/** How much of a thing is to be seen: round corners and a badge are not looked at closely. */
const WHOLE = 0.9;

/** @type {import("../../src/generated/SeatPlan").SeatPlan} */
export const RANDOM = { bot: "random" };

/**
 * How much of each thing on the board is free when it is brought into sight, how high the table
 * between the players is, and how much of some places is seen without anybody scrolling. Null:
 * nothing is asked just now.
 * @param {Page} page
 * @param {string[]} atOnce
 */
async function look(page, atOnce) {
  await still(page);
  return page.evaluate(([option, atOnce]) => {
    if (!document.querySelector(option)) return null;
    const board = document.querySelector("[data-testid=board]");
    const between = document.querySelector("[data-testid=between]");
    if (!board) throw new Error("there is no board");
    /** By how much a mark may reach over the edge. */
    const EDGE = 8;

    /** @param {Element | null} one @returns {Element[]} */
    const around = (one) => (one ? [one, ...around(one.parentElement)] : []);
    /** @param {Element} one */
    const scrolls = (one) => getComputedStyle(one).overflow !== "visible";
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
      const clips = around(one.parentElement).filter(scrolls);
      const frames = clips.map((clip) => clip.getBoundingClientRect());
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
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

    const seen = atOnce.map((selector) => ({
      selector,
      share: Math.min(...[...document.querySelectorAll(selector)].map(share)),
    }));
    const scrollers = [...board.querySelectorAll("*"), ...around(board)].map((one) => ({
      one,
      at: /** @type {const} */ ([one.scrollLeft, one.scrollTop]),
    }));
    const things = [...board.querySelectorAll("[data-thing]")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
      .map((one) => {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        return { thing: one.getAttribute("data-thing") ?? "", share: share(one) };
      });
    for (const { one, at } of scrollers) one.scrollTo(...at);
    const height = (between?.getBoundingClientRect().height ?? 0) / innerHeight;
    return { things, seen, height };
  }, /** @type {[string, string[]]} */ ([OPTION, atOnce]));
}

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;

/**
 * What is wrong with the sight of the present question in one window.
 * @param {Page} page
 * @param {(typeof WINDOWS)[number]} window
 * @param {string[]} atOnce
 */
async function wrong(page, { width, height, least }, atOnce) {
  await page.setViewportSize({ width, height });
  let looked = await look(page, atOnce);
  while (!looked && (await asked(page))) looked = await look(page, atOnce);
  if (!looked) return [];
  assert.ok(looked.things.length > 0, "there are things on the board");
  const found = looked.things
    .filter(({ share }) => share < WHOLE)
    .map(({ thing, share }) => `${thing} is covered: ${percent(share)} of it can be seen`);
  for (const { selector, share } of looked.seen) {
    if (share < WHOLE) found.push(`${percent(share)} of ${selector} is in sight at once`);
  }
  if (looked.height < least) found.push(`the table has ${percent(looked.height)} of the height`);
  return found.map((what) => `${width} × ${height}: ${what}`);
}

/**
 * What is being asked, as the wire told it last.
 * @param {ReturnType<typeof overhear>} heard
 */
function kindOf(heard) {
  return heard.findLast(({ scene }) => scene)?.scene?.prompt.key ?? "";
}

/**
 * Chance that is the same in every run.
 * @param {number} [state]
 */
function dice(state = 1) {
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

/**
 * Answers with any option of the list, if need be with one under a heading.
 * @param {Page} page
 * @param {(sides: number) => number} roll
 */
const answer = (page, roll) =>
  answering(page, async () => {
    const entries = page.locator(ALLOWED);
    const headings = page.locator("[data-option=group]");
    const count = await entries.count();
    const start = roll(count);
    for (let tried = 0; tried < count; tried += 1) {
      const entry = entries.nth((start + tried) % count);
      const heading = (await entry.getAttribute("data-option")) === "group";
      await entry.click();
      if (!heading) return;
      await headings.first().waitFor({ state: "detached" });
      const under = await entries.count();
      if (under > 0) return entries.nth(roll(under)).click();
      // All that lies under it is refused.
      await page.keyboard.press("Escape");
      await headings.first().waitFor();
    }
    throw new Error("nothing can be chosen");
  });

/**
 * Plays for so many decisions, and looks at each kind of question once in every window. Which kinds
 * come up is told, and not demanded.
 * @param {Stage} stage
 * @param {Partial<CreateTable>} plan
 * @param {{ decisions: number, atOnce?: Record<string, string[]> }} how
 *   for kinds of questions, the places that are seen without scrolling on anything but a phone
 */
export async function checkSight(stage, plan, { decisions, atOnce = {} }) {
  const seats = plan.seats ?? ["open", RANDOM];
  const { table, secret } = await create(stage.server, { ...plan, seats });
  const page = await stage.somebody();
  const heard = overhear(page);
  await page.goto(`/t/${table}#${secret}`);
  const roll = dice();
  /** @type {Set<string>} */
  const kinds = new Set();
  /** @type {string[]} */
  const found = [];
  for (let taken = 0; taken < decisions && (await asked(page)); taken += 1) {
    const kind = kindOf(heard);
    if (!kinds.has(kind)) {
      kinds.add(kind);
      for (const window of WINDOWS) {
        const places = window.width > window.height ? (atOnce[kind] ?? []) : [];
        found.push(...(await wrong(page, window, places)).map((what) => `${kind}, ${what}`));
      }
    }
    await answer(page, roll);
  }
  stage.remark(`looked at ${[...kinds].join(", ")}`);
  assert.ok(kinds.size > 0, "something was asked");
  assert.ok(found.length === 0, found.join("\n"));
}

// Playing CyberWar by pressing what is on its board, and what the wire may tell of faces that lie
// down. Written from the rules of the game, not from the code that hides.

import assert from "node:assert/strict";
import { click } from "./pressing.js";
import { answering, asked } from "./table.js";
import { views } from "./wire.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./pressing.js").Press} Press */
/** @typedef {import("./wire.js").Heard} Heard */
/** @typedef {import("../../src/generated/cyberwar/View").View} View */

const CAN = "[data-testid=board] .thing.can";

/**
 * A thing on the board.
 * @param {Page} page
 * @param {string} id
 */
export const thing = (page, id) => page.locator(`[data-testid=board] [data-thing="${id}"]`).first();

/**
 * Does what a thing is good for: the first press shows it, the second does it.
 * @param {Page} page
 * @param {string} id
 * @param {Press} [press]
 */
export const use = (page, id, press = click) =>
  answering(page, async () => {
    const target = thing(page, id);
    await press(target);
    await page.locator(`[data-testid=board] [data-thing="${id}"].selected`).first().waitFor();
    await press(target);
  });

/**
 * Plays on until the game is over; different turns choose differently.
 * @param {Page} page
 * @param {Press} [press]
 * @returns {Promise<number>} how many decisions it took
 */
export async function playOn(page, press = click) {
  for (let turn = 0; ; turn += 1) {
    if (!(await asked(page))) return turn;
    await page.locator(CAN).first().waitFor();
    const ids = await page
      .locator(CAN)
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-thing") ?? ""));
    const id = ids[turn % ids.length];
    if (id) await use(page, id, press);
  }
}

/**
 * Four defences that together see every attack, as read from what is printed on them.
 * @param {Page} page
 */
export const bestFour = (page) => four(page, 1);

/**
 * Four defences that together see as few attacks as any.
 * @param {Page} page
 */
export const worstFour = (page) => four(page, -1);

/**
 * @param {Page} page
 * @param {1 | -1} wish to see much, or little
 * @returns {Promise<string[]>}
 */
async function four(page, wish) {
  const read = await page.locator("[data-testid=hand] [data-thing]").evaluateAll((all) =>
    all.map((one) => ({
      id: one.getAttribute("data-thing") ?? "",
      sees: [...one.querySelectorAll(".pips span")].map((pip) => pip.classList.contains("seen")),
    })),
  );
  const of = read[0]?.sees.length ?? 0;
  /** @type {{ ids: string[], seen: number }} */
  let best = { ids: [], seen: -Infinity };
  for (let set = 0; set < 1 << read.length; set += 1) {
    const four = read.filter((_, nth) => (set >> nth) & 1);
    if (four.length !== 4) continue;
    let seen = 0;
    for (let nth = 0; nth < of; nth += 1) seen += Number(four.some(({ sees }) => sees[nth]));
    if (wish * seen > best.seen) best = { ids: four.map(({ id }) => id), seen: wish * seen };
  }
  return best.ids;
}

/** @type {(heard: Heard) => { view: View, said: unknown }[]} */
const seen = views;

/**
 * The attacks that have been turned up, by handle.
 * @param {View} view
 * @returns {Set<number>}
 */
function turnedUp({ play, attacks }) {
  const all = attacks.map(({ handle }) => handle);
  if (play.mode === "solo") return new Set(all.slice(0, 5 * play.answers.length));
  if (play.mode === "draft") {
    return new Set(play.phase === "revealed" || play.phase === "over" ? all : []);
  }
  if (play.phase === "over") return new Set(all);
  const middle = play.attacks.length === 4 ? play.attacks : [];
  return new Set([...play.stopped, ...play.through, ...middle]);
}

/**
 * The defences whose fronts have been turned up.
 * @param {View} view
 * @returns {Set<number>}
 */
function openFronts({ play, fronts }) {
  const all = fronts.map((_, defence) => defence);
  if (play.mode === "solo") {
    return new Set(play.level !== "exam" || play.phase !== "choose" ? all : []);
  }
  if (play.mode === "draft") {
    return new Set(play.phase === "revealed" || play.phase === "over" ? all : []);
  }
  if (play.phase === "over") return new Set(all);
  const now = play.attacks.length === 4 ? play.guards : [];
  return new Set([...now, ...play.rounds.flatMap(({ guards }) => guards)]);
}

/**
 * Fails if a message shows a face that lies down: what detects an attack before it was turned up,
 * what a defence detects before its front was, and in red/blue the group's card to blue.
 * @param {Heard[]} messages
 * @returns {number} how many views had something to hide
 */
export function checkFaces(messages) {
  let looked = 0;
  /** Fronts of defences that have been seen once are no secret in a second game. @type {Set<number>} */
  const shown = new Set();
  for (const { view, said } of messages.flatMap(seen)) {
    const up = turnedUp(view);
    for (const { handle, face } of view.attacks) {
      if (face.shows === "front") assert.ok(up.has(handle), `attack ${handle} lies face down`);
    }
    for (const defence of openFronts(view)) shown.add(defence);
    view.fronts.forEach((front, defence) => {
      if (front.shows !== "nothing")
        assert.ok(shown.has(defence), `the front of ${defence} is closed`);
    });
    if (view.play.mode === "red-blue" && view.play.phase === "play" && view.group) {
      const { shows } = view.group.profile;
      assert.equal(shows, view.me === view.play.red ? "techniques" : "name");
    }
    if (up.size > 0) continue;
    // Nothing is up: no word of what detects an attack, however deep in the message.
    const told = /"detected_by"|"caught_by"/.test(JSON.stringify([view, said]));
    assert.ok(!told, "something tells what detects an attack that lies face down");
    looked += 1;
  }
  return looked;
}

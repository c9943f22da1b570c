// What the wire told a viewer: every message in full, looked through for faces that were to stay
// hidden. Written from the rules of the game, not from the code that hides.

import assert from "node:assert/strict";
import { views } from "./wire.js";

/** @typedef {import("./wire.js").Heard} Heard */
/** @typedef {import("../../src/generated/ports/View").View} View */
/** @typedef {import("../../src/generated/ports/Card").Card} Card */

/** @type {(heard: Heard) => { view: View, said: unknown }[]} */
const seen = views;

/**
 * The cards that lie on the field while the game is on.
 * @param {Heard} heard
 */
export const cardsOnField = (heard) =>
  seen(heard).flatMap(({ view }) => (view.phase === "scored" ? [] : view.field));

/** @param {Card} card */
const whole = ({ faces }) => faces.shows === "both";

/**
 * Every object within, however deep.
 * @param {unknown} value
 * @returns {Generator<Record<string, unknown>>}
 */
function* objects(value) {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield /** @type {Record<string, unknown>} */ (value);
  for (const inner of Object.values(value)) yield* objects(inner);
}

/**
 * Whether something names a card with both its faces in one breath.
 * @param {unknown} said
 */
function pairs(said) {
  for (const one of objects(said)) {
    if ("name" in one && "port" in one) return true;
    if (one["key"] === "ports-both-faces") return true;
  }
  return false;
}

/**
 * Fails if a spectator was shown both faces of a card before the scoring.
 * @param {Heard[]} messages
 * @returns {number} how many views were looked at
 */
export function checkSpectator(messages) {
  let looked = 0;
  for (const message of messages) {
    const all = seen(message);
    const scored = all.some(({ view }) => view.phase === "scored");
    if (!scored) assert.ok(!pairs(message), `pairs two faces: ${JSON.stringify(message)}`);
    for (const { view, said } of all) {
      assert.equal(view.me, null);
      if (view.phase === "scored") continue;
      assert.ok(!pairs(view) && !pairs(said), `pairs two faces: ${JSON.stringify(view)}`);
      looked += 1;
    }
  }
  return looked;
}

/**
 * Fails if a seat was shown both faces of a card that it might not turn over.
 * @param {Heard[]} messages
 * @param {number} me
 * @returns {number} how many views were looked at
 */
export function checkSeat(messages, me) {
  let looked = 0;
  for (const { view, said } of messages.flatMap(seen)) {
    assert.equal(view.me, me);
    if (view.phase === "scored") continue;
    const { top, field, hands, captures } = view;
    const mine = [...(hands[me] ?? []), ...(captures[me] ?? [])];
    const others = [top ? [top] : [], field, ...hands, ...captures]
      .flat()
      .filter((card) => !mine.includes(card));
    assert.ok(mine.every(whole), "the own cards may be turned over at any time");
    const whois = (captures[me] ?? []).some(
      ({ faces }) => faces.shows === "both" && faces.name === "whois",
    );
    const may = whois && view.turn === me;
    assert.ok(
      others.every((card) => whole(card) === may),
      `${may ? "whois shows all" : "others' cards stay hidden"}: ${JSON.stringify(view)}`,
    );
    if (mine.length === 0 && !may) assert.ok(!pairs(said), "nothing said pairs two faces");
    looked += 1;
  }
  return looked;
}

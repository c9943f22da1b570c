// Moments of games of every kind, kept as records (crates/situations), and tables that stand there.

import { readFileSync, readdirSync } from "node:fs";
import { playOn } from "./api.js";

const KEPT = new URL("../../../crates/situations/kept/", import.meta.url);

/** @typedef {{ record: string, entry: number, seat: number }} Place */
/** @typedef {import("./server.js").Server} Server */

/** The games that have situations. */
export const GAMES = readdirSync(KEPT);

/** @param {string} path @returns {unknown} */
const read = (path) => JSON.parse(readFileSync(new URL(path, KEPT), "utf8"));

/**
 * The moments of a game whose kind begins so, by kind: `asked` are those in which somebody is asked
 * something.
 * @param {string} game
 * @param {string} [family]
 */
export function situations(game, family = "asked") {
  const index = /** @type {Record<string, Place>} */ (read(`${game}/index.json`));
  return Object.entries(index).filter(([kind]) => kind.startsWith(`${family} `));
}

/**
 * The record of the game that a moment is of.
 * @param {string} game
 * @param {Place} place
 */
export const recordOf = (game, { record }) => read(`${game}/${record}.json`);

/**
 * A table that stands at such a moment; one sits where something is asked.
 * @param {Server} server
 * @param {string} game
 * @param {Place} place
 */
export const sitAt = (server, game, place) =>
  playOn(server, {
    record: recordOf(game, place),
    step: place.entry,
    seat: place.seat,
    name: "Mika",
    bots: "newcomer",
  });

// Tables that are made without a browser, where how they come about is not the story.

import { eventually } from "./eventually.js";

/** @typedef {import("../../src/generated/CreateTable").CreateTable} CreateTable */
/** @typedef {import("../../src/generated/Seated").Seated} Seated */
/** @typedef {import("../../src/generated/TableInfo").TableInfo} TableInfo */
/** @typedef {import("./server.js").Server} Server */

/** @type {import("../../src/generated/SeatPlan").SeatPlan} */
export const EASY = { bot: "newcomer" };

/**
 * @param {Server} server
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<Seated>}
 */
async function post(server, path, body) {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`no seat was given: ${await response.text()}`);
  return /** @type {Promise<Seated>} */ (response.json());
}

/**
 * The list of games.
 * @param {Server} server
 * @returns {Promise<import("../../src/generated/GameInfo").GameInfo[]>}
 */
export const games = async (server) => (await fetch(`${server.origin}/api/games`)).json();

/**
 * @param {Server} server
 * @param {Partial<CreateTable>} plan
 */
export const create = (server, plan) =>
  post(server, "/tables", {
    game: "ports",
    name: "Test",
    seats: [EASY, EASY, EASY],
    start: true,
    ...plan,
  });

/**
 * Somebody takes the first open seat of a table.
 * @param {Server} server
 * @param {string} table
 * @param {string} name
 */
export const takeSeat = (server, table, name) => post(server, `/tables/${table}/seats`, { name });

/**
 * A table that stands as a recorded game once stood.
 * @param {Server} server
 * @param {import("../../src/generated/PlayOn").PlayOn} moment
 */
export const playOn = (server, moment) => post(server, "/play-on", moment);

/**
 * A class with these people in it; the facilitator's secret opens its wall.
 * @param {Server} server
 * @param {string[]} names
 */
export async function createClass(server, names) {
  /** @type {import("../../src/generated/CreateClass").CreateClass} */
  const wanted = {
    plan: { game: "ports", size: 3, fill: "bots", level: "newcomer", seating: "arrival" },
  };
  const founded = await post(server, "/classes", wanted);
  const { class: id, secret } = /** @type {import("../../src/generated/Founded").Founded} */ (
    /** @type {unknown} */ (founded)
  );
  for (const name of names) await post(server, `/classes/${id}/people`, { name });
  return { path: `/class/${id}`, secret };
}

/**
 * Waits until a game of bots has come to its end; somebody has to look, else they rest.
 * @param {Server} server
 * @param {string} table
 */
export async function untilOver(server, table) {
  const stage = async () => {
    const response = await fetch(`${server.origin}/api/tables/${table}`);
    return /** @type {TableInfo} */ (await response.json()).stage;
  };
  await eventually(stage, "over", "the bots come to an end");
}

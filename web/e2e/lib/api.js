// Tables that are made without a browser, where how they come about is not the story.

/** @typedef {import("../../src/generated/CreateTable").CreateTable} CreateTable */
/** @typedef {import("../../src/generated/Seated").Seated} Seated */
/** @typedef {import("../../src/generated/TableInfo").TableInfo} TableInfo */
/** @typedef {import("./server.js").Server} Server */

/** @type {import("../../src/generated/SeatPlan").SeatPlan} */
export const EASY = { bot: "easy" };

const POLL = 50;
const LONGEST = 30_000;

/**
 * @param {Server} server
 * @param {Partial<CreateTable>} plan
 * @returns {Promise<Seated>}
 */
export async function create(server, plan) {
  const table = { game: "ports", name: "Test", seats: [EASY, EASY, EASY], start: true, ...plan };
  const response = await fetch(`${server.origin}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(table),
  });
  if (!response.ok) throw new Error(`no table was made: ${await response.text()}`);
  return /** @type {Promise<Seated>} */ (response.json());
}

/**
 * A game that bots have played to its end.
 * @param {Server} server
 * @returns {Promise<Seated>}
 */
export async function finished(server) {
  const seated = await create(server, {});
  for (const begun = Date.now(); Date.now() - begun < LONGEST;) {
    const response = await fetch(`${server.origin}/api/tables/${seated.table}`);
    const info = /** @type {TableInfo} */ (await response.json());
    if (info.stage === "over") return seated;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  throw new Error("the bots did not come to an end");
}

// A real class: forty people at twelve tables, and somebody in front of it with a projector. Three have a
// phone of their own here, each in another language; the others have connections and play.

import assert from "node:assert/strict";
import { attend, countAnew, going, loseLines } from "../lib/crowd.js";
import { eventually } from "../lib/eventually.js";
import { sticksOut } from "../lib/layout.js";
import { play } from "../lib/pressing.js";
import { story } from "../lib/story.js";
import { OPTION, pressSkip, RESULT, tableOf } from "../lib/table.js";
import { text } from "../lib/words.js";

/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("playwright-core").Page} Page */

const PHONES = /** @type {const} */ ([
  ["Mei", "en"],
  ["愛子", "ja"],
  ["小美", "zh-TW"],
]);
const PEOPLE = 40;
const LATE = 3;
const TABLES = 12;
/** What is played at each of them, one after another. */
const GAMES = 6;
/** From the home page to the last table playing, pasting the list of names included. */
const MOST_PRESSES = 8;

const UNREACHABLE = /WebSocket connection to .* failed|net::ERR_/;

const crowd = Array.from({ length: PEOPLE - LATE - PHONES.length }, (_, n) => `Person ${n + 1}`);
const late = Array.from({ length: LATE }, (_, n) => `Late ${n + 1}`);
/** The phones at the first table, everybody else at the others. */
const list = [
  PHONES.map(([name]) => name),
  ...Array.from({ length: TABLES - 1 }, (_, table) =>
    crowd.filter((_, n) => n % (TABLES - 1) === table),
  ),
];

/**
 * Whoever is asked decides, until everybody has.
 * @param {Page[]} phones
 */
async function allDecide(phones) {
  const waiting = new Set(phones);
  while (waiting.size > 0) {
    for (const phone of phones) {
      if (await phone.locator(OPTION).first().isVisible()) {
        await play(phone, { decisions: 1 });
        waiting.delete(phone);
      } else if (await phone.locator(RESULT).isVisible()) waiting.delete(phone);
      else await pressSkip(phone);
    }
  }
}

story("a class of forty at twelve tables", async (stage) => {
  stage.expect(UNREACHABLE);
  const wall = await stage.open("/", { size: "projector" });
  let presses = 0;
  /** @param {Locator} what */
  const press = async (what) => {
    presses += 1;
    await what.click();
  };
  const states = () => wall.locator("[data-testid^=class-table-] [data-testid=state]");
  /** What is not as it should be: all tables are to be in one of these states. @param {string[]} wanted */
  const except = async (...wanted) => {
    const said = await states().allInnerTexts();
    if (said.length !== TABLES) return [`${said.length} tables`];
    return said.filter((state) => !wanted.includes(state));
  };
  const rounds = Array.from({ length: GAMES }, (_, round) =>
    text("class-state-round-of", { now: round + 1, of: GAMES }),
  );

  await press(wall.getByTestId("host-class"));
  await press(
    wall.getByRole("group", { name: text("class-size") }).getByText("4", { exact: true }),
  );
  await press(wall.getByText(text("class-seating-teams"), { exact: true }));
  presses += 1;
  await wall.getByTestId("class-teams").fill(list.map((team) => team.join(", ")).join("\n"));
  // Enough time for several games, which are proposed.
  presses += 1;
  await wall.getByTestId("class-minutes").fill("95");
  await press(wall.getByTestId("class-proposal"));
  await press(wall.getByTestId("open-doors"));
  const code = (await wall.getByTestId("code").innerText()).trim();
  const id = /\/class\/([^/#]+)/.exec(wall.url())?.[1] ?? "";

  const others = await stage.open("/rules/ports");
  /** @type {Page[]} */
  const phones = [];
  await stage.chapter("everybody comes in", async () => {
    for (const [name, language] of PHONES) {
      const phone = await stage.open(`/join/${code}`, { size: "phone", language });
      await phone.getByTestId("name").fill(name);
      await phone.getByTestId("class-enter").click();
      await phone.getByTestId("waiting").waitFor();
      phones.push(phone);
    }
    await attend(others, id, crowd);
    await eventually(() => wall.getByTestId("names").locator("li").count(), PEOPLE - LATE);
    assert.deepEqual(await sticksOut(wall), []);
  });

  await stage.chapter("all tables play, after few presses", async () => {
    await press(wall.getByTestId("begin"));
    await eventually(() => except(...rounds), []);
    stage.remark(`${presses} presses from the home page to the last table playing`);
    assert.ok(presses <= MOST_PRESSES, `${presses} presses`);
    assert.deepEqual(await sticksOut(wall), []);
  });

  await stage.chapter("three languages at one table", async () => {
    for (const phone of phones) {
      await phone.waitForURL(/\/t\//);
      await phone.getByTestId("board").waitFor();
    }
    assert.equal(new Set(phones.map(tableOf)).size, 1, "they sit together, as the list says");
    for (const [place, [, language]] of PHONES.entries()) {
      assert.equal(await phones[place]?.locator("html").getAttribute("lang"), language);
    }
    await allDecide(phones);
    await eventually(async () => (await going(others)).idle, 0, "everybody has decided something");
    assert.equal((await going(others)).refusals, 0);
  });

  await stage.chapter("pages are loaded anew, and lines are lost", async () => {
    await Promise.all([wall.reload(), ...phones.map((phone) => phone.reload())]);
    await loseLines(others);
    await countAnew(others);
    for (const phone of phones) await phone.getByTestId("board").waitFor();
    await eventually(async () => (await going(others)).idle, 0, "everybody plays on");
    await eventually(() => except(...rounds), []);
  });

  await stage.chapter("three come late, and take the seats of bots", async () => {
    await attend(others, id, late);
    await eventually(async () => (await going(others)).seated, PEOPLE - PHONES.length);
    assert.equal(await states().count(), TABLES);
  });

  await stage.chapter("all pause, are told something, and go on", async () => {
    const { said } = await going(others);
    await wall.getByTestId("pause-all").click();
    for (const phone of phones) await phone.getByTestId("paused").waitFor();
    await wall.getByTestId("go-on-all").waitFor();
    await wall.getByTestId("say-all").click();
    await wall.getByTestId("class-say").fill("Look at the front, please");
    await wall.getByTestId("class-say").press("Enter");
    await wall.getByText(text("class-said")).waitFor();
    await wall.keyboard.press("Escape");
    await eventually(
      async () => (await going(others)).said - said,
      PEOPLE - PHONES.length,
      "everybody has heard it",
    );
    await wall.getByTestId("go-on-all").click();
    for (const phone of phones) await phone.getByTestId("paused").waitFor({ state: "detached" });
    await eventually(() => except(...rounds), [], "tables go on one after the other");
  });

  await stage.chapter("the server falls over in the middle of it", async () => {
    const { returns } = await going(others);
    await stage.server.kill();
    await wall.getByTestId("connection").waitFor();
    await stage.server.restart();
    await wall.getByTestId("connection").waitFor({ state: "detached" });
    for (const phone of phones) {
      await phone.getByTestId("connection").waitFor({ state: "detached" });
    }
    const back = async () => (await going(others)).returns - returns >= 2 * late.length;
    await eventually(back, true);
    assert.equal(await states().count(), TABLES, "and all tables are there");
    await allDecide(phones);
  });

  await stage.chapter("the bell: the round is finished, then all is over", async () => {
    await wall.getByTestId("wind-down").click();
    await eventually(() => except(text("class-state-last-round"), text("class-state-ended")), []);
    await wall.getByTestId("end-all").click();
    await wall.getByTestId("end-all-sure").click();
    await eventually(() => except(text("class-state-ended")), []);
  });

  await stage.chapter("the debrief is read when it is released", async () => {
    assert.equal(await phones[0]?.getByTestId("debrief").count(), 0, "not before");
    await wall.getByTestId("release").click();
    for (const phone of phones) {
      await phone.getByTestId("to-class").click();
      await phone.getByTestId("class-debrief").click();
      await phone.getByTestId("place").waitFor();
    }
    await wall.getByTestId("class-debrief").click();
    await wall.getByTestId("place").waitFor();
    assert.equal(await wall.locator("[data-screen=result]").count(), TABLES);
    assert.deepEqual(await sticksOut(wall), []);
  });
});

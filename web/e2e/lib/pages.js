// Every page of the product, with something on it.

import { create, createClass, EASY, untilOver } from "./api.js";
import { GAMES } from "./situations.js";
import { click, decide } from "./pressing.js";
import { asked, LIT, PLAY_NOW, RESULT } from "./table.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./server.js").Server} Server */

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {(page: Page) => Promise<unknown>} visit
 * @property {boolean} [fills] it fills the window, and only its parts scroll
 */

/**
 * @param {string} name
 * @param {string} path
 * @param {string} sign what shows that the page is there
 * @returns {Place}
 */
const at = (name, path, sign) => ({
  name,
  visit: async (page) => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
  },
});

/**
 * Where a game is found and players come together.
 * @param {Server} server
 * @returns {Promise<Place[]>}
 */
async function before(server) {
  const lobby = await create(server, { seats: ["open", "open", EASY], start: false });
  const open = await createClass(server, ["Aiko", "Ben", "Quentin-Maximilian 佐藤"]);
  return [
    at("home", "/", PLAY_NOW),
    at("create", "/?new=ports", "[data-testid=create-table]"),
    at("create, with long choices", "/?new=cyberwar", "[data-testid=create-table]"),
    at("create, with many switches", "/?new=placement", "[data-testid=create-table]"),
    at("lobby", `/t/${lobby.table}#${lobby.secret}`, "[data-testid=start]"),
    at("a class to be made", "/class/new", "[data-testid=open-doors]"),
    at("the doors of a class", `${open.path}#${open.secret}`, "[data-testid=names] li"),
    at("a class for guests", open.path, "[data-testid=class-enter]"),
    at("lobby for guests", `/t/${lobby.table}`, "[data-testid=lobby]"),
  ];
}

/**
 * @param {Server} server
 * @returns {Promise<Place[]>}
 */
async function during(server) {
  const { table, secret } = await create(server, { seats: ["open", EASY, EASY] });
  /** @param {Page} page */
  const sit = async (page) => {
    await page.goto(`/t/${table}#${secret}`);
    await asked(page);
  };
  const pupils = await createClass(server, ["Aiko", "Ben", "Chen", "Quentin-Maximilian 佐藤"]);
  /** @param {Page} page */
  const lead = async (page) => {
    await page.goto(`${pupils.path}#${pupils.secret}`);
    await page.getByTestId("begin").click();
    await page.getByTestId("class-table-2").getByTestId("state").waitFor();
  };
  return [
    { name: "the wall of a class", visit: lead },
    { name: "table", visit: sit, fills: true },
    {
      name: "table, a card chosen",
      visit: async (page) => {
        await sit(page);
        for (let turn = 0; (await page.locator(LIT).count()) === 0; turn += 1) {
          await decide(page, turn, click);
          await asked(page);
        }
        await page.locator(LIT).first().click();
        await page.locator(`${LIT}[aria-pressed=true]`).first().waitFor();
      },
    },
    {
      name: "table, its menu open",
      visit: async (page) => {
        await sit(page);
        await page.getByTestId("table-menu").click();
        await page.getByRole("dialog").waitFor();
      },
    },
  ];
}

/**
 * @param {Server} server
 * @returns {Promise<Place[]>}
 */
async function after(server) {
  const { table } = await create(server, {});
  /** @param {Page} page */
  const play = async (page) => {
    // The bots play while somebody looks; whoever comes then is not shown move by move how it went.
    await page.goto(`/t/${table}`);
    await untilOver(server, table);
    await page.reload();
    await page.locator(RESULT).waitFor();
  };
  return [
    { name: "result", visit: play, fills: true },
    {
      name: "replay",
      visit: async (page) => {
        await play(page);
        await page.goto(`/t/${table}/replay`);
        for (let step = 0; step < 20; step += 1) await page.getByTestId("replay-next").click();
      },
    },
    at("replay of a file", "/replay", "[data-testid=record-file]"),
  ];
}

const toRead = async () => [
  at("rules", "/rules/ports", "[data-testid=picture-board] [inert]"),
  at("the list of rules", "/rules", "[data-testid=rules-ports]"),
  at("the card library", "/library", "[data-testid=library-ports]"),
  at("the cards of a game", "/library/ports", "[data-testid=shelf] [data-entry]"),
  at("a card and its family", "/library/placement/weak-password", "[data-testid=entry]"),
  at("a card and its relations", "/library/cyberwar/t1078", "[data-testid=entry]"),
  at("the trainers", "/train", "[data-testid=train-ports]"),
  at("a question", "/train/ports", "[data-testid=question]"),
  at("nothing there", "/nowhere/at/all", "[data-testid=error]"),
];

/**
 * All that is drawn of a game.
 * @param {string} game
 * @returns {Place}
 */
const galleryOf = (game) => ({
  name: `gallery of ${game}`,
  visit: async (page) => {
    await page.goto(`/gallery/${game}`);
    await page.getByTestId("all-kinds").click();
    await page.locator("[data-testid=gallery-light] h3").last().waitFor();
  },
});

const toLookAt = async () => [
  at("gallery", "/gallery", "[data-testid=gallery-light]"),
  at("shared pieces", "/gallery/common", "[data-testid=gallery-light]"),
];

/** Every gallery by itself: it shows every card of a game. */
export const GALLERIES = Object.fromEntries(
  GAMES.map((game) => [`of the gallery of ${game}`, async () => [galleryOf(game)]]),
);

/** All pages, in groups that are visited together. */
export const PAGES = {
  "before a game": before,
  "at the table": during,
  "after a game": after,
  "to read": toRead,
  "to look at": toLookAt,
};

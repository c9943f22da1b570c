// Pictures of every kind of decision, for looking at: each game in each window, theme and language as
// one sheet. `cargo xtask pictures` calls it, with what was asked for.

import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { fresh, freshArgs } from "../e2e/lib/fresh.js";
import { played } from "../e2e/lib/played.js";
import { Server } from "../e2e/lib/server.js";
import { GAMES, sitAt, situations } from "../e2e/lib/situations.js";
import { LANGUAGES } from "./fluent.js";

const FOLDER = fileURLToPath(new URL("../../target/pictures/", import.meta.url));
const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  laptop: { width: 1366, height: 768 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 360, height: 740 },
};
const THEMES = /** @type {const} */ (["light", "dark"]);

const { values: asked } = parseArgs({
  options: {
    game: { type: "string", multiple: true, default: GAMES },
    window: { type: "string", multiple: true, default: Object.keys(WINDOWS) },
    theme: { type: "string", multiple: true, default: [...THEMES] },
    language: { type: "string", multiple: true, default: LANGUAGES },
    family: { type: "string", default: "asked" },
    docs: { type: "boolean", default: false },
  },
});
/**
 * What was asked for, if there is such a thing.
 * @template {string} T
 * @param {string} name
 * @param {readonly string[]} wanted
 * @param {readonly T[]} known
 */
function among(name, wanted, known) {
  for (const one of wanted) {
    if (!known.includes(/** @type {T} */ (one))) {
      console.error(`There is no ${name} '${one}'; there are ${known.join(", ")}.`);
      process.exit(2);
    }
  }
  return /** @type {T[]} */ ([...wanted]);
}
const games = among("game", asked.game, GAMES);
const windows = among(
  "window",
  asked.window,
  /** @type {(keyof typeof WINDOWS)[]} */ (Object.keys(WINDOWS)),
);
const themes = among("theme", asked.theme, THEMES);
const languages = among("language", asked.language, LANGUAGES);

const server = await Server.start();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", ...freshArgs()],
});

/**
 * @typedef {object} How
 * @property {keyof typeof WINDOWS} window
 * @property {"light" | "dark"} theme
 * @property {string} language
 * @property {boolean} [watching] as somebody sees it who does not play
 * @property {number} [scale] how large the picture is, of its window
 */

/**
 * One table, as one person sees it.
 * @param {string} game
 * @param {import("../e2e/lib/situations.js").Place} place
 * @param {How} how
 * @param {string} file
 */
async function take(game, place, { window, theme, language, watching, scale = 1 }, file) {
  const { table, secret } = await sitAt(server, game, place);
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: WINDOWS[window],
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale: language,
    reducedMotion: "reduce",
    hasTouch: window === "phone",
    isMobile: window === "phone",
  });
  await fresh(context);
  // The story of a game would lie over it.
  await played(context);
  const page = await context.newPage();
  await page.goto(`/t/${table}${watching ? "" : `#${secret}`}`);
  await page.locator("[data-testid=board], [data-testid=result]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
  await context.close();
}

/**
 * The pictures on one sheet, each under its kind.
 * @param {string} sheet
 * @param {keyof typeof WINDOWS} window
 * @param {{ kind: string, file: string }[]} taken
 */
async function lay(sheet, window, taken) {
  const { width, height } = WINDOWS[window];
  const across = window === "phone" ? 6 : 3;
  const shown = window === "phone" ? width : 640;
  const figures = taken.map(
    ({ kind, file }) =>
      `<figure><img src="${relative(FOLDER, file)}" width="${shown}"><figcaption>${kind}</figcaption></figure>`,
  );
  const style = `body{margin:12px;background:#777;font:14px sans-serif;display:grid;gap:12px;grid-template-columns:repeat(${across},${shown}px)}figure{margin:0}figcaption{background:#fff;padding:2px 6px}`;
  const html = join(FOLDER, "sheet.html");
  await writeFile(
    html,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join("")}`,
  );
  const rows = Math.ceil(taken.length / across);
  const page = await browser.newPage({
    viewport: {
      width: across * (shown + 12) + 12,
      height: rows * (Math.ceil((shown * height) / width) + 36) + 12,
    },
  });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: sheet });
  await page.close();
  await rm(html);
}

/** The pictures of the documents: what is shown where. @type {(How & { file: string, game: string, kind: string })[]} */
const SHOWN = [
  {
    file: "screenshot.png",
    game: "placement",
    kind: "placement-prompt-destroy",
    window: "desktop",
    theme: "dark",
    language: "en",
    scale: 0.75,
  },
  {
    file: "pictures/table.png",
    game: "frontline",
    kind: "frontline-prompt-nullify",
    window: "desktop",
    theme: "light",
    language: "en",
    scale: 0.75,
  },
  {
    file: "pictures/phone.png",
    game: "league",
    kind: "league-prompt-choose",
    window: "phone",
    theme: "light",
    language: "ja",
  },
  {
    file: "pictures/room.png",
    game: "cyberwar",
    kind: "cyberwar-prompt-choose",
    window: "projector",
    theme: "dark",
    language: "en",
    watching: true,
    scale: 0.5,
  },
];

/** Takes the pictures of the documents anew. */
async function illustrate() {
  for (const { file, game, kind, ...how } of SHOWN) {
    const place = situations(game).find(([name]) => name === `asked ${kind}`)?.[1];
    if (!place) throw new Error(`${game} has no situation ${kind}`);
    const path = join(DOCS, file);
    await mkdir(dirname(path), { recursive: true });
    await take(game, place, how, path);
    console.log(path);
  }
}

/** Takes a picture of every kind of decision, as it was asked for. */
async function survey() {
  for (const game of games) {
    const moments = situations(game, asked.family);
    for (const window of windows)
      for (const theme of themes)
        for (const language of languages) {
          const name = `${game}-${window}-${theme}-${language}`;
          const folder = join(FOLDER, name);
          await mkdir(folder, { recursive: true });
          const taken = [];
          for (const [kind, place] of moments) {
            const file = join(folder, `${kind.replace(/[^\w-]+/g, "_")}.png`);
            await take(game, place, { window, theme, language }, file);
            taken.push({ kind, file });
          }
          const sheet = join(FOLDER, `${name}.png`);
          await lay(sheet, window, taken);
          console.log(`${sheet}: ${taken.length} pictures`);
        }
  }
}

try {
  await (asked.docs ? illustrate() : survey());
} finally {
  await browser.close();
  await server.stop();
}

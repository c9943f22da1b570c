// How the screens feel: whole games are played by pressing, and what the browser says of them is
// reported. `cargo xtask bench screens` calls it, with what was asked for.

import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { games } from "../e2e/lib/api.js";
import { PATIENCE } from "../e2e/lib/eventually.js";
import { fresh, freshArgs } from "../e2e/lib/fresh.js";
import { choose, click, tap } from "../e2e/lib/pressing.js";
import { Server } from "../e2e/lib/server.js";
import { asked as isAsked, playNow, RESULT } from "../e2e/lib/table.js";
import { hasten, noticed, watch } from "../e2e/lib/noticed.js";
import { played as playedBefore } from "../e2e/lib/played.js";

/** @typedef {import("playwright-core").Page} Page */

const WINDOWS = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
/** Whatever is drawn and not read counts as a picture. */
const PICTURE = /\.(svg|png)$/;

const { values: asked } = parseArgs({
  options: {
    game: { type: "string", multiple: true },
    window: { type: "string", default: "desktop" },
    shifts: { type: "boolean", default: false },
    /** The luck of all games, so that runs can be compared. */
    seed: { type: "string", default: "screens" },
  },
});
const server = await Server.start(asked.seed);
const chosen = asked.game ?? (await games(server)).map(({ id }) => id);
const phone = asked.window === "phone";
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", ...freshArgs()],
});

/**
 * Everything that a page loads, gzipped, by address.
 * @param {Page} page
 */
function weigh(page) {
  /** @type {Map<string, Promise<number>>} */
  const loaded = new Map();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/") && !PICTURE.test(pathname))
      loaded.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  return loaded;
}

/**
 * A whole game, from the first question to the result.
 * @param {string} game
 */
async function playWhole(game) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: phone ? WINDOWS.phone : WINDOWS.desktop,
    hasTouch: phone,
    isMobile: phone,
  });
  context.setDefaultTimeout(PATIENCE);
  await fresh(context);
  await playedBefore(context);
  const page = await context.newPage();
  const loaded = weigh(page);
  let turns = 0;
  await page.addInitScript(hasten);
  await page.goto("/");
  await page.locator(playNow(game)).click();
  await page.getByTestId("board").waitFor();
  // The list from which it is played is opened before.
  await isAsked(page);
  await watch(page);
  const press = phone ? tap : click;
  while (await isAsked(page, { hurry: false })) await choose(page, turns++, press);
  await page.locator(RESULT).waitFor();
  const found = { ...(await noticed(page)), loaded };
  await context.close();
  return found;
}

/** @param {number[]} times @param {number} part */
const percentile = (times, part) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** @type {Map<string, Awaited<ReturnType<typeof playWhole>>>} */
const played = new Map();
try {
  for (const game of chosen) {
    console.error(`playing ${game}`);
    played.set(game, await playWhole(game));
  }
} finally {
  await browser.close();
  await server.stop();
}

/** What only this game has loaded. @param {string} game */
async function ownPart(game) {
  const others = [...played].filter(([id]) => id !== game).map(([, { loaded }]) => loaded);
  const own = [...(played.get(game)?.loaded ?? [])].filter(
    ([path]) => !others.some((other) => other.has(path)),
  );
  return (await Promise.all(own.map(([, size]) => size))).reduce((sum, size) => sum + size, 0);
}

console.log("| game | presses | p50 ms | p95 ms | layout shift | largest | part, kB |");
console.log("|--|--|--|--|--|--|--|");
for (const [game, { presses, shifts }] of played) {
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  const largest = Math.max(0, ...shifts.map(({ value }) => value));
  const part = played.size > 1 ? ((await ownPart(game)) / 1000).toFixed(1) : "";
  const [p50, p95] = [0.5, 0.95].map((part) => percentile(presses, part).toFixed(0));
  console.log(
    `| ${game} | ${presses.length} | ${p50} | ${p95} | ${shift.toFixed(3)} | ${largest.toFixed(3)} | ${part} |`,
  );
}
if (asked.shifts)
  for (const [game, { shifts }] of played)
    for (const { value, during, what } of shifts.toSorted((a, b) => b.value - a.value).slice(0, 12))
      console.log(`${game} ${value.toFixed(4)} "${during}" ${what.join(" | ")}`);

// The browser, and pages in it whose console is listened to.

import { after } from "node:test";
import { chromium } from "playwright-core";
import { PATIENCE } from "./eventually.js";
import { fresh, freshArgs } from "./fresh.js";
import { lucky } from "./luck.js";
import { played } from "./played.js";

const ARGS = [
  "--no-sandbox", // Test machines often run as root; only our own pages are opened.
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @typedef {string} Language a folder of `locales` */
export { LANGUAGES } from "../../scripts/fluent.js";

export const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
  projector: { width: 1920, height: 1080 },
};
/** @typedef {keyof typeof SIZES} Size */

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let launched;
after(async () => (await launched)?.close());

/** One browser for all stories of a file. */
function browser() {
  const executablePath = process.env["CHROMIUM"];
  if (!executablePath) throw new Error("CHROMIUM must name the browser: use `cargo xtask test`");
  launched ??= chromium.launch({ executablePath, args: [...ARGS, ...freshArgs()] });
  return launched;
}

/**
 * @typedef {object} Wish
 * @property {Language} [language]
 * @property {Size} [size]
 * @property {boolean} [moving] things move between their places
 * @property {boolean} [newcomer] nothing has been played yet: games begin with their stories
 */

/**
 * A person with a browser of their own: nothing is shared with others.
 * @param {string} origin
 * @param {string} luck
 * @param {Wish} wish
 */
export async function visitor(
  origin,
  luck,
  { language = "en", size = "desktop", moving = false, newcomer = false },
) {
  const phone = size === "phone";
  const context = await (
    await browser()
  ).newContext({
    baseURL: origin,
    locale: language,
    viewport: SIZES[size],
    reducedMotion: moving ? "no-preference" : "reduce",
    hasTouch: phone,
    isMobile: phone,
  });
  context.setDefaultTimeout(PATIENCE);
  await fresh(context);
  await lucky(context, luck);
  if (!newcomer) await played(context);
  const page = await context.newPage();
  return { page, log: listen(page) };
}

/** @typedef {{ kind: string, text: string }} Line */

/**
 * All that the console says and all that goes wrong, a breach of the content policy included.
 * @param {import("playwright-core").Page} page
 */
function listen(page) {
  /** @type {Line[]} */
  const log = [];
  page.on("console", (message) => {
    const { url } = message.location();
    log.push({ kind: message.type(), text: `${message.text()} (${url})` });
  });
  page.on("pageerror", (error) => log.push({ kind: "error", text: error.stack ?? String(error) }));
  return log;
}

// Whoever has played every game before: their stories are not told again.

import { readFileSync } from "node:fs";

const GAMES = readFileSync(new URL("../../src/generated/games.ts", import.meta.url), "utf8");
const PLAYED = JSON.stringify(Array.from(GAMES.matchAll(/^ {2}"(.*)"/gm), ([, game]) => game));

/** @param {import("playwright-core").BrowserContext} context */
export const played = (context) =>
  context.addInitScript((games) => (localStorage["sandtable.stories"] ??= games), PLAYED);

// The first view (the home page) stays small: script and style, gzipped, a language included. Covers
// are pictures that come as they are scrolled to: they are not part of it, and have a limit each.

import { readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 48_000;
const COVER_LIMIT = 6_000;
/** What a game brings along, its pictures aside. */
const PART_LIMIT = 80_000;
const DIST = new URL("../dist/", import.meta.url);
const GAMES = new URL("../src/games/", import.meta.url);

/**
 * @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk
 * @type {Record<string, Chunk>}
 */
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));
// Only this script reads it: it is not to be served.
rmSync(new URL(".vite", DIST), { recursive: true });

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(new URL(file, DIST))).length;

/**
 * A chunk's files and those of all it cannot do without.
 * @param {string} key
 * @param {Set<string>} found
 */
function files(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no chunk is called ${key}`);
  if (found.has(chunk.file)) return found;
  [chunk.file, ...(chunk.css ?? [])].forEach((file) => found.add(file));
  chunk.imports?.forEach((key) => files(key, found));
  return found;
}

/** @param {Iterable<string>} found */
const total = (found) => [...found].reduce((sum, file) => sum + gzipped(file), 0);

const languages = Object.keys(manifest).filter((key) => key.includes("texts:"));
const largest = languages.sort((a, b) => total(files(b)) - total(files(a)))[0] ?? "";
const first = new Set([
  ...files("index.html"),
  ...files("src/pages/Home.svelte"),
  ...files(largest),
]);

/** What comes with it that every page has not loaded already. @param {string} key */
const ownOf = (key) => total([...files(key)].filter((file) => !files("index.html").has(file)));

for (const key of Object.keys(manifest).sort()) {
  const own = ownOf(key);
  if (own > 0) console.log(`${String(own).padStart(7)}  ${key}`);
}

/** @type {string[]} */
const problems = [];
const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders) {
  const { size } = statSync(new URL(`${name}/cover.svg`, GAMES));
  if (size > COVER_LIMIT) problems.push(`${name}/cover.svg: ${size} bytes; limit ${COVER_LIMIT}`);
  const part = ownOf(`src/games/${name}/index.ts`);
  if (part > PART_LIMIT) problems.push(`${name}: a part of ${part} bytes; limit ${PART_LIMIT}`);
}
console.log(`first view: ${total(first)} bytes gzipped; limit ${LIMIT}`);
if (total(first) > LIMIT) problems.push("the first view is too large");
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

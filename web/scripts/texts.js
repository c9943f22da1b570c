// Fails if a text is missing: every key that the client uses exists, and every key exists in all
// languages with the same variables.

import { readFileSync, readdirSync } from "node:fs";
import { LANGUAGES, LOCALES, variables } from "./fluent.js";

const SOURCES = new URL("../src/", import.meta.url);
/** Files that the client shows texts from; the terminal has its own beside them. */
const NOT_OURS = new Set(["cli.ftl"]);

/** @type {string[]} */
const problems = [];

/** @param {string} language */
function load(language) {
  const folder = new URL(`${language}/`, LOCALES);
  const all = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    if (NOT_OURS.has(file)) continue;
    try {
      for (const [id, used] of variables(readFileSync(new URL(file, folder), "utf8"))) {
        if (all.has(id)) problems.push(`${language}/${file}: ${id} is in another file too`);
        all.set(id, { file, used });
      }
    } catch (error) {
      problems.push(`${language}/${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return all;
}

const texts = LANGUAGES.map((language) => ({ language, all: load(language) }));
const ids = new Set(texts.flatMap(({ all }) => [...all.keys()]));

for (const id of ids) {
  const uses = texts.map(({ language, all }) => {
    const text = all.get(id);
    if (!text) problems.push(`${language}: ${id} is missing`);
    return text && [...text.used].sort().join(" ");
  });
  if (new Set(uses.filter((use) => use !== undefined)).size > 1) {
    problems.push(`${id}: the languages use different variables: ${uses.join(" / ")}`);
  }
}

// A key in the sources is the first argument of t(…), as a literal or as a template with holes.
const CALL = /\bt\(\s*(?:"([^"]+)"|`([^`]+)`|[^"`,()]*\?\s*"([^"]+)"\s*:\s*"([^"]+)")/g;
let used = 0;
for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
  if (!/\.(svelte|ts)$/.test(file)) continue;
  for (const [, ...keys] of readFileSync(new URL(file, SOURCES), "utf8").matchAll(CALL)) {
    for (const key of keys.filter((key) => key !== undefined)) {
      used += 1;
      const pattern = new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
      if (!(ids.has(key) || [...ids].some((id) => pattern.test(id)))) {
        problems.push(`src/${file}: no text is called ${key}`);
      }
    }
  }
}

// A text of the client that nothing uses is a leftover.
const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCES), "utf8"))
  .join("\n");
const templates = Array.from(sources.matchAll(/`([\w-]*\$\{[^`]+)`/g), (match) => {
  const key = match[1] ?? "";
  return new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
});
for (const [id, { file }] of texts[0]?.all ?? []) {
  if (!/(web|class)\.ftl$/.test(file)) continue;
  const named = sources.includes(`"${id}"`) || templates.some((template) => template.test(id));
  if (!named) problems.push(`${file}: nothing uses ${id}`);
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  console.error(`texts: ${problems.length} problems`);
  process.exit(1);
}
console.log(`texts: ${ids.size} in ${LANGUAGES.length} languages, ${used} uses checked`);

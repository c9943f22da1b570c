// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { untranslated } from "../e2e/lib/texts.js";
import { LANGUAGES, LOCALES, messages } from "../scripts/fluent.js";
import { placesOf, rendered } from "../scripts/rules.js";
import { COVER, cover } from "../src/games/covers";
import { GAMES } from "../src/generated/games";

const HERE = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, HERE), "utf8");

const keysOf = (language: string, file: string) =>
  messages(readFileSync(new URL(`${language}/${file}`, LOCALES), "utf8")).map(({ id }) => id);

test("the games of the server are the games that the client draws", () => {
  const folders = readdirSync(new URL("src/games/", HERE), { withFileTypes: true });
  const drawn = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(drawn.sort()).toEqual([...GAMES].sort());
});

test.each(GAMES)("%s has its part and its cover", (game) => {
  expect(existsSync(new URL(`src/games/${game}/index.ts`, HERE))).toBe(true);
  expect(cover(game)).toContain("cover.svg");
  const drawn = read(`src/games/${game}/cover.svg`);
  expect(drawn).toContain(`width="${COVER.width}" height="${COVER.height}"`);
  expect(drawn, "the server's policy allows no style element").not.toContain("<style");
});

test.each(GAMES)("%s is introduced and explained in every language", (game) => {
  const picturesOf = (html: string) =>
    [...html.matchAll(/data-picture="([a-z-]+)"/g)].map(([, name]) => name);
  const source = read(`../docs/rules/${game}.en.md`);
  const english = rendered(source);
  for (const language of LANGUAGES) {
    const keys = keysOf(language, `${game}.ftl`);
    for (const what of ["title", "tagline", "minutes"]) {
      expect(keys, language).toContain(`${game}-${what}`);
    }
    const page = `../docs/rules/${game}.${language}.md`;
    expect(existsSync(new URL(page, HERE)), page).toBe(true);
    const html = rendered(read(page), source);
    expect(html).toMatch(/^<h1>/);
    expect(html).toContain('<h2 id="in-one-minute">');
    expect(placesOf(read(page)), "a place is missing").toHaveLength(placesOf(source).length);
    expect(picturesOf(html), page).toEqual(picturesOf(english));
    expect(html, "Markdown was left over").not.toMatch(/\*\*|^#/m);
    expect(html, "the keyboard reaches every table").not.toContain("<table>");
  }
});

test("no key can stand on a page unnoticed", () => {
  const folder = new URL("en/", LOCALES);
  for (const key of readdirSync(folder).flatMap((file) => keysOf("en", file))) {
    expect(untranslated(`Here is ${key}.`)).toEqual([key]);
  }
});

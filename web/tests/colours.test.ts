import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where colours are said: one place for all, and a palette for each game. */
const SAID = /\/styles\/tokens\.css$|\/games\/[^/]+\/palette\.css$/;
const SRC = `${import.meta.dirname}/../src`;
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => `/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\.(?:css|svelte|ts)$/.test(path) && !path.startsWith("/generated/"));

const DIGITS = "#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?=[\"'`;,)\\s])";
/** Not the beginning of a block, as in `{#each …}`. */
const HEX = new RegExp(`(?<![{&\\w])${DIGITS}`, "gi");
/** Among statements only in quotes: what else begins with # is a private field. */
const QUOTED = new RegExp(`(?<=["'\`\\s(,])(?<=["'\`][^"'\`\n]*)${DIGITS}`, "gi");
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const NAMED =
  /(?<=[:,(]\s*)(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple)(?=[;,)\s])/gi;

const SCRIPT = /<script[^>]*>.*?<\/script>/gs;
const STYLE = /<style>.*<\/style>/gs;
const all = (source: string, pattern: RegExp) => source.match(pattern) ?? [];

/** The colours that a source says by itself; names of colours count in styles only. */
function literals(path: string, source: string): string[] {
  const script = path.endsWith(".ts") ? source : all(source, SCRIPT).join("\n");
  const style = path.endsWith(".css") ? source : all(source, STYLE).join("\n");
  const rest = path.endsWith(".ts") ? "" : source.replaceAll(SCRIPT, "");
  return [
    ...all(script, QUOTED),
    ...all(rest, HEX),
    ...all(source, FUNCTION),
    ...all(style, NAMED),
  ].map((literal) => `${path}: ${literal}`);
}

test("colours are tokens everywhere but where the tokens are said", () => {
  const others = sources.filter((path) => !SAID.test(path));
  expect(others.length).toBeGreaterThan(100);
  const found = others.flatMap((path) => literals(path, readFileSync(SRC + path, "utf8")));
  expect(found).toEqual([]);
});

test("a colour that is no token is found, however it is said", () => {
  const style = (value: string) => `<style>\n  p {\n    color: ${value};\n  }\n</style>`;
  for (const value of ["#fff", "#1c2229", "rgb(0 0 0 / 5%)", "hsl(1 2% 3%)", "white"]) {
    expect(literals("a.svelte", style(value)), value).toHaveLength(1);
  }
  expect(literals("a.svelte", style("color-mix(in srgb, var(--go) 5%, #000)"))).toHaveLength(1);
  expect(literals("a.svelte", '<path fill="#abc" />')).toHaveLength(1);
  expect(literals("a.ts", 'const INK = "#10171d";')).toHaveLength(1);
});

test("what only looks like a colour is none", () => {
  for (const source of [
    "{#each cards as card (card)}{/each}",
    "<script>class A { #add = 1; has() { return this.#add; } }</script>",
    "<style>\n  p {\n    white-space: nowrap;\n    fill: var(--red);\n  }\n</style>",
  ]) {
    expect(literals("a.svelte", source), source).toEqual([]);
  }
});

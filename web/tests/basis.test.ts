// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, LOCALES, messages } from "../scripts/fluent.js";
import { placesOf, rendered } from "../scripts/rules.js";
import { GAMES } from "../src/generated/games";
import { basisOf, gameOf, placeFor } from "../src/rules/basis";

const page = (game: string, language: string) =>
  readFileSync(new URL(`../../docs/rules/${game}.${language}.md`, import.meta.url), "utf8");
const keysOf = (game: string) =>
  messages(readFileSync(new URL(`en/${game}.ftl`, LOCALES), "utf8")).map(({ id }) => id);

/** What is asked, what happens and why not: the situations see to it that all of these are met. */
const RESTS = /^[a-z]+-(no|event|log|prompt|wait|watch)-/;
const WITH_BASIS = GAMES.filter((game) => gameOf(`${game}-no-over`));

describe.each(WITH_BASIS)("%s", (game) => {
  test("names the rule of every question, event and refusal", async () => {
    const resting = keysOf(game).filter((key) => RESTS.test(key));
    expect(resting.length).toBeGreaterThan(30);
    const found = await Promise.all(resting.map(async (key) => [key, await basisOf(key)] as const));
    expect(found.filter(([, basis]) => !basis).map(([key]) => key)).toEqual([]);
  });

  test.each(LANGUAGES)("has each of these places in its rules in %s", async (language) => {
    const html = rendered(page(game, language), page(game, "en"));
    const resting = keysOf(game).filter((key) => RESTS.test(key));
    const places = new Set(
      await Promise.all(resting.map(async (key) => (await basisOf(key))?.place)),
    );
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect([...places].filter((place) => !ids.has(place ?? ""))).toEqual([]);
    expect(ids.size, "no two places are called the same").toBe(placesOf(page(game, "en")).length);
    // What a ruling is called is not translated: the same one stands in the same place.
    for (const [, id, strong] of html.matchAll(/<p id="([A-Z]{3}-R\d+)"><strong>([^<]+)/g))
      expect(strong).toBe(id);
  });
});

test("the longest beginning counts, word by word", () => {
  const basis = { "event-won": "a", "event-won-last": "b" };
  expect(placeFor(basis, "event-won")).toBe("a");
  expect(placeFor(basis, "event-won-last")).toBe("b");
  expect(placeFor(basis, "event-won-early")).toBe("a");
  expect(placeFor(basis, "event-wonder")).toBeNull();
});

test("what is said of no game rests on no rule", async () => {
  expect(await basisOf("web-chat")).toBeNull();
  expect(gameOf("refused-stale")).toBeNull();
});

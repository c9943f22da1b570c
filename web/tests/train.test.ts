import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/app/languages";
import { recall, remember } from "../src/app/storage";
import { texts } from "../src/app/texts.svelte";
import type { Event as CyberWarEvent } from "../src/generated/cyberwar/Event";
import type { View as CyberWarView } from "../src/generated/cyberwar/View";
import type { View as PortsView } from "../src/generated/ports/View";
import { BOX } from "../src/games/cyberwar/box";
import { missed as missedAtCyberWar } from "../src/games/cyberwar/missed";
import { missed as missedAtFrontLine } from "../src/games/frontline/missed";
import { missed as missedAtPorts } from "../src/games/ports/missed";
import { loadLibrary } from "../src/library/library";
import { DECKS, loadDeck } from "../src/train/decks";
import { answers } from "../src/puzzle/answers.svelte";
import { merged, read, Unreadable, written } from "../src/train/file";
import { choices, seeded, type Item } from "../src/train/item";
import { mend, miss, missed } from "../src/train/missed";
import { progress } from "../src/train/progress.svelte";
import {
  answered,
  isDue,
  isLearned,
  ROUND,
  round,
  standing,
  type Cards,
} from "../src/train/schedule";

const NOON = new Date("2026-03-01T12:00:00Z");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const DAY = 24 * 60;

beforeAll(() => texts.start());
beforeEach(() => localStorage.clear());

const item = (id: string, subject = id): Item => ({
  id,
  subject,
  ask: () => ({ text: id, options: [], told: [], card: ["ports", id] }),
});
const ids = (items: readonly Item[]) => items.map(({ id }) => id);

describe.each(DECKS)("the deck %s", (deck) => {
  let items: Item[];
  beforeAll(async () => (items = await loadDeck(deck)));

  test("has every item once", () => {
    expect(new Set(ids(items)).size).toBe(items.length);
    expect(items.length).toBeGreaterThan(100);
  });

  test.each(LANGUAGES)(
    "asks and tells everything in %s, with one right answer",
    async (language) => {
      await texts.use(language);
      for (const [nth, one] of items.entries()) {
        const { text, options, told } = one.ask(seeded(nth / items.length));
        expect(
          options.filter(({ right }) => right),
          one.id,
        ).toHaveLength(1);
        expect(options.length, one.id).toBeGreaterThan(2);
        const said = [text, ...told, ...options.map((option) => option.text)];
        expect(new Set(options.map((option) => option.text)).size, one.id).toBe(options.length);
        for (const line of said)
          expect(line, one.id).not.toMatch(/^[a-z]+(-[a-z0-9]+){2,}$|\{|^\s*$/);
      }
    },
  );

  test("leads to cards that the library has", async () => {
    const known = new Set<string>();
    for (const game of ["ports", "cyberwar", "frontline"]) {
      for (const { id } of (await loadLibrary(game)).entries()) known.add(`${game}/${id}`);
    }
    const cards = items.map((one) => one.ask(seeded(0)).card.join("/"));
    expect(cards.filter((card) => !known.has(card))).toEqual([]);
  });

  test("asks the same for the same seed", () => {
    const one = items[7];
    expect(one?.ask(seeded(0.4))).toEqual(one?.ask(seeded(0.4)));
  });
});

test("of many answers one right and three wrong ones are offered", () => {
  const options = choices([1, 2], [3, 4, 5, 6, 7], String, seeded(0.1));
  expect(options).toHaveLength(4);
  expect(options.filter(({ right }) => right)).toHaveLength(1);
});

describe("remembering", () => {
  test("what is known comes back later and later, what is not known soon", () => {
    let kept = answered(undefined, true, NOON);
    const gaps: number[] = [];
    for (let review = 0; review < 6; review += 1) {
      const at = new Date(kept.due);
      kept = answered(kept, true, at);
      gaps.push(Date.parse(kept.due) - at.getTime());
    }
    expect(gaps.slice(1).every((gap, nth) => gap > (gaps[nth] ?? 0))).toBe(true);
    expect(isLearned(kept)).toBe(true);
    const forgotten = answered(kept, false, new Date(kept.due));
    expect(Date.parse(forgotten.due) - Date.parse(kept.due)).toBeLessThan(DAY * 60_000);
    expect(isLearned(forgotten)).toBe(false);
  });

  test("a sitting begins with what went wrong in games, then what is due longest, then news", () => {
    const items = ["a", "b", "c", "d"].map((id) => item(id));
    const cards: Cards = {
      a: answered(undefined, true, later(-5 * DAY)),
      b: answered(undefined, true, later(-9 * DAY)),
      d: answered(undefined, true, NOON),
    };
    expect(ids(round(items, cards, new Set(["d"]), NOON, seeded(0)))).toEqual(["d", "b", "a", "c"]);
    expect(ids(round(items, cards, new Set(), NOON, seeded(0)))).toEqual(["b", "a", "c"]);
    const many = Array.from({ length: 50 }, (_, nth) => item(`${nth}`));
    expect(round(many, {}, new Set(), NOON, seeded(0))).toHaveLength(ROUND);
  });

  test("a deck says how it stands, and when something is due", () => {
    const items = ["a", "b", "c"].map((id) => item(id));
    const a = answered(undefined, true, NOON);
    expect(standing(items, { a }, NOON)).toEqual({
      all: 3,
      learned: 0,
      due: 0,
      unseen: 2,
      again: 1,
      next: new Date(a.due),
    });
    expect(isDue(a, new Date(a.due))).toBe(true);
  });

  test("what was answered wrong comes again soon, until it is due or known", () => {
    const b = answered(undefined, false, NOON);
    const now = standing([item("b")], { b }, NOON);
    expect([now.due, now.again, now.next]).toEqual([0, 1, new Date(b.due)]);
    const then = standing([item("b")], { b }, new Date(b.due));
    expect([then.due, then.again, then.next]).toEqual([1, 0, null]);
    let known = b;
    while (!isLearned(known)) known = answered(known, true, new Date(known.due));
    expect(standing([item("b")], { b: known }, later(30)).again).toBe(0);
  });
});

describe("progress as a file", () => {
  const cards: Cards = { a: answered(undefined, true, NOON), b: answered(undefined, false, NOON) };

  test("comes back as it was", () => {
    expect(read(written(cards))).toEqual(cards);
  });

  const why = (text: string) => {
    try {
      read(text);
      return null;
    } catch (error) {
      return error instanceof Unreadable ? [error.key, error.about] : error;
    }
  };
  const file = (changes: object) => JSON.stringify({ ...JSON.parse(written(cards)), ...changes });

  test("is refused with its reason if it is not what it should be", () => {
    const foreign = ["train-file-foreign", ""];
    for (const text of ["", "no JSON", "[]", "null", "{}", '{"sandtable":"record","version":1}'])
      expect(why(text), text).toEqual(foreign);
    expect(why(file({ version: "1" }))).toEqual(foreign);
    expect(why(file({ version: 2 }))).toEqual(["train-file-newer", ""]);
    expect(why(file({ cards: [] }))).toEqual(["train-file-broken", "cards"]);
    for (const fault of [{ due: "soon" }, { reps: null }, { state: 9 }, { last_review: 3 }])
      expect(why(file({ cards: { a: { ...cards["a"], ...fault } } }))).toEqual([
        "train-file-broken",
        "a",
      ]);
    expect(why(" ".repeat(2_000_001))).toEqual(["train-file-large", ""]);
  });

  test("of two answers the later one counts", () => {
    const newer = answered(cards["a"], true, later(DAY));
    expect(merged(cards, { a: newer })).toEqual({ ...cards, a: newer });
    expect(merged({ a: newer }, cards)).toEqual({ a: newer, b: cards["b"] });
  });
});

describe("what went wrong in games", () => {
  test("is kept until it is known, and only so much of it", () => {
    miss(["port:ssh", "port:dns"]);
    miss(["port:ssh"]);
    expect(missed()).toEqual(["port:dns", "port:ssh"]);
    mend("port:dns");
    expect(missed()).toEqual(["port:ssh"]);
    miss(Array.from({ length: 40 }, (_, nth) => `port:${nth}`));
    expect(missed()).toHaveLength(30);
    remember("missed", { broken: true });
    expect(missed()).toEqual([]);
  });

  const front = BOX[0] ?? { shows: "nothing" as const };
  const subject = front.shows === "front" ? `technique:${front.technique.id}` : "";
  const revealed: CyberWarEvent = {
    event: "revealed",
    attacks: [
      { attack: { handle: 0, face: front }, caught_by: [] },
      { attack: { handle: 1, face: BOX[1] ?? front }, caught_by: [0] },
    ],
  };

  test("at CyberWar are the attacks that nothing of one's own detected", () => {
    const solo = { play: { mode: "solo" } } as unknown as CyberWarView;
    expect(missedAtCyberWar(revealed, solo, 0)).toEqual([subject]);
    const duel = { play: { mode: "red-blue", red: 1 } } as unknown as CyberWarView;
    expect(missedAtCyberWar(revealed, duel, 0)).toEqual([subject]);
    expect(missedAtCyberWar(revealed, duel, 1)).toEqual([]);
    const draft = {
      play: { mode: "draft", table: [0] },
      attacks: [{ handle: 0, face: front }],
      fronts: [],
    } as unknown as CyberWarView;
    const scored = { event: "scored", seat: 0, score: 0 } as const;
    const blind = { ...scored, defences: [8] };
    expect(missedAtCyberWar(blind, draft, 0)).toEqual([subject]);
    expect(missedAtCyberWar(blind, draft, 1)).toEqual([]);
    expect(missedAtCyberWar({ ...scored, defences: [0] }, draft, 0)).toEqual([]);
    expect(missedAtCyberWar(revealed, draft, 0)).toEqual([]);
  });

  test("at FrontLine are the techniques that came through to oneself", () => {
    const survived = { event: "survived", seat: 1, card: "t1566", stage: "deliver" } as const;
    expect(missedAtFrontLine(survived as never, 0)).toEqual(["technique:T1566"]);
    expect(missedAtFrontLine(survived as never, 1)).toEqual([]);
  });

  test("at Ports are one's captures without a point", () => {
    const card = (handle: number, name: string) => ({
      handle,
      red: false,
      up: "port",
      faces: { shows: "both", name, port: 1, transport: "tcp" },
    });
    const view = { captures: [[card(1, "ssh"), card(2, "dns"), card(3, "dot")], []] };
    const sets = [{ set: "dns", cards: [2, 3], points: 2, zeroed: false, doubled: false }];
    const scored = { event: "scored", game: 1, sheets: [{ sets, reds: [], total: 2 }] };
    const at = (me: number) => missedAtPorts(scored as never, view as unknown as PortsView, me);
    expect(at(0)).toEqual(["port:ssh"]);
    expect(at(1)).toEqual([]);
  });
});

describe("two windows of a browser", () => {
  test("keep what the other has answered at the trainers since", () => {
    progress.answer(item("one"), true, NOON);
    const elsewhere = {
      two: answered(undefined, true, NOON),
      one: answered(undefined, true, NOON),
    };
    remember("progress", written(elsewhere));
    progress.answer(item("three"), false, later(1));
    const all = read(recall<string>("progress", ""));
    expect(Object.keys(all).sort()).toEqual(["one", "three", "two"]);
    progress.answer(item("two"), true, later(2));
    expect(progress.cards["two"]?.reps, "the other's answer counts").toBe(2);
  });

  test("keep the first answer to a puzzle, and those of other days", () => {
    answers.keep("2026-01-05", { option: 1, good: true });
    remember("puzzles", {
      "2026-01-05": { option: 1, good: true },
      "2026-01-06": { option: 0, good: false },
    });
    answers.keep("2026-01-06", { option: 2, good: true });
    answers.keep("2026-01-07", { option: 3, good: true });
    expect(recall("puzzles", {})).toEqual({
      "2026-01-05": { option: 1, good: true },
      "2026-01-06": { option: 0, good: false },
      "2026-01-07": { option: 3, good: true },
    });
  });
});

import { describe, expect, test } from "vitest";
import { withJournal } from "../src/debrief/hard";
import type { ClassDebrief } from "../src/generated/ClassDebrief";
import type { Noted } from "../src/generated/Noted";
import type { Refused } from "../src/generated/Refused";
import type { Screen } from "../src/generated/Screen";

const screen = (kind: Screen["kind"]): Screen => ({
  kind,
  table: 0,
  title: { key: kind },
  lines: [],
});
const told = (noted: Noted[], refused: Refused[], kinds: Screen["kind"][]) =>
  withJournal({
    debrief: { screens: kinds.map(screen) },
    noted,
    refused,
  } as unknown as ClassDebrief);
const person = (seat: number, median: number, longest: number, decisions = 5): Noted => ({
  table: 1,
  seat,
  decisions,
  median_ms: median * 1000,
  longest_ms: longest * 1000,
  longest_step: 7,
  hints: 0,
  taken_back: 0,
});
const took = (key: string, seat: number, unit: "seconds" | "minutes", number: number) => ({
  key,
  args: [
    ["player", { seat }],
    ["time", { phrase: { key: `web-clock-${unit}`, args: [[unit, { number }]] } }],
  ],
});
const refused = (key: string, times: number): Refused => ({ table: 2, why: { key }, times });

describe("what was hard in a class", () => {
  test("comes before people begin to talk", () => {
    const kinds = (given: Screen["kind"][]) =>
      told([], [refused("no", 1)], given).screens.map(({ kind }) => kind);
    expect(kinds(["result", "hard", "question", "card"])).toEqual([
      "result",
      "hard",
      "hard",
      "question",
      "card",
    ]);
    expect(kinds(["result"])).toEqual(["result", "hard"]);
  });

  test("is who took long, usually and once, the slowest first", () => {
    const noted = [person(0, 11, 40), person(1, 30, 31), person(2, 2, 200), person(3, 60, 60, 2)];
    const [hard] = told(noted, [], []).screens;
    expect(hard?.lines.map(({ text }) => text)).toEqual([
      took("debrief-web-slow", 1, "seconds", 30),
      took("debrief-web-slow", 0, "seconds", 11),
      took("debrief-web-long", 2, "minutes", 3),
      took("debrief-web-long", 3, "seconds", 60),
      took("debrief-web-long", 0, "seconds", 40),
    ]);
    expect(hard?.lines.every(({ table }) => table === 1)).toBe(true);
    // Where somebody once thought for long can be looked at.
    expect(hard?.lines.map(({ step }) => step)).toEqual([null, null, 7, 7, 7]);
  });

  test("is who asked for hints and took decisions back, most often first", () => {
    const quick = (seat: number) => person(seat, 1, 1);
    const noted = [
      { ...quick(0), hints: 1, taken_back: 2 },
      { ...quick(1), hints: 3 },
    ];
    const [hard] = told(noted, [], []).screens;
    expect(hard?.lines.map(({ text }) => [text.key, text.args?.[1]])).toEqual([
      ["debrief-web-hints", ["count", { number: 3 }]],
      ["debrief-web-hints", ["count", { number: 1 }]],
      ["debrief-web-taken-back", ["count", { number: 2 }]],
    ]);
  });

  test("is what the rules refused, with how often", () => {
    const [hard] = told(
      [],
      ["a", "b", "c", "d"].map((key) => refused(key, 4)),
      [],
    ).screens;
    expect(hard?.lines).toHaveLength(3);
    expect(hard?.lines[0]).toEqual({
      table: 2,
      step: null,
      ids: [],
      text: {
        key: "debrief-web-refused",
        args: [
          ["count", { number: 4 }],
          ["why", { phrase: { key: "a" } }],
        ],
      },
    });
  });

  test("is not told where nothing was, and the figures can be taken along", () => {
    const quick = [person(0, 2, 5)];
    const { screens, ...rest } = told(quick, [], ["result"]);
    expect(screens).toHaveLength(1);
    expect(rest).toMatchObject({ noted: quick, refused: [] });
  });
});

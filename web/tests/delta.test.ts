import { describe, expect, test } from "vitest";
import type { Scene } from "../src/generated/Scene";
import { complete } from "../src/table/delta";
import { follow } from "../src/table/frames";

describe("completing a change", () => {
  test.each([
    ["anything is replaced", { a: 1 }, [[2]], [2]],
    [
      "members change, come and go",
      { a: 1, b: { c: 2, d: 3 }, e: 4 },
      { b: { c: [5] }, e: 0, f: [6] },
      { a: 1, b: { c: 5, d: 3 }, f: 6 },
    ],
    ["elements change where they are", [1, { a: 2 }, 3], { 1: { a: [4] } }, [1, { a: 4 }, 3]],
    ["elements make way for others", [1, 2, 3, 4], [1, 2, 7], [1, 7, 4]],
    ["elements are put between", [1, 2], [1, 0, 7, [8]], [1, 7, 8, 2]],
    [
      "what comes anew is told from the one before",
      [0],
      [0, 1, { a: 1, b: [2] }, { a: [3] }, { b: [1, 0, 4] }, [5]],
      [{ a: 1, b: [2] }, { a: 3, b: [2] }, { a: 3, b: [2, 4] }, 5],
    ],
    ["elements go without others coming", [1, 2, 3], [0, 2], [3]],
  ])("%s", (_, old, change, made) => {
    const before = structuredClone(old);
    expect(complete(old, change)).toEqual(made);
    expect(old, "the old value stays").toEqual(before);
  });

  test("what has stayed is the very same", () => {
    const old = { hand: [{ card: 1 }], field: [{ card: 2 }] };
    const made = complete(old, { hand: { 0: { card: [3] } } }) as typeof old;
    expect(made.field).toBe(old.field);
  });
});

test("frames follow one another, and the scene follows the last", () => {
  const text = { key: "happened" };
  const before = { view: { n: 1, m: 1 }, aids: {}, prompt: { key: "old" } } as unknown as Scene;
  const shown = [
    { text, event: 1, view: { n: [2] } },
    { text, event: 2 },
    { text, event: 3, view: { n: [3] }, aids: [{ odds: 1 }] },
  ];
  const { frames, scene } = follow(before, shown, { view: { m: [4] }, prompt: { key: ["new"] } });
  expect(frames.map(({ view }) => view)).toEqual([
    { n: 2, m: 1 },
    { n: 2, m: 1 },
    { n: 3, m: 1 },
  ]);
  expect(scene).toEqual({ view: { n: 3, m: 4 }, aids: { odds: 1 }, prompt: { key: "new" } });
});

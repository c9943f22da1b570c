import { describe, expect, test } from "vitest";
import type { Choice } from "../src/generated/Choice";
import { grouped, options, ordered, saying, uses } from "../src/table/menu";

const choice = (action: unknown, things: string[], no?: string): Choice => ({
  action,
  text: { key: `act-${String(action)}` },
  things,
  no: no ? { key: no } : null,
});

const MENU = [
  choice("play-3", ["card:3"]),
  choice("play-7", ["card:7"]),
  choice("turn", ["card:9", "deck", "field"]),
  choice("take", ["card:9", "deck", "hand"], "hand-full"),
  choice("end", []),
];

test("an entry is found by what it says, and returned as it came", () => {
  const menu = [choice({ pay: [1, 0] }, []), choice({ pay: [0, 1] }, [])];
  expect(saying(menu, { pay: [0, 1] })).toBe(menu[1]);
  expect(saying(menu, { pay: [1, 1] })).toBeUndefined();
});

describe("what things are good for", () => {
  test("one allowed option lights a thing; only refused ones do not", () => {
    const found = uses([...MENU, choice("give", ["seat:1"], "not-udp")]);
    expect(found.get("card:3")).toBe("can");
    expect(found.get("deck")).toBe("can");
    expect(found.get("hand")).toBe("cannot");
    expect(found.get("seat:1")).toBe("cannot");
    expect(found.get("card:12")).toBeUndefined();
  });
});

test("options of one group come together where the first of them stands", () => {
  const menu = options([
    choice("turn", []),
    choice("swap-1", []),
    choice("end", []),
    choice("swap-2", []),
  ]);
  const groups = grouped(menu, ({ action }) => (String(action).startsWith("swap") ? "swap" : null));
  expect(
    groups.map(({ heading, options }) => [heading, options.map(({ index }) => index)]),
  ).toEqual([
    [null, [0, 2]],
    ["swap", [1, 3]],
  ]);
});

describe("the order of a list", () => {
  const closes = ({ action }: Choice) => action === "end";
  const names = (entries: ReturnType<typeof ordered>) =>
    entries.map((entry) => ("heading" in entry ? entry.heading : entry.option.choice.action));

  test("what can be done comes first and its end last, before what cannot be done", () => {
    const list = options([choice("take", [], "hand-full"), ...MENU]).map((option) => ({ option }));
    expect(names(ordered(list, closes))).toEqual([
      "play-3",
      "play-7",
      "turn",
      "end",
      "take",
      "take",
    ]);
  });

  test("a heading comes before the end, and last if nothing under it can be done", () => {
    const end = options([choice("end", [])]).map((option) => ({ option }));
    const under = (no?: string) => ({
      heading: "swaps",
      options: options([choice("swap", [], no)]),
    });
    expect(names(ordered([...end, under()], closes))).toEqual(["swaps", "end"]);
    expect(names(ordered([under("no-irc"), ...end], closes))).toEqual(["end", "swaps"]);
  });
});

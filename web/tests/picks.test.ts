import { describe, expect, test } from "vitest";
import type { Ahead } from "../src/generated/Ahead";
import { answered, choice, FOR_GOOD, pickingFrom, SETTLED } from "./picking";

const actions = (found: { choice: { action: unknown } }[]) =>
  found.map(({ choice }) => choice.action);

describe("without any manner of its own", () => {
  const MENU = [
    choice("play-3", ["card:3"]),
    choice("play-7", ["card:7"]),
    choice("turn", ["card:9", "deck", "field"]),
    choice("take", ["card:9", "deck", "hand"], { no: { key: "hand-full" } }),
    choice("swap", ["card:3", "card:4"]),
    choice("end", []),
  ];
  const plain = () => pickingFrom(MENU, () => ({}));

  test("the first press narrows, the second on the same thing does it", async () => {
    const { picking, press, acted, asked } = plain();
    await press("card:7");
    expect([actions(picking.options), acted]).toEqual([["play-7"], []]);
    await press("card:7");
    expect([acted, asked]).toEqual([[["play-7"]], []]);
  });

  test("another thing narrows further if they go together, otherwise anew", async () => {
    const { picking, press } = plain();
    await press("card:3", "card:4");
    expect(actions(picking.options)).toEqual(["swap"]);
    await press("card:7");
    expect(picking.picks.now).toEqual(["card:7"]);
  });

  test("a refused entry stays in sight to explain itself, but is not done", async () => {
    const { picking, press, acted } = plain();
    await press("deck");
    expect(actions(picking.options)).toEqual(["turn", "take"]);
    await press("deck");
    expect(acted).toEqual([["turn"]]);
  });

  test("with several ways nothing is done by pressing again", async () => {
    const { picking, press, acted } = plain();
    await press("card:3", "card:3");
    expect([acted, picking.last]).toEqual([[], null]);
  });

  test("a thing that is good for nothing is looked at", () => {
    expect(plain().picking.press("card:12")).toBe("inspect");
  });

  test("what leads to something is lit, what only to a refusal is not", () => {
    const { picking } = plain();
    expect(["deck", "hand", "card:12"].map((thing) => picking.use(thing))).toEqual([
      "can",
      "cannot",
      "none",
    ]);
  });
});

describe("what is enough", () => {
  const MENU = [choice("move", ["pawn"]), choice("deeper", ["pawn", "level"])];
  const at = [
    choice("at-a", ["a"]),
    choice("at-b", ["b"]),
    choice("at-c", ["c"], { no: { key: "barred" } }),
  ];
  const quick = (end: Ahead) =>
    pickingFrom(
      MENU,
      ({ action }) =>
        action === "move" ? { ahead: true } : action === "deeper" ? { enough: 2 } : { enough: 1 },
      ([, then]) => (then ? end : { part: at }),
    );

  test("the next part is lit as soon as the first is pressed", async () => {
    const { picking, press } = quick(SETTLED);
    expect(picking.use("a")).toBe("none");
    await press("pawn");
    expect(["a", "b", "c"].map((thing) => picking.use(thing))).toEqual(["can", "can", "cannot"]);
  });

  test("one press each: both entries are sent as they came", async () => {
    const { press, acted } = quick(SETTLED);
    await press("pawn", "b");
    expect(acted).toEqual([["move", "at-b"]]);
  });

  test("nothing irrevocable is done that way: it is pressed again, or chosen from the list", async () => {
    const { picking, press, acted } = quick(FOR_GOOD);
    await press("pawn", "b");
    expect([acted, picking.last]).toEqual([[], "b"]);
    expect(picking.options).toEqual([{ index: 0, choice: at[1], before: MENU[0] }]);
    await press("b");
    expect(acted).toEqual([["move", "at-b"]]);
  });

  test("what still has another part can be dropped, and is enough", async () => {
    const { press, acted } = quick({ part: at });
    await press("pawn", "level");
    expect(acted).toEqual([["deeper"]]);
  });

  test("what is pressed while the server is asked waits for its turn", async () => {
    const { picking, acted } = quick(SETTLED);
    picking.press("pawn");
    expect(picking.asking).toBe(true);
    picking.press("a");
    expect(acted).toEqual([]);
    await answered();
    await answered();
    expect(acted).toEqual([["move", "at-a"]]);
  });

  test("an answer about an earlier question is of no interest", async () => {
    const { picking } = quick(SETTLED);
    picking.press("pawn");
    picking.reset(false);
    await answered();
    expect([picking.asking, picking.use("a")]).toEqual([false, "none"]);
  });
});

describe("gathering", () => {
  const MENU = [
    choice("none", []),
    choice("one", ["recon"]),
    choice("two", ["recon", "recon"]),
    choice("mixed", ["recon", "harden"]),
    choice("attack", ["attack"], { no: { key: "cease-fire" } }),
  ];
  const gathering = () => pickingFrom(MENU, () => ({ gathers: true }));
  const ready = (picking: ReturnType<typeof gathering>["picking"]) =>
    picking.ready?.first.choice.action ?? null;

  test("the same thing may be meant several times, as often as some entry names it", () => {
    const { picking } = gathering();
    expect(ready(picking)).toBe("none");
    picking.add("recon");
    expect([ready(picking), picking.more("recon").can]).toEqual(["one", true]);
    picking.add("recon");
    expect([ready(picking), picking.more("recon").can, picking.more("harden").can]).toEqual([
      "two",
      false,
      false,
    ]);
    picking.release("recon");
    expect([ready(picking), picking.more("harden").can]).toEqual(["one", true]);
  });

  test("what cannot be added says why", () => {
    expect(gathering().picking.more("attack")).toEqual({ can: false, no: { key: "cease-fire" } });
  });

  test("only the button carries it out, and what is taken back is pressed again", () => {
    const { picking, acted, table } = gathering();
    picking.add("recon");
    picking.commit();
    expect([acted, picking.picks.now]).toEqual([[["one"]], []]);
    table.menu = [];
    picking.reset(true);
    table.menu = [...MENU];
    picking.reset(false);
    expect(picking.picks.now).toEqual(["recon"]);
  });

  test("the same question later on begins anew", () => {
    const { picking, table } = gathering();
    picking.add("recon");
    picking.commit();
    table.menu = [];
    picking.reset(false);
    table.menu = [...MENU];
    picking.reset(false);
    expect(picking.picks.now).toEqual([]);
  });
});

test("of several entries that are about the same things the one that is pointed at is carried out", async () => {
  const steps = [choice("weak", ["tile", "card"]), choice("strong", ["tile", "card"])];
  const gather = () => ({ gathers: true });
  for (const [meant, done] of [
    [[], "weak"],
    [[1], "strong"],
  ] as const) {
    const { picking, press, acted } = pickingFrom(steps, gather, () => SETTLED, [...meant]);
    await press("tile", "card");
    picking.commit();
    expect(acted).toEqual([[done]]);
  }
});

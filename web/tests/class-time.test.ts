import { describe, expect, test } from "vitest";
import type { ClassInfo } from "../src/generated/ClassInfo";
import type { GameInfo } from "../src/generated/GameInfo";
import type { Glance } from "../src/generated/Glance";
import type { Round } from "../src/generated/Round";
import type { Switch } from "../src/generated/Switch";
import { bellOf } from "../src/pages/class/bell";
import { minutesOf, proposalFor } from "../src/pages/class/length";
import { see } from "../src/pages/class/stuck";

const one = (id: string, modes: string[] = []) => ({ id, modes, with: null, rare: false });
const ROUNDS: Switch = { ...one("rounds"), kind: "number", min: 5, max: 40, default: 40 };
const WAY: Switch = { ...one("way"), kind: "choice", options: ["draft", "duel"] };
const THRICE: Switch = { ...one("thrice", ["draft"]), kind: "flag" };
const GAME: GameInfo = {
  id: "war",
  rules: 1,
  players: { min: 2, max: 3 },
  switches: [ROUNDS, one("other") as Switch],
  modes: [],
  lengths: [
    { players: 3, set: [["rounds", 10]], minutes: 20 },
    { players: 3, set: [["rounds", 20]], minutes: 40 },
    { players: 3, set: [], minutes: 60 },
    { players: 2, set: [], minutes: 45 },
  ],
  imports: [],
};
const MODES: GameInfo = {
  ...GAME,
  switches: [WAY, THRICE],
  modes: [
    { id: "draft", min: 2, max: 3, set: [["way", "draft"]] },
    { id: "duel", min: 2, max: 2, set: [["way", "duel"]] },
  ],
  lengths: [
    { players: 2, set: [], minutes: 8 },
    { players: 2, set: [["thrice", true]], minutes: 22 },
    { players: 2, set: [["way", "duel"]], minutes: 15 },
  ],
};

describe("how long a game takes", () => {
  test("is as it was measured, whatever does not matter for it", () => {
    expect(minutesOf(GAME, 3, {})).toBe(60);
    expect(minutesOf(GAME, 2, { other: true })).toBe(45);
    expect(minutesOf(MODES, 2, { way: "duel" })).toBe(15);
    expect(minutesOf(MODES, 2, { way: "draft", thrice: true })).toBe(22);
  });

  test("is between what was measured for a number between", () => {
    expect(minutesOf(GAME, 3, { rounds: 15 })).toBe(30);
    expect(minutesOf(GAME, 3, { rounds: 5 })).toBe(20);
  });

  test("is not known where nobody has measured it", () => {
    expect(minutesOf(GAME, 4, {})).toBeNull();
  });
});

describe("a proposal", () => {
  const proposed = (available: number, settings = {}) =>
    proposalFor(GAME, null, 3, settings, available);

  test("is the longest game that fits", () => {
    expect(proposed(50)).toEqual({ minutes: 40, changes: [["rounds", 20]] });
    expect(proposed(25)).toEqual({ minutes: 20, changes: [["rounds", 10]] });
    expect(proposed(15)).toBeNull();
  });

  test("is made for more time too, but not where the time is used", () => {
    expect(proposed(60)).toBeNull();
    expect(proposed(45, { rounds: 20 })).toBeNull();
    expect(proposed(90, { rounds: 10 })).toEqual({ minutes: 60, changes: [["rounds", 40]] });
  });

  test("stays with the mode", () => {
    const { lengths } = MODES;
    expect(lengths).toHaveLength(3);
    const shorter = proposalFor(MODES, "draft", 2, { thrice: true }, 16);
    expect(shorter).toEqual({ minutes: 8, changes: [["thrice", false]] });
    expect(proposalFor(MODES, "duel", 2, { way: "duel" }, 10)).toBeNull();
  });
});

describe("the bell", () => {
  const MINUTE = 60_000;
  const info = { plan: { minutes: 40 } } as ClassInfo;
  const table = (round: Round | null) =>
    see({ seats: [], since: 0, standing: { round } } as unknown as Glance, undefined, 0);
  const bell = (round: Round | null, minutes: number) =>
    bellOf(info, 0, [table(round)], minutes * MINUTE);

  test("is not there where no time was given, or nothing is played", () => {
    expect(bellOf({ plan: {} } as ClassInfo, 0, [], 0)).toBeNull();
    expect(bellOf(info, null, [], 0)).toBeNull();
    expect(bellOf(info, 0, [], 39 * MINUTE)).toMatchObject({ left: MINUTE, due: false });
  });

  test("is near when there is hardly time for one more round", () => {
    // Five minutes a round.
    expect(bell({ now: 3, of: null }, 12.5)).toMatchObject({ due: false, round: 5 * MINUTE });
    expect(bell({ now: 7, of: null }, 32.5)?.due).toBe(false);
    expect(bell({ now: 8, of: null }, 37.5)?.due).toBe(true);
  });

  test("does not matter to whoever is done by then", () => {
    expect(bell({ now: 7, of: 8 }, 32.5)?.due).toBe(false);
    expect(bell({ now: 7, of: 7 }, 35)?.due).toBe(false);
    expect(bell({ now: 7, of: 20 }, 35)?.due).toBe(true);
  });

  test("is near some minutes before where nobody knows how long a round takes", () => {
    expect(bell(null, 30)?.due).toBe(false);
    expect(bell(null, 36)?.due).toBe(true);
    expect(bell(null, 41)).toMatchObject({ left: -MINUTE, due: true });
  });
});

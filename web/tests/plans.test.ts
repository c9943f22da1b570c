import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../src/generated/GameInfo";
import { remember } from "../src/app/storage";
import { countsOf, keepPlan, levelOf, planOf, seatsOf, settingsOf } from "../src/app/plans";

const game = (id: string, min: number, max: number, modes: GameInfo["modes"] = []): GameInfo => ({
  id,
  rules: 1,
  players: { min, max },
  switches: [],
  modes,
  lengths: [],
  imports: [],
});
const WAR = game("war", 1, 4, [
  { id: "solo", min: 1, max: 1, set: [] },
  { id: "draft", min: 2, max: 4, set: [] },
  { id: "duel", min: 2, max: 2, set: [["mode", "duel"]] },
]);

beforeEach(() => localStorage.clear());

test("the first time three play against newcomers, or as many as can", () => {
  expect(planOf(game("any", 2, 6))).toEqual({ mode: null, players: 3, level: "newcomer" });
  expect(planOf(game("duel", 2, 2)).players).toBe(2);
  expect(planOf(game("crowd", 4, 6)).players).toBe(4);
  expect(planOf(WAR)).toEqual({ mode: "draft", players: 3, level: "newcomer" });
});

test("the next time it is as it was last time, each game for itself", () => {
  keepPlan(WAR, { mode: "solo", players: 1, level: "master" });
  expect(planOf(WAR)).toEqual({ mode: "solo", players: 1, level: "master" });
  expect(planOf(game("any", 2, 6)).players).toBe(3);
});

test("a level that was called otherwise is the same still", () => {
  for (const [former, level] of [
    ["easy", "newcomer"],
    ["medium", "skilled"],
    ["hard", "master"],
  ] as const) {
    remember("plan.war", { mode: "draft", players: 2, level: former });
    expect(planOf(WAR).level).toBe(level);
    expect(levelOf(former)).toBe(level);
  }
  expect(levelOf("brilliant")).toBeUndefined();
});

test("what a game has no longer is not wanted any more", () => {
  keepPlan(WAR, { mode: "melee", players: 9, level: "master" });
  expect(planOf(WAR)).toEqual({ mode: "draft", players: 4, level: "master" });
});

test("a mode says how many play it, and what makes a table one of it", () => {
  expect(countsOf(WAR, "draft")).toEqual([2, 3, 4]);
  expect(countsOf(WAR, null)).toEqual([1, 2, 3, 4]);
  expect(settingsOf(WAR, "duel")).toEqual({ mode: "duel" });
  expect(settingsOf(WAR, "draft")).toEqual({});
  expect(seatsOf({ mode: "draft", players: 3, level: "skilled" })).toEqual([
    "open",
    { bot: "skilled" },
    { bot: "skilled" },
  ]);
});

import { expect, test } from "vitest";
import type { Event } from "../src/generated/frontline/Event";
import type { View } from "../src/generated/frontline/View";
import { runningPace, runOf } from "../src/games/frontline/running.svelte";

const zone = [
  { is: "up", card: "m1017", nullified: false },
  { is: "empty" },
  { is: "hidden" },
  { is: "up", card: "m1049", nullified: false },
  { is: "empty" },
];
const view = { sides: [{ zone: [] }, { zone }] } as unknown as View;
const judged: Event = { event: "judged", seat: 0, card: "t1566", defences: ["m1049"] };
const survived: Event = { event: "survived", seat: 0, card: "t1566", stage: "deliver" };
const stopped: Event = { event: "stopped", seat: 0, card: "t1566", stage: "deliver" };

test("a technique meets the other's defences in their order, and no empty place", () => {
  expect(runOf(judged, view)).toMatchObject({ attacker: 0, meets: [0, 2, 3], ends: "stopped" });
  expect(runOf(survived, view)).toMatchObject({ meets: [0, 2, 3], ends: "through" });
});

test("what has run into a defence does not run again when it is trashed", () => {
  expect(runOf(stopped, view)).toMatchObject({ meets: [], ends: "stopped" });
});

test("nothing else runs", () => {
  const placed: Event = { event: "placed", seat: 0, card: "t1566", stage: "deliver" };
  expect(runOf(placed, view)).toBeNull();
  expect(runOf(null, view)).toBeNull();
});

test("every defence on the way takes its time", () => {
  const open = { sides: [{ zone: [] }, { zone: [] }] } as unknown as View;
  expect(runningPace(survived, view)).toBeGreaterThan(runningPace(survived, open));
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReplayLine } from "../src/generated/ReplayLine";
import { Replay, read, type Replayed } from "../src/table/replay.svelte";

const record = (steps: number) =>
  ({
    steps: Array.from({ length: steps }, (_, at) => ({
      frames: [{ text: { key: `event-${at}` } }],
    })),
  }) as unknown as Replayed;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function replay(steps: number) {
  const going = new Replay(() => false);
  going.show(record(steps));
  return going;
}

test("one goes step by step and never beyond the ends", () => {
  const going = replay(3);
  going.go(-1);
  expect(going.at).toBe(0);
  going.go(2);
  going.go(going.at + 1);
  expect(going.at).toBe(2);
});

test("the log tells what has happened up to here", () => {
  const going = replay(3);
  going.go(1);
  expect(going.log.map(({ key }) => key)).toEqual(["event-0", "event-1"]);
});

test("it plays by itself, stops at the end, and begins anew from there", () => {
  const going = replay(3);
  going.toggle();
  vi.advanceTimersByTime(1400);
  expect(going.at).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(going.at).toBe(2);
  expect(going.playing).toBe(false);
  going.toggle();
  expect(going.at).toBe(0);
});

test("through other eyes one stays at the same step", () => {
  const going = replay(5);
  going.go(3);
  going.show(record(5));
  expect(going.at).toBe(3);
});

test("what was chosen may be said by which option it was", () => {
  const step = { t: "step", seat: 0, by: "person", frames: [] } as const;
  const menu = [{ text: { key: "left" } }, { text: { key: "right" }, no: { key: "narrow" } }];
  const lines = [
    { t: "head", game: "toy", config: {}, viewer: "open" },
    { ...step, seat: null, by: null, chose: null, scene: [{ awaited: [0], menu }] },
    { ...step, chose: null, option: 1, scene: { menu: [0, 1] } },
    { ...step, chose: { key: "undone" }, scene: {} },
  ] as unknown as ReplayLine[];
  const steps = lines.reduce<Replayed | undefined>(read, undefined)?.steps ?? [];
  expect(steps.map(({ chose }) => chose?.key)).toEqual([undefined, "right", "undone"]);
  expect(steps.map(({ menu }) => menu.length)).toEqual([0, 2, 1]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replay, type Replayed } from "../src/table/replay.svelte";

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

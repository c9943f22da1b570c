import { expect, test } from "vitest";
import type { Course } from "../src/generated/Course";
import { hasWay, Chart, turns } from "../src/table/course";

const course = (moments: [number, (number | null)[]][], steps = 10): Course => ({
  goal: { key: "goal" },
  target: null,
  moments: moments.map(([step, scores]) => ({ step, scores })),
  steps,
});

test("a line is level until the score changes, and goes on to the end", () => {
  const chart = new Chart(
    course([
      [0, [0, 0]],
      [5, [2, 0]],
    ]),
    100,
    50,
  );
  expect(chart.line(0)).toBe("M0.0 50.0H50.0V0.0H100");
  expect(chart.line(1)).toBe("M0.0 50.0H50.0V50.0H100");
});

test("scores below nothing and the score that wins have room, and what nobody knew has no line", () => {
  const chart = new Chart(
    {
      ...course([
        [0, [-2, null]],
        [3, [1, null]],
      ]),
      target: 8,
    },
    100,
    50,
  );
  expect([chart.low, chart.high]).toEqual([-2, 8]);
  expect(chart.y(8)).toBe(0);
  expect(chart.y(-2)).toBe(50);
  expect(chart.line(1)).toBe("");
});

test("the moments that mattered are changes of the lead, then the largest steps, in order", () => {
  const told = course([
    [0, [0, 0]],
    [1, [1, 0]],
    [3, [2, 0]],
    [4, [2, 3]],
    [6, [2, 9]],
    [8, [3, 9]],
  ]);
  const steps = (most: number) => turns(told, most).map(({ step }) => step);
  expect(steps(2)).toEqual([1, 4]);
  expect(steps(3)).toEqual([1, 4, 6]);
  expect(steps(99)).toEqual([1, 3, 4, 6, 8]);
});

test("a game in which nobody knows how it stands before the end has no way to show", () => {
  expect(
    hasWay(
      course([
        [0, [null, null]],
        [9, [4, 2]],
      ]),
    ),
  ).toBe(false);
  expect(
    hasWay(
      course([
        [0, [0, null]],
        [9, [4, 2]],
      ]),
    ),
  ).toBe(true);
});

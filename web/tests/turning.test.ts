import { expect, test } from "vitest";
import type { Aids } from "../src/generated/cyberwar/Aids";
import type { View } from "../src/generated/cyberwar/View";
import { faceUp } from "../src/games/cyberwar/facts";
import { staged, turningPace, unsaid } from "../src/games/cyberwar/turning.svelte";

const front = (card: number) => ({
  handle: card,
  face: {
    shows: "front",
    card,
    is_box: true,
    technique: { id: `T100${card}`, name: `Technique ${card}` },
    detected_by: [1],
  },
});
const view = (blind: boolean, level: string) =>
  ({ blind, attacks: [front(0), front(1)], play: { mode: "solo", level } }) as unknown as View;
const aids = {
  reviews: [
    { round: 1, attacks: [2, 3], stopped: [2, 3] },
    { round: 2, attacks: [0, 1], stopped: [0] },
  ],
  sides: [{ attacks: [0, 1].map((handle) => ({ handle, caught: { is: "by", defences: [1] } })) }],
} as unknown as Aids;

test("what is still to be turned up shows no more than it did before", () => {
  const faces = staged(view(false, "exam"), [1]).attacks.map(({ face }) => face);
  expect(faces[0]?.shows).toBe("front");
  expect(faces[1]).toEqual({
    shows: "back",
    card: 1,
    id: "T1001",
    name: "Technique 1",
    is_box: true,
  });
  expect(staged(view(true, "blind"), [1]).attacks[1]?.face).toEqual({ shows: "nothing" });
});

test("what became of it is not told before, unless it could be read all along", () => {
  const caught = (level: string) =>
    unsaid(aids, view(false, level), [1]).sides[0]?.attacks.map(({ caught }) => caught.is);
  expect(caught("exam")).toEqual(["by", "unknown"]);
  expect(caught("study")).toEqual(["by", "by"]);
});

test("a round is looked back upon when all of it has been turned up", () => {
  const rounds = (level: string, down: number[]) =>
    unsaid(aids, view(false, level), down).reviews.map(({ round }) => round);
  for (const level of ["study", "exam"]) {
    expect(rounds(level, [0, 1])).toEqual([1]);
    expect(rounds(level, [1])).toEqual([1]);
    expect(rounds(level, [])).toEqual([1, 2]);
  }
});

test("what has not been turned up counts for nobody yet", () => {
  expect(faceUp(staged(view(false, "exam"), [1]), [0, 1])).toEqual([0]);
  expect(faceUp(view(false, "exam"), [0, 1])).toEqual([0, 1]);
});

test("every further attack takes its time", () => {
  expect(turningPace(5)).toBeGreaterThan(turningPace(4));
});

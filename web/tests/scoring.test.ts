import { describe, expect, test } from "vitest";
import type { PlayerView } from "../src/generated/league/PlayerView";
import type { PlayView } from "../src/generated/cyberwar/PlayView";
import { sheetsOf as gamesOf } from "../src/games/cyberwar/sheets";
import { sheetsOf as countsOf } from "../src/games/league/sheets";
import { ownFirst, ranked, totalOf } from "../src/table/ScoringFrame.svelte";

const line = (points: number) => ({ key: `${points}`, label: "", points });

describe("a score sheet", () => {
  test("its total is what its lines add up to", () => {
    expect(totalOf({ seat: 0, lines: [line(5), line(3), line(-2)] })).toBe(6);
    expect(totalOf({ seat: 0, lines: [], total: 15 })).toBe(15);
  });

  test("winners come first, then who has more points; equals stay in order", () => {
    const sheets = [4, 9, 4, 7].map((points, seat) => ({ seat, lines: [line(points)] }));
    expect(ranked(sheets, [2]).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
    expect(ranked(sheets, []).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
  });

  test("one's own is read first, and the others stay in order", () => {
    const sheets = [1, 3, 0].map((seat) => ({ seat, lines: [] }));
    expect(ownFirst(sheets, 0).map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(ownFirst(sheets, null)).toEqual(sheets);
  });
});

test("at League, the rounds add up to the score, and each names what it was for", () => {
  const nothing = {
    damage: 0,
    proof_of_concept: 0,
    underground_market: 0,
    solid_state_cache: 0,
    vulnerabilities: 0,
    clean: 0,
    certification_audit: 0,
  };
  const player = {
    score: 31,
    servers: [],
    earned: [{ ...nothing, damage: 8 }, nothing, { ...nothing, vulnerabilities: 20, clean: 3 }],
  } as unknown as PlayerView;
  const [sheet] = countsOf([player]);
  expect(sheet?.lines.map(({ points, notes }) => [points, notes?.length])).toEqual([
    [8, 1],
    [0, 0],
    [23, 2],
  ]);
  expect(sheet && totalOf(sheet)).toBe(player.score);
});

describe("at CyberWar", () => {
  const result = { attacks: [], teams: [[1], [2]], extra: 0 };
  const draft = (games: number, results: { scores: number[]; winners: number[] }[]) =>
    gamesOf({
      mode: "draft",
      games,
      results: results.map((one) => ({ ...result, ...one })),
    } as unknown as PlayView).map(totalOf);

  test("one draft counts the attacks stopped, and of several those won", () => {
    expect(draft(1, [{ scores: [4, 3], winners: [0] }])).toEqual([4, 3]);
    const three = [
      { scores: [5, 0], winners: [0] },
      { scores: [2, 3], winners: [1] },
      { scores: [1, 2], winners: [1] },
    ];
    expect(draft(3, three)).toEqual([1, 2]);
  });

  test("in a duel each has the piles of both roles", () => {
    const duel = {
      mode: "red-blue",
      past: { red: 0, stopped: [1, 2, 3], through: [4] },
      red: 1,
      stopped: [5],
      through: [6, 7],
    } as unknown as PlayView;
    expect(gamesOf(duel).map(totalOf)).toEqual([2, 5]);
  });

  test("who plays alone has no points", () => {
    expect(gamesOf({ mode: "solo" } as unknown as PlayView)).toEqual([]);
  });
});

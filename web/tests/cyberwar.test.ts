import { describe, expect, it } from "vitest";
import type { Aids } from "../src/generated/cyberwar/Aids";
import type { Known } from "../src/generated/cyberwar/Known";
import type { View } from "../src/generated/cyberwar/View";
import { FACTS } from "../src/generated/cyberwar/Facts";
import { BOX } from "../src/games/cyberwar/box";
import { columnsOf, DEFENCES, seenBy, TACTICS } from "../src/games/cyberwar/facts";
import { chance } from "../src/games/cyberwar/odds";
import { outcomes } from "../src/games/cyberwar/outcomes";
import { defenceOf, defenceThing, tacticText } from "../src/games/cyberwar/words";

const known = (card: number): Known => ({
  card,
  technique: {
    id: `T100${card}`,
    name: "",
    tactics: ["execution"],
    mitigations: [],
    today: { is: "same" },
  },
});

/** A table on which the attacks 0, 1 … lie face up, each detected by these defences. */
function table(detections: number[][], play: View["play"]): View {
  return {
    me: 0,
    players: 2,
    groups: [{ id: "G0022", name: "APT3", is_box: true }],
    group: { number: 0, version: "6.3", profile: { shows: "name" } },
    keep: null,
    blind: false,
    attacks: detections.map((detected_by, handle) => ({
      handle,
      face: { shows: "front", ...known(handle), is_box: true, detected_by },
    })),
    deck: 0,
    fronts: Array.from({ length: 12 }, (_, defence) => ({
      shows: "detects" as const,
      cards: detections.flatMap((by, card) => (by.includes(defence) ? [card] : [])),
    })),
    play,
  };
}

const NOTHING: Aids = { sides: [], reviews: [] };

describe("the gallery", () => {
  it("shows each attack card of the box under tactics of the matrix, with what sees it", () => {
    const drawn = BOX.flatMap((face) => (face.shows === "front" ? [face] : []));
    expect(drawn.map(({ technique }) => technique.id)).toEqual(FACTS.attacks.map(({ id }) => id));
    for (const { technique, detected_by } of drawn) {
      for (const tactic of technique.tactics) expect(TACTICS).toContain(tactic);
      expect(detected_by).not.toHaveLength(0);
      for (const defence of detected_by) expect(DEFENCES).toContain(defence);
    }
  });
});

describe("the matrix", () => {
  it("has a column with a readable name for a tactic of a newer ATT&CK, after those it knows", () => {
    const of = (card: number, tactics: string[]): Known => {
      const { technique } = known(card);
      return { card, technique: { ...technique, tactics } };
    };
    const columns = columnsOf([
      of(0, ["stealth"]),
      of(1, ["impact", "defense-impairment"]),
      of(2, ["execution", "stealth"]),
    ]);
    expect(columns.map(({ tactic, known }) => [tactic, known.map(({ card }) => card)])).toEqual([
      ["execution", [2]],
      ["impact", [1]],
      ["stealth", [0, 2]],
      ["defense-impairment", [1]],
    ]);
    expect(tacticText("defense-impairment")).toBe("Defense Impairment");
  });
});

describe("a chance", () => {
  it("is never rounded to certainty, nor to nothing", () => {
    expect(chance({ good: 10, of: 10 })).toBe("100%");
    expect(chance({ good: 0, of: 10 })).toBe("0%");
    expect(chance({ good: 999_999, of: 1_000_000 })).toBe("99.9999%");
    expect(chance({ good: 9_999_999, of: 10_000_000 })).toBe("99.9999%");
    expect(chance({ good: 1, of: 10_000_000 })).toBe("0.0001%");
    expect(chance({ good: 1, of: 3 })).toBe("33.3%");
    expect(chance({ good: 2, of: 3 })).toBe("66.7%");
  });
});

describe("what became of the attacks", () => {
  const view = table([[0], [1, 2], [3]], {
    mode: "draft",
    phase: "over",
    game: 1,
    games: 1,
    turn: 6,
    table: [0, 1, 2],
    hands: [],
    held: [],
    kept: [],
    dropped: [],
    drops: 3,
    decided: [],
    choice: null,
    results: [
      {
        attacks: [known(0), known(1), known(2)],
        teams: [
          [0, 1],
          [2, 5],
        ],
        scores: [2, 1],
        extra: 0,
        winners: [0],
      },
    ],
  });

  it("is told for every team of a draft", () => {
    const marks = outcomes(view, NOTHING)[0]?.marks;
    expect(marks?.get(0)).toEqual({ stopped: true, seats: [0] });
    expect(marks?.get(1)).toEqual({ stopped: true, seats: [0, 1] });
    expect(marks?.get(2)).toEqual({ stopped: false, seats: [] });
  });

  it("is told for both games of red against blue", () => {
    const duel = table([[0], [1]], {
      mode: "red-blue",
      phase: "over",
      game: 2,
      games: 2,
      red: 1,
      blue: 0,
      round: 3,
      row: [],
      rack: [],
      attacks: [],
      guards: [],
      deck: 0,
      discard: [],
      stopped: [0],
      through: [1],
      rounds: [],
      past: { group: 0, red: 0, stopped: [known(1)], through: [known(7)] },
    });
    const [past, now] = outcomes(duel, NOTHING);
    expect(past?.marks.get(1)?.stopped).toBe(true);
    expect(past?.marks.get(7)?.stopped).toBe(false);
    expect(now?.marks.get(0)?.stopped).toBe(true);
    expect(now?.marks.get(1)?.stopped).toBe(false);
  });

  it("a defence sees what its front or the attack's says, and nothing that lies closed", () => {
    expect(seenBy(view, 1, [0, 2, 5])).toEqual([2]);
    const closed: View = { ...view, attacks: [{ handle: 0, face: { shows: "nothing" } }] };
    expect(seenBy(closed, 0, [0])).toEqual([]);
  });
});

it("a defence is found by what it is called on the board", () => {
  expect(defenceThing(0)).toBe("defence:d01");
  expect(defenceOf("defence:d12")).toBe(11);
  expect(defenceOf("attack:3")).toBeNull();
});

import { describe, expect, test } from "vitest";
import { emblem } from "../src/games/frontline/emblems";
import {
  attckId,
  costOf,
  EVENTS,
  kindOf,
  MITIGATIONS,
  relatedTo,
  stageOf,
  STAGES,
  stoppersOf,
  techniquesOf,
  voidedBy,
} from "../src/games/frontline/facts";
import { FACTS } from "../src/generated/frontline/Facts";

const TECHNIQUES = FACTS.techniques.map(({ card }) => card);

describe("what is printed", () => {
  test("every technique stands under its stage, once", () => {
    expect(STAGES.flatMap(techniquesOf)).toEqual(TECHNIQUES);
    expect(techniquesOf("exploit")).toContain("t1059");
    for (const stage of STAGES) {
      for (const card of techniquesOf(stage)) expect(stageOf(card)).toBe(stage);
    }
  });

  test("a defence names the techniques that name it", () => {
    for (const defence of MITIGATIONS) {
      const named = TECHNIQUES.filter((card) => stoppersOf(card).includes(defence));
      expect(relatedTo(defence)).toEqual(named);
    }
  });

  test("cards are named by their ATT&CK ids", () => {
    expect(attckId("t1566")).toBe("T1566");
    expect(attckId("m1016")).toBe("M1016");
    expect(costOf("t1486")).toBeGreaterThan(0);
  });

  test("every card has its kind and an emblem", () => {
    expect([TECHNIQUES, MITIGATIONS, EVENTS].map((cards) => new Set(cards.map(kindOf)))).toEqual(
      ["technique", "mitigation", "event"].map((kind) => new Set([kind])),
    );
    for (const card of [...TECHNIQUES, ...MITIGATIONS, ...EVENTS])
      expect(emblem(card)).toMatch(/^M/);
  });

  test("one event names the defences that it voids", () => {
    expect(EVENTS.filter((card) => voidedBy(card).length > 0)).toEqual(["zero-day"]);
    expect(voidedBy("zero-day").map(attckId)).toEqual(["M1016", "M1051"]);
  });
});

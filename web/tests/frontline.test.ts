import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { texts } from "../src/app/texts.svelte";
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
import { cardText } from "../src/games/frontline/words";
import { FACTS } from "../src/generated/frontline/Facts";
import Known from "./Known.svelte";

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

describe("what is known about a thing", () => {
  let shown: ReturnType<typeof mount> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });

  test.each(["en", "ja", "zh-TW"] as const)(
    "what it stops, or is stopped by, stands there by name, the id small beside it (%s)",
    async (language) => {
      await texts.use(language);
      await texts.useGame("frontline");
      for (const card of [...TECHNIQUES, ...MITIGATIONS]) {
        shown = mount(Known, {
          target: document.body,
          props: { thing: `card:${card}`, view: { me: null, sides: [] } },
        });
        flushSync();
        const entries = [...document.querySelectorAll("ul > li")];
        expect(relatedTo(card).length).toBeGreaterThan(0);
        expect(entries.map((entry) => entry.querySelector("small")?.textContent)).toEqual(
          relatedTo(card).map(attckId),
        );
        for (const entry of entries) entry.querySelector("small")?.remove();
        expect(entries.map((entry) => entry.textContent.trim())).toEqual(
          relatedTo(card).map(cardText),
        );
        for (const other of relatedTo(card)) expect(cardText(other)).not.toContain(attckId(other));
        void unmount(shown);
        shown = undefined;
      }
    },
    60_000,
  );

  test("defences that are out of the set stand with the trash, by whose they were", async () => {
    await texts.use("en");
    await texts.useGame("frontline");
    const sides = [{ trashed: ["m1032"] }, { trashed: [] }];
    shown = mount(Known, {
      target: document.body,
      props: { thing: "trash", view: { me: null, trash: ["t1566"], sides } },
    });
    flushSync();
    const trashed = [...document.querySelectorAll("[data-trashed]")];
    expect(trashed.map(({ textContent }) => textContent.trim())).toEqual([
      expect.stringMatching(/Ann.*Multi-factor Authentication/),
    ]);
  });
});

import { describe, expect, test } from "vitest";
import type { Choice } from "../src/generated/Choice";
import type { Aids } from "../src/generated/placement/Aids";
import type { Attacker } from "../src/generated/placement/Attacker";
import type { Bill } from "../src/generated/placement/Bill";
import type { CoAttack } from "../src/generated/placement/CoAttack";
import type { CrewView } from "../src/generated/placement/CrewView";
import type { MoveAid } from "../src/generated/placement/MoveAid";
import type { Phase } from "../src/generated/placement/Phase";
import type { SiteAid } from "../src/generated/placement/SiteAid";
import type { SiteView } from "../src/generated/placement/SiteView";
import type { Throw } from "../src/generated/placement/Throw";
import type { View } from "../src/generated/placement/View";
import { FACTS } from "../src/generated/placement/Facts";
import placement from "../src/games/placement";
import { emblem } from "../src/games/placement/emblems";
import { attckId, EVENTS, kindOf, LEVELS, VULNERABILITIES } from "../src/games/placement/facts";
import { flightsOf } from "../src/games/placement/flights";
import { causes, changedPrices, stacked } from "../src/games/placement/hand";
import { sidesOf } from "../src/games/placement/proposal";
import { sheetsOf } from "../src/games/placement/sheets";
import { rollOf } from "../src/games/placement/roll";
import { siteIndex, SITES } from "../src/games/placement/sites";
import { cardOf, placesOf } from "../src/games/placement/spot";
import { excess } from "../src/games/placement/words";
import { choice, FOR_GOOD, pickingFrom, SETTLED } from "./picking";

const free = { own: 0, other: 0 };
const bill = (own: number, other: number, more = free, less = free): Bill => ({
  printed: { own, other },
  more,
  less,
  total: { own: own + more.own - less.own, other: other + more.other - less.other },
});
const move: MoveAid = { bill: bill(2, 0) };
const SITE: SiteAid = { barred: false, moves: [move, move, move] };
const attacker = (space: Attacker["space"]): Attacker => ({
  space,
  pose: "standing",
  persistent: { cryptomining: 0, formjacking: 0 },
  backdoor: null,
  loan: null,
  since: 0,
});
const ground = (changes: Partial<SiteView> = {}): SiteView => ({
  stock: 15,
  security: [null, null],
  weakness: null,
  secure: true,
  weak: true,
  low_drawn: false,
  crowd_drawn: false,
  claims: [],
  ...changes,
});

/** Ann's first attacker is on the start space, her second in the Hospital. */
const view = (phase: Phase = "act"): View =>
  ({
    me: 0,
    turn: 0,
    phase,
    crews: [
      { attackers: [attacker("start"), attacker({ in: ["hospital", 1] }), attacker("start")] },
    ],
    sites: [ground(), ground(), ground(), ground()],
    zero_days: [null, null, null],
  }) as unknown as View;

const AIDS: Aids = {
  sites: [SITE, SITE, SITE, SITE],
  cards: [
    {
      card: "arp-spoofing",
      uses: [
        {
          attacker: 1,
          site: "hospital",
          bill: bill(1, 2, { own: 1, other: 0 }),
          payable: true,
          standing: true,
          points: null,
        },
      ],
    },
  ],
  crews: [],
  deal: null,
};

describe("few presses", () => {
  const MENU = [
    choice({ move: 0 }, ["attacker:0:0"]),
    choice({ move: 1 }, ["attacker:0:1", "space:hospital:2"]),
    choice({ retreat: 1 }, ["attacker:0:1", "start"]),
    choice({ play: "arp-spoofing" }, ["hand:arp-spoofing"]),
    choice({ use: "information-blackout" }, ["event:information-blackout"]),
    choice("end", []),
  ];
  const barred = { no: { key: "placement-no-barred" } };
  const PARTS: Record<string, Choice[]> = {
    move: [
      choice({ at: "company" }, ["site:company", "space:company:1"]),
      choice({ at: "factory" }, ["site:factory", "space:factory:1"], barred),
    ],
    play: [choice({ with: 0 }, ["attacker:0:0"], barred), choice({ with: 1 }, ["attacker:0:1"])],
    use: [choice({ at: "hospital" }, ["site:hospital"])],
  };
  const start = (menu = MENU) =>
    pickingFrom(menu, placement.manner ?? (() => ({})), (actions) => {
      const [verb = ""] = Object.keys(actions[0] as object);
      if (actions.length === 1 && PARTS[verb]) return { part: PARTS[verb] };
      return verb === "use" ? FOR_GOOD : SETTLED;
    });

  test("an attacker on the start space and then a site: it intrudes there", async () => {
    for (const there of ["space:company:1", "site:company"]) {
      const { press, acted } = start();
      await press("attacker:0:0", there);
      expect(acted).toEqual([[{ move: 0 }, { at: "company" }]]);
    }
  });

  test("an attacker pressed again is asked where to, as from the list", async () => {
    const { press, acted } = start();
    await press("attacker:0:0", "attacker:0:0");
    expect(acted).toEqual([[{ move: 0 }]]);
  });

  test("a site that cannot be paid or entered is not entered by pressing it", async () => {
    const { press, acted, picking } = start();
    await press("attacker:0:0", "space:factory:1");
    expect([acted, picking.use("space:factory:1")]).toEqual([[], "cannot"]);
  });

  test("an attacker in a site and then the next level, or the start space", async () => {
    for (const [there, action] of [
      ["space:hospital:2", { move: 1 }],
      ["start", { retreat: 1 }],
    ] as const) {
      const { press, acted } = start();
      await press("attacker:0:1", there);
      expect(acted).toEqual([[action]]);
    }
  });

  test("a card and then an attacker that can use it", async () => {
    const { press, acted, picking } = start();
    await press("hand:arp-spoofing");
    expect(picking.use("attacker:0:1")).toBe("can");
    await press("attacker:0:1");
    expect(acted).toEqual([[{ play: "arp-spoofing" }, { with: 1 }]]);
  });

  test("the first press decides nothing, except while a plan is made: that can be dropped", async () => {
    const first = start();
    await first.press("attacker:0:0");
    expect(first.acted).toEqual([]);
    const planning = start(PARTS.move);
    await planning.press("space:company:1");
    expect(planning.acted).toEqual([[{ at: "company" }]]);
  });

  test("what cannot be taken back is pressed once more", async () => {
    const { press, acted } = start();
    await press("event:information-blackout", "site:hospital");
    expect(acted).toEqual([]);
    await press("site:hospital");
    expect(acted).toEqual([[{ use: "information-blackout" }, { at: "hospital" }]]);
  });
});

describe("prices", () => {
  test("a card says where it costs something else than is printed", () => {
    expect(changedPrices(AIDS, "arp-spoofing")).toEqual([
      { site: "hospital", cost: { own: 2, other: 2 } },
    ]);
    expect(changedPrices(AIDS, "phobos")).toEqual([]);
  });

  test("the cards that changed it are named, unless they are void", () => {
    const security: SiteView["security"] = ["waf", "edr"];
    const weakness = { card: "no-lockout-1" as const, over: 0 };
    const at = (changes: Partial<SiteView>): View => ({
      ...view(),
      sites: [ground(), ground({ security, weakness, ...changes }), ground(), ground()],
    });
    expect(causes(at({}), "company", "attack")).toEqual({ more: ["waf"], less: ["no-lockout-1"] });
    expect(causes(at({}), "company", "move")).toEqual({ more: ["waf", "edr"], less: [] });
    expect(causes(at({ secure: false }), "company", "attack").more).toEqual([]);
    expect(causes(at({ weak: false }), "company", "attack").less).toEqual([]);
  });

  test("equal cards lie on each other", () => {
    expect(stacked(["emotet", "ddos", "emotet"])).toEqual([
      ["emotet", 2],
      ["ddos", 1],
    ]);
  });
});

describe("who pays for a co-attack", () => {
  const proposal = (attacker: number, partner: number): CoAttack => ({
    target: { card: "phobos", attacker, site: "hospital" },
    partner,
    paid: [2, 0, 0, 1],
    short: { own: 1, other: 0 },
  });

  test("the turn player for its own attacker, the partner for the other", () => {
    const { by, asked } = sidesOf({ turn: 0 }, proposal(0, 6));
    expect([by.payer, asked.payer]).toEqual([0, 2]);
  });

  test("the turn player for an attacker borrowed from a third crew, or from the partner's", () => {
    expect(sidesOf({ turn: 0 }, proposal(3, 6)).by).toEqual({ piece: 3, payer: 0 });
    const { by, asked } = sidesOf({ turn: 0 }, proposal(3, 4));
    expect([by.payer, asked.payer]).toEqual([0, 1]);
  });
});

describe("what happens is seen where it happens", () => {
  test("a token comes from the stock to the crew", () => {
    const gained = {
      event: "gained",
      seat: 1,
      site: "factory",
      from: { stock: { left: 3 } },
    } as const;
    expect(placesOf(gained)).toEqual(["stock:factory", "seat:1"]);
    expect(flightsOf(gained)).toEqual([
      { site: "factory", from: '[data-stock="factory"]', to: '[data-tokens="1"]' },
    ]);
  });

  test("the dice stay as they fell", () => {
    const thrown: Throw = { seat: 2, dice: ["hospital", "company"], six: "wild" };
    const lying = { seat: 2, faces: [{ colour: "hospital" }, { colour: "company" }, "wild"] };
    expect(rollOf({ event: "gathered", ...thrown }, thrown)).toEqual(lying);
    expect(rollOf({ event: "bought", seat: 0 }, thrown)).toEqual(lying);
    expect(rollOf(null, thrown)).toEqual(lying);
    expect(rollOf(null, null)).toBeNull();
  });

  test("a card's own die lies there while it is looked at", () => {
    const rolled = {
      event: "rolled",
      seat: 1,
      die: "factory",
      card: { attack: "emotet" },
      wanted: "company",
    } as const;
    expect(rollOf(rolled, null)).toEqual({ seat: 1, faces: [{ colour: "factory" }] });
  });

  test("a card that is drawn face down is not shown", () => {
    expect(cardOf({ event: "drew", seat: 1, card: "back" })).toBeNull();
    expect(cardOf({ event: "drew", seat: 0, card: { up: "emotet" } })).toBe("emotet");
    expect(cardOf({ event: "secured", site: "company", card: "waf", cause: "crowd" })).toBe("waf");
  });
});

describe("what is printed", () => {
  test("every card is of one kind and has an emblem", () => {
    const decks = { attack: FACTS.attacks, security: FACTS.securities };
    for (const { card } of [...decks.attack, ...decks.security, ...FACTS.vulnerabilities]) {
      expect(emblem(card)).toMatch(/^M/);
    }
    expect(new Set(FACTS.attacks.map(({ card }) => kindOf(card)))).toEqual(new Set(["attack"]));
    expect(new Set(EVENTS.map(kindOf))).toEqual(new Set(["event"]));
  });

  test("attacks and security have ATT&CK ids, where there is one", () => {
    expect(attckId("port-scan")).toBe("T1046");
    expect(attckId("patching")).toBe("M1051");
    expect(attckId("physical")).toBeNull();
    expect(attckId("zero-day")).toBeNull();
  });

  test("two cards of a family take off different tokens at the same site", () => {
    const [one, two] = (["no-lockout-1", "no-lockout-2"] as const).map(
      (card) => VULNERABILITIES[card],
    );
    expect(one).toMatchObject({ family: "no-lockout", site: "company", from: 1 });
    expect(two).toMatchObject({ family: "no-lockout", site: "company", from: 2 });
    expect(one?.change.attack).not.toEqual(two?.change.attack);
  });

  test("levels are drawn from the deepest down", () => {
    expect(LEVELS).toEqual([3, 2, 1]);
    expect(SITES.map(siteIndex)).toEqual([0, 1, 2, 3]);
  });
});

test("what of a promise is too long is counted in characters", () => {
  expect(excess("x".repeat(120), 120)).toBe(0);
  expect(excess("x".repeat(123), 120)).toBe(3);
  expect(excess("あ".repeat(40), 120)).toBe(0);
  expect(excess("あ".repeat(42), 120)).toBe(2);
});

describe("a result", () => {
  const crew = (points: number, earned: CrewView["earned"]): CrewView => ({
    attackers: [attacker("start"), attacker("start"), attacker("gone")],
    tokens: [0, 0, 0, 0],
    points,
    earned,
    hand: { seen: "closed", shown: [], hidden: 3 },
    events: { seen: "closed", shown: [], hidden: 0 },
  });

  test("names every point with its source, and what deals have moved", () => {
    const items: CrewView["earned"] = [
      { round: 2, points: 1, why: { card: "port-scan" } },
      { round: 4, points: 2, why: { retreat: { level: 3 } } },
      { round: 4, points: 3, why: { held: ["fake-site", "e-commerce"] } },
    ];
    const [sold, kept] = sheetsOf([crew(4, items), crew(6, items)]);
    expect(kept?.lines.map(({ points, card }) => [points, card])).toEqual([
      [1, "port-scan"],
      [2, null],
      [3, "fake-site"],
    ]);
    expect(sold?.lines.at(-1)).toMatchObject({ key: "deals", points: -2 });
    expect(sold?.lines.reduce((sum, { points }) => sum + points, 0)).toBe(4);
  });
});

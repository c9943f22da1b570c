import { describe, expect, test } from "vitest";
import type { Ahead } from "../src/generated/Ahead";
import type { Choice } from "../src/generated/Choice";
import type { Earned } from "../src/generated/league/Earned";
import type { Mind } from "../src/generated/league/Mind";
import type { Phase } from "../src/generated/league/Phase";
import type { Plan } from "../src/generated/league/Plan";
import type { PlayerView } from "../src/generated/league/PlayerView";
import type { View } from "../src/generated/league/View";
import { pastDefence } from "../src/games/league/basics";
import { Course, inOrder, shownOf } from "../src/games/league/course.svelte";
import league from "../src/games/league";
import { Draft, handThing } from "../src/games/league/draft.svelte";
import { cardEmblem } from "../src/games/league/emblems";
import {
  ALL_ATTACKS,
  ALL_DEFENCES,
  attackFact,
  coloursOf,
  defenceFact,
  isAttack,
  conditionOf,
  isDefence,
  serverFact,
} from "../src/games/league/facts";
import { ownDamage, sheetsOf } from "../src/games/league/sheets";
import { placesOf } from "../src/games/league/spot";
import { choice, FOR_GOOD, pickingFrom, SETTLED } from "./picking";

const NOTHING: Earned = {
  damage: 0,
  proof_of_concept: 0,
  underground_market: 0,
  solid_state_cache: 0,
  vulnerabilities: 0,
  clean: 0,
  certification_audit: 0,
};

const player = (changes: Partial<PlayerView> = {}): PlayerView => ({
  score: 0,
  earned: [NOTHING, NOTHING, NOTHING],
  hand: { seen: "closed", count: 8 },
  mind: { mind: "thinking" },
  defences: [],
  track: [0, 0, 0, 0],
  servers: [],
  ...changes,
});

const table = (me: PlayerView, phase: Phase = { phase: "choose" }): View => ({
  me: 0,
  first: 0,
  round: 1,
  action: 1,
  actions: 5,
  most_servers: 5,
  phase,
  tile: null,
  supply: ["s-01"],
  gone: [],
  players: [me, player(), player()],
  dummy: null,
  discs: [0, 1, 2],
  deck: { seen: "closed", count: 40 },
  discards: [],
  dealt: [],
  returned: [],
});

const HAND = ["d-01-red", "d-05-blue", "d-10", "d-10", "a-01-red", "a-06"];
const [PROVISION, AUDIT, DEEP, DEEP_TOO, SCRIPTING, CHAIN] = [0, 1, 2, 3, 4, 5];
const PRICE = 1;

const holding = (cards: string[], mind: Mind = { mind: "thinking" }) =>
  player({ hand: { seen: "open", cards }, mind });

/** All ways to take so many of some cards, each kind of way once. */
function subsets(cards: string[], count: number): string[][] {
  if (count === 0) return [[]];
  const found = cards.flatMap((card, place) =>
    subsets(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  );
  return [...new Map(found.map((one) => [one.join(), one])).values()];
}

const without = (cards: string[], card: string) => cards.toSpliced(cards.indexOf(card), 1);
const hand = (cards: string[]) => cards.map((card) => `hand:${card}`);
const paying = (cards: string[], count: number) =>
  subsets(cards, count).map((pay) => choice({ pay }, hand(pay)));

/** What the server would offer for a hand, and how each plan would go on. */
function offered(cards: string[]) {
  const ahead = new Map<string, Ahead>();
  const plan = (plan: Plan, things: string[], rest: string[], need: number): Choice => {
    const forced = need === 0 || need === rest.length;
    const action = { plan };
    ahead.set(JSON.stringify([action]), forced ? SETTLED : { part: paying(rest, need) });
    const no = need > rest.length ? { key: "league-no-not-enough" } : null;
    return choice(action, things, { no, ...(forced && need > 0 ? { takes: hand(rest) } : {}) });
  };
  const menu = [...new Set(cards)].flatMap((card) => {
    const rest = without(cards, card);
    const cost = defenceFact(card)?.cost;
    if (cost !== undefined) {
      return [plan({ defend: card }, ["tile:defend", `hand:${card}`], rest, cost)];
    }
    return [0, 1, 2, 3].map((step) =>
      plan({ attack: { card, step } }, ["tile:attack", `hand:${card}`], rest, step),
    );
  });
  menu.push(plan("install", ["tile:install"], cards, PRICE));
  cards.forEach((_, nth) => menu.push(plan({ repair: nth + 1 }, ["tile:repair"], cards, nth + 1)));
  const comesTo = (actions: unknown[]) => ahead.get(JSON.stringify(actions)) ?? SETTLED;
  return { menu, comesTo };
}

function drafting(cards: string[], phase?: Phase) {
  const { menu, comesTo } = offered(cards);
  const pressing = pickingFrom(menu, league.manner ?? (() => ({})), comesTo);
  const draft = new Draft(pressing.picking, () => table(holding(cards), phase));
  const at = (place: number) => handThing(cards, place);
  const commit = () => {
    pressing.picking.commit();
    return pressing.acted.at(-1);
  };
  return { ...pressing, draft, at, commit };
}

describe("planning", () => {
  test("an attack card is enough, and every further card makes it stronger", async () => {
    const { draft, press, at, picking, commit } = drafting(HAND);
    await press(at(SCRIPTING));
    expect([draft.tile, draft.about, draft.missing]).toEqual(["attack", SCRIPTING, null]);
    expect(picking.ready?.first.choice.action).toEqual({
      plan: { attack: { card: "a-01-red", step: 0 } },
    });
    await press(at(CHAIN), at(DEEP));
    expect([draft.roleOf(DEEP), draft.roleOf(SCRIPTING)]).toEqual(["paid", "about"]);
    expect(commit()).toEqual([
      { plan: { attack: { card: "a-01-red", step: 2 } } },
      { pay: ["d-10", "a-06"] },
    ]);
  });

  test("one card too many takes the place of the first", async () => {
    const { press, at, commit } = drafting(HAND);
    await press(at(PROVISION), at(AUDIT), at(CHAIN));
    expect(commit()).toEqual([{ plan: { defend: "d-01-red" } }, { pay: ["a-06"] }]);
  });

  test("what is missing is said", async () => {
    const { draft, press, at, picking } = drafting(HAND);
    expect(draft.missing).toBe("tile");
    await press("tile:attack");
    expect(draft.missing).toBe("attack");
    await press("tile:defend");
    expect(draft.missing).toBe("defence");
    await press(at(AUDIT));
    expect([draft.missing, picking.reading.left]).toEqual(["cards", 2]);
    await press(at(DEEP), at(DEEP_TOO));
    expect([draft.missing, picking.ready !== null]).toEqual([null, true]);
  });

  test("a card that pays stays with another tile as far as it is needed", async () => {
    const { press, at, commit } = drafting(HAND);
    await press(at(SCRIPTING), at(DEEP), at(CHAIN), "tile:install");
    expect(commit()).toEqual([{ plan: "install" }, { pay: ["d-10"] }]);
  });

  test("a repair takes any cards, but at least one", async () => {
    const { draft, press, at, picking, commit } = drafting(HAND);
    await press("tile:repair");
    expect([draft.missing, picking.ready]).toEqual(["cards", null]);
    await press(at(DEEP_TOO), at(DEEP));
    expect(draft.paid).toEqual([DEEP_TOO, DEEP]);
    expect(commit()).toEqual([{ plan: { repair: 2 } }, { pay: ["d-10", "d-10"] }]);
  });

  test("a repair with all cards is paid with the plan", async () => {
    const { press, at, commit } = drafting(HAND);
    await press("tile:repair", ...HAND.map((_, place) => at(place)));
    expect(commit()).toEqual([{ plan: { repair: 6 } }]);
  });

  test("pressing the card or the tile again begins anew", async () => {
    const { draft, press, at, acted } = drafting(HAND);
    await press(at(SCRIPTING), at(SCRIPTING));
    expect(draft.tile).toBeNull();
    await press("tile:repair", "tile:repair");
    expect([draft.tile, acted]).toEqual([null, []]);
  });

  test("a payment without choice is shown, and not asked for", async () => {
    const { draft, press, commit } = drafting(["d-01-red", "a-06"]);
    await press("hand:d-01-red");
    expect([draft.missing, draft.roleOf(1)]).toEqual([null, "paid"]);
    expect(commit()).toEqual([{ plan: { defend: "d-01-red" } }]);
  });

  test("nothing is committed while a tile is asked for, also if there is only one", async () => {
    const cards = ["d-05-blue"];
    const menu = [choice({ plan: { repair: 1 } }, ["tile:repair"], { takes: hand(cards) })];
    const { picking, press } = pickingFrom(menu, league.manner ?? (() => ({})));
    const draft = new Draft(picking, () => table(holding(cards)));
    expect([draft.missing, draft.ready]).toEqual(["tile", null]);
    await press("tile:repair");
    expect([draft.missing, draft.ready?.first.choice]).toEqual([null, menu[0]]);
  });

  test("a card that cannot be paid says why", async () => {
    const { press, picking, draft } = drafting(["d-05-blue", "a-06"]);
    await press("hand:d-05-blue");
    expect([picking.reading.no?.key, picking.ready]).toEqual(["league-no-not-enough", null]);
    expect(draft.about).toBe(0);
  });

  test("a plan from the list only has to be paid", async () => {
    const plan = { defend: "d-05-blue" };
    const menu = paying(without(HAND, "d-05-blue"), 2);
    const { picking, press, acted } = pickingFrom(menu, league.manner ?? (() => ({})));
    const view = table(holding(HAND, { mind: "paying", plan, cards: 2 }));
    const draft = new Draft(picking, () => view);
    expect([draft.tile, draft.about]).toEqual(["defend", AUDIT]);
    await press("hand:a-01-red", "hand:a-06");
    expect(draft.roleOf(CHAIN)).toBe("paid");
    picking.commit();
    expect(acted).toEqual([[{ pay: ["a-01-red", "a-06"] }]]);
  });

  test("a newcomer puts cards back", async () => {
    const cards = [...HAND, "a-02-red", "a-03-red", "a-04-red"];
    const menu = cards.map((card) => choice({ discard: [card] }, hand([card])));
    const { picking, press, acted } = pickingFrom(menu, league.manner ?? (() => ({})));
    const draft = new Draft(picking, () => table(holding(cards), { phase: "trim" }));
    await press(handThing(cards, PROVISION));
    expect(draft.roleOf(PROVISION)).toBe("back");
    picking.commit();
    expect(acted).toEqual([[{ discard: ["d-01-red"] }]]);
  });

  test("equal cards are things of their own", () => {
    expect(HAND.map((_, place) => handThing(HAND, place)).slice(2, 4)).toEqual([
      "hand:d-10",
      "hand:d-10#2",
    ]);
  });
});

describe("damage", () => {
  const spot = choice({ place: { server: "s-01", nth: 1 } }, ["spot:s-01:1", "server:s-01"]);
  const placing = (end: Ahead) => pickingFrom([spot], league.manner ?? (() => ({})), () => end);

  test("is placed with one press", async () => {
    const { press, acted } = placing(SETTLED);
    await press("spot:s-01:1");
    expect(acted).toEqual([[spot.action]]);
  });

  test("is placed with two if it cannot be taken back", async () => {
    const { press, acted } = placing(FOR_GOOD);
    await press("spot:s-01:1");
    expect(acted).toEqual([]);
    await press("spot:s-01:1");
    expect(acted).toEqual([[spot.action]]);
  });
});

describe("playing out", () => {
  const VIEW = table(player());

  test("what is earned is kept item by item until the next tile", () => {
    const course = new Course();
    course.follow({ event: "earned", seat: 1, points: 4, by: "damage" }, VIEW);
    course.follow({ event: "earned", seat: 1, points: 1, by: "proof-of-concept" }, VIEW);
    course.follow({ event: "scored", seat: 1, points: 5, total: 9 }, VIEW);
    expect(course.earnings).toEqual([
      {
        seat: 1,
        items: [
          { by: "damage", points: 4 },
          { by: "proof-of-concept", points: 1 },
        ],
        total: 9,
      },
    ]);
    course.follow({ event: "tile-began", tile: "repair", order: [0] }, VIEW);
    expect(course.earnings).toEqual([]);
  });

  test("at the end of a round the earnings of all stay side by side", () => {
    const course = new Course();
    course.follow({ event: "round-ended", round: 1 }, VIEW);
    for (const seat of [2, 0, 1]) {
      course.follow({ event: "earned", seat, points: 2, by: "vulnerabilities" }, VIEW);
      course.follow({ event: "scored", seat, points: 2, total: 2 }, VIEW);
    }
    expect(course.earnings.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    course.follow({ event: "round-began", round: 2, shuffled: false }, VIEW);
    expect([course.counting, course.earnings]).toEqual([false, []]);
  });

  test("after a jump only what belongs to the question is kept", () => {
    const course = new Course();
    const choice = { plan: { attack: { card: "a-06", step: 0 } }, paid: [] };
    const resolving = (phase: Phase) => table(player(), phase);
    course.follow({ event: "opened", seat: 1, choice }, VIEW);
    course.settle(resolving({ phase: "colour", seat: 1, card: "a-06", step: 0 }));
    expect(course.opened?.seat).toBe(1);
    course.settle(resolving({ phase: "colour", seat: 2, card: "a-06", step: 0 }));
    expect(course.opened).toBeNull();
  });

  test("fewer points come first, on a tie the higher disc", () => {
    const view = table(player({ score: 3 }));
    view.players = [player({ score: 3 }), player({ score: 1 }), player({ score: 3 })];
    view.discs = [0, 1, 2];
    expect(inOrder(view)).toEqual([1, 2, 0]);
  });

  test("a tile is shown only when it is up", () => {
    const choice = { plan: { defend: "d-10" }, paid: ["a-06"] };
    const minds: Mind[] = [
      { mind: "known", choice, up: false },
      { mind: "known", choice, up: true },
      { mind: "committed" },
      { mind: "shown", tile: "attack", cards: 3 },
    ];
    const shown = minds.map((mind) => shownOf(table(player({ mind })), 0));
    expect(shown).toEqual([null, { tile: "defend", cards: 2 }, null, { tile: "attack", cards: 3 }]);
  });

  test("an attack lights up only those whom it hurts", () => {
    const hit = { defence: 0, damage: 2, room: 8 };
    const places = placesOf({
      event: "attacked",
      seat: 0,
      card: "a-01-red",
      step: 0,
      colour: "red",
      power: { normal: 2, direct: 0 },
      hits: [
        { side: { player: 1 }, ...hit, placed: 2 },
        { side: { player: 2 }, ...hit, placed: 0 },
        { side: "dummy", ...hit, placed: 1 },
      ],
    });
    expect(places).toEqual(["seat:1", "dummy"]);
  });
});

describe("what is printed", () => {
  test("the colours that a Trojan Horse helps follow its own", () => {
    expect(defenceFact("d-07-blue")?.marks).toEqual(["red", "yellow"]);
    expect(defenceFact("d-06-blue")?.marks).toEqual([]);
  });

  test("every card has an emblem, and attacks their ATT&CK ids", () => {
    for (const card of [...ALL_ATTACKS, ...ALL_DEFENCES]) expect(cardEmblem(card)).toMatch(/^M/);
    expect(attackFact("a-03-blue")?.attck).toBe("T1014");
    expect(ALL_DEFENCES.every(isDefence) && ALL_ATTACKS.every(isAttack)).toBe(true);
  });

  test("cards without a colour of their own have all four", () => {
    expect(coloursOf("d-10")).toHaveLength(4);
    expect(attackFact("a-06")?.colours).toHaveLength(4);
    expect(attackFact("a-05-blue-red")?.colours).toEqual(["blue", "red"]);
  });

  test("servers of higher levels have more vulnerabilities", () => {
    expect(["s-10", "s-11", "s-26"].map((server) => serverFact(server).level)).toEqual([1, 2, 3]);
    expect(serverFact("s-19").spots).toEqual(["red", "red", "blue", "green"]);
  });

  test("a defence never takes off more than the normal damage", () => {
    expect(pastDefence({ normal: 2, direct: 8 }, 4)).toBe(0);
    expect(pastDefence({ normal: 9, direct: 0 }, 2)).toBe(7);
  });

  test("the scoring itemises all rounds, and they add up to the score", () => {
    const end = player({
      score: 12,
      earned: [
        { ...NOTHING, damage: 4, vulnerabilities: 2 },
        { ...NOTHING, clean: 2 },
        { ...NOTHING, certification_audit: 1, vulnerabilities: 3 },
      ],
      servers: [{ server: "s-11", damage: [0, 3, 1] }],
    });
    const [sheet] = sheetsOf([end]);
    expect(sheet?.lines.map(({ points }) => points)).toEqual([6, 2, 4]);
    expect(sheet?.lines.map(({ notes }) => notes?.length)).toEqual([2, 1, 2]);
    expect(ownDamage(end)).toBe(4);
  });
});

describe("a server", () => {
  test.each([
    [[0, 0], "whole"],
    [[1, 0], "hurt"],
    [[2, 2], "critical"],
    [[4, 4], "down"],
  ] as const)("with damage %j looks %s", (damage, condition) => {
    expect(conditionOf(damage)).toBe(condition);
  });
});

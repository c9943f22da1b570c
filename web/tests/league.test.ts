import { beforeEach, describe, expect, test } from "vitest";
import type { Choice } from "../src/generated/Choice";
import type { Aids } from "../src/generated/league/Aids";
import type { Mind } from "../src/generated/league/Mind";
import type { Phase } from "../src/generated/league/Phase";
import type { PlayerView } from "../src/generated/league/PlayerView";
import type { View } from "../src/generated/league/View";
import { Course, inOrder, shownOf } from "../src/games/league/course.svelte";
import { Draft } from "../src/games/league/draft.svelte";
import { cardEmblem } from "../src/games/league/emblems";
import {
  ALL_ATTACKS,
  ALL_DEFENCES,
  attackFact,
  coloursOf,
  defenceFact,
  isAttack,
  isDefence,
  serverFact,
} from "../src/games/league/facts";
import { lastRound } from "../src/games/league/last";
import { handThing, pressing } from "../src/games/league/presses";
import { placesOf } from "../src/games/league/spot";
import type { TableContext } from "../src/table/context";

const player = (changes: Partial<PlayerView> = {}): PlayerView => ({
  score: 0,
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

const AIDS: Aids = { players: [], dummy: null, price: 1, defences: [], attacks: [] };
const HAND = ["d-01-red", "d-05-blue", "d-10", "d-10", "a-01-red", "a-06"];
const [PROVISION, AUDIT, DEEP, DEEP_TOO, SCRIPTING, CHAIN] = [0, 1, 2, 3, 4, 5];

const holding = (cards: string[], mind: Mind = { mind: "thinking" }) =>
  player({ hand: { seen: "open", cards }, mind });
const drafting = (view: View) => new Draft(() => ({ view, aids: AIDS }));

describe("planning", () => {
  let draft: Draft;
  beforeEach(() => (draft = drafting(table(holding(HAND)))));

  test("an attack card is enough, and every further card makes it stronger", () => {
    draft.pressCard(SCRIPTING);
    expect(draft.tile).toBe("attack");
    expect(draft.actions).toEqual([{ plan: { attack: { card: "a-01-red", step: 0 } } }]);
    draft.pressCard(CHAIN);
    draft.pressCard(DEEP);
    expect(draft.roleOf(DEEP)).toBe("paid");
    expect(draft.actions).toEqual([
      { plan: { attack: { card: "a-01-red", step: 2 } } },
      { pay: ["d-10", "a-06"] },
    ]);
  });

  test("one card too many takes the place of the first", () => {
    draft.pressCard(PROVISION);
    draft.pressCard(AUDIT);
    draft.pressCard(CHAIN);
    expect(draft.actions).toEqual([{ plan: { defend: "d-01-red" } }, { pay: ["a-06"] }]);
  });

  test("what is missing is said", () => {
    expect(draft.missing).toBe("tile");
    draft.pressTile("attack");
    expect(draft.missing).toBe("attack");
    draft.pressTile("defend");
    expect(draft.missing).toBe("defence");
    draft.pressCard(AUDIT);
    expect([draft.missing, draft.need.least]).toEqual(["cards", 2]);
    draft.pressCard(DEEP);
    draft.pressCard(DEEP_TOO);
    expect(draft.missing).toBeNull();
  });

  test("a card that pays stays with another tile as far as it is needed", () => {
    draft.pressCard(SCRIPTING);
    draft.pressCard(DEEP);
    draft.pressCard(CHAIN);
    draft.pressTile("install");
    expect(draft.actions).toEqual([{ plan: "install" }, { pay: ["d-10"] }]);
  });

  test("a repair takes any cards, but at least one", () => {
    draft.pressTile("repair");
    expect(draft.missing).toBe("cards");
    draft.pressCard(DEEP_TOO);
    draft.pressCard(DEEP);
    expect(draft.actions).toEqual([{ plan: { repair: 2 } }, { pay: ["d-10", "d-10"] }]);
  });

  test("pressing the card or the tile again begins anew", () => {
    draft.pressCard(SCRIPTING);
    draft.pressCard(SCRIPTING);
    expect(draft.tile).toBeNull();
    draft.pressTile("repair");
    draft.pressTile("repair");
    expect(draft.tile).toBeNull();
  });

  test("a payment without choice is not asked for", () => {
    const last = drafting(table(holding(["d-01-red", "a-06"])));
    last.pressCard(0);
    expect(last.missing).toBeNull();
    expect(last.actions).toEqual([{ plan: { defend: "d-01-red" } }]);
  });

  test("a plan from the list only has to be paid", () => {
    const plan = { defend: "d-05-blue" };
    const paying = drafting(table(holding(HAND, { mind: "paying", plan, cards: 2 })));
    paying.follow(plan);
    paying.pressCard(AUDIT);
    paying.pressCard(SCRIPTING);
    paying.pressCard(CHAIN);
    expect(paying.actions).toEqual([{ pay: ["a-01-red", "a-06"] }]);
  });

  test("a newcomer puts cards back", () => {
    const cards = [...HAND, "a-02-red", "a-03-red", "a-04-red"];
    const trimming = drafting(table(holding(cards), { phase: "trim" }));
    trimming.pressCard(PROVISION);
    expect(trimming.roleOf(PROVISION)).toBe("back");
    expect(trimming.actions).toEqual([{ discard: ["d-01-red"] }]);
  });
});

describe("pressing", () => {
  const spot: Choice = {
    action: { place: { server: "s-01", nth: 1 } },
    text: { key: "league-act-place" },
    things: ["spot:s-01:1", "server:s-01"],
    no: null,
  };
  const context = (menu: Choice[], done: unknown[]) =>
    ({
      menu,
      use: () => "none",
      press: (thing: string) => done.push(thing),
      act: (plan: unknown[]) => Promise.resolve(done.push(...plan)),
    }) as unknown as TableContext;

  test("equal cards are things of their own", () => {
    expect(HAND.map((_, place) => handThing(HAND, place)).slice(2, 4)).toEqual([
      "hand:d-10",
      "hand:d-10:2",
    ]);
  });

  test("tiles and cards go into the draft, and nowhere else", () => {
    const done: unknown[] = [];
    const view = table(holding(HAND));
    const draft = drafting(view);
    const board = pressing(context([], done), draft, () => view);
    expect(board.use("hand:a-06")).toBe("can");
    board.press("tile:repair");
    board.press("hand:d-10:2");
    expect(draft.paid).toEqual([DEEP_TOO]);
    expect(done).toEqual([]);
  });

  test("damage is placed with one press", () => {
    const done: unknown[] = [];
    const phase: Phase = { phase: "place", within: { colour: "red" }, left: [1, 0, 0, 0] };
    const view = table(holding(HAND), phase);
    const board = pressing(context([spot], done), drafting(view), () => view);
    board.press("spot:s-01:1");
    board.press("server:s-01");
    expect(done).toEqual([spot.action, "server:s-01"]);
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
    const hit = { defence: 0, damage: 2 };
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

  test("what the last round brought can be read off the table", () => {
    const end = lastRound(
      player({
        servers: [
          { server: "s-02", damage: [0, 0] },
          { server: "s-11", damage: [0, 3, 0] },
        ],
        defences: [{ card: "d-05-red", tapped: false }],
      }),
    );
    expect(end).toEqual({
      whole: 4,
      clean: [{ server: "s-02", bonus: 2 }],
      audits: 1,
      damage: 3,
    });
  });
});

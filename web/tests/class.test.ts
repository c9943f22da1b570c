import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ClassInfo } from "../src/generated/ClassInfo";
import type { GameInfo } from "../src/generated/GameInfo";
import type { Glance } from "../src/generated/Glance";
import type { SeatInfo } from "../src/generated/SeatInfo";
import type { ToClass } from "../src/generated/ToClass";
import { classes } from "../src/app/classes.svelte";
import { ClassEntrance } from "../src/pages/class/entrance.svelte";
import { choices, pupilAt } from "../src/pages/class/places";
import { drafted, usual, written } from "../src/pages/class/plan";
import { see, trouble, type Seen } from "../src/pages/class/stuck";
import { listOf, overfull, teamsOf } from "../src/pages/class/teams";
import { passed } from "../src/pages/class/ticking.svelte";
import { sockets, type Socket } from "./socket";

describe("a list of teams", () => {
  test("has one table a line, and commas of any language between the names", () => {
    expect(teamsOf("Aiko, Ben,Chen\n\n 愛子、勉，千恵 \r\nDana\tEmil\n,,")).toEqual([
      ["Aiko", "Ben", "Chen"],
      ["愛子", "勉", "千恵"],
      ["Dana", "Emil"],
    ]);
    expect(teamsOf(" \n")).toEqual([]);
  });

  test("can be pasted again as it was read", () => {
    const teams = [["Aiko", "Ben"], ["千恵"]];
    expect(teamsOf(listOf(teams))).toEqual(teams);
  });

  test("says which tables have more names than seats", () => {
    expect(overfull([["a", "b"], ["c", "d", "e"], ["f"]], 2)).toEqual([2]);
  });
});

const person = (name: string, here = true): SeatInfo => ({
  who: "person",
  name,
  here,
  held: null,
  hold_in: null,
});
const glance = (given: Partial<Glance> = {}): Glance => ({
  stage: "playing",
  conduct: {
    paused: false,
    closed: false,
    talk: "everyone",
    hints: "first-game",
    last_round: null,
    ended: false,
    hands: { first_round: false, to_host: false, to_watchers: false },
  },
  seats: [person("Mei"), person("Ben"), { who: "bot", level: "newcomer" }],
  awaited: [0],
  prompt: null,
  since: 0,
  standing: null,
  ending: null,
  ...given,
});
const seen = (given: Partial<Glance> = {}): Seen => see(glance(given), undefined, 0);

describe("a table is stuck", () => {
  test("when somebody decides for longer than a minute", () => {
    expect(trouble(seen(), 60_000)).toBeNull();
    expect(trouble(seen(), 60_001)).toEqual({ why: "slow", seats: [0] });
    expect(trouble(seen({ since: 50 }), 11_000)).toEqual({ why: "slow", seats: [0] });
  });

  test("when whoever is awaited is away, but not while a page is reloaded", () => {
    const away = seen({ seats: [person("Mei", false), person("Ben")] });
    expect(trouble(away, 3000)).toBeNull();
    expect(trouble(away, 7000)).toEqual({ why: "away", seats: [0] });
    const back = see(glance(), away, 7000);
    const again = see(away.glance, back, 8000);
    expect(trouble(again, 9000)).toBeNull();
    expect(trouble(again, 15_000)).toEqual({ why: "away", seats: [0] });
  });

  test("not when somebody is away who is not awaited, or for whom a bot plays", () => {
    const other = seen({ seats: [person("Mei"), person("Ben", false)] });
    expect(trouble(other, 30_000)).toBeNull();
    const held = { ...person("Mei", false), held: "newcomer" } as SeatInfo;
    expect(trouble(seen({ seats: [held, person("Ben")] }), 30_000)).toBeNull();
  });

  test("when nobody is there", () => {
    const seats = [person("Mei", false), person("Ben", false)];
    expect(trouble(seen({ seats }), 7000)).toEqual({ why: "lost", seats: [0] });
  });

  test("neither while it is paused nor when it is over", () => {
    const conduct = { ...glance().conduct, paused: true };
    expect(trouble(seen({ conduct }), 600_000)).toBeNull();
    expect(trouble(seen({ stage: "over" }), 600_000)).toBeNull();
  });

  test("for as long as a clock shows it", () => {
    expect(passed(1000, 62_900)).toBe("1:01");
    expect(passed(5000, 1000)).toBe("0:00");
  });
});

const GAME: GameInfo = {
  id: "ports",
  rules: 1,
  players: { min: 2, max: 6 },
  switches: [],
  modes: [
    { id: "short", min: 2, max: 4, set: [["length", "short"]] },
    { id: "long", min: 2, max: 6, set: [["length", "long"]] },
  ],
  lengths: [],
  imports: [],
};

describe("a plan", () => {
  test("comes out of the form and goes back into it", () => {
    const draft = { ...usual(GAME), mode: "long", size: 5, clock: 60, sameDeal: true };
    const plan = written(GAME, draft);
    expect(plan).toMatchObject({
      size: 5,
      clock: 60,
      same_deal: true,
      hands: { first_round: false, to_host: false, to_watchers: false },
      switches: { length: "long" },
    });
    expect(written(GAME, drafted(GAME, plan))).toEqual(plan);
  });

  test("keeps within what the mode allows, and has no clock unless one is set", () => {
    const plan = written(GAME, { ...usual(GAME), mode: "short", size: 6 });
    expect(plan.size).toBe(4);
    expect(plan).not.toHaveProperty("clock");
  });
});

const INFO: ClassInfo = {
  class: "abc",
  code: "GRHYHW",
  plan: written(GAME, usual(GAME)),
  keep: { names: true, journal: true, days: 30 },
  round: 0,
  begun: null,
  closed: false,
  released: false,
  people: [
    { person: 0, name: "Mei", here: true, team: 3, table: "t1" },
    { person: 1, name: "Ben", here: true, team: null, table: "t2" },
  ],
  tables: [],
  next_tables: 1,
};

test("every table that somebody has chosen can be chosen", () => {
  expect(choices(INFO)).toEqual([0, 1, 2, 3]);
  expect(choices({ ...INFO, people: [] })).toEqual([0]);
  expect(pupilAt(INFO, "t2", "Ben")?.person).toBe(1);
  expect(pupilAt(INFO, "t1", "Ben")).toBeUndefined();
});

describe("coming into a class", () => {
  const says = (socket: Socket | undefined, message: ToClass) =>
    socket?.onmessage?.({ data: JSON.stringify(message) });
  const welcome = (me: number | null): ToClass => ({ t: "welcome", me, info: INFO });

  beforeEach(() => {
    classes.drop("abc");
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(JSON.stringify(INFO)))),
    );
  });

  function entrance() {
    const { opened, open } = sockets();
    return { entrance: new ClassEntrance("abc", open), opened };
  }

  test("a link that is welcomed is remembered, with whose it is", async () => {
    const { entrance: one, opened } = entrance();
    await one.come("s3cret");
    expect(classes.of("abc")).toBeUndefined();
    says(opened[0], welcome(null));
    expect(one.live?.me).toBeNull();
    expect(classes.of("abc")).toMatchObject({ secret: "s3cret", person: null, code: "GRHYHW" });
  });

  test("whoever is somebody here is asked before a link makes them another", async () => {
    const { entrance: one, opened } = entrance();
    classes.keep({ class: "abc", code: "GRHYHW", secret: "own", game: "ports", person: 1 });
    await one.come("other");
    says(opened[0], welcome(1));
    expect(one.live?.secret).toBe("own");
    expect(one.offer).toBe("other");
    one.accept();
    expect(opened).toHaveLength(2);
    says(opened[1], welcome(null));
    expect(classes.of("abc")?.secret).toBe("other");
  });

  test("whoever was taken off the list stands at the door, and is told why", async () => {
    const { entrance: one, opened } = entrance();
    await one.come("own");
    says(opened[0], welcome(1));
    says(opened[0], { t: "bye", why: { key: "refused-removed" }, again: false });
    await vi.waitFor(() => expect(one.front).not.toBeNull());
    expect(one.live).toBeNull();
    expect(one.turned).toEqual({ key: "refused-removed" });
    expect(classes.of("abc")).toBeUndefined();
  });

  test("a class that was deleted is forgotten here too", async () => {
    const { entrance: one, opened } = entrance();
    await one.come("own");
    says(opened[0], welcome(null));
    says(opened[0], { t: "bye", why: { key: "refused-no-such-class" }, again: false });
    expect(one.failed?.gone).toBe(true);
    expect(classes.of("abc")).toBeUndefined();
  });

  test("a refused order says why, until the next one", async () => {
    const { entrance: one, opened } = entrance();
    await one.come("own");
    says(opened[0], welcome(null));
    const asked = one.live?.order({ pause: true }, "t1");
    expect(opened[0]?.last).toEqual({ t: "order", order: { pause: true }, table: "t1", re: 1 });
    says(opened[0], { t: "refused", re: 1, why: { key: "refused-not-playing" } });
    expect(await asked).toBe(false);
    expect(one.live?.refusal).toEqual({ key: "refused-not-playing" });
    const again = one.live?.ask({ t: "begin" });
    expect(one.live?.refusal).toBeNull();
    says(opened[0], { t: "done", re: 2 });
    expect(await again).toBe(true);
  });
});

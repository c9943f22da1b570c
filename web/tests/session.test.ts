import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice } from "../src/generated/Choice";
import type { FromServer } from "../src/generated/FromServer";
import type { Now } from "../src/generated/Now";
import type { Shown } from "../src/generated/Shown";
import { Session } from "../src/table/session.svelte";
import { QUIET } from "./scene";
import { INFO, sockets, welcome } from "./socket";

const choice = (action: string, things: string[], no?: string): Choice => ({
  action,
  text: { key: action },
  things,
  no: no ? { key: no } : null,
});

const now = (decision: number, menu: Choice[]): Now => ({
  version: decision,
  decision,
  clock: null,
  scene: { ...QUIET, view: decision, awaited: [0], menu },
});

/** What the server says when a decision was made and another one is asked for. */
const next = (decision: number, frames: Shown[]): FromServer => {
  const told = now(decision, MENU);
  return { t: "frames", frames, now: { ...told, scene: [told.scene] } };
};

const MENU = [
  choice("play", ["card:3"]),
  choice("turn", ["deck"]),
  choice("take", ["deck"], "hand-full"),
];
const FRAME = { text: { key: "happened" }, event: {} };

function seated() {
  const { opened, open } = sockets();
  const session = new Session("abc", "s3cret", open);
  const socket = opened[0];
  if (!socket) throw new Error("a session connects at once");
  socket.onopen?.();
  socket.says(welcome(now(1, MENU)));
  return { session, socket };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("deciding", () => {
  test("the entry of the menu is sent back as it is, with the number of the decision", () => {
    const { session, socket } = seated();
    void session.choose({ index: 0, choice: MENU[0] as Choice });
    expect(socket.last).toEqual({ t: "act", re: 1, decision: 1, plan: ["play"] });
  });

  test("what is easily overlooked is said first, and done when it is chosen again", () => {
    const { session, socket } = seated();
    const ready: Choice = { ...(MENU[0] as Choice), sure: { key: "sure" } };
    const before = socket.last;
    void session.choose({ index: 0, choice: ready });
    expect(session.refusal).toEqual({ key: "sure" });
    expect(socket.last).toEqual(before);
    void session.choose({ index: 0, choice: ready });
    expect(socket.last).toEqual({ t: "act", re: 1, decision: 1, plan: ["play"] });
  });

  test("an answered question is not offered again while the answer is on its way", () => {
    const { session, socket } = seated();
    void session.choose({ index: 0, choice: MENU[0] as Choice });
    expect(session.menu).toEqual([]);
    socket.says({ t: "done", re: 1 });
    expect(session.menu).toEqual([]);
  });

  test("the next question is offered when everything has been shown", () => {
    const { session, socket } = seated();
    void session.choose({ index: 0, choice: MENU[0] as Choice });
    socket.says(next(2, [FRAME]));
    expect(session.menu).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(session.menu).toHaveLength(3);
  });

  test("a stale answer is refused: the reason is shown and the question is open again", async () => {
    const { session, socket } = seated();
    void session.choose({ index: 0, choice: MENU[0] as Choice });
    socket.says({ t: "refused", re: 1, why: { key: "refused-stale" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.refusal).toEqual({ key: "refused-stale" });
    expect(session.menu).toHaveLength(3);
  });

  test("a greyed option says why not, and nothing is sent", () => {
    const { session, socket } = seated();
    void session.choose({ index: 2, choice: MENU[2] as Choice });
    expect(session.refusal).toEqual({ key: "hand-full" });
    expect(socket.sent).toHaveLength(1);
  });
});

describe("pressing things on the board", () => {
  test("press and press again: two presses for a common move", () => {
    const { session, socket } = seated();
    expect(session.press("card:3")).toBe("acted");
    expect(session.options.map(({ index }) => index)).toEqual([0]);
    session.press("card:3");
    expect(socket.last).toMatchObject({ t: "act", plan: ["play"] });
  });

  test("what is good for nothing is looked at", () => {
    expect(seated().session.press("card:12")).toBe("inspect");
  });

  test("the server is asked what the next part is, and told both parts as they came", async () => {
    const { session, socket } = seated();
    session.manner = ({ action }) => (action === "turn" ? { ahead: true } : { enough: 1 });
    session.press("deck");
    expect(socket.last).toEqual({ t: "peek", re: 1, decision: 1, plans: [["turn"]] });
    socket.says({ t: "ahead", re: 1, ahead: [{ part: [choice("over", ["field"])] }] });
    await vi.advanceTimersByTimeAsync(0);
    session.press("field");
    expect(socket.last).toEqual({ t: "peek", re: 2, decision: 1, plans: [["turn", "over"]] });
    socket.says({ t: "ahead", re: 2, ahead: [{ settled: { back: true } }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.last).toEqual({ t: "act", re: 3, decision: 1, plan: ["turn", "over"] });
  });

  test("if the server does not tell, the decision is made part by part", async () => {
    const { session, socket } = seated();
    session.manner = () => ({ ahead: true });
    session.press("deck");
    socket.says({ t: "refused", re: 1, why: { key: "refused-too-fast" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.refusal).toBeNull();
    session.press("deck");
    expect(socket.last).toEqual({ t: "act", re: 2, decision: 1, plan: ["turn"] });
  });

  test("clearing brings all options back", () => {
    const { session } = seated();
    session.press("deck");
    expect(session.options).toHaveLength(2);
    session.clear();
    expect(session.options).toHaveLength(3);
  });

  test("a new question forgets what was pressed", () => {
    const { session, socket } = seated();
    session.press("deck");
    socket.says(next(2, []));
    expect(session.picking.last).toBeNull();
  });
});

describe("while the connection is away", () => {
  test("nothing is chosen, and nothing is said of it", () => {
    const { session, socket } = seated();
    socket.onclose?.();
    expect(session.away).toBe(true);
    void session.choose({ index: 0, choice: MENU[0] as Choice });
    expect(session.press("card:3")).toBe("inspect");
    expect(session.picking.last).toBeNull();
    expect(session.refusal).toBeNull();
    expect(socket.sent).toHaveLength(1);
  });
});

describe("gathering", () => {
  test("goes on while something is shown, and is not forgotten by it", () => {
    const { session, socket } = seated();
    session.manner = () => ({ gathers: true });
    socket.says(next(2, [FRAME]));
    expect(session.menu).toEqual([]);
    expect(session.press("card:3")).toBe("acted");
    session.picking.commit();
    expect(socket.last).toEqual({ t: "act", re: 1, decision: 2, plan: ["play"] });
  });
});

describe("hints", () => {
  const HINTS = [{ option: 1, odds: { chance: 60, low: 55, high: 65 }, why: [{ key: "because" }] }];

  test("are asked for once and belong to their decision", async () => {
    const { session, socket } = seated();
    expect(session.canHint).toBe(true);
    const asking = session.hint();
    expect(session.hinting).toBe(true);
    expect(socket.last).toEqual({ t: "hint", re: 1, decision: 1 });
    void session.hint();
    expect(socket.sent.filter(({ t }) => t === "hint")).toHaveLength(1);
    socket.says({ t: "hints", re: 1, hints: HINTS });
    await asking;
    expect(session.hints).toEqual(HINTS);
    expect(session.hinting).toBe(false);

    socket.says(next(2, []));
    expect(session.hints).toBeNull();
  });

  test("that come too late are not those of the next decision", async () => {
    const { session, socket } = seated();
    const asking = session.hint();
    socket.says(next(2, []));
    socket.says({ t: "hints", re: 1, hints: HINTS });
    await asking;
    expect(session.hints).toBeNull();
  });

  test("are not to be had where the host allows none, and not for who watches", () => {
    const { session, socket } = seated();
    socket.says({ t: "info", info: { ...INFO, conduct: { ...INFO.conduct, hints: "never" } } });
    expect(session.canHint).toBe(false);
    socket.says(welcome(now(1, MENU), "spectator"));
    expect(session.canHint).toBe(false);
  });

  test("that are refused are said to be", async () => {
    const { session, socket } = seated();
    const asking = session.hint();
    socket.says({ t: "refused", re: 1, why: { key: "refused-no-hints" } });
    await asking;
    expect(session.refusal).toEqual({ key: "refused-no-hints" });
    expect(session.hints).toBeNull();
  });
});

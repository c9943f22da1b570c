import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Now } from "../src/generated/Now";
import type { Frame } from "../src/table/frames";
import { Player } from "../src/table/player.svelte";
import { QUIET } from "./scene";

const frame = (name: string): Frame => ({
  text: { key: name },
  event: { event: name },
  view: name,
  aids: null,
});

const now = (view: string): Now => ({
  version: 1,
  decision: 1,
  clock: null,
  scene: { ...QUIET, view },
});

let faster = false;
const player = (pace?: (event: unknown) => number) =>
  new Player({ faster: () => faster, ...(pace ? { pace } : {}) });

beforeEach(() => {
  vi.useFakeTimers();
  faster = false;
});
afterEach(() => vi.useRealTimers());

describe("frames are shown one after another", () => {
  test("the first at once, so that a press is answered at once", () => {
    const shown = player();
    shown.receive([frame("a"), frame("b")], now("end"));
    expect(shown.shown?.view).toBe("a");
    expect(shown.busy).toBe(true);
  });

  test("each is looked at before the next, then the table as it is", () => {
    const shown = player();
    shown.receive([frame("a"), frame("b")], now("end"));
    vi.advanceTimersByTime(1299);
    expect(shown.shown?.view).toBe("a");
    vi.advanceTimersByTime(1);
    expect(shown.shown?.view).toBe("b");
    vi.advanceTimersByTime(1300);
    expect(shown.shown).toEqual({ view: "end", aids: null, event: null });
    expect(shown.busy).toBe(false);
  });

  test("what arrives meanwhile waits its turn", () => {
    const shown = player();
    shown.receive([frame("a")], now("after a"));
    shown.receive([frame("b")], now("after b"));
    expect(shown.shown?.view).toBe("a");
    vi.advanceTimersByTime(1300);
    expect(shown.shown?.view).toBe("b");
    vi.advanceTimersByTime(1300);
    expect(shown.shown?.view).toBe("after b");
  });

  test("what others do takes no question away from who is asked it", () => {
    const asking = (view: string, decision: number): Now => {
      const { scene, ...rest } = now(view);
      const menu = [{ action: "keep", text: { key: "keep" }, things: [], no: null }];
      return { ...rest, decision, scene: { ...scene, menu } };
    };
    const shown = player();
    shown.welcome(asking("asked", 7));
    shown.receive([frame("another chose")], asking("still asked", 7));
    expect(shown.busy).toBe(false);
    expect(shown.shown?.view).toBe("still asked");
    expect(shown.log.map(({ key }) => key)).toEqual(["another chose"]);
    shown.receive([frame("all chose")], asking("the next question", 8));
    expect(shown.busy).toBe(true);
    expect(shown.shown?.view).toBe("all chose");
  });

  test("the log does not run ahead of the board", () => {
    const shown = player();
    shown.receive([frame("a"), frame("b")], now("end"));
    expect(shown.log.map(({ key }) => key)).toEqual(["a"]);
    vi.advanceTimersByTime(1300);
    expect(shown.log.map(({ key }) => key)).toEqual(["a", "b"]);
  });
});

describe("the pace", () => {
  test("faster takes half the time", () => {
    faster = true;
    const shown = player();
    shown.receive([frame("a"), frame("b")], now("end"));
    vi.advanceTimersByTime(649);
    expect(shown.shown?.view).toBe("a");
    vi.advanceTimersByTime(1);
    expect(shown.shown?.view).toBe("b");
  });

  test("the game may ask for more time for an event", () => {
    const shown = player(() => 3);
    shown.receive([frame("a"), frame("b")], now("end"));
    vi.advanceTimersByTime(3800);
    expect(shown.shown?.view).toBe("a");
    vi.advanceTimersByTime(100);
    expect(shown.shown?.view).toBe("b");
  });

  test("a long queue is hurried", () => {
    const shown = player();
    shown.receive(
      Array.from({ length: 12 }, (_, i) => frame(String(i))),
      now("end"),
    );
    vi.advanceTimersByTime(350 * 3);
    expect(shown.shown?.view).toBe("3");
  });

  test("skipping shows the table as it is, and the log misses nothing", () => {
    const shown = player();
    shown.receive([frame("a"), frame("b"), frame("c")], now("end"));
    shown.skip();
    expect(shown.shown?.view).toBe("end");
    expect(shown.busy).toBe(false);
    expect(shown.log.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    vi.advanceTimersByTime(10_000);
    expect(shown.log).toHaveLength(3);
  });

  test("a hidden page does not fall behind", () => {
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const shown = player();
    shown.receive([frame("a"), frame("b")], now("end"));
    expect(shown.shown?.view).toBe("end");
    hidden.mockRestore();
  });
});

describe("what one does oneself", () => {
  test("takes effect at once, and is in the log", () => {
    const shown = player();
    shown.receive([frame("a"), frame("b")], now("end"), true);
    expect(shown.shown?.view).toBe("end");
    expect(shown.busy).toBe(false);
    expect(shown.log.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  test("takes its time where the game stages it", () => {
    const shown = new Player({
      faster: () => false,
      stages: (event) => (event as { event: string }).event === "throw",
    });
    shown.receive([frame("a"), frame("throw"), frame("b")], now("end"), true);
    expect(shown.shown?.view).toBe("throw");
    vi.advanceTimersByTime(1300);
    expect(shown.shown?.view).toBe("end");
  });

  test("does not cut short what others did before", () => {
    const shown = player();
    shown.receive([frame("theirs")], now("then"));
    shown.receive([frame("own")], now("end"), true);
    expect(shown.shown?.view).toBe("theirs");
    vi.advanceTimersByTime(1300);
    expect(shown.shown?.view).toBe("end");
  });
});

test("what happens is heard, one after another", () => {
  const heard: unknown[] = [];
  const shown = new Player({ faster: () => false, happens: (event) => heard.push(event) });
  shown.receive([frame("a"), frame("b")], now("end"));
  expect(heard).toEqual([{ event: "a" }]);
  vi.advanceTimersByTime(1300);
  expect(heard).toEqual([{ event: "a" }, { event: "b" }]);
});

test("after a reconnection everything starts from the full view", () => {
  const shown = player();
  shown.receive([frame("a"), frame("b")], now("old"));
  shown.welcome(now("new"));
  shown.recall(3, [{ key: "x" }, { key: "y" }]);
  expect(shown.shown?.view).toBe("new");
  expect(shown.busy).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(shown.shown?.view).toBe("new");
  expect(shown.log.map(({ key }) => key)).toEqual(["x", "y"]);
  expect(shown.earlier).toBe(3);
});

describe("what is staged is not told before its time", () => {
  const staging = () =>
    new Player({
      faster: () => false,
      headline: (event) =>
        (event as { event: string }).event === "run" ? { key: "running" } : null,
    });

  test("the log says how it ended when it has been shown", () => {
    const shown = staging();
    shown.receive([frame("run"), frame("b")], now("end"));
    expect(shown.told).toEqual({ key: "running" });
    expect(shown.log).toEqual([]);
    vi.advanceTimersByTime(1300);
    expect(shown.told).toEqual({ key: "b" });
    expect(shown.log).toEqual([{ key: "run" }, { key: "b" }]);
  });

  test("whoever skips it reads it at once, and once", () => {
    const shown = staging();
    shown.receive([frame("run"), frame("b")], now("end"));
    shown.skip();
    expect(shown.log).toEqual([{ key: "run" }, { key: "b" }]);
  });

  test("nobody waits for the line of what takes no time", () => {
    const shown = staging();
    shown.receive([frame("run")], now("end"), true);
    expect(shown.log).toEqual([{ key: "run" }]);
  });
});

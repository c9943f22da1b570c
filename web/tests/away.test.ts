import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Now } from "../src/generated/Now";
import type { SeatInfo } from "../src/generated/SeatInfo";
import { texts } from "../src/app/texts.svelte";
import Away from "../src/table/Away.svelte";
import { Session } from "../src/table/session.svelte";
import { QUIET } from "./scene";
import { INFO, sockets, welcome } from "./socket";

const NOW: Now = {
  version: 1,
  decision: 1,
  clock: null,
  scene: { ...QUIET, awaited: [1] },
};

const ben = (hold_in: number | null): SeatInfo => ({
  who: "person",
  name: "Ben",
  here: false,
  held: null,
  hold_in,
});

let shown: ReturnType<typeof mount> | undefined;

/** Everyone waits for Ben, who is away; the table says when a bot may play for him. */
function waiting(hold_in: number | null) {
  const { opened, open } = sockets();
  const session = new Session("abc", "s3cret", open);
  const socket = opened[0];
  if (!socket) throw new Error("a session connects at once");
  socket.onopen?.();
  socket.says(welcome(NOW));
  const seats = [...INFO.seats.slice(0, 1), ben(hold_in)];
  const target = document.createElement("div");
  shown = mount(Away, {
    target,
    props: { session, info: { ...INFO, seats }, nameOf: () => "Ben" },
  });
  flushSync();
  return { target, socket };
}

beforeEach(async () => {
  await texts.use("en");
  await texts.usePages();
  vi.useFakeTimers();
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.useRealTimers();
});

describe("somebody is away", () => {
  test("the seconds are counted down, and nothing can be pressed yet", () => {
    const { target } = waiting(42);
    expect(target.textContent).toContain("A bot may play in 42 s.");
    expect(target.querySelector("button")).toBeNull();
    vi.advanceTimersByTime(2_000);
    flushSync();
    expect(target.textContent).toContain("A bot may play in 40 s.");
  });

  test("when the table says so, a bot can be asked; how good it is, the table knows", () => {
    const { target, socket } = waiting(0);
    target.querySelector("button")?.click();
    expect(socket.last).toEqual({ t: "hold", re: 1, seat: 1, hold: true });
  });

  test("a table may wait for its players", () => {
    const { target } = waiting(null);
    expect(target.textContent).toContain("This table waits for its players.");
    expect(target.querySelector("button")).toBeNull();
  });
});

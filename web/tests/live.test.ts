import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../src/app/api";
import { pause } from "../src/app/line.svelte";
import { Live, socketAddress } from "../src/table/live.svelte";
import { WIRE } from "../src/generated/wire";
import { INFO, sockets, welcome } from "./socket";

const HELLO = { t: "hello", wire: WIRE, secret: "s3cret" };
const listener = {
  welcome: vi.fn(),
  log: vi.fn(),
  frames: vi.fn(),
  declined: vi.fn(),
  ended: vi.fn(),
  unanswered: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

function connected(secret?: string) {
  const { opened, open } = sockets();
  const live = new Live("ws://table", secret, listener, open);
  opened[0]?.onopen?.();
  opened[0]?.says(welcome());
  return { live, opened };
}

describe("saying hello", () => {
  test("with the seat's secret, or without one to watch", () => {
    expect(connected("s3cret").opened[0]?.sent).toEqual([HELLO]);
    expect(connected().opened[0]?.sent).toEqual([{ t: "hello", wire: WIRE }]);
  });

  test("the connection counts as open when the server has welcomed us", () => {
    const { opened, open } = sockets();
    const live = new Live("ws://table", undefined, listener, open);
    opened[0]?.onopen?.();
    expect(live.link).toBe("connecting");
    opened[0]?.says(welcome());
    expect(live.link).toBe("open");
    expect(live.host).toBe(true);
  });
});

describe("requests", () => {
  test("are numbered, and each gets its own answer", async () => {
    const { live, opened } = connected();
    const first = live.send({ t: "chat", text: "a" });
    const second = live.send({ t: "undo" });
    expect(opened[0]?.sent.slice(1)).toEqual([
      { t: "chat", text: "a", re: 1 },
      { t: "undo", re: 2 },
    ]);
    opened[0]?.says({ t: "refused", re: 2, why: { key: "refused-nothing-to-take-back" } });
    opened[0]?.says({ t: "done", re: 1 });
    await expect(first).resolves.toEqual([]);
    await expect(second).rejects.toMatchObject({ why: { key: "refused-nothing-to-take-back" } });
  });

  test("on a lost connection are refused rather than forgotten", async () => {
    const { live, opened } = connected();
    const asked = live.send({ t: "undo" });
    opened[0]?.onclose?.();
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    await expect(live.send({ t: "undo" })).rejects.toBeInstanceOf(Refusal);
  });
});

describe("a lost connection", () => {
  test("comes back by itself, with the same secret", () => {
    const { live, opened } = connected("s3cret");
    opened[0]?.onclose?.();
    expect(live.link).toBe("waiting");
    vi.advanceTimersByTime(500);
    expect(opened).toHaveLength(2);
    opened[1]?.onopen?.();
    opened[1]?.says(welcome());
    expect(opened[1]?.sent).toEqual([HELLO]);
    expect(live.link).toBe("open");
    expect(listener.welcome).toHaveBeenCalledTimes(2);
  });

  test("waits longer each time, up to a limit, and not all browsers at once", () => {
    expect(pause(0, 1)).toBe(500);
    expect(pause(3, 1)).toBe(4000);
    expect(pause(30, 1)).toBe(5000);
    expect(pause(3, 0)).toBe(2000);
  });

  test("can be tried at once", () => {
    const { live, opened } = connected();
    opened[0]?.onclose?.();
    live.retry();
    expect(opened).toHaveLength(2);
    opened[1]?.says(welcome());
    vi.advanceTimersByTime(5000);
    expect(opened).toHaveLength(2);
  });

  test("is tried for as long as it takes", () => {
    const { live, opened } = connected();
    for (let tries = 1; tries < 200; tries += 1) {
      opened.at(-1)?.onclose?.();
      expect(live.link).toBe("waiting");
      vi.advanceTimersByTime(5000);
      expect(opened).toHaveLength(tries + 1);
    }
    opened.at(-1)?.says(welcome());
    expect(live.link).toBe("open");
  });

  test("that never came about is told, one that was lost is not", () => {
    const { opened } = connected();
    opened[0]?.onclose?.();
    expect(listener.unanswered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    opened[1]?.onclose?.();
    expect(listener.unanswered).toHaveBeenCalledTimes(1);
  });

  test("is given up for another if nobody answers at all", () => {
    const { opened, open } = sockets();
    const live = new Live("ws://table", undefined, listener, open);
    vi.advanceTimersByTime(9999);
    expect(live.link).toBe("connecting");
    vi.advanceTimersByTime(1);
    expect(live.link).toBe("waiting");
    expect(opened[0]?.closed).toBe(true);
  });

  test("what the old one still says is not heard", () => {
    const { opened } = connected();
    opened[0]?.onclose?.();
    vi.advanceTimersByTime(500);
    opened[0]?.says(welcome());
    expect(listener.welcome).toHaveBeenCalledTimes(1);
  });
});

describe("the end", () => {
  test("a server that stops is waited for, and says why meanwhile", () => {
    const { live, opened } = connected("s3cret");
    opened[0]?.says({ t: "bye", why: { key: "refused-closing" }, again: true });
    expect(live.link).toBe("waiting");
    expect(live.bye).toEqual({ key: "refused-closing" });
    opened[0]?.onclose?.();
    vi.advanceTimersByTime(500);
    expect(opened).toHaveLength(2);
    opened[1]?.onopen?.();
    opened[1]?.says(welcome());
    expect(opened[1]?.sent).toEqual([HELLO]);
    expect(live.link).toBe("open");
    expect(live.bye).toBeNull();
    expect(listener.ended).not.toHaveBeenCalled();
  });

  test("after a goodbye for good nothing is tried again", () => {
    const { live, opened } = connected();
    opened[0]?.says({ t: "bye", why: { key: "refused-wrong-secret" }, again: false });
    expect(live.link).toBe("ended");
    expect(listener.ended).toHaveBeenCalledWith({ key: "refused-wrong-secret" });
    expect(live.bye).toEqual({ key: "refused-wrong-secret" });
    opened[0]?.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
  });

  test("leaving the page closes the connection", () => {
    const { live, opened } = connected();
    live.close();
    expect(opened[0]?.closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
  });
});

describe("a wire that is dead without a word", () => {
  test("is asked now and then, and kept as long as it answers", () => {
    const { live, opened } = connected();
    for (let re = 1; re < 10; re += 1) {
      vi.advanceTimersByTime(15_000);
      expect(opened[0]?.last).toEqual({ t: "ping", re });
      opened[0]?.says({ t: "done", re });
    }
    expect(live.link).toBe("open");
  });

  test("is noticed when it does not answer", async () => {
    const { live, opened } = connected();
    const asked = live.send({ t: "undo" });
    const refused = expect(asked).rejects.toBeInstanceOf(Refusal);
    vi.advanceTimersByTime(10_000);
    await refused;
    expect(live.link).toBe("waiting");
    expect(opened[0]?.closed).toBe(true);
  });

  test("whoever says anything at all is not dead", () => {
    const { live, opened } = connected();
    void live.send({ t: "undo" }).catch(() => {});
    vi.advanceTimersByTime(6000);
    opened[0]?.says({ t: "info", info: INFO });
    vi.advanceTimersByTime(6000);
    expect(live.link).toBe("open");
  });

  test("is looked for at once when the device wakes", () => {
    const { live, opened } = connected();
    live.wake();
    expect(opened[0]?.last).toEqual({ t: "ping", re: 1 });
    opened[0]?.onclose?.();
    live.wake();
    expect(opened).toHaveLength(2);
  });
});

test("the socket is beside the page, secure if the page is", () => {
  const at = (protocol: string) =>
    socketAddress("a/b", { protocol, host: "table.test:7070" } as Location);
  expect(at("http:")).toBe("ws://table.test:7070/api/tables/a%2Fb/socket");
  expect(at("https:")).toBe("wss://table.test:7070/api/tables/a%2Fb/socket");
});

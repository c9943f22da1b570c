import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ASK_EVERY, isLoopback, Ways } from "../src/app/ways.svelte";
import type { Reach } from "../src/generated/Reach";

const LAN = "http://192.168.1.5:7070";
const VPN = "http://10.8.0.2:7070";
const PUBLIC = "https://games.example";

const OPEN: Reach = {
  public: [],
  own: [LAN, VPN],
  only_here: false,
  port: 7070,
  others_seen: false,
};
const CLOSED: Reach = { ...OPEN, own: [], only_here: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** What a page that was opened at this address makes of what the server tells. */
async function at(address: string, told: Partial<Reach> = {}) {
  const ways = new Ways(new URL(address) as unknown as Location, () =>
    Promise.resolve({ ...OPEN, ...told }),
  );
  ways.watch()();
  await vi.advanceTimersByTimeAsync(0);
  return ways;
}

test.each(["localhost", "a.localhost", "127.0.0.1", "127.0.1.1", "0.0.0.0", "[::1]", "[::]"])(
  "%s is this computer only",
  (host) => expect(isLoopback(host)).toBe(true),
);
test.each(["192.168.1.5", "[fd00::2]", "games.example", "127.example", "localhost.example"])(
  "%s can be reached by others",
  (host) => expect(isLoopback(host)).toBe(false),
);

describe("links begin with", () => {
  test("the machine's best address, if the host has opened loopback", async () => {
    const ways = await at("http://127.0.0.1:7070/");
    expect(ways.origins).toEqual([LAN, VPN]);
    expect(ways.origin).toBe(LAN);
    expect(ways.entry).toBe("link");
  });

  test("what the page was reached by, which is offered once", async () => {
    expect((await at(`${VPN}/t/abc`)).origins).toEqual([VPN, LAN]);
    const behindProxy = await at("https://play.example/", { own: [], only_here: true });
    expect(behindProxy.origin).toBe("https://play.example");
    expect(behindProxy.entry).toBe("link");
  });

  test("what the host has named, before all others", async () => {
    const ways = await at(LAN, { public: [PUBLIC] });
    expect(ways.origins).toEqual([PUBLIC, LAN, VPN]);
  });

  test("what was chosen, as long as it is there", async () => {
    (await at("http://localhost:7070")).choose(VPN);
    expect((await at("http://localhost:7070")).origin).toBe(VPN);
    expect((await at("http://localhost:7070", { own: [LAN] })).origin).toBe(LAN);
  });
});

describe("where nobody else gets in", () => {
  test("it is known why", async () => {
    const page = "http://127.0.0.1:7070";
    const closed = await at(page, CLOSED);
    expect(closed.entry).toBe("only-here");
    expect(closed.origin).toBe(page);
    expect((await at(page, { own: [] })).entry).toBe("no-network");
    expect((await at(page, { ...CLOSED, public: [PUBLIC] })).entry).toBe("link");
  });
});

describe("that nobody came is said only where it can be known", () => {
  test.each([
    ["http://127.0.0.1:7070", {}, true],
    [LAN, {}, true],
    ["http://127.0.0.1:7070", { others_seen: true }, false],
    ["http://127.0.0.1:7070", { public: [PUBLIC] }, false],
    ["http://127.0.0.1:7070", CLOSED, false],
    ["https://play.example", {}, false],
    // A proxy at another port of the same machine.
    ["http://192.168.1.5", {}, false],
  ])("%s %o: %s", async (page, told, known) => {
    expect((await at(page, told)).nobodyCame).toBe(known);
  });
});

describe("the server is asked", () => {
  const page = new URL("http://127.0.0.1:7070") as unknown as Location;

  test("as long as somebody watches, and once for all who do", async () => {
    const ask = vi.fn(() => Promise.resolve(OPEN));
    const ways = new Ways(page, ask);
    expect(ways.entry).toBe("unknown");
    const [one, other] = [ways.watch(), ways.watch()];
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(ASK_EVERY);
    expect(ask).toHaveBeenCalledTimes(2);
    one();
    await vi.advanceTimersByTimeAsync(ASK_EVERY);
    expect(ask).toHaveBeenCalledTimes(3);
    other();
    await vi.advanceTimersByTimeAsync(ASK_EVERY * 3);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test("again after it was away, and a new network is noticed", async () => {
    const ask = vi
      .fn<() => Promise<Reach>>()
      .mockResolvedValueOnce(OPEN)
      .mockRejectedValueOnce(new Error("away"))
      .mockResolvedValueOnce({ ...OPEN, own: [VPN] });
    const ways = new Ways(page, ask);
    const stop = ways.watch();
    await vi.advanceTimersByTimeAsync(ASK_EVERY);
    expect(ways.origin).toBe(LAN);
    await vi.advanceTimersByTimeAsync(ASK_EVERY);
    expect(ways.origin).toBe(VPN);
    stop();
  });
});

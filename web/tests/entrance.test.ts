import { beforeEach, describe, expect, test, vi } from "vitest";
import { api, Refusal } from "../src/app/api";
import { seats } from "../src/app/seats.svelte";
import { Entrance } from "../src/table/entrance.svelte";
import { Session } from "../src/table/session.svelte";
import { INFO, sockets, welcome, type Socket } from "./socket";

const TABLE = INFO.table;
const WRONG = { key: "refused-wrong-secret" };
/** Whose secrets the server knows. */
let known: Record<string, number | null>;

beforeEach(() => {
  localStorage.clear();
  seats.drop(TABLE);
  known = { own: 0, other: 1, host: null };
  vi.spyOn(api, "whose").mockImplementation(async (_, secret) => {
    const seat = known[secret];
    if (seat === undefined) throw new Refusal(WRONG, 403);
    return { seat };
  });
});

function arriving() {
  const { opened, open } = sockets();
  const entrance = new Entrance(TABLE, (secret) => new Session(TABLE, secret, open));
  /** The server answers the latest connection. */
  const answer = () => {
    const socket = opened.at(-1);
    socket?.onopen?.();
    const hello = socket?.last;
    const secret = hello?.t === "hello" ? hello.secret : undefined;
    reply(socket, secret);
    return secret;
  };
  return { entrance, opened, answer };
}

function reply(socket: Socket | undefined, secret: string | undefined) {
  const seat = secret === undefined ? null : known[secret];
  if (seat === undefined) socket?.says({ t: "bye", why: WRONG, again: false });
  else socket?.says(welcome(null, seat === null ? "spectator" : { seat }));
}

/** Somebody who has been at the table before. */
async function back() {
  const first = arriving();
  await first.entrance.come("own");
  first.answer();
  return arriving();
}

const secrets = () => seats.at(TABLE).map(({ secret }) => secret);

describe("a personal link", () => {
  test("on a new device opens the seat at once, and is kept once we are welcome", async () => {
    const { entrance, answer } = arriving();
    await entrance.come("own");
    expect(secrets()).toEqual([]);
    expect(answer()).toBe("own");
    expect(seats.of(TABLE)).toMatchObject({ secret: "own", seat: 0, code: INFO.code });
    expect(entrance.offer).toBeNull();
  });

  test("that is one's own says nothing", async () => {
    const { entrance, answer } = await back();
    await entrance.come("own");
    expect(answer()).toBe("own");
    expect(entrance.offer).toBeNull();
    expect(entrance.turned).toBeNull();
  });

  test("that fits nothing costs nothing", async () => {
    const { entrance, answer } = await back();
    await entrance.come("anything");
    expect(answer()).toBe("own");
    expect(entrance.turned).toBe("link-wrong-own");
    expect(secrets()).toEqual(["own"]);
  });

  test("that fits nothing lets a stranger watch", async () => {
    const { entrance, answer } = arriving();
    await entrance.come("anything");
    expect(answer()).toBeUndefined();
    expect(entrance.session?.live.link).toBe("open");
    expect(entrance.turned).toBe("link-wrong");
    expect(secrets()).toEqual([]);
  });

  test("that cannot be tried now changes nothing", async () => {
    const { entrance } = await back();
    vi.spyOn(api, "whose").mockRejectedValue(new Refusal({ key: "away" }, 0));
    await expect(entrance.come("other")).rejects.toBeInstanceOf(Refusal);
    expect(entrance.turned).toBeNull();
    expect(secrets()).toEqual(["own"]);
  });
});

describe("the link of another", () => {
  test("is asked about, and meanwhile we are who we were", async () => {
    const { entrance, answer } = await back();
    await entrance.come("other");
    expect(answer()).toBe("own");
    expect(entrance.offer).toEqual({ secret: "other", seat: 1 });
    expect(secrets()).toEqual(["own"]);
  });

  test("can be left alone", async () => {
    const { entrance, opened, answer } = await back();
    await entrance.come("other");
    answer();
    entrance.stay();
    expect(entrance.offer).toBeNull();
    expect(opened).toHaveLength(1);
    expect(secrets()).toEqual(["own"]);
  });

  test("opens that seat when we say so, and our own can be gone back to", async () => {
    const { entrance, answer } = await back();
    await entrance.come("other");
    answer();
    entrance.accept();
    expect(answer()).toBe("other");
    expect(entrance.session?.me).toBe(1);
    expect(secrets()).toEqual(["other", "own"]);
    entrance.connect("own");
    expect(answer()).toBe("own");
    expect(secrets()).toEqual(["own", "other"]);
  });

  test("can be that of a host who only watches", async () => {
    const { entrance, answer } = await back();
    await entrance.come("host");
    answer();
    expect(entrance.offer).toEqual({ secret: "host", seat: null });
  });

  test("is opened at once where our own seat turns out to be gone", async () => {
    const { entrance, answer } = await back();
    await entrance.come("other");
    delete known["own"];
    expect(answer()).toBe("own");
    expect(answer()).toBe("other");
    expect(secrets()).toEqual(["other"]);
  });
});

describe("a seat that was given away", () => {
  test("is forgotten, and we watch: nothing is tried again and again", async () => {
    const { entrance, opened, answer } = await back();
    delete known["own"];
    await entrance.come();
    expect(answer()).toBe("own");
    expect(entrance.turned).toBe("seat-gone");
    expect(answer()).toBeUndefined();
    expect(opened).toHaveLength(2);
    expect(secrets()).toEqual([]);
  });

  test("leaves the other that we hold at the table", async () => {
    const { entrance, answer } = await back();
    await entrance.come("other");
    answer();
    entrance.accept();
    answer();
    delete known["other"];
    entrance.connect();
    expect(answer()).toBe("other");
    expect(answer()).toBe("own");
    expect(secrets()).toEqual(["own"]);
  });
});

test("the seat of a table that is gone is kept, should the table come back", async () => {
  const { entrance, opened } = await back();
  await entrance.come();
  // The server refuses the handshake, of which a browser tells no more than that it failed.
  vi.spyOn(api, "table").mockRejectedValue(new Refusal({ key: "refused-no-such-table" }, 404));
  opened[0]?.onclose?.();
  await vi.waitFor(() => expect(entrance.session?.live.link).toBe("ended"));
  expect(entrance.session?.live.bye).toEqual({ key: "refused-no-such-table" });
  expect(seats.of(TABLE)).toMatchObject({ secret: "own", past: "gone" });
  expect(opened).toHaveLength(1);
});

test("whoever has left the page does not come back by it", async () => {
  const { entrance, opened } = arriving();
  const coming = entrance.come("own");
  entrance.leave();
  await coming;
  expect(opened).toHaveLength(0);
});

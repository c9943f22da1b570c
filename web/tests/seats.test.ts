import { beforeEach, describe, expect, test, vi } from "vitest";
import { HeldSeats, type Held } from "../src/app/seats.svelte";

/** The seats as a page finds them that is opened now. */
const opened = () => new HeldSeats();

const held = (table: string, secret = `secret of ${table}`): Omit<Held, "at"> => ({
  table,
  secret,
  game: "ports",
  code: "3WPQJW",
  seat: 0,
});

beforeEach(() => localStorage.clear());

describe("a seat", () => {
  test("is remembered by the next page", () => {
    opened().keep(held("a"));
    expect(opened().of("a")).toMatchObject(held("a"));
  });

  test("is kept beside another at the same table; the last used comes first", () => {
    const seats = opened();
    seats.keep(held("a", "own"));
    seats.keep(held("a", "other"));
    expect(seats.of("a")?.secret).toBe("other");
    expect(seats.at("a").map(({ secret }) => secret)).toEqual(["other", "own"]);
    seats.keep(held("a", "own"));
    expect(seats.at("a").map(({ secret }) => secret)).toEqual(["own", "other"]);
    expect(seats.tables).toHaveLength(1);
  });

  test("that is dropped leaves the other at the table", () => {
    const seats = opened();
    seats.keep(held("a", "own"));
    seats.keep(held("a", "other"));
    seats.drop("a", "other");
    expect(seats.at("a").map(({ secret }) => secret)).toEqual(["own"]);
    seats.drop("a");
    expect(seats.of("a")).toBeUndefined();
  });

  test("that another page has kept meanwhile is not lost", () => {
    const one = opened();
    const other = opened();
    one.keep(held("a"));
    other.keep(held("b"));
    expect(opened().all.map(({ table }) => table)).toEqual(["b", "a"]);
  });

  test("goes along to the rematch, with every other at the table", () => {
    const seats = opened();
    seats.keep(held("a", "own"));
    seats.keep(held("a", "other"));
    seats.pass("a", "over");
    seats.carry("a", "b", "own");
    expect(seats.at("b").map(({ secret }) => secret)).toEqual(["own", "other"]);
    expect(seats.at("b").every(({ past }) => past === undefined)).toBe(true);
    expect(seats.at("a")).toHaveLength(2);
  });
});

describe("what is kept", () => {
  test("is every game that may go on, however many", () => {
    const seats = opened();
    for (let nth = 0; nth < 100; nth += 1) seats.keep(held(`${nth}`));
    expect(opened().all).toHaveLength(100);
    expect(seats.of("0")).toBeDefined();
  });

  test("of games that are over or gone is what there is room for, the newest first", () => {
    const seats = opened();
    for (let nth = 0; nth < 40; nth += 1) {
      seats.keep(held(`${nth}`));
      if (nth % 2) seats.pass(`${nth}`, nth % 4 === 1 ? "over" : "gone");
    }
    expect(seats.all).toHaveLength(30);
    for (let nth = 0; nth < 40; nth += 2) expect(seats.of(`${nth}`)).toBeDefined();
    expect(seats.of("1")).toBeUndefined();
    expect(seats.of("39")).toBeDefined();
  });

  test("does not list a table that is gone, but has it if it comes back", () => {
    const seats = opened();
    seats.keep(held("a"));
    seats.pass("a", "gone");
    expect(seats.tables).toEqual([]);
    expect(seats.of("a")?.secret).toBe("secret of a");
  });

  test("is looked through when there is much of it: the oldest games are asked after", async () => {
    const seats = opened();
    for (let nth = 0; nth < 45; nth += 1) seats.keep(held(`${nth}`));
    const past = vi.fn(async (table: string) => (table === "3" ? null : ("gone" as const)));
    await seats.tidy(past);
    expect(past.mock.calls.flat()).toHaveLength(10);
    expect(seats.of("3")).toBeDefined();
    expect(seats.of("0")).toBeUndefined();
    expect(seats.of("44")).toBeDefined();
  });

  test("is not asked after when there is little of it", async () => {
    const seats = opened();
    seats.keep(held("a"));
    const past = vi.fn(async () => "gone" as const);
    await seats.tidy(past);
    expect(past).not.toHaveBeenCalled();
  });
});

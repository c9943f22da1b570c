import { describe, expect, it } from "vitest";
import {
  after,
  dayOf,
  isDay,
  latest,
  numberOf,
  streak,
  weeksRound,
  written,
} from "../src/puzzle/days";

describe("days", () => {
  it("are counted from a Monday on", () => {
    expect(numberOf("2026-01-05")).toBe(0);
    expect(numberOf("2026-01-06")).toBe(1);
    expect(numberOf("2026-01-04")).toBe(-1);
    expect(numberOf("2028-03-01") - numberOf("2028-02-28")).toBe(2);
  });

  it("have a puzzle that comes again only after weeks, whichever day of the week it is", () => {
    for (let days = -8; days < 8; days += 1)
      expect(weeksRound(after("2026-01-05", days))).toBeGreaterThanOrEqual(8);
  });

  it("are those of wherever somebody is", () => {
    expect(dayOf(new Date(2026, 10, 6, 23, 59))).toBe("2026-11-06");
    expect(dayOf(new Date(2026, 0, 1, 0, 0))).toBe("2026-01-01");
  });

  it("have begun as soon as they have anywhere", () => {
    expect(latest(new Date("2026-11-05T09:59:59Z"))).toBe("2026-11-05");
    expect(latest(new Date("2026-11-05T10:00:00Z"))).toBe("2026-11-06");
  });

  it("are told from what is no day", () => {
    expect(isDay("2026-11-16")).toBe(true);
    for (const text of ["2026-02-30", "2026-13-01", "26-1-1", "today", "2026-11-16x"])
      expect(isDay(text)).toBe(false);
  });

  it("are written as people write them", () => {
    expect(written("2026-11-16", "en")).toBe("November 16, 2026");
    expect(written("2026-11-16", "ja")).toBe("2026年11月16日");
  });

  it("follow each other over the ends of months and years", () => {
    expect(after("2026-12-31", 1)).toBe("2027-01-01");
    expect(after("2026-03-01", -1)).toBe("2026-02-28");
  });
});

describe("a streak", () => {
  const solved = (...days: string[]) => {
    const all = new Set(days);
    return (day: string) => all.has(day);
  };

  it("goes on until a day was missed", () => {
    const days = solved("2026-11-16", "2026-11-15", "2026-11-13");
    expect(streak(days, "2026-11-16")).toBe(2);
  });

  it("is not lost while today's puzzle is open", () => {
    expect(streak(solved("2026-11-15", "2026-11-14"), "2026-11-16")).toBe(2);
    expect(streak(solved("2026-11-14"), "2026-11-16")).toBe(0);
  });
});

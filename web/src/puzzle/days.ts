import { WEEKS_ROUND } from "../generated/puzzles";

/** A day as it is written in addresses: 2026-11-16. */
export type Day = string;

const HOUR = 3_600_000;
const LENGTH = 24 * HOUR;
/** From here on days are counted, a Monday: everybody counts alike, wherever they are. */
const FIRST = Date.UTC(2026, 0, 5);

const two = (number: number) => String(number).padStart(2, "0");

/** The day it is where somebody is. */
export const dayOf = (now: Date): Day =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** The latest day that has begun anywhere: clocks are ahead of UTC by fourteen hours at the most. */
export const latest = (now: Date): Day =>
  new Date(now.getTime() + 14 * HOUR).toISOString().slice(0, 10);

const midnight = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whether there is such a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(midnight(text)) &&
  new Date(midnight(text)).toISOString().startsWith(text);

/** Its number. */
export const numberOf = (day: Day): number => Math.round((midnight(day) - FIRST) / LENGTH);

/** After how many weeks its puzzle comes again: there are only so many for each day of the week. */
export function weeksRound(day: Day): number {
  const week = WEEKS_ROUND.length;
  return WEEKS_ROUND[((numberOf(day) % week) + week) % week] ?? 0;
}

/** So many days later. */
export const after = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * LENGTH).toISOString().slice(0, 10);

/** As people write it. */
export const written = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(midnight(day));

/** How many days in a row were solved, up to today or, while today is open, yesterday. */
export function streak(solved: (day: Day) => boolean, today: Day): number {
  let day = solved(today) ? today : after(today, -1);
  let days = 0;
  for (; solved(day); day = after(day, -1)) days += 1;
  return days;
}

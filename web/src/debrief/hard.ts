import type { ClassDebrief } from "../generated/ClassDebrief";
import type { Debrief } from "../generated/Debrief";
import type { Line } from "../generated/Line";
import type { Phrase } from "../generated/Phrase";

/** Whoever was quicker did not find it hard. */
const LONG_MS = 10_000;
/** What is usual shows in several decisions. */
const SEVERAL = 3;
/** Of each kind: a screen is one thought. */
const MOST = 3;
/** From here on seconds tell nobody anything. */
const MINUTES_FROM_S = 120;

function time(millis: number): Phrase {
  const seconds = Math.round(millis / 1000);
  return seconds < MINUTES_FROM_S
    ? { key: "web-clock-seconds", args: [["seconds", { number: seconds }]] }
    : { key: "web-clock-minutes", args: [["minutes", { number: Math.round(seconds / 60) }]] };
}

/** Where people took long, and what the rules refused most often. */
function lines({ noted, refused }: ClassDebrief): Line[] {
  const line = (table: number, text: Phrase): Line => ({ table, text, step: null, ids: [] });
  const took = (key: string, { table, seat }: { table: number; seat: number }, millis: number) =>
    line(table, {
      key,
      args: [
        ["player", { seat }],
        ["time", { phrase: time(millis) }],
      ],
    });
  const slow = noted
    .filter(({ decisions, median_ms }) => decisions >= SEVERAL && median_ms >= LONG_MS)
    .sort((a, b) => b.median_ms - a.median_ms);
  const long = noted
    .filter(({ longest_ms }) => longest_ms >= LONG_MS)
    .sort((a, b) => b.longest_ms - a.longest_ms);
  return [
    ...slow.slice(0, MOST).map((one) => took("debrief-web-slow", one, one.median_ms)),
    ...long.slice(0, MOST).map((one) => took("debrief-web-long", one, one.longest_ms)),
    ...refused.slice(0, MOST).map(({ table, why, times }) =>
      line(table, {
        key: "debrief-web-refused",
        args: [
          ["count", { number: times }],
          ["why", { phrase: why }],
        ],
      }),
    ),
  ];
}

/** A class's debrief, with a screen of what its journal says was hard before people begin to talk. */
export function withJournal(told: ClassDebrief): Debrief {
  const { debrief, noted, refused } = told;
  const hard = lines(told);
  const screens = [...debrief.screens];
  if (hard.length > 0) {
    const talk = screens.findIndex(({ kind }) => kind === "question" || kind === "card");
    const title = { key: "debrief-hard" };
    screens.splice(talk < 0 ? screens.length : talk, 0, {
      kind: "hard",
      table: 0,
      title,
      lines: hard,
    });
  }
  // Whoever takes everything along has the figures too.
  return Object.assign({ ...debrief, screens }, { noted, refused });
}

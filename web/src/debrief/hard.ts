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

/** Where people took long, asked for help or changed their minds, and what the rules refused most often. */
function lines({ noted, refused }: ClassDebrief): Line[] {
  const line = (table: number, text: Phrase, step: number | null = null): Line => ({
    table,
    text,
    step,
    ids: [],
  });
  const took = (key: string, seat: number, millis: number): Phrase => ({
    key,
    args: [
      ["player", { seat }],
      ["time", { phrase: time(millis) }],
    ],
  });
  const counted = (key: string, seat: number, count: number): Phrase => ({
    key,
    args: [
      ["player", { seat }],
      ["count", { number: count }],
    ],
  });
  const slow = noted
    .filter(({ decisions, median_ms }) => decisions >= SEVERAL && median_ms >= LONG_MS)
    .sort((a, b) => b.median_ms - a.median_ms);
  const long = noted
    .filter(({ longest_ms }) => longest_ms >= LONG_MS)
    .sort((a, b) => b.longest_ms - a.longest_ms);
  const hinted = noted.filter(({ hints }) => hints > 0).sort((a, b) => b.hints - a.hints);
  const back = noted
    .filter(({ taken_back }) => taken_back > 0)
    .sort((a, b) => b.taken_back - a.taken_back);
  return [
    ...slow
      .slice(0, MOST)
      .map(({ table, seat, median_ms }) => line(table, took("debrief-web-slow", seat, median_ms))),
    ...long
      .slice(0, MOST)
      .map(({ table, seat, longest_ms, longest_step }) =>
        line(table, took("debrief-web-long", seat, longest_ms), longest_step),
      ),
    ...hinted
      .slice(0, MOST)
      .map(({ table, seat, hints }) => line(table, counted("debrief-web-hints", seat, hints))),
    ...back
      .slice(0, MOST)
      .map(({ table, seat, taken_back }) =>
        line(table, counted("debrief-web-taken-back", seat, taken_back)),
      ),
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

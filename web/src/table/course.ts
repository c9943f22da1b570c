import type { Course } from "../generated/Course";
import type { Moment } from "../generated/Moment";

export interface Point {
  x: number;
  y: number;
}

/** Where a chart of this size shows a step and a score. */
export class Chart {
  readonly low: number;
  readonly high: number;

  constructor(
    readonly course: Course,
    readonly width: number,
    readonly height: number,
  ) {
    const scores = course.moments.flatMap((moment) => known(moment.scores));
    this.low = Math.min(0, ...scores);
    this.high = Math.max(this.low + 1, course.target ?? 0, ...scores);
  }

  x(step: number): number {
    return (step / Math.max(1, this.course.steps)) * this.width;
  }

  y(score: number): number {
    return this.height * (1 - (score - this.low) / (this.high - this.low));
  }

  /** A player's way: level until it changes, and on to the end. */
  line(seat: number): string {
    let way = "";
    for (const { step, scores } of this.course.moments) {
      const score = scores[seat];
      if (score === null || score === undefined) continue;
      const [x, y] = [this.x(step).toFixed(1), this.y(score).toFixed(1)];
      way += way ? `H${x}V${y}` : `M${x} ${y}`;
    }
    return way && `${way}H${this.width}`;
  }
}

/** Whether there is a way to be shown: where nobody knows how it stands before the end, there is none. */
export const hasWay = ({ moments }: Course): boolean =>
  moments.filter(({ scores }) => known(scores).length > 0).length > 1;

const known = (scores: Moment["scores"]) => scores.filter((score) => score !== null);

/** Who is ahead of all others; nobody while everybody is level. */
function leaders({ scores }: Moment): string {
  const best = Math.max(...known(scores));
  const all = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return all.length === scores.length ? "" : all.join();
}

/** The moments worth looking at: whoever took the lead, then the largest steps; so many at most, in order. */
export function turns({ moments }: Course, most: number): Moment[] {
  const weighed = moments.slice(1).map((moment, nth) => {
    const before = moments[nth] ?? moment;
    const steps = moment.scores.map((score, seat) =>
      Math.abs((score ?? 0) - (before.scores[seat] ?? 0)),
    );
    const taken = leaders(moment) !== leaders(before);
    return { moment, weight: Math.max(...steps) + (taken ? 1e6 : 0) };
  });
  return weighed
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ moment }) => moment)
    .sort((a, b) => a.step - b.step);
}

/** How each seat is marked beside its colour, around the middle. */
export const MARKS = [
  "M-4 0a4 4 0 108 0a4 4 0 10-8 0",
  "M-4-4h8v8h-8z",
  "M0-5l5 9h-10z",
  "M0-6l5 6-5 6-5-6z",
  "M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
  "M0 5l-5-9h10z",
];

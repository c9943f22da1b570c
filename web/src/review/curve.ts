import type { Stood } from "../generated/Stood";

/** Where a chart of this size shows a step and a chance in percent. */
export class Curve {
  constructor(
    readonly moments: readonly Stood[],
    readonly width: number,
    readonly height: number,
  ) {}

  get steps(): number {
    return Math.max(1, this.moments.at(-1)?.step ?? 1);
  }

  x(step: number): number {
    return (step / this.steps) * this.width;
  }

  y(chance: number): number {
    return this.height * (1 - chance / 100);
  }

  /** A player's chances from moment to moment. */
  line(seat: number): string {
    const point = ({ step, chances }: Stood) =>
      `${this.x(step).toFixed(1)} ${this.y(chances[seat] ?? 0).toFixed(1)}`;
    return this.moments.map((moment, nth) => `${nth ? "L" : "M"}${point(moment)}`).join("");
  }
}

/** Points of chance with their sign. */
export function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return "0";
  return whole > 0 ? `+${String(whole)}` : `−${String(-whole)}`;
}

import type { ClassInfo } from "../../generated/ClassInfo";
import type { Seen } from "./stuck";

const MINUTE = 60_000;
/** Where nobody knows how long a round takes, so much is left to come to an end. */
const UNKNOWN = 4 * MINUTE;
/** People hurry less than they mean to. */
const MARGIN = 1.25;

/** How the time until the bell goes with what is still to be played. */
export interface Bell {
  /** Until the bell; below 0: it has rung. */
  left: number;
  /** What one more round takes, as far as it can be told. */
  round: number;
  /** Somebody has to see to it that tables come to an end. */
  due: boolean;
}

/** How long a table takes for a round, seen from how far it has come in this time. */
function paceOf({ glance }: Seen, gone: number): number {
  const round = glance.standing?.round;
  // Within the first round nobody knows yet.
  return !round || round.now < 2 ? UNKNOWN : gone / (round.now - 0.5);
}

function isInTime({ glance }: Seen, pace: number, left: number): boolean {
  const round = glance.standing?.round;
  if (!round || round.of === null) return false;
  return (round.of - round.now + 0.5) * pace <= left;
}

/**
 * @param begun when the game began, as `performance.now()` has it
 * @param tables those that are still playing and have not been told to end
 */
export function bellOf(
  { plan }: ClassInfo,
  begun: number | null,
  tables: Seen[],
  now: number,
): Bell | null {
  if (!plan.minutes || begun === null) return null;
  const gone = now - begun;
  const left = plan.minutes * MINUTE - gone;
  const late = tables
    .map((seen) => ({ seen, pace: paceOf(seen, gone) }))
    .filter(({ seen, pace }) => !isInTime(seen, pace, left));
  const round = Math.max(0, ...late.map(({ pace }) => pace));
  return { left, round, due: late.length > 0 && left <= round * MARGIN };
}

export const inMinutes = (time: number) => Math.max(0, Math.ceil(time / MINUTE));

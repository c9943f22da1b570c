import type { Glance } from "../../generated/Glance";
import type { SeatInfo } from "../../generated/SeatInfo";

/** A table as it was last seen; times are those of `performance.now()`. */
export interface Seen {
  glance: Glance;
  /** Since when nobody has decided anything. */
  since: number;
  /** Since when the same people have been there. */
  present: number;
}

/** Why a table needs somebody: nobody is there, somebody awaited is not, or it takes long. */
export interface Trouble {
  why: "lost" | "away" | "slow";
  /** Who is waited for. */
  seats: number[];
}

const SECOND = 1000;
/** Whoever thinks longer may be stuck. */
const SLOW_AFTER = 60 * SECOND;
/** Pages are reloaded, and people on their way to the table arrive. */
const GONE_AFTER = 6 * SECOND;

const missing = (seat: SeatInfo | undefined) =>
  seat?.who === "person" && !seat.here && seat.held === null;

const presence = ({ seats }: Glance) =>
  seats.map((seat) => seat.who === "person" && seat.here).join();

/** What is seen now, after what was seen before. */
export function see(glance: Glance, before: Seen | undefined, now: number): Seen {
  const same = before && presence(before.glance) === presence(glance);
  return {
    glance,
    since: now - glance.since * SECOND,
    present: same ? before.present : now,
  };
}

export function trouble({ glance, since, present }: Seen, now: number): Trouble | null {
  const { stage, conduct, seats, awaited } = glance;
  if (stage !== "playing" || conduct.paused) return null;
  if (now - present > GONE_AFTER) {
    const people = seats.filter(({ who }) => who === "person");
    if (people.length > 0 && people.every(missing)) return { why: "lost", seats: awaited };
    const gone = awaited.filter((seat) => missing(seats[seat]));
    if (gone.length > 0) return { why: "away", seats: gone };
  }
  if (awaited.length > 0 && now - since > SLOW_AFTER) return { why: "slow", seats: awaited };
  return null;
}

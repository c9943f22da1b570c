import type { Event } from "../../generated/placement/Event";
import type { Six } from "../../generated/placement/Six";
import type { Throw } from "../../generated/placement/Throw";

/** A throw of dice, and whose it was. */
export interface Roll {
  seat: number;
  faces: Six[];
}

/** Whether the dice are being thrown. */
export const isRolling = (event: Event | null): boolean =>
  event?.event === "gathered" || event?.event === "rolled";

/** The dice as they lie: a card's own die while it is looked at, else those of the last gathering. */
export function rollOf(event: Event | null, thrown: Throw | null): Roll | null {
  if (event?.event === "rolled") return { seat: event.seat, faces: [{ colour: event.die }] };
  if (!thrown) return null;
  const [first, second] = thrown.dice;
  return { seat: thrown.seat, faces: [{ colour: first }, { colour: second }, thrown.six] };
}

import type { Event } from "../../generated/placement/Event";
import type { Six } from "../../generated/placement/Six";

/** A throw of the dice, and whose it was. */
export interface Roll {
  seat: number;
  faces: Six[];
}

/** What an event shows of the dice, if it is about them. */
export function rollOf(event: Event | null): Roll | null {
  if (event?.event === "gathered") {
    const [first, second] = event.dice;
    return { seat: event.seat, faces: [{ colour: first }, { colour: second }, event.six] };
  }
  if (event?.event === "rolled") return { seat: event.seat, faces: [{ colour: event.die }] };
  return null;
}

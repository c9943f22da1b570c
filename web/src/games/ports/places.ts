import type { Event } from "../../generated/ports/Event";

/** Where on the board an event takes place: cards are seen to travel to whoever is lit. */
export function placesOf(event: Event | null): string[] {
  if (!event) return [];
  switch (event.event) {
    case "played":
    case "turned":
    case "took":
    case "left":
    case "named":
    case "swapped":
    case "skipped":
    case "won":
      return [`seat:${event.seat}`];
    case "gave":
      return [`seat:${event.to}`];
    case "dealt":
    case "laid":
    case "scored":
      return [];
  }
}

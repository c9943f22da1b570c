import type { Event } from "../../generated/ports/Event";
import type { View } from "../../generated/ports/View";
import { nameOn } from "./cards";

/** The captures that brought a player no point: whoever knows a port captures others. */
export function missed(event: Event, view: View, me: number): string[] {
  if (event.event !== "scored") return [];
  const scoring = new Set(
    event.sheets[me]?.sets.flatMap(({ cards, points }) => (points > 0 ? cards : [])),
  );
  return (view.captures[me] ?? [])
    .filter(({ handle }) => !scoring.has(handle))
    .flatMap(({ faces }) => nameOn(faces) ?? [])
    .map((name) => `port:${name}`);
}

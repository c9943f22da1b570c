import type { Event } from "../../generated/cyberwar/Event";
import { attackThing, defenceThing } from "./words";
import type { Sound } from "../../table/sound";

/** Where on the board an event takes place. */
export function placesOf(event: Event | null): string[] {
  if (!event) return [];
  switch (event.event) {
    case "attacked":
      return [attackThing(event.attack.handle)];
    case "defended":
      return [defenceThing(event.defence)];
    case "kept":
      return [
        `seat:${event.seat}`,
        ...(event.defence === null ? [] : [defenceThing(event.defence)]),
      ];
    case "lost":
      return event.through.map(({ handle }) => attackThing(handle));
    case "red-drew":
      return event.attacks.map(({ handle }) => attackThing(handle));
    case "racked":
    case "blue-drew":
      return event.defences.map(defenceThing);
    case "tie-break":
      return [attackThing(event.attack.attack.handle)];
    case "decided":
    case "dropped":
    case "scored":
    case "picked":
      return [`seat:${event.seat}`];
    case "game-won":
    case "won":
      return event.winners.map((seat) => `seat:${seat}`);
    default:
      return [];
  }
}

/** What is turned up is shown long enough to be read; the rest passes. */
export const PACE: Record<Exclude<Event["event"], "revealed">, number> = {
  dealt: 0.8,
  unfair: 1.5,
  laid: 0.8,
  answered: 0.6,
  survived: 1.2,
  lost: 2,
  cleared: 1.2,
  decided: 0.3,
  kept: 0.6,
  passed: 1,
  "must-drop": 1,
  dropped: 0.8,
  scored: 1,
  "tie-break": 2,
  "game-won": 1.6,
  picked: 1.2,
  racked: 0.8,
  attacked: 1,
  defended: 1,
  fought: 1.6,
  reshuffled: 0.6,
  "red-drew": 0.8,
  "blue-drew": 0.8,
  "game-over": 1.8,
  won: 0.2,
};

/** Worth time even to whoever brought it about. */
export const STAGED: ReadonlySet<Event["event"]> = new Set([
  "dealt",
  "unfair",
  "laid",
  "revealed",
  "survived",
  "lost",
  "cleared",
  "scored",
  "tie-break",
  "game-won",
  "fought",
  "game-over",
  "won",
]);

/** What is heard. */
export const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  laid: "card",
  revealed: "card",
  survived: "stopped",
  lost: "hit",
  kept: "card",
  passed: "card",
  dropped: "card",
  "tie-break": "hit",
  racked: "card",
  attacked: "card",
  defended: "card",
  fought: "hit",
};

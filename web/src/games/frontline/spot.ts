import type { Event } from "../../generated/frontline/Event";
import type { AnyCard } from "./facts";
import { slotThing, stageThing } from "./words";
import type { Sound } from "../../table/sound";

/** Where on the board an event takes place. */
export function placesOf(event: Event | null): string[] {
  if (!event) return [];
  switch (event.event) {
    case "laid":
    case "turned-up":
    case "turned-down":
    case "trashed":
      return [slotThing(event.seat, event.slot)];
    case "placed":
    case "survived":
    case "stopped":
    case "taken-down":
      return [stageThing(event.seat, event.stage)];
    case "bought":
    case "ready":
    case "prepared":
    case "gained":
    case "funds-changed":
    case "planned":
    case "sealed":
    case "looked":
    case "weaponised":
    case "declined":
    case "held-back":
    case "judged":
    case "nullified":
    case "set-won":
    case "won":
      return [`seat:${event.seat}`];
    case "income":
      return ["seat:0", "seat:1"];
    case "happened":
    case "turn-began":
      return ["turn"];
    case "set-began":
    case "first-chosen":
    case "reshuffled":
    case "turns-ended":
      return [];
  }
}

/** How a judgement stands, to be seen at a glance; what it comes to is told where the card lies. */
export type Verdict = "placed" | "nullified";

/** What an event is about, to be shown large while it is looked at. */
export interface Shown {
  card: AnyCard;
  verdict: Verdict | null;
  /** The defences that have to do with it. */
  defences: AnyCard[];
}

export function shownBy(event: Event | null): Shown | null {
  if (!event) return null;
  switch (event.event) {
    case "happened":
      return { card: event.card, verdict: null, defences: [] };
    case "turned-up":
      return { card: event.card, verdict: null, defences: [] };
    case "placed":
      return { card: event.card, verdict: event.event, defences: [] };
    case "nullified":
      return { card: event.card, verdict: event.event, defences: event.defences };
    default:
      return null;
  }
}

/** What changes the game is shown long enough to be read; the rest passes. A run has its own time. */
export const PACE: Record<Exclude<Event["event"], "judged" | "survived" | "stopped">, number> = {
  "set-began": 1.5,
  "first-chosen": 1,
  bought: 0.5,
  laid: 0.5,
  ready: 0.5,
  prepared: 0.8,
  "turn-began": 0.6,
  happened: 1.8,
  gained: 0.8,
  "funds-changed": 0.6,
  income: 0.6,
  "taken-down": 1.3,
  "turned-up": 1.3,
  "turned-down": 0.9,
  planned: 0.9,
  sealed: 0.4,
  looked: 0.6,
  reshuffled: 0.6,
  weaponised: 0.8,
  declined: 0.6,
  "held-back": 0.6,
  placed: 1.2,
  nullified: 1.4,
  trashed: 0.8,
  "turns-ended": 1.2,
  "set-won": 1.8,
  won: 0.2,
};

/** Worth time even to whoever brought it about. */
export const STAGED: ReadonlySet<Event["event"]> = new Set([
  "set-began",
  "first-chosen",
  "prepared",
  "turn-began",
  "happened",
  "gained",
  "income",
  "taken-down",
  "placed",
  "judged",
  "nullified",
  "survived",
  "stopped",
  "turns-ended",
  "set-won",
  "won",
]);

/** What is heard. */
export const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  bought: "card",
  laid: "card",
  happened: "card",
  "turned-up": "card",
  weaponised: "card",
  placed: "card",
  nullified: "stopped",
  survived: "hit",
  stopped: "stopped",
  "taken-down": "stopped",
};

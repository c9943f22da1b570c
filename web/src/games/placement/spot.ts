import type { Event } from "../../generated/placement/Event";
import { VULNERABILITIES, type AnyCard } from "./facts";
import { pieceThing, spaceThing } from "./words";
import type { Sound } from "../../table/sound";

/** Where on the board an event takes place. */
export function placesOf(event: Event | null): string[] {
  if (!event) return [];
  switch (event.event) {
    case "gained":
    case "missed":
      return [`stock:${event.site}`, `seat:${event.seat}`];
    case "claim-ended":
    case "claimed":
    case "guessed":
    case "blacked-out":
      return [`site:${event.site}`, `stock:${event.site}`, `seat:${event.seat}`];
    case "exposed":
    case "zero-day-found":
    case "zero-day-ended":
      return [`site:${VULNERABILITIES[event.card].site}`];
    case "secured":
    case "leaked":
    case "destroyed":
      return [`site:${event.site}`];
    case "arrested":
      return [spaceThing(event.space), pieceThing(event.attacker)];
    case "surrendered":
    case "spent":
    case "gave-back":
      return [pieceThing(event.attacker)];
    case "borrowed":
      return [pieceThing(event.attacker), `seat:${event.seat}`];
    case "moved":
      return [pieceThing(event.attacker), spaceThing(event.to)];
    case "retreated":
      return [pieceThing(event.attacker), "start"];
    case "attacked":
    case "proposed":
      return [`site:${event.site}`, pieceThing(event.attacker), `seat:${event.seat}`];
    case "rolled":
    case "gathered":
      return ["dice", `seat:${event.seat}`];
    case "swapped":
    case "traded":
    case "refused":
      return [`seat:${event.seat}`, `seat:${event.with}`];
    case "offered":
      return [`seat:${event.seat}`, `seat:${event.offer.to}`];
    case "turn-began":
    case "scored":
    case "stood":
    case "exchanged":
    case "drew":
    case "drew-event":
    case "law-drawn":
    case "went-out":
    case "paid":
    case "bought":
    case "used":
    case "fetched":
    case "discarded":
    case "won":
      return [`seat:${event.seat}`];
    case "dealt":
    case "rounds-ended":
      return [];
  }
}

/** The card that an event is about, to be shown large while it is looked at. */
export function cardOf(event: Event | null): AnyCard | null {
  if (!event) return null;
  switch (event.event) {
    case "law-drawn":
      return "unauthorized-access-law";
    case "drew":
    case "drew-event":
    case "fetched":
      return event.card === "back" ? null : event.card.up;
    case "attacked":
    case "used":
    case "exposed":
    case "secured":
    case "zero-day-found":
    case "proposed":
    case "exchanged":
    case "discarded":
      return event.card;
    default:
      return null;
  }
}

/** Upkeep is shown briefly, step by step; what changes the game long enough to be read. */
export const PACE: Record<Event["event"], number> = {
  dealt: 1,
  "turn-began": 0.7,
  exposed: 1.5,
  "claim-ended": 0.7,
  gained: 0.55,
  missed: 0.8,
  secured: 1.5,
  leaked: 1.6,
  arrested: 1,
  "went-out": 1.3,
  rolled: 1,
  gathered: 1.2,
  scored: 0.9,
  stood: 0.4,
  exchanged: 0.8,
  drew: 0.35,
  "drew-event": 0.8,
  "law-drawn": 1.8,
  surrendered: 0.8,
  moved: 0.8,
  paid: 0.6,
  retreated: 0.9,
  attacked: 1.5,
  guessed: 0.8,
  destroyed: 1.1,
  bought: 0.5,
  used: 1.4,
  spent: 0.5,
  "blacked-out": 1.2,
  swapped: 0.9,
  "zero-day-found": 1.4,
  "zero-day-ended": 0.5,
  claimed: 1.2,
  fetched: 0.8,
  discarded: 0.6,
  borrowed: 1.2,
  "gave-back": 0.5,
  offered: 1.2,
  traded: 1.5,
  refused: 0.9,
  proposed: 1.5,
  "rounds-ended": 1.2,
  won: 0.2,
};

/** Worth time even to whoever brought it about. */
export const STAGED: ReadonlySet<Event["event"]> = new Set([
  "dealt",
  "exposed",
  "missed",
  "secured",
  "leaked",
  "arrested",
  "went-out",
  "rolled",
  "gathered",
  "scored",
  "drew-event",
  "law-drawn",
  "attacked",
  "guessed",
  "destroyed",
  "zero-day-found",
  "rounds-ended",
  "won",
]);

/** What is heard. */
export const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  exposed: "card",
  secured: "stopped",
  leaked: "hit",
  arrested: "stopped",
  rolled: "die",
  gathered: "die",
  drew: "card",
  "drew-event": "card",
  "law-drawn": "stopped",
  moved: "card",
  attacked: "hit",
  destroyed: "hit",
  used: "card",
  traded: "card",
};

import type { Event } from "../../generated/league/Event";
import type { Side } from "../../generated/league/Side";
import type { Spot as Place } from "../../generated/league/Spot";
import type { Sound } from "../../table/sound";
import { strikePace } from "./strike";

export const sideThing = (side: Side) => (side === "dummy" ? "dummy" : `seat:${side.player}`);
const spotThing = ({ server, nth }: Place) => `spot:${server}:${nth}`;

/** Where on the board an event takes place. */
export function placesOf(event: Event | null): string[] {
  if (!event) return [];
  switch (event.event) {
    case "trimmed":
    case "opened":
    case "took-back":
    case "mended-all":
    case "tapped":
      return [`seat:${event.seat}`];
    case "picked":
      return [event.dummy ? "dummy" : `seat:${event.seat}`, `server:${event.server}`];
    case "installed":
      return [sideThing(event.side), `server:${event.server}`];
    case "replaced":
      return [sideThing(event.side), `server:${event.new}`];
    case "defended":
      return [`seat:${event.seat}`, `defence:${event.seat}:${event.card}`];
    case "attacked":
      return event.hits.filter(({ placed }) => placed > 0).map(({ side }) => sideThing(side));
    case "placed":
      return [sideThing(event.side), spotThing(event.spot)];
    case "mended":
      return [`seat:${event.seat}`, spotThing(event.spot)];
    case "earned":
    case "scored":
      return [`seat:${event.seat}`, `disc:${event.seat}`];
    case "tile-began":
      return [`tile:${event.tile}`];
    case "won":
      return event.winners.map((seat) => `seat:${seat}`);
    case "round-began":
    case "action-began":
    case "committed":
    case "revealed":
    case "round-ended":
    case "cleaned":
      return [];
  }
}

/**
 * That somebody has chosen hardly interrupts one's own choosing; what a tile does stays long enough
 * to be read.
 */
const PACE: Record<Exclude<Event["event"], "attacked">, number> = {
  "round-began": 1,
  trimmed: 0.3,
  picked: 0.8,
  "action-began": 0.5,
  committed: 0.04,
  revealed: 1.6,
  "tile-began": 0.8,
  opened: 1.1,
  "took-back": 1.2,
  tapped: 0.7,
  installed: 1.1,
  replaced: 1.4,
  defended: 1.3,
  placed: 0.5,
  mended: 0.4,
  "mended-all": 1,
  earned: 0.75,
  scored: 0.9,
  "round-ended": 1,
  cleaned: 1.5,
  won: 0.6,
};

export const paceOf = (event: Event) =>
  event.event === "attacked" ? strikePace(event) : PACE[event.event];

/** Worth time even to whoever brought it about. */
export const STAGED: ReadonlySet<Event["event"]> = new Set([
  "round-began",
  "action-began",
  "revealed",
  "tile-began",
  "opened",
  "took-back",
  "installed",
  "replaced",
  "defended",
  "attacked",
  "mended-all",
  "earned",
  "scored",
  "round-ended",
  "cleaned",
  "won",
]);

/** What is heard. */
export const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  picked: "card",
  revealed: "card",
  opened: "card",
  installed: "card",
  defended: "stopped",
  attacked: "hit",
  "mended-all": "card",
};

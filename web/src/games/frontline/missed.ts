import type { Event } from "../../generated/frontline/Event";
import { attckId } from "./facts";

/** The technique that has just come through to a player. */
export const missed = (event: Event, me: number): string[] =>
  event.event === "survived" && event.seat !== me ? [`technique:${attckId(event.card)}`] : [];

import type { Event } from "../../generated/league/Event";
import type { Server } from "../../generated/league/Server";
import type { ServerView } from "../../generated/league/ServerView";
import type { Side } from "../../generated/league/Side";
import type { View } from "../../generated/league/View";

export type Attacked = Extract<Event, { event: "attacked" }>;

/** Damage that lands on one vulnerability: the beat it begins with, and how many tokens. */
export interface Blows {
  at: number;
  tokens: number;
}

/** An attack as it is staged: player by player, server by server, one token a beat. */
export interface Strike {
  /** When each hit is told, in the order of the hits. */
  hits: number[];
  blows: Map<string, Blows>;
  /** How long all of it takes. */
  beats: number;
}

/** What is told of a player is read before the damage lands, and all of it at the end. */
const READING = 3;

const rackOf = (view: View, side: Side): ServerView[] =>
  (side === "dummy" ? view.dummy : view.players[side.player]?.servers) ?? [];

export const spotOf = (server: Server, nth: number) => `${server}:${nth}`;

export function strikeOf({ hits }: Attacked, before: View, after: View): Strike {
  const strike: Strike = { hits: [], blows: new Map(), beats: 0 };
  for (const { side } of hits) {
    strike.hits.push(strike.beats);
    strike.beats += READING;
    for (const { server, damage } of rackOf(after, side)) {
      const was = rackOf(before, side).find((host) => host.server === server)?.damage ?? damage;
      damage.forEach((count, nth) => {
        const tokens = count - (was[nth] ?? count);
        if (tokens <= 0) return;
        strike.blows.set(spotOf(server, nth), { at: strike.beats, tokens });
        strike.beats += tokens;
      });
    }
  }
  strike.beats += READING;
  return strike;
}

/** A beat, as a share of the usual time an event is looked at. */
const BEAT = 0.12;

/** How long an attack is looked at: until its last token lies, and it has been read. */
export const strikePace = ({ hits }: Attacked) =>
  1 + BEAT * hits.reduce((sum, { placed }) => sum + placed + READING, READING);

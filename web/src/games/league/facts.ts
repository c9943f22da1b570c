import type { AttackFact } from "../../generated/league/AttackFact";
import type { Card } from "../../generated/league/Card";
import type { Colour } from "../../generated/league/Colour";
import type { DefenceFact } from "../../generated/league/DefenceFact";
import { FACTS } from "../../generated/league/Facts";
import type { Server } from "../../generated/league/Server";
import type { ServerFact } from "../../generated/league/ServerFact";
import { lookup } from "../lookup";

/** What is printed on cards and servers, to draw them. What may be done with them the server says. */

export const {
  rounds: ROUNDS,
  hand: HAND,
  places: PLACES,
  mend: MEND,
  response: RESPONSE,
  marked: MARKED,
  tiles: TILES,
  colours: COLOURS,
} = FACTS;

const DEFENCES = lookup(FACTS.defences, "card");
const ATTACKS = lookup(FACTS.attacks, "card");
const SERVERS = lookup(FACTS.servers, "server");

/** All servers that come with a round. */
export const serversOf = (round: number): Server[] =>
  FACTS.servers.filter(({ level }) => level === round).map(({ server }) => server);

export const isDefence = (card: Card) => card in DEFENCES;
export const isAttack = (card: Card) => card in ATTACKS;

export const defenceFact = (card: Card): DefenceFact | null => DEFENCES[card] ?? null;
export const attackFact = (card: Card): AttackFact | null => ATTACKS[card] ?? null;

/** The colours on a card's band: those it defends, or those it attacks in. */
export function coloursOf(card: Card): Colour[] {
  const fact = defenceFact(card);
  if (fact) return fact.colour ? [fact.colour] : COLOURS;
  return attackFact(card)?.colours ?? [];
}

export function serverFact(server: Server): ServerFact {
  const fact = SERVERS[server];
  if (!fact) throw new Error(`there is no server ${server}`);
  return fact;
}

/** How a server looks. */
export type Condition = "whole" | "hurt" | "critical" | "down";

/** From the damage on each vulnerability: half of all places taken is critical, all of them is down. */
export function conditionOf(damage: readonly number[]): Condition {
  const taken = damage.reduce((sum, count) => sum + count, 0);
  const all = damage.length * PLACES;
  if (taken === 0) return "whole";
  if (taken >= all) return "down";
  return taken * 2 >= all ? "critical" : "hurt";
}

/** Every kind of card, once. */
export const ALL_DEFENCES = FACTS.defences.map(({ card }) => card);
export const ALL_ATTACKS = FACTS.attacks.map(({ card }) => card);
export const ALL_SERVERS = FACTS.servers.map(({ server }) => server);

import type { Attack } from "../../generated/placement/Attack";
import type { Cost } from "../../generated/placement/Cost";
import type { EventCard } from "../../generated/placement/EventCard";
import { FACTS } from "../../generated/placement/Facts";
import type { Security } from "../../generated/placement/Security";
import type { Vulnerability } from "../../generated/placement/Vulnerability";
import { lookup } from "../lookup";

/** What is printed on board and cards, to draw them. What may be done with them the server says. */

export const { goal: GOAL, crew: CREW, low_stock: LOW_STOCK, events: EVENTS } = FACTS;

/** The deepest first. */
export const LEVELS = Array.from({ length: FACTS.deepest }, (_, above) => FACTS.deepest - above);

export const ATTACKS = lookup(FACTS.attacks, "card");
export const SECURITIES = lookup(FACTS.securities, "card");
export const VULNERABILITIES = lookup(FACTS.vulnerabilities, "card");

export const isSiteCard = (card: AnyCard): card is Security | Vulnerability =>
  isSecurity(card) || isVulnerability(card);
export const isAttack = (card: string): card is Attack => card in ATTACKS;
export const isSecurity = (card: string): card is Security => card in SECURITIES;
export const isVulnerability = (card: string): card is Vulnerability => card in VULNERABILITIES;
export const isEvent = (card: string): card is EventCard =>
  (EVENTS as readonly string[]).includes(card);

export type AnyCard = Attack | Security | Vulnerability | EventCard;
export type CardKind = "attack" | "security" | "vulnerability" | "event";

export function kindOf(card: AnyCard): CardKind {
  if (isAttack(card)) return "attack";
  if (isSecurity(card)) return "security";
  return isVulnerability(card) ? "vulnerability" : "event";
}

/** The technique or mitigation of ATT&CK that a card is about, if it is one. */
export function attckId(card: AnyCard): string | null {
  if (isAttack(card)) return ATTACKS[card].attck;
  return isSecurity(card) ? SECURITIES[card].attck : null;
}

/** A price of nothing. */
export const isFree = ({ own, other }: Cost) => own === 0 && other === 0;

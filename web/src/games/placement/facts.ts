import type { Attack } from "../../generated/placement/Attack";
import type { Cost } from "../../generated/placement/Cost";
import type { EventCard } from "../../generated/placement/EventCard";
import type { Security } from "../../generated/placement/Security";
import type { Site } from "../../generated/placement/Site";
import type { Vulnerability } from "../../generated/placement/Vulnerability";
import { SITES } from "./sites";

/** What is printed on board and cards, to draw them. What may be done with them the server says. */

export const LEVELS = [3, 2, 1] as const;
export const CREW = 3;
export const GOAL = 15;
export const MOST_OFFERS = 5;
/** A stock that falls to this draws security. */
export const LOW_STOCK = 5;

/** Where a card may be used from: anywhere, the start space, a level, or the heart of a site. */
export type Condition = "any" | "start" | 1 | 2 | Site;

export interface AttackFact {
  cost: Cost;
  /** None: the effect says how many. */
  points: number | null;
  condition: Condition;
  together: boolean;
}

const cost = (own: number, other: number): Cost => ({ own, other });

const attack = (
  own: number,
  other: number,
  points: number | null,
  condition: Condition,
  together = false,
): AttackFact => ({ cost: cost(own, other), points, condition, together });

export const ATTACKS: Record<Attack, AttackFact> = {
  "port-scan": attack(2, 0, 1, "any"),
  emotet: attack(1, 1, 1, "any"),
  "brute-force": attack(0, 3, 1, "any"),
  ddos: attack(5, 0, null, "start"),
  "usb-drop": attack(2, 0, 1, "any"),
  "sql-injection": attack(1, 2, 1, "any"),
  "password-list": attack(3, 0, 2, 1),
  cryptomining: attack(2, 1, null, 1),
  "arp-spoofing": attack(1, 2, 2, 1, true),
  "credential-stuffing": attack(1, 2, 2, 1, true),
  "man-in-the-middle": attack(2, 2, 3, 2),
  formjacking: attack(3, 1, null, 2),
  replay: attack(3, 0, 2, 2),
  "directory-traversal": attack(1, 3, 3, 2, true),
  backdoor: attack(1, 2, 1, 2),
  phobos: attack(3, 1, 6, "hospital", true),
  conti: attack(2, 2, 4, "company", true),
  "fake-site": attack(2, 2, null, "e-commerce"),
  snake: attack(1, 3, 4, "factory"),
};

/** What a card at a site changes: the price of attacking, of moving, or something else altogether. */
export interface Change {
  attack?: Cost;
  move?: Cost;
  special?: "void" | "barred";
}

export const SECURITIES: Record<Security, Change> = {
  "two-factor": { attack: cost(0, 1), move: cost(0, 1) },
  waf: { attack: cost(1, 0), move: cost(1, 0) },
  antivirus: { attack: cost(0, 2) },
  "log-monitoring": { attack: cost(2, 0) },
  edr: { move: cost(0, 2) },
  physical: { move: cost(2, 0) },
  patching: { special: "void" },
  "access-control": { special: "barred" },
};

export interface Flaw extends Change {
  site: Site;
  /** The level from which it counts. */
  from: 1 | 2;
  /** The text key of what it is about: two cards of a family share it. */
  family: string;
}

function flaws(family: string, site: Site, kind: "attack" | "move"): [string, Flaw][] {
  return [
    [`${family}-1`, { family, site, from: 1, [kind]: cost(0, 1) }],
    [`${family}-2`, { family, site, from: kind === "attack" ? 2 : 1, [kind]: cost(1, 0) }],
  ];
}

export const VULNERABILITIES = Object.fromEntries([
  ...flaws("os-end-of-support", "hospital", "attack"),
  ...flaws("vpn-unpatched", "hospital", "move"),
  ...flaws("no-lockout", "company", "attack"),
  ...flaws("alert-flood", "company", "move"),
  ...flaws("web-design-flaw", "e-commerce", "attack"),
  ...flaws("cloud-misconfiguration", "e-commerce", "move"),
  ...flaws("os-updates-stopped", "factory", "attack"),
  ...flaws("dual-nic", "factory", "move"),
  ...SITES.map((site): [string, Flaw] => [
    `weak-password-${site}`,
    { family: "weak-password", site, from: 1, special: "void" },
  ]),
]) as Record<Vulnerability, Flaw>;

export const EVENTS = [
  "information-blackout",
  "physical-intrusion",
  "dark-web-1",
  "dark-web-2",
  "information-confusion",
  "ransom-1",
  "ransom-2",
  "zero-day",
  "claim-of-responsibility",
  "weapon-creation",
  "initial-access-broker",
  "attacker-buyout",
  "unauthorized-access-law",
] as const satisfies readonly EventCard[];

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

/** A price of nothing. */
export const isFree = ({ own, other }: Cost) => own === 0 && other === 0;

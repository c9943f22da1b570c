import type { Card } from "../../generated/league/Card";
import type { Colour } from "../../generated/league/Colour";
import type { DefenceKind } from "../../generated/league/DefenceKind";
import type { Power } from "../../generated/league/Power";
import type { Server } from "../../generated/league/Server";

/** What is printed on cards and servers, to draw them. What may be done with them the server says. */

export const COLOURS = ["red", "yellow", "green", "blue"] as const satisfies readonly Colour[];

export const ROUNDS = 3;
export const HAND = 8;
/** What one card removes in a repair, and what an Incident Response adds. */
export const MEND = 3;
export const RESPONSE = 2;
export const MOST_PAID = 3;

export interface DefenceFact {
  kind: DefenceKind;
  cost: number;
  /** The own colour; none: all of them. */
  colour: Colour | null;
  defence: number;
  /** The colours of attacks that it helps. */
  marks: Colour[];
}

const KINDS: Record<string, [DefenceKind, cost: number, defence: number]> = {
  "01": ["thin-provision", 1, 3],
  "02": ["incident-response", 1, 3],
  "03": ["solid-state-cache", 1, 3],
  "04": ["auto-recovery", 1, 2],
  "05": ["certification-audit", 2, 2],
  "06": ["proof-of-concept", 1, 1],
  "07": ["trojan-horse", 1, 1],
  "08": ["underground-market", 3, 2],
  "09": ["zero-day-attack", 2, 1],
  "10": ["deep-security", 1, 1],
};

const MARKED: readonly DefenceKind[] = ["trojan-horse", "zero-day-attack"];

/** The two colours after a card's own. */
const following = (colour: Colour): Colour[] => {
  const at = COLOURS.indexOf(colour);
  return [1, 2].map((steps) => COLOURS[(at + steps) % COLOURS.length] ?? colour);
};

const part = (card: Card, place: number) => card.split("-")[place] ?? "";

export const isDefence = (card: Card) => card.startsWith("d-");
export const isAttack = (card: Card) => card.startsWith("a-");

export function defenceFact(card: Card): DefenceFact | null {
  const [kind, cost, defence] = KINDS[part(card, 1)] ?? [];
  if (!isDefence(card) || !kind || cost === undefined || defence === undefined) return null;
  const colour = (card.split("-")[2] ?? null) as Colour | null;
  const marks = colour && MARKED.includes(kind) ? following(colour) : [];
  return { kind, cost, colour, defence, marks };
}

export interface AttackFact {
  colours: Colour[];
  /** With 0, 1, 2 and 3 cards paid. */
  powers: Power[];
}

const normal = (...all: number[]) => all.map((normal) => ({ normal, direct: 0 }));
const POWERS: Record<string, Power[]> = {
  "01": normal(2, 5, 7, 9),
  "02": normal(1, 4, 8, 11),
  "03": [1, 3, 6, 8].map((direct) => ({ normal: 0, direct })),
  "04": [
    { normal: 1, direct: 1 },
    { normal: 2, direct: 2 },
    { normal: 4, direct: 3 },
    { normal: 5, direct: 4 },
  ],
  "05": normal(2, 4, 6, 8),
  "06": normal(1, 3, 5, 7),
};

export function attackFact(card: Card): AttackFact | null {
  const powers = POWERS[part(card, 1)];
  if (!isAttack(card) || !powers) return null;
  const named = card.split("-").slice(2) as Colour[];
  return { colours: named.length > 0 ? named : [...COLOURS], powers };
}

/** The colours on a card's band: those it defends, or those it attacks in. */
export function coloursOf(card: Card): Colour[] {
  const fact = defenceFact(card);
  if (fact) return fact.colour ? [fact.colour] : [...COLOURS];
  return attackFact(card)?.colours ?? [];
}

export interface ServerFact {
  level: 1 | 2 | 3;
  spots: Colour[];
  price: number;
  /** Points for it at the end of a round, if it has no damage. */
  bonus: number;
}

const LETTERS: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue" };

const SERVERS: [spots: string, bonus: number][] = [
  ["RR", 1],
  ["RY", 2],
  ["RG", 2],
  ["RB", 2],
  ["YY", 1],
  ["YG", 2],
  ["YB", 2],
  ["GG", 1],
  ["GB", 2],
  ["BB", 1],
  ["RYG", 3],
  ["RYB", 3],
  ["RGB", 3],
  ["YGB", 3],
  ["RRG", 2],
  ["YYB", 2],
  ["GGR", 2],
  ["BBY", 2],
  ["RRBG", 3],
  ["YYRB", 3],
  ["GGYR", 3],
  ["BBGY", 3],
  ["RRYY", 3],
  ["YYGG", 3],
  ["GGBB", 3],
  ["BBRR", 3],
];

const nameOf = (place: number): Server => `s-${String(place + 1).padStart(2, "0")}`;

const FACTS = new Map<Server, ServerFact>(
  SERVERS.map(([letters, bonus], place) => {
    const spots = [...letters].flatMap((letter) => LETTERS[letter] ?? []);
    const level = (spots.length - 1) as ServerFact["level"];
    return [nameOf(place), { level, spots, price: level === 1 ? 1 : 2, bonus }];
  }),
);

export const ALL_SERVERS: Server[] = [...FACTS.keys()];

export function serverFact(server: Server): ServerFact {
  const fact = FACTS.get(server);
  if (!fact) throw new Error(`there is no server ${server}`);
  return fact;
}

/** Every kind of card, once. */
export const ALL_DEFENCES: Card[] = [
  ...Object.keys(KINDS)
    .filter((number) => number !== "10")
    .sort()
    .flatMap((number) => COLOURS.map((colour) => `d-${number}-${colour}`)),
  "d-10",
];
export const ALL_ATTACKS: Card[] = [
  ...["01", "02", "03", "04"].flatMap((number) => COLOURS.map((colour) => `a-${number}-${colour}`)),
  "a-05-red-yellow",
  "a-05-yellow-green",
  "a-05-green-blue",
  "a-05-blue-red",
  "a-06",
];

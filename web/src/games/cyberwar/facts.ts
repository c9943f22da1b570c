import type { Face } from "../../generated/cyberwar/Face";
import { FACTS } from "../../generated/cyberwar/Facts";
import type { Front } from "../../generated/cyberwar/Front";
import type { Known } from "../../generated/cyberwar/Known";
import type { Pile } from "../../generated/cyberwar/Pile";
import type { View } from "../../generated/cyberwar/View";

export const { five: FIVE, four: FOUR } = FACTS;

/** The defences by number. */
export const DEFENCES: readonly number[] = Array.from(
  { length: FACTS.defences },
  (_, number) => number,
);

/** The tactics in the order of the ATT&CK matrix. */
export const TACTICS = [
  "reconnaissance",
  "resource-development",
  "initial-access",
  "execution",
  "persistence",
  "privilege-escalation",
  "defense-evasion",
  "credential-access",
  "discovery",
  "lateral-movement",
  "collection",
  "command-and-control",
  "exfiltration",
  "impact",
] as const;
export type Tactic = (typeof TACTICS)[number];

export const isTactic = (tactic: string): tactic is Tactic =>
  (TACTICS as readonly string[]).includes(tactic);

/** Techniques under their tactics: those of the matrix in its order, then those of a newer ATT&CK. */
export function columnsOf(techniques: readonly Known[]): { tactic: string; known: Known[] }[] {
  const named = techniques.flatMap(({ technique }) => technique.tactics);
  const tactics: string[] = [...new Set<string>([...TACTICS, ...named])];
  return tactics
    .map((tactic) => ({
      tactic,
      known: techniques.filter(({ technique }) => technique.tactics.includes(tactic)),
    }))
    .filter(({ known }) => known.length > 0);
}

const HIDDEN: Face = { shows: "nothing" };
export const faceOf = (view: View, handle: number): Face => view.attacks[handle]?.face ?? HIDDEN;

/** Whether the front of a defence says that it detects this card. */
export const detects = (front: Front | undefined, card: number) =>
  front?.shows === "detects" && front.cards.includes(card);

/** Which of some defences are known to detect an attack. */
export function seenBy(view: View, handle: number, defences: readonly number[]): number[] {
  const face = faceOf(view, handle);
  if (face.shows === "nothing") return [];
  if (face.shows === "front") return defences.filter((one) => face.detected_by.includes(one));
  return defences.filter((one) => detects(view.fronts[one], face.card));
}

/** Those of some attacks that have been turned up. */
export const faceUp = (view: View, handles: readonly number[]) =>
  handles.filter((handle) => faceOf(view, handle).shows === "front");

/** The attacks on the table, in their order. */
export function tableOf({ play }: View): readonly number[] {
  switch (play.mode) {
    case "solo":
      return play.five;
    case "draft":
      return play.table;
    case "red-blue":
      return play.attacks;
  }
}

export const sizeOf = (pile: Pile) => (pile.shows === "cards" ? pile.cards.length : pile.count);
export const cardsOf = (pile: Pile | undefined) => (pile?.shows === "cards" ? pile.cards : []);

/** The group that is played, if it is known. */
export const groupOf = (view: View) => (view.group ? view.groups[view.group.number] : undefined);

/** The cards that the organisation card lists, where it can be read. */
export const profileOf = (view: View): Known[] =>
  view.group?.profile.shows === "techniques" ? view.group.profile.techniques : [];

/** The face of a card that has been turned up in this game. */
export const frontOf = (view: View, card: number) =>
  view.attacks
    .map(({ face }) => face)
    .find((face) => face.shows === "front" && face.card === card) as
    Extract<Face, { shows: "front" }> | undefined;

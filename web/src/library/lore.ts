import { ATTACK } from "../generated/attack";
import type { Lore } from "../generated/Lore";

/** What ATT&CK says of a technique, where it is one that cards are about. */
export const loreOf = (attck: string | null): Lore | null =>
  (attck !== null && ATTACK.techniques[attck]) || null;

/** Those of some cards that are what ATT&CK advises against a technique. */
export function advisedFor<C>(
  technique: string | null,
  cards: readonly C[],
  attckOf: (card: C) => string | null,
): C[] {
  const advised = new Set<string | null>(loreOf(technique)?.mitigations.map(({ id }) => id));
  return cards.filter((card) => advised.has(attckOf(card)));
}

import type { Card } from "../../generated/gamename/Card";
import { FACTS } from "../../generated/gamename/Facts";
import { t } from "../../app/texts.svelte";

export const factOf = (card: Card) => FACTS.cards.find((fact) => fact.card === card);

export function cardText(card: Card): string {
  const value = factOf(card)?.value ?? 0;
  return t("gamename-web-card", { value });
}

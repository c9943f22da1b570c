import type { Card } from "../../generated/league/Card";
import type { Colour } from "../../generated/league/Colour";
import type { Hand } from "../../generated/league/Hand";
import type { Pile } from "../../generated/league/Pile";
import type { Plan } from "../../generated/league/Plan";
import type { Power } from "../../generated/league/Power";
import type { Server } from "../../generated/league/Server";
import type { ServerView } from "../../generated/league/ServerView";
import type { Side } from "../../generated/league/Side";
import type { Source } from "../../generated/league/Source";
import type { Tile } from "../../generated/league/Tile";
import { t, texts } from "../../app/texts.svelte";
import { namesOf } from "../../cards/fitted";
import { defenceFact, serverFact } from "./facts";

export const colourText = (colour: Colour) => t(`league-colour-${colour}`);
export const tileText = (tile: Tile) => t(`league-tile-${tile}`);
export const serverText = (server: Server) => t(`league-server-${server}`);

/** The key under which a card's texts are found. */
export function cardKey(card: Card): string {
  const fact = defenceFact(card);
  return fact ? `league-defence-${fact.kind}` : `league-attack-${card}`;
}

export const cardText = (card: Card) => t(cardKey(card));

/** The name, and a shorter one where there is one. */
export const cardNames = (card: Card) => namesOf(cardKey(card));
export const serverNames = (server: Server) => namesOf(`league-server-${server}`);

/** The name of a card with its colour, where several cards have the name. */
export function fullText(card: Card): string {
  const colour = defenceFact(card)?.colour;
  if (!colour) return cardText(card);
  return t("league-card-of-colour", { card: cardText(card), colour: colourText(colour) });
}

export function effectText(card: Card): string {
  const fact = defenceFact(card);
  return fact ? t(`league-defence-${fact.kind}-effect`) : "";
}

export function powerText({ normal, direct }: Power): string {
  if (direct === 0) return t("league-power-normal", { normal });
  return normal === 0
    ? t("league-power-direct", { direct })
    : t("league-power", { normal, direct });
}

/** A server's vulnerabilities and the damage on them. */
export function spotsText({ server, damage }: ServerView): string {
  return texts.list(
    serverFact(server).spots.map((colour, nth) =>
      t("league-describe-spot", { colour: colourText(colour), damage: damage[nth] ?? 0 }),
    ),
  );
}

export const sideText = (side: Side, nameOf: (seat: number) => string) =>
  side === "dummy" ? t("league-web-dummy") : nameOf(side.player);

export function sourceText(source: Source): string {
  if (typeof source === "object") {
    return t("league-web-source-clean", { server: serverText(source.clean) });
  }
  return t(`league-web-source-${source}`);
}

export const size = (of: Hand | Pile) => (of.seen === "open" ? of.cards.length : of.count);
export const known = (hand: Hand): Card[] => (hand.seen === "open" ? hand.cards : []);

export const tileOf = (plan: Plan): Tile =>
  plan === "install"
    ? "install"
    : "defend" in plan
      ? "defend"
      : "attack" in plan
        ? "attack"
        : "repair";

/** The card that a plan is about, beside those that pay. */
export function cardOf(plan: Plan): Card | null {
  if (plan === "install") return null;
  if ("defend" in plan) return plan.defend;
  return "attack" in plan ? plan.attack.card : null;
}

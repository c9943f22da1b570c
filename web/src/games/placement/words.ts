import type { Attack } from "../../generated/placement/Attack";
import type { Attacker } from "../../generated/placement/Attacker";
import type { Cost } from "../../generated/placement/Cost";
import type { Goods } from "../../generated/placement/Goods";
import type { Site } from "../../generated/placement/Site";
import type { Space } from "../../generated/placement/Space";
import { t, texts } from "../../app/texts.svelte";
import { namesOf } from "../../cards/fitted";
import { ATTACKS, CREW, kindOf, type AnyCard } from "./facts";
import { COLOURS, SITES } from "./sites";

export const siteText = (site: Site) => t(`placement-site-${site}`);

/** The name, and a shorter one where there is one. */
export const siteNames = (site: Site) => namesOf(`placement-site-${site}`);

export const colourText = (site: Site) => t(`placement-colour-${COLOURS[site]}`);

const cardKey = (card: AnyCard) => `placement-${kindOf(card)}-${card}`;
export const cardText = (card: AnyCard) => t(cardKey(card));
/** The name, and a shorter one where there is one. */
export const cardNames = (card: AnyCard) => namesOf(cardKey(card));

export const effectText = (card: AnyCard) => t(`placement-${kindOf(card)}-${card}-effect`);

export const pointsText = (count: number) => t("placement-points", { count });

export function costText({ own, other }: Cost): string {
  if (own === 0 && other === 0) return t("placement-cost-free");
  if (other === 0) return t("placement-cost-own", { own });
  return own === 0 ? t("placement-cost-other", { other }) : t("placement-cost", { own, other });
}

export function spaceText(space: Space): string {
  if (space === "start") return t("placement-space-start");
  if (space === "gone") return t("placement-space-gone");
  const [site, level] = space.in;
  return t("placement-space-in", { site: siteText(site), level });
}

/** Tokens in words; nothing at all is said as such. */
export function tokensText(tokens: readonly number[]): string {
  const items = SITES.flatMap((site, index) => {
    const count = tokens[index] ?? 0;
    return count > 0 ? [t("placement-tokens", { count, colour: colourText(site) })] : [];
  });
  return items.length > 0 ? texts.list(items) : t("placement-nothing");
}

export function goodsText({ tokens, points, attacks, events }: Goods): string {
  const items = [
    ...(tokens.some((count) => count > 0) ? [tokensText(tokens)] : []),
    ...[...attacks, ...events].map(cardText),
    ...(points > 0 ? [pointsText(points)] : []),
  ];
  return items.length > 0 ? texts.list(items) : t("placement-nothing");
}

/** Where a card may be used from. */
export function conditionText(card: Attack): string {
  const { condition } = ATTACKS[card];
  if (condition === "anywhere") return t("placement-web-from-any");
  if (condition === "start-space") return t("placement-web-from-start");
  if ("level" in condition) return t("placement-web-from-level", { level: condition.level });
  return t("placement-web-from-heart", { site: siteText(condition.heart) });
}

/** An attacker's number on the wire: crew by crew. */
export const pieceOf = (seat: number, nth: number) => seat * CREW + nth;
export const ownerOf = (piece: number) => Math.floor(piece / CREW);
export const nthOf = (piece: number) => piece % CREW;
export const pieceThing = (piece: number) => `attacker:${ownerOf(piece)}:${nthOf(piece)}`;

export const isFree = (attacker: Attacker) => attacker.space !== "gone";

export function spaceThing(space: Space): string {
  if (space === "start" || space === "gone") return space;
  return `space:${space.in[0]}:${space.in[1]}`;
}

/** How many characters at the end of a text do not fit into so many bytes. */
export function excess(text: string, bytes: number): number {
  const encoder = new TextEncoder();
  let length = 0;
  return [...text].filter((char) => (length += encoder.encode(char).length) > bytes).length;
}

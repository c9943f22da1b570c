import type { Aids } from "../../generated/placement/Aids";
import type { Attack } from "../../generated/placement/Attack";
import type { Bill } from "../../generated/placement/Bill";
import type { Cost } from "../../generated/placement/Cost";
import type { EventCard } from "../../generated/placement/EventCard";
import type { Goods } from "../../generated/placement/Goods";
import type { Hand } from "../../generated/placement/Hand";
import type { Security } from "../../generated/placement/Security";
import type { Site } from "../../generated/placement/Site";
import type { View } from "../../generated/placement/View";
import type { Vulnerability } from "../../generated/placement/Vulnerability";
import { SECURITIES, VULNERABILITIES } from "./facts";
import { siteIndex } from "./sites";

/** The cards in a hand that the viewer knows of. */
export const known = <C>(hand: Hand<C[]>): C[] => (hand.seen === "open" ? hand.cards : hand.shown);

export const size = <C>(hand: Hand<C[]>): number =>
  hand.seen === "open" ? hand.cards.length : hand.shown.length + hand.hidden;

export const isChanged = ({ printed, total }: Bill) =>
  printed.own !== total.own || printed.other !== total.other;

const worth = ({ own, other }: Cost) => own + other;
export const isDearer = ({ printed, total }: Bill) => worth(total) > worth(printed);
export const isCheaper = (bill: Bill) => isChanged(bill) && !isDearer(bill);

/** Where a card costs something else than is printed, from where the own attackers are now. */
export function changedPrices(aids: Aids, card: Attack): { site: Site; cost: Cost }[] {
  const uses = aids.cards.find((aid) => aid.card === card)?.uses ?? [];
  const found = new Map<Site, Cost>();
  for (const { site, bill, standing } of uses) {
    if (standing && isChanged(bill)) found.set(site, bill.total);
  }
  return [...found].map(([site, cost]) => ({ site, cost }));
}

/** What a card with varying points would score now. */
export function varyingPoints(aids: Aids, card: Attack): number | null {
  const uses = aids.cards.find((aid) => aid.card === card)?.uses ?? [];
  return uses.find(({ points }) => points !== null)?.points ?? null;
}

/** The cards at a site that have a hand in what attacking (moving) costs there. */
export function causes(
  view: View,
  site: Site,
  what: "attack" | "move",
): { more: Security[]; less: Vulnerability[] } {
  const ground = view.sites[siteIndex(site)];
  const flaws = [ground.weakness, ...view.zero_days].flatMap((one) => (one ? [one.card] : []));
  return {
    more: ground.secure
      ? ground.security.flatMap((card) => (card && SECURITIES[card].change[what] ? [card] : []))
      : [],
    less: ground.weak
      ? flaws.filter((card) => {
          const flaw = VULNERABILITIES[card];
          return flaw.site === site && flaw.change[what];
        })
      : [],
  };
}

/** Equal cards lie on each other: each kind and how many there are. */
export function stacked<C>(cards: C[]): [C, number][] {
  const found = new Map<C, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

export const cardsOf = ({ attacks, events }: Goods): (Attack | EventCard)[] => [
  ...attacks,
  ...events,
];

/** As much of these goods as the limits allow. */
export function within(goods: Goods, limits: Goods): Goods {
  const among = <C>(named: C[], all: C[]) => {
    const rest = [...all];
    return named.filter((card) => {
      const place = rest.indexOf(card);
      if (place >= 0) rest.splice(place, 1);
      return place >= 0;
    });
  };
  const least = (count: number, index: number) => Math.min(count, limits.tokens[index] ?? 0);
  return {
    tokens: goods.tokens.map(least) as Goods["tokens"],
    points: Math.min(goods.points, limits.points),
    attacks: among(goods.attacks, limits.attacks),
    events: among(goods.events, limits.events),
  };
}

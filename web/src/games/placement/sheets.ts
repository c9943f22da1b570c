import type { CrewView } from "../../generated/placement/CrewView";
import type { Earned } from "../../generated/placement/Earned";
import { t } from "../../app/texts.svelte";
import type { Line, Sheet } from "../../table/ScoringFrame.svelte";
import { ATTACKS, type AnyCard } from "./facts";
import { cardText, colourText } from "./words";

/** A line knows the card that brought its points, if one did. */
export interface EarnedLine extends Line {
  card: AnyCard | null;
}

/** What points were scored for, and by which card. */
function sourceOf({ why, points }: Earned): { label: string; card: AnyCard | null } {
  if ("retreat" in why)
    return { label: t("placement-web-retreat", { level: why.retreat.level }), card: null };
  if ("event" in why) return { label: cardText(why.event), card: why.event };
  if ("card" in why) return { label: cardText(why.card), card: why.card };
  if ("joint" in why) {
    const each = ATTACKS[why.joint].points ?? 0;
    const label = t("placement-source-joint", { card: cardText(why.joint), each });
    return { label, card: why.joint };
  }
  if ("others" in why) {
    const label = t("placement-source-others", { card: cardText(why.others), count: points });
    return { label, card: why.others };
  }
  const [card, site] = why.held;
  const colour = colourText(site);
  return {
    label: t("placement-source-held", { card: cardText(card), colour, count: points }),
    card,
  };
}

function linesOf({ points, earned }: CrewView): EarnedLine[] {
  const items = earned.map((item, nth) => ({
    key: `earned-${nth}`,
    points: item.points,
    notes: [t("placement-web-round-endless", { round: item.round })],
    ...sourceOf(item),
  }));
  const dealt = points - earned.reduce((sum, item) => sum + item.points, 0);
  if (dealt === 0) return items;
  const deals = { key: "deals", label: t("placement-web-by-deals"), points: dealt, card: null };
  return [...items, deals];
}

/** The points of every crew, in the order they were scored, and what deals have made of them. */
export const sheetsOf = (crews: CrewView[]): Sheet<EarnedLine>[] =>
  crews.map((crew, seat) => ({ seat, lines: linesOf(crew) }));

import { t, texts } from "../../app/texts.svelte";
import { relations, type Entry, type Library } from "../../library/library";
import type { EventCard } from "../../generated/frontline/EventCard";
import type { Mitigation } from "../../generated/frontline/Mitigation";
import type { Technique } from "../../generated/frontline/Technique";
import {
  attckId,
  costOf,
  EVENTS,
  MITIGATIONS,
  relatedTo,
  STAGES,
  stageOf,
  techniquesOf,
  voidedBy,
  type AnyCard,
  type CardKind,
} from "./facts";
import LibraryFace from "./LibraryFace.svelte";
import { cardKey, cardText, effectText, stageText } from "./words";

const KINDS = ["technique", "mitigation", "event"] as const satisfies CardKind[];

const entry = (kind: CardKind, card: AnyCard) => ({
  id: card,
  kinds: [kind],
  faces: [card] as const,
  name: cardText(card),
  marks: [],
  effects: [],
  notes: [],
  what: t(`${cardKey(card)}-what`),
});

const techniqueEntry = (card: Technique): Entry => ({
  ...entry("technique", card),
  attck: attckId(card),
  marks: [stageText(stageOf(card))],
  effects: [
    t("frontline-read-technique", {
      stage: stageText(stageOf(card)),
      price: costOf(card),
      cards: texts.list(relatedTo(card).map(cardText)),
    }),
  ],
  defend: t(`frontline-technique-${card}-defend`),
  related: relations({ title: t("frontline-web-stopped-by"), cards: relatedTo(card) }),
});

const mitigationEntry = (card: Mitigation): Entry => ({
  ...entry("mitigation", card),
  attck: attckId(card),
  effects: [
    t("frontline-read-mitigation", {
      price: costOf(card),
      cards: texts.list(relatedTo(card).map(cardText)),
    }),
  ],
  defend: t(`frontline-mitigation-${card}-limits`),
  doing: t("frontline-web-limits"),
  related: relations(
    { title: t("frontline-web-stops"), cards: relatedTo(card) },
    {
      title: t("library-voided-by"),
      cards: EVENTS.filter((event) => voidedBy(event).includes(card)),
    },
  ),
});

const eventEntry = (card: EventCard): Entry => ({
  ...entry("event", card),
  attck: null,
  effects: [effectText(card)],
  defend: t(`frontline-event-${card}-defend`),
  related: relations({ title: t("library-voids"), cards: voidedBy(card) }),
});

const library: Library = {
  kinds: () => KINDS.map((kind) => ({ id: kind, title: t(`frontline-web-deck-${kind}`) })),
  entries: () => [
    ...STAGES.flatMap(techniquesOf).map(techniqueEntry),
    ...MITIGATIONS.map(mitigationEntry),
    ...EVENTS.map(eventEntry),
  ],
  Face: LibraryFace,
};
export default library;

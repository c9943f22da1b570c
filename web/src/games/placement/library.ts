import { t } from "../../app/texts.svelte";
import { relations, type Entry, type Library } from "../../library/library";
import { advisedFor } from "../../library/lore";
import type { Attack } from "../../generated/placement/Attack";
import type { EventCard } from "../../generated/placement/EventCard";
import { FACTS } from "../../generated/placement/Facts";
import type { Security } from "../../generated/placement/Security";
import { attckId, ATTACKS, EVENTS, SECURITIES, type AnyCard, type CardKind } from "./facts";
import LibraryFace from "./LibraryFace.svelte";
import { cardText, conditionText, effectText, siteText } from "./words";

const KINDS = ["attack", "security", "vulnerability", "event"] as const satisfies CardKind[];
const ALL_ATTACKS = FACTS.attacks.map(({ card }) => card);
const ALL_SECURITIES = FACTS.securities.map(({ card }) => card);
/** The vulnerabilities of a family have one name and differ in what they take off, or where. */
const FAMILIES = [...new Set(FACTS.vulnerabilities.map(({ family }) => family))];
const cardsOf = (family: string) => FACTS.vulnerabilities.filter((fact) => fact.family === family);

/** What makes every attack dearer, whichever it is. */
const DEARER = FACTS.securities.filter(({ change }) => change.attack).map(({ card }) => card);
const VOIDS_SECURITY = FAMILIES.filter((family) =>
  cardsOf(family).some(({ change }) => change.special === "void"),
);
const VOIDS_VULNERABILITY = FACTS.securities
  .filter(({ change }) => change.special === "void")
  .map(({ card }) => card);

/** Whether a card can be used against a site: some only in the heart of another. */
function hits(card: Attack, site: string): boolean {
  const { condition } = ATTACKS[card];
  return !(typeof condition === "object" && "heart" in condition) || condition.heart === site;
}

/** The families that take something off the price of an attack at one of these sites. */
const cheapening = (card: Attack) =>
  FAMILIES.filter((family) =>
    cardsOf(family).some(({ change, site }) => change.attack && hits(card, site)),
  );

/** The security cards that ATT&CK advises against an attack. */
const advised = (card: Attack) => advisedFor(ATTACKS[card].attck, ALL_SECURITIES, attckId);

const textsOf = (kind: CardKind, about: string) => ({
  what: t(`placement-${kind}-${about}-what`),
  defend: t(`placement-${kind}-${about}-defend`),
});

const entry = (kind: CardKind, card: AnyCard): Omit<Entry, "related"> => ({
  id: card,
  kinds: [kind],
  faces: [card],
  name: cardText(card),
  attck: attckId(card),
  marks: [],
  effects: [effectText(card)],
  notes: [],
  ...textsOf(kind, card),
});

const attackEntry = (card: Attack): Entry => ({
  ...entry("attack", card),
  marks: [conditionText(card)],
  related: relations(
    { title: t("library-advised"), cards: advised(card) },
    { title: t("library-dearer-by"), cards: DEARER },
    { title: t("library-cheaper-by"), cards: cheapening(card) },
  ),
});

const securityEntry = (card: Security): Entry => ({
  ...entry("security", card),
  related: relations(
    {
      title: t("library-advised-against"),
      cards: ALL_ATTACKS.filter((attack) => advised(attack).includes(card)),
    },
    { title: t("library-makes-dearer"), cards: SECURITIES[card].change.attack ? ALL_ATTACKS : [] },
    { title: t("library-voids"), cards: VOIDS_VULNERABILITY.includes(card) ? FAMILIES : [] },
    { title: t("library-voided-by"), cards: VOIDS_SECURITY },
  ),
});

function familyEntry(family: string): Entry[] {
  const facts = cardsOf(family);
  const [first, ...rest] = facts.map(({ card }) => card);
  if (!first) return [];
  const cheaper = facts.filter(({ change }) => change.attack).map(({ site }) => site);
  const attacks = ALL_ATTACKS.filter((card) => cheaper.some((site) => hits(card, site)));
  return [
    {
      id: family,
      kinds: ["vulnerability"],
      faces: [first, ...rest],
      name: cardText(first),
      attck: null,
      marks: [...new Set(facts.map(({ site }) => siteText(site)))],
      effects: [first, ...rest].map(effectText),
      notes: [],
      ...textsOf("vulnerability", family),
      related: relations(
        { title: t("library-makes-cheaper"), cards: attacks },
        { title: t("library-voids"), cards: VOIDS_SECURITY.includes(family) ? ALL_SECURITIES : [] },
        { title: t("library-voided-by"), cards: VOIDS_VULNERABILITY },
      ),
    },
  ];
}

const eventEntry = (card: EventCard): Entry => ({ ...entry("event", card), related: [] });

const library: Library = {
  kinds: () => KINDS.map((kind) => ({ id: kind, title: t(`placement-web-deck-${kind}`) })),
  entries: () => [
    ...ALL_ATTACKS.map(attackEntry),
    ...ALL_SECURITIES.map(securityEntry),
    ...FAMILIES.flatMap(familyEntry),
    ...EVENTS.map(eventEntry),
  ],
  Face: LibraryFace,
};
export default library;

import type { EventCard } from "../../generated/frontline/EventCard";
import { FACTS } from "../../generated/frontline/Facts";
import type { Mitigation } from "../../generated/frontline/Mitigation";
import type { Stage } from "../../generated/frontline/Stage";
import type { Technique } from "../../generated/frontline/Technique";
import { lookup } from "../lookup";

/** What is printed on the cards, to draw them. What may be done with them the server says. */

export const { goal: GOAL, stages: STAGES, actions: ACTIONS } = FACTS;

const TECHNIQUE_FACTS = lookup(FACTS.techniques, "card");
const MITIGATION_FACTS = lookup(FACTS.mitigations, "card");
const EVENT_FACTS = lookup(FACTS.events, "card");

/** The techniques of a stage. */
export const techniquesOf = (stage: Stage): Technique[] =>
  FACTS.techniques.filter((fact) => fact.stage === stage).map(({ card }) => card);
export const MITIGATIONS = FACTS.mitigations.map(({ card }) => card);
export const EVENTS = FACTS.events.map(({ card }) => card);

export type AnyCard = Technique | Mitigation | EventCard;
export type CardKind = "technique" | "mitigation" | "event";

export const isTechnique = (card: string): card is Technique => card in TECHNIQUE_FACTS;
export const isMitigation = (card: string): card is Mitigation => card in MITIGATION_FACTS;
export const isEvent = (card: string): card is EventCard => card in EVENT_FACTS;

export function kindOf(card: AnyCard): CardKind {
  if (isTechnique(card)) return "technique";
  return isMitigation(card) ? "mitigation" : "event";
}

export const stageOf = (card: Technique): Stage => TECHNIQUE_FACTS[card].stage;

/** The defences that stop a technique. */
export const stoppersOf = (card: Technique): Mitigation[] => TECHNIQUE_FACTS[card].stopped_by;

/** The cards of the other side that a card names: what stops a technique, what a defence stops. */
export const relatedTo = (card: Technique | Mitigation): (Technique | Mitigation)[] =>
  isTechnique(card) ? stoppersOf(card) : MITIGATION_FACTS[card].stops;

const factOf = (card: Technique | Mitigation) =>
  isTechnique(card) ? TECHNIQUE_FACTS[card] : MITIGATION_FACTS[card];

/** The printed cost. */
export const costOf = (card: Technique | Mitigation): number => factOf(card).cost;

/** The id as ATT&CK writes it. */
export const attckId = (card: Technique | Mitigation): string => factOf(card).attck;

/** The defences that stop nothing while an event lasts. */
export const voidedBy = (card: EventCard): Mitigation[] => EVENT_FACTS[card].voids;

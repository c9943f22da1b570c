import type { EventCard } from "../../generated/frontline/EventCard";
import type { Mitigation } from "../../generated/frontline/Mitigation";
import type { Plan } from "../../generated/frontline/Plan";
import type { Stage } from "../../generated/frontline/Stage";
import type { Technique } from "../../generated/frontline/Technique";

export const STAGES = [
  "deliver",
  "exploit",
  "control",
  "spread",
  "objective",
] as const satisfies readonly Stage[];

/** The techniques by the stage they belong to. */
export const TECHNIQUES: Record<Stage, readonly Technique[]> = {
  deliver: ["t1566", "t1189", "t1190", "t1133"],
  exploit: ["t1059", "t1203", "t1204"],
  control: ["t1219", "t1102", "t1205"],
  spread: ["t1210", "t1021", "t1080"],
  objective: ["t1486", "t1048", "t1489"],
};

export const MITIGATIONS = [
  "m1016",
  "m1017",
  "m1018",
  "m1021",
  "m1026",
  "m1030",
  "m1031",
  "m1032",
  "m1037",
  "m1038",
  "m1042",
  "m1048",
  "m1049",
  "m1050",
  "m1051",
  "m1053",
] as const satisfies readonly Mitigation[];

export const EVENTS = [
  "olympics",
  "staffing",
  "state-backing",
  "extra-budget",
  "budget-cut",
  "zero-day",
  "reorganisation",
  "c2-takedown",
  "insider-leak",
  "tool-leak",
  "awareness-month",
  "cease-fire",
] as const satisfies readonly EventCard[];

/** The action cards that each player has, in the order of their phases. */
export const ACTIONS: readonly { id: keyof Plan; copies: number }[] = [
  { id: "recon", copies: 3 },
  { id: "weaponise", copies: 3 },
  { id: "attack", copies: 1 },
  { id: "harden", copies: 3 },
];

/** Sets that win the match. */
export const GOAL = 2;

export type AnyCard = Technique | Mitigation | EventCard;
export type CardKind = "technique" | "mitigation" | "event";

export const isTechnique = (card: string): card is Technique =>
  STAGES.some((stage) => (TECHNIQUES[stage] as readonly string[]).includes(card));
export const isMitigation = (card: string): card is Mitigation =>
  (MITIGATIONS as readonly string[]).includes(card);
export const isEvent = (card: string): card is EventCard =>
  (EVENTS as readonly string[]).includes(card);

export function kindOf(card: AnyCard): CardKind {
  if (isTechnique(card)) return "technique";
  return isMitigation(card) ? "mitigation" : "event";
}

export const stageOf = (card: Technique): Stage =>
  STAGES.find((stage) => TECHNIQUES[stage].includes(card)) ?? "deliver";

/** The id as ATT&CK writes it. */
export const attckId = (card: Technique | Mitigation) => card.toUpperCase();

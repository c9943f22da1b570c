import type { Choice } from "../../generated/Choice";
import type { EventCard } from "../../generated/frontline/EventCard";
import type { Place } from "../../generated/frontline/Place";
import type { Plan } from "../../generated/frontline/Plan";
import type { Stage } from "../../generated/frontline/Stage";
import { t, texts } from "../../app/texts.svelte";
import { namesOf } from "../../cards/fitted";
import { ACTIONS, attckId, kindOf, voidedBy, type AnyCard } from "./facts";

export const cardKey = (card: AnyCard) => `frontline-${kindOf(card)}-${card}`;
export const cardText = (card: AnyCard) => t(cardKey(card));
/** The name, and a shorter one where there is one. */
export const cardNames = (card: AnyCard) => namesOf(cardKey(card));

/** What an event does; the defences that it names come with their ATT&CK ids. */
export const effectText = (card: EventCard) =>
  t(`frontline-event-${card}-effect`, {
    cards: texts.list(
      voidedBy(card).map((one) =>
        t("frontline-card-with-id", { card: cardText(one), id: attckId(one) }),
      ),
    ),
  });

export const stageText = (stage: Stage) => t(`frontline-stage-${stage}`);

/** Whether an entry of the menu is a plan. */
export const isPlan = ({ action }: Choice) =>
  typeof action === "object" && action !== null && "plan" in action;

export const actionText = (action: keyof Plan) => t(`frontline-plan-${action}`);

/** A plan in words: what is in it, and how often. */
export function planText(plan: Plan): string {
  const items = ACTIONS.filter(({ id }) => plan[id] > 0).map(({ id }) =>
    t("frontline-planned", { count: plan[id], card: actionText(id) }),
  );
  return items.length > 0 ? texts.list(items) : t("frontline-nothing");
}

export function placeText(place: Place): string {
  switch (place.is) {
    case "empty":
      return t("frontline-web-free");
    case "hidden":
      return t("frontline-place-hidden");
    case "down":
      return t(place.known ? "frontline-place-known" : "frontline-place-down", {
        card: cardText(place.card),
      });
    case "up":
      return t(place.nullified ? "frontline-place-nullified" : "frontline-place-up", {
        card: cardText(place.card),
      });
  }
}

export const slotThing = (seat: number, slot: number) => `slot:${seat}:${slot}`;
export const stageThing = (seat: number, stage: Stage) => `stage:${seat}:${stage}`;

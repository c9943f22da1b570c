import type { Glance } from "../../generated/Glance";
import type { NameOf } from "../../app/phrase";
import { t, texts } from "../../app/texts.svelte";
import type { Trouble } from "./stuck";

/** How far a table is, in a few words. */
export function stateOf({ stage, conduct, standing }: Glance): string {
  if (stage === "lobby") return t("class-state-lobby");
  if (stage === "over") return conduct.ended ? t("class-state-ended") : t("class-state-over");
  const round = standing?.round;
  if (conduct.paused) return t("class-state-paused");
  if (conduct.last_round !== null) return t("class-state-last-round");
  // Whoever still prepares is in no round yet.
  if (!round || round.now === 0 || round.of === 1) return t("class-state-playing");
  const { now, of } = round;
  return of === null ? t("class-state-round", { now }) : t("class-state-round-of", { now, of });
}

/** What is the matter at a table. No time is in it: whoever listens is told once. */
export function troubleText({ why, seats }: Trouble, nameOf: NameOf): string {
  const players = texts.list(seats.map((seat) => nameOf(seat)));
  return t(`class-trouble-${why}`, { players });
}

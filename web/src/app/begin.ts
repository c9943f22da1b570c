import type { GameInfo } from "../generated/GameInfo";
import { api } from "./api";
import { keepPlan, planOf, seatsOf, settingsOf, type Plan } from "./plans";
import { router } from "./router.svelte";
import { seats } from "./seats.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

/** A game against bots, at once. */
export async function begin(game: GameInfo, plan: Plan): Promise<void> {
  keepPlan(game, plan);
  const seated = await api.create({
    game: game.id,
    name: settings.name.trim() || t("web-guest"),
    seats: seatsOf(plan),
    switches: settingsOf(game, plan.mode),
    start: true,
  });
  seats.keep({ ...seated, game: game.id, others: [] });
  router.go(`/t/${seated.table}`);
}

/** As it was played last. */
export const beginAsLast = (game: GameInfo) => begin(game, planOf(game));

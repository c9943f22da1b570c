import type { BeginLesson } from "../generated/BeginLesson";
import type { Seated } from "../generated/Seated";
import { api, path, post } from "../app/api";
import { router } from "../app/router.svelte";
import { seats } from "../app/seats.svelte";
import { settings } from "../app/settings.svelte";
import { recall, remember } from "../app/storage";
import { t } from "../app/texts.svelte";

/** The table at which a lesson was begun. */
const place = (lesson: string) => `lesson.${lesson}`;

/** The lesson of a game that comes next, once one of several has been finished. */
const next = (game: string) => `next-lesson.${game}`;

/** Notes that a lesson has been finished: its game is learned on with the next, or from the beginning. */
export const finished = (game: string, following: string | null) =>
  remember(next(game), following ?? game);

/** Begins a lesson. */
export async function begin(lesson: string): Promise<void> {
  const name = settings.name.trim() || t("web-guest");
  const seated = await post<Seated>(path`/api/lessons/${lesson}`, { name } satisfies BeginLesson);
  const { game } = await api.table(seated.table);
  seats.keep({ ...seated, game, others: [] });
  remember(place(lesson), seated.table);
  router.replace(`/t/${seated.table}`);
}

/** Takes a lesson, or that of a game, up again where it was left, or begins it. */
export async function takeUp(named: string): Promise<void> {
  const lesson = recall(next(named), named);
  const table = recall<string | null>(place(lesson), null);
  const held = table ? seats.of(table) : undefined;
  if (held && !held.past) {
    const stage = await api.table(held.table).then(
      (info) => info.stage,
      () => null,
    );
    if (stage === "playing") return router.replace(`/t/${held.table}`);
  }
  return begin(lesson);
}

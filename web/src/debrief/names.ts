import type { NameOf } from "../app/phrase";
import type { Place } from "../generated/Place";
import { t } from "../app/texts.svelte";

/** How a player of a table is called; tables and seats are counted from 0. */
export type NameAt = (table: number, seat: number) => string;

/** What the tables are called, in their order. */
export type Labels = string[];

/** Tables are counted within a game; where there were several games, they are named with it. */
export function labelsOf(places: Place[]): Labels {
  const games = new Set(places.map(({ round }) => round)).size;
  return places.map(({ round, number }) => (games > 1 ? `${round}-${number}` : String(number)));
}

/** Players by their seats: whoever reads it need not know who they were. */
export const unnamed =
  (labels: Labels): NameAt =>
  (table, seat) =>
    labels.length > 1
      ? t("debrief-web-seat", { table: labels[table] ?? "", seat: seat + 1 })
      : t("web-seat-number", { number: seat + 1 });

/** The names of one table. */
export const namesOf =
  (nameAt: NameAt, table: number): NameOf =>
  (seat) =>
    nameAt(table, seat);

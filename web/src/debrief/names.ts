import type { NameOf } from "../app/phrase";
import { t } from "../app/texts.svelte";

/** How a player of a table is called; tables and seats are counted from 0. */
export type NameAt = (table: number, seat: number) => string;

/** Players by their seats: whoever reads it need not know who they were. */
export const unnamed =
  (tables: number): NameAt =>
  (table, seat) =>
    tables > 1
      ? t("debrief-web-seat", { table: table + 1, seat: seat + 1 })
      : t("web-seat-number", { number: seat + 1 });

/** The names of one table. */
export const namesOf =
  (nameAt: NameAt, table: number): NameOf =>
  (seat) =>
    nameAt(table, seat);

import type { SeatInfo } from "../generated/SeatInfo";
import type { TableInfo } from "../generated/TableInfo";
import { t } from "../app/texts.svelte";

/** How the player in a seat is called: people as they typed it, bots by the animal of their seat. */
export function seatName(info: SeatInfo | undefined, seat: number): string {
  switch (info?.who) {
    case "person":
      // Of a class that forgets its people only the seats are left.
      return info.name || t("web-seat-number", { number: seat + 1 });
    case "bot":
      return t(`bot-name-${seat + 1}`);
    default:
      return t("web-seat-number", { number: seat + 1 });
  }
}

/** How well the bot in a seat plays; null if none does. */
export function strength(info: SeatInfo | undefined): string | null {
  return info?.who === "bot" ? t("web-plan-bot", { level: t(`level-${info.level}`) }) : null;
}

/** Whose secret one holds: a player's, or that of a host who only watches. */
export function heldName(info: TableInfo, seat: number | null): string {
  return seat === null ? t("web-the-host") : seatName(info.seats[seat], seat);
}

import type { Level } from "../generated/Level";
import type { SeatInfo } from "../generated/SeatInfo";
import type { TableInfo } from "../generated/TableInfo";
import { t } from "../app/texts.svelte";

export function botName(seat: number, level: Level): string {
  return t("web-bot-name", { number: seat + 1, level: t(`level-${level}`) });
}

/** How the player in a seat is called: people as they typed it, bots by number and level. */
export function seatName(info: SeatInfo | undefined, seat: number): string {
  switch (info?.who) {
    case "person":
      return info.name;
    case "bot":
      return botName(seat, info.level);
    default:
      return t("web-seat-number", { number: seat + 1 });
  }
}

/** Whose secret one holds: a player's, or that of a host who only watches. */
export function heldName(info: TableInfo, seat: number | null): string {
  return seat === null ? t("web-the-host") : seatName(info.seats[seat], seat);
}

import { getContext, setContext } from "svelte";
import type { Config } from "../generated/Config";
import type { SeatInfo } from "../generated/SeatInfo";
import type { Use } from "./menu";

/** What a game's board needs to know of the table around it. Getters stay reactive. */
export interface TableContext {
  /** The viewer's own seat; none for spectators and open replays. */
  readonly me: number | null;
  readonly seats: SeatInfo[];
  /** The table's set-up. */
  readonly config: Config;
  /** Whose decision is awaited. */
  readonly awaited: number[];
  /** The thing that was pressed last and has narrowed the menu. */
  readonly selected: string | null;
  nameOf(seat: number): string;
  use(thing: string): Use;
  press(thing: string): void;
  /** Shows what is known about a thing. */
  inspect(thing: string): void;
}

const KEY = Symbol("table");

export const setTable = (table: TableContext) => setContext(KEY, table);
export const getTable = () => getContext<TableContext>(KEY);

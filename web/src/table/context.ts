import { getContext, setContext } from "svelte";
import type { ChatLine } from "../generated/ChatLine";
import type { Choice } from "../generated/Choice";
import type { Config } from "../generated/Config";
import type { Phrase } from "../generated/Phrase";
import type { SeatInfo } from "../generated/SeatInfo";
import type { NameOf } from "../app/phrase";
import { t } from "../app/texts.svelte";
import type { Drawings } from "../games";
import type { Use } from "./menu";
import type { Picking } from "./picking.svelte";

/** What a game's board needs to know of the table around it. Getters stay reactive. */
export interface TableContext {
  /** The viewer's own seat; none for spectators and open replays. */
  readonly me: number | null;
  readonly seats: SeatInfo[];
  /** The table's set-up. */
  readonly config: Config;
  /** Whose decision is awaited. */
  readonly awaited: number[];
  /** What is pressed, part by part. */
  readonly picking: Picking;
  /** What can be chosen now, and the place of the sensible answer in it. */
  readonly menu: Choice[];
  readonly fallback: number | null;
  /** Why the last thing asked for was not done. */
  readonly refusal: Phrase | null;
  /** What the game draws in sentences. */
  readonly drawings: Drawings | undefined;
  /** What has been said at the table. */
  readonly said: ChatLine[];
  readonly nameOf: NameOf;
  use(thing: string): Use;
  press(thing: string): void;
  /** Shows what is known about a thing. */
  inspect(thing: string): void;
  /** Answers with an entry of the menu; tells whether it was done. */
  choose(choice: Choice): Promise<boolean>;
  /** Answers with what is on no list, since there are too many: the rules will judge it. */
  propose(action: unknown): Promise<boolean>;
  /** Says something to everyone at the table. */
  chat(text: string): Promise<boolean>;
}

/** Why a thing can be used for nothing now; null if it can, or if nothing is asked about it. */
export function whyNot(table: TableContext, thing: string): Phrase | null {
  if (table.use(thing) !== "cannot") return null;
  return table.menu.find(({ things, no }) => no && things.includes(thing))?.no ?? null;
}

/** How a player is called where nothing else is said: whoever reads it is "You". */
export const titleOf = ({ me, nameOf }: TableContext, seat: number) =>
  seat === me ? t("web-you-name") : nameOf(seat);

const KEY = Symbol("table");

export const setTable = (table: TableContext) => setContext(KEY, table);
export const getTable = () => getContext<TableContext>(KEY);

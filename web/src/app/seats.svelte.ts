import { recall, remember, whenChanged } from "./storage";

/** A seat (or a table one hosts) that this browser holds the secret of. */
export interface Held {
  table: string;
  secret: string;
  game: string;
  code: string;
  seat: number | null;
  /** The people one plays with; none against bots only. */
  others?: string[];
  /** When it was last used, in milliseconds. */
  at: number;
  /** Known to be of no more use for playing; unknown, or still on, if it is not said. */
  past?: Past;
}

/** The game is over, or the server does not know the table (any more). */
export type Past = "over" | "gone";

/** More than so many are kept only of games that may go on: their seats could never be had back. */
const MOST = 30;
/** So many old games are asked after at a time. */
const ASKED = 10;

/** A table can be held several times: one's own seat, and another whose link one was given. */
export class HeldSeats {
  /** Last used first. */
  all = $state.raw<Held[]>(recall("seats", []));

  constructor() {
    whenChanged("seats", () => (this.all = recall("seats", this.all)));
  }

  /** As whom this browser was last at the table. */
  of(table: string): Held | undefined {
    return this.all.find((held) => held.table === table);
  }

  /** Everyone this browser can be at the table. */
  at(table: string): Held[] {
    return this.all.filter((held) => held.table === table);
  }

  /** Each table once, to go back to. */
  get tables(): Held[] {
    return this.all.filter((held) => held.past !== "gone" && held === this.of(held.table));
  }

  /** Each table at which a game may go on. */
  get open(): Held[] {
    return this.tables.filter((held) => !held.past);
  }

  /** Only for a secret that is known to be good: the server gave it, or welcomed us with it. */
  keep(held: Omit<Held, "at">) {
    this.#change((all) => [{ ...held, at: Date.now() }, ...all.filter((one) => !same(one, held))]);
  }

  /** To the table of a rematch, at which everybody has the same secrets. */
  carry(from: string, to: string, current: string | undefined) {
    const last = ({ secret }: Held) => Number(secret === current);
    const here = this.at(from).toSorted((one, other) => last(one) - last(other));
    for (const { secret, game, code, seat } of here) {
      this.keep({ table: to, secret, game, code, seat });
    }
  }

  /** It is learnt that there is nothing to play any more. */
  pass(table: string, past: Past) {
    if (this.at(table).every((held) => held.past === past)) return;
    this.#change((all) => all.map((held) => (held.table === table ? { ...held, past } : held)));
  }

  /** Forgets a table, or one secret of it. */
  drop(table: string, secret?: string) {
    const meant = (held: Held) =>
      held.table === table && (secret === undefined || held.secret === secret);
    this.#change((all) => all.filter((held) => !meant(held)));
  }

  /** Asks after the oldest games, so that what is kept does not grow for ever. */
  async tidy(past: (table: string) => Promise<Past | null>) {
    const open = this.all.filter((held) => !held.past);
    if (open.length <= MOST) return;
    for (const { table } of open.slice(MOST).slice(-ASKED)) {
      const known = await past(table);
      if (known) this.pass(table, known);
    }
  }

  /** Another page may have kept something since: what is remembered counts. */
  #change(change: (all: Held[]) => Held[]) {
    this.all = bounded(change(recall("seats", this.all)));
    remember("seats", this.all);
  }
}

const same = (one: Pick<Held, "table" | "secret">, other: Pick<Held, "table" | "secret">) =>
  one.table === other.table && one.secret === other.secret;

/** Of what has passed, the oldest go. */
function bounded(all: Held[]): Held[] {
  const spare = all.length - MOST;
  if (spare <= 0) return all;
  const going = new Set(all.filter((held) => held.past).slice(-spare));
  return all.filter((held) => !going.has(held));
}

export const seats = new HeldSeats();

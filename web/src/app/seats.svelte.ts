import { recall, remember } from "./storage";

/** A seat (or a table one hosts) that this browser holds the secret of. */
export interface Held {
  table: string;
  secret: string;
  game: string;
  code: string;
  seat: number | null;
  /** When it was last used, in milliseconds. */
  at: number;
}

const MOST = 30;

class HeldSeats {
  all = $state<Held[]>(recall("seats", []));

  of(table: string): Held | undefined {
    return this.all.find((held) => held.table === table);
  }

  keep(held: Omit<Held, "at">) {
    const others = this.all.filter(({ table }) => table !== held.table);
    this.#set([{ ...held, at: Date.now() }, ...others].slice(0, MOST));
  }

  drop(table: string) {
    this.#set(this.all.filter((held) => held.table !== table));
  }

  #set(all: Held[]) {
    this.all = all;
    remember("seats", all);
  }
}

export const seats = new HeldSeats();

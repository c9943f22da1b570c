import { recall, remember, whenChanged } from "../app/storage";
import { merged, read, written } from "./file";
import { mend, missed, MISSED } from "./missed";
import type { Item } from "./item";
import { answered, type Cards } from "./schedule";

const KEY = "progress";

/** What this browser has kept; what cannot be read counts as nothing, and stays there until something is answered. */
function kept(): Cards {
  const text = recall<unknown>(KEY, null);
  if (typeof text !== "string") return {};
  try {
    return read(text);
  } catch {
    return {};
  }
}

/** How well everything is remembered, in this browser. */
class Progress {
  cards = $state.raw<Cards>(kept());
  missed = $state.raw<ReadonlySet<string>>(new Set(missed()));

  constructor() {
    whenChanged(KEY, () => (this.cards = this.#known()));
    whenChanged(MISSED, () => (this.missed = new Set(missed())));
  }

  answer({ id, subject }: Item, right: boolean, now: Date) {
    const known = this.#known();
    this.#keep({ ...known, [id]: answered(known[id], right, now) });
    if (!right) return;
    mend(subject);
    this.missed = new Set(missed());
  }

  /** As a file to take along. */
  file(): string {
    return written(this.cards);
  }

  /** Takes over what a file has; the number of cards that it knew better. */
  take(text: string): number {
    const before = this.#known();
    const all = merged(before, read(text));
    this.#keep(all);
    return Object.keys(all).filter((id) => all[id] !== before[id]).length;
  }

  /** Two windows do not undo each other's work: what another has kept since counts, too. */
  #known(): Cards {
    return merged(this.cards, kept());
  }

  #keep(cards: Cards) {
    this.cards = cards;
    remember(KEY, written(cards));
  }
}

export const progress = new Progress();

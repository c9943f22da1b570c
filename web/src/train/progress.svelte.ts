import { recall, remember, whenChanged } from "../app/storage";
import { merged, read, written } from "./file";
import { mend, missed } from "./missed";
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
    // Two windows do not undo each other's work.
    whenChanged(KEY, () => (this.cards = kept()));
  }

  answer({ id, subject }: Item, right: boolean, now: Date) {
    this.#keep({ ...this.cards, [id]: answered(this.cards[id], right, now) });
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
    const before = this.cards;
    const all = merged(before, read(text));
    this.#keep(all);
    return Object.keys(all).filter((id) => all[id] !== before[id]).length;
  }

  #keep(cards: Cards) {
    this.cards = cards;
    remember(KEY, written(cards));
  }
}

export const progress = new Progress();

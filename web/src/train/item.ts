/** Something to be known. What is asked of it differs from time to time, what is known does not. */
export interface Item {
  /** What progress is kept under: it stays what it is. */
  id: string;
  /** What it is about, as games tell what went wrong: `port:ssh`, `technique:T1059`. */
  subject: string;
  ask(random: Random): Question;
}

export interface Question {
  text: string;
  options: readonly Option[];
  /** What is worth reading once it has been answered. */
  told: readonly string[];
  /** Where the library says more. */
  card: readonly [game: string, card: string];
}

export interface Option {
  text: string;
  right: boolean;
}

/** A number from 0 up to but not including 1. */
export type Random = () => number;

/** The same numbers for the same seed: a question stays what it is when it is said anew. */
export function seeded(seed: number): Random {
  let state = Math.floor(seed * 0xffff_ffff);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export type DeckId = "ports" | "attack";

/** As many as there are keys for them. */
const OPTIONS = 4;

export function shuffled<T>(all: readonly T[], random: Random): T[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

/** One right answer among wrong ones, in any order. */
export function choices<T>(
  right: readonly T[],
  wrong: readonly T[],
  textOf: (one: T) => string,
  random: Random,
): Option[] {
  const options = [
    ...shuffled(right, random)
      .slice(0, 1)
      .map((one) => ({ text: textOf(one), right: true })),
    ...shuffled(wrong, random)
      .slice(0, OPTIONS - 1)
      .map((one) => ({ text: textOf(one), right: false })),
  ];
  return shuffled(options, random);
}

import { createEmptyCard, fsrs, Rating, State, type Card } from "ts-fsrs";
import { shuffled, type Item, type Random } from "./item";

/** What is known of how well something is remembered. Dates as JSON has them. */
export type Kept = Omit<Card, "due" | "last_review"> & { due: string; last_review: string };
export type Cards = Record<string, Kept>;

// No chance in it: the same answers lead to the same dates.
const scheduler = fsrs({ enable_fuzz: false });

const opened = (kept: Kept | undefined, now: Date): Card =>
  kept
    ? { ...kept, due: new Date(kept.due), last_review: new Date(kept.last_review) }
    : createEmptyCard(now);

/** What is kept once a question has been answered. */
export function answered(kept: Kept | undefined, right: boolean, now: Date): Kept {
  const { card } = scheduler.next(opened(kept, now), now, right ? Rating.Good : Rating.Again);
  return { ...card, due: card.due.toISOString(), last_review: now.toISOString() };
}

export const isDue = ({ due }: Kept, now: Date) => new Date(due) <= now;

/** Once it is no longer asked every few minutes. */
export const isLearned = ({ state }: Kept) => state === State.Review;

/** How a deck stands. */
export interface Standing {
  all: number;
  learned: number;
  due: number;
  unseen: number;
  /** Not known well yet: asked again soon. */
  again: number;
  /** When something is due that is not due now. */
  next: Date | null;
}

export function standing(items: readonly Item[], cards: Cards, now: Date): Standing {
  const known = items.flatMap(({ id }) => cards[id] ?? []);
  const waiting = known.filter((kept) => !isDue(kept, now));
  const later = waiting.map(({ due }) => Date.parse(due));
  return {
    all: items.length,
    learned: known.filter(isLearned).length,
    due: known.length - waiting.length,
    unseen: items.length - known.length,
    again: waiting.filter((kept) => !isLearned(kept)).length,
    next: later.length > 0 ? new Date(Math.min(...later)) : null,
  };
}

/** How many questions are asked at a sitting. */
export const ROUND = 10;

/** What is asked next: what went wrong in games, then what is due longest, then something new. */
export function round(
  items: readonly Item[],
  cards: Cards,
  missed: ReadonlySet<string>,
  now: Date,
  random: Random,
): Item[] {
  const wrong = items.filter(({ subject }) => missed.has(subject));
  const due = items
    .filter(({ id }) => cards[id] && isDue(cards[id], now))
    .sort((a, b) => Date.parse(cards[a.id]?.due ?? "") - Date.parse(cards[b.id]?.due ?? ""));
  const unseen = items.filter(({ id }) => !cards[id]);
  const all = [...shuffled(wrong, random), ...due, ...shuffled(unseen, random)];
  return [...new Set(all)].slice(0, ROUND);
}

import { recall, remember } from "../app/storage";

/** What went wrong in one's own games, by what it is about, until it has been practised. */
export const MISSED = "missed";
/** Only the last ones: whoever plays a lot would otherwise be asked nothing else. */
const MOST = 30;

export const missed = (): string[] => {
  const kept = recall<unknown>(MISSED, []);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
};

export function miss(subjects: readonly string[]): void {
  if (subjects.length === 0) return;
  const before = missed().filter((one) => !subjects.includes(one));
  remember(MISSED, [...before, ...new Set(subjects)].slice(-MOST));
}

/** It is known now. */
export function mend(subject: string): void {
  remember(
    MISSED,
    missed().filter((one) => one !== subject),
  );
}

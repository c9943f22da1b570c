// After how many weeks the puzzles of each day of the week come again, Monday's first.
export const WEEKS_ROUND = [8, 8, 8, 8, 8, 8, 8] as const;

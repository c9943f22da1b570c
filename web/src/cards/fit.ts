/** Roughly, in letters: a Japanese or Chinese character is as wide as two. */
export const width = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > "\u2fff" ? 1.8 : 1), 0);

/** The letters of the longest word: a Latin one must not be broken, others may be anywhere. */
const longestWord = (text: string) =>
  Math.max(1, ...text.split(/[^a-zA-Z]/).map(({ length }) => length));

/** How much smaller a name has to be set so that its longest word fits a line of so many letters. */
export const fitWord = (name: string, line: number) => Math.min(1, line / longestWord(name));

/** How much smaller it has to be set so that all of it fits two such lines, too. */
export const fit = (name: string, line: number) =>
  Math.min(fitWord(name, line), (2.15 * line) / width(name));

/** How much a name can be enlarged, up to a limit, with each part of it in a line of so many letters. */
export const enlarge = (name: string, line: number, most: number) =>
  Math.min(most, line / Math.max(1, ...name.split(/[\s-]/).map(width)));

/** How many ems of a line a name needs so that no word is broken and all of it takes few lines. */
export const lineOf = (name: string) => Math.max(1, 0.2 * name.length, 0.62 * longestWord(name));

/** A slash may end a line. */
export const breakable = (name: string) => name.replaceAll("/", "/\u200b");

/** Roughly, in letters: a Japanese or Chinese character is as wide as two. */
export const width = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > "\u2fff" ? 1.9 : 1), 0);

/** How much smaller a name has to be set so that its longest word fits a line of so many letters. */
export const fit = (name: string, letters: number) =>
  Math.min(1, letters / Math.max(...name.split(/[^a-zA-Z]/).map(width)));

/** Han, kana and their punctuation: written without spaces between them. */
const WIDE = "[\\u3000-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef]";
/** What Fluent puts around everything that is inserted into a text. */
const MARKS = /[\u2068\u2069]/g;
export const inserted = (text: string): string => `\u2068${text}\u2069`;

const GAP = new RegExp(
  `(?<=${WIDE}\\u2069+) (?=\\u2068*${WIDE})|(?<=${WIDE}) (?=\\u2068+${WIDE})`,
  "g",
);

/** A number below zero that was inserted, or is all of the text. */
const MINUS = /(?<=^|\u2068)-(?=\d)/g;

/**
 * Texts leave a space around what is inserted, which may be written in Latin letters. Where both
 * sides turn out to be Chinese or Japanese the space goes; so do the marks that show where that is.
 * What lies inside, such as the space in a name, is left alone. Numbers get the sign of arithmetic.
 */
export const withoutGaps = (text: string): string =>
  text.replace(MINUS, "−").replace(GAP, "").replace(MARKS, "");

/** What ends a sentence in Chinese and Japanese, where the next one follows without a space. */
const WIDE_END = /[\u3000-\u303f\uff00-\uffef]$/;

/** What lies between a sentence and the next. */
export const gapAfter = (sentence: string): string => (WIDE_END.test(sentence) ? "" : " ");

/** Sentences one after another. */
export const sentences = (all: readonly string[]): string =>
  all.reduce((told, sentence) => told + gapAfter(told) + sentence);

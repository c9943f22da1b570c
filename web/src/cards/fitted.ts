import { t, texts } from "../app/texts.svelte";

/** A card's name, and its short one where it has been given one: what stands under `KEY-short`. */
export const namesOf = (key: string): string[] =>
  texts.has(`${key}-short`) ? [t(key), t(`${key}-short`)] : [t(key)];

/** Finds words where there are no gaps between them. */
const words = new Intl.Segmenter(undefined, { granularity: "word" });
const together = (word: string) => [...word].join("\u2060");
const inWords = (text: string) =>
  Array.from(words.segment(text), ({ segment }) => together(segment)).join("");

/** A slash may end a line; words in kanji and in katakana, which have no gaps, are kept together as others are. */
export const settable = (name: string) =>
  name
    .replaceAll("/", "/\u200b")
    .replaceAll(/[\u30a1-\u30fa\u30fc]+/g, together)
    .replaceAll(/\p{Script=Han}+/gu, inWords);

/** How large a name is set, as a multiple of the least size that is read. */
const SIZES = [1.25, 1.1, 1];
/** Where lines end: between phrases, where the browser knows them, or wherever the language allows it. */
const BREAKS = ["auto-phrase", "normal"];

const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/**
 * Sets the first of the names that fits the element, as large as it can be and no word broken; what is
 * `last` if none does. The element says how large it is and how small letters may be.
 */
export const fitted =
  (names: readonly string[], last = names.at(-1) ?? "") =>
  (element: HTMLElement) => {
    const fitsAs = (name: string, breaks: string) => {
      element.textContent = settable(name);
      element.style.setProperty("word-break", breaks);
      return SIZES.some((size) => {
        element.style.setProperty("--set", `${size}`);
        return fits(element);
      });
    };
    const set = () => {
      const found = BREAKS.some((breaks) => names.some((name) => fitsAs(name, breaks)));
      if (!found) fitsAs(last, "normal");
    };
    const observer = new ResizeObserver(set);
    observer.observe(element);
    set();
    return () => observer.disconnect();
  };

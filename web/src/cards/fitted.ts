import { t, texts } from "../app/texts.svelte";

/** A card's name, and its short one where it has been given one: what stands under `KEY-short`. */
export const namesOf = (key: string): string[] =>
  texts.has(`${key}-short`) ? [t(key), t(`${key}-short`)] : [t(key)];

/** Finds words where there are no gaps between them. */
const words = new Intl.Segmenter(undefined, { granularity: "word" });
const UNSPACED = /^[\p{Script=Han}\p{Script=Katakana}\u30fc]{2,}$/u;

/** A slash may end a line; a word in kanji or katakana, which has no gaps, is kept together as others are. */
export const settable = (name: string) =>
  Array.from(words.segment(name), ({ segment }) =>
    UNSPACED.test(segment) ? [...segment].join("\u2060") : segment,
  )
    .join("")
    .replaceAll("/", "/\u200b");

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

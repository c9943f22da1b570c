import { t, texts } from "../app/texts.svelte";

/** A card's name, and its short one where it has been given one: what stands under `KEY-short`. */
export const namesOf = (key: string): string[] =>
  texts.has(`${key}-short`) ? [t(key), t(`${key}-short`)] : [t(key)];

/** Finds words where there are no gaps between them. */
const words = new Intl.Segmenter(undefined, { granularity: "word" });
const together = (word: string) => [...word].join("\u2060");
/**
 * The words that are found. Two signs that are found one by one are a word that is not known (監控), and
 * hiragana behind a single one its ending (使われ).
 */
function wordsIn(text: string): string[] {
  const all: string[] = [];
  let alone: string | null = null;
  for (const { segment } of words.segment(text)) {
    const single = [...segment].length === 1;
    if (alone !== null && (single || /^\p{Script=Hiragana}+$/u.test(segment))) {
      all.push(alone + segment);
      alone = null;
      continue;
    }
    if (alone !== null) all.push(alone);
    alone = single ? segment : null;
    if (!single) all.push(segment);
  }
  return alone === null ? all : [...all, alone];
}
/** A small っ stands within a word, though it is found as one of its own. */
const inWords = (text: string) =>
  wordsIn(text)
    .map(together)
    .join("")
    .replaceAll(/\u2060?っ\u2060?/g, "\u2060っ\u2060");

/** A slash may end a line; words in kana and kanji, which have no gaps, are kept together as others are. */
export const settable = (name: string) =>
  name
    .replaceAll("/", "/\u200b")
    .replaceAll(/[\u30a1-\u30fa\u30fc]+/g, together)
    .replaceAll(/[\p{Script=Han}\p{Script=Hiragana}]+/gu, inWords);

/** How large a name is set, as a multiple of the least size that is read. */
const SIZES = [1.25, 1.1, 1];
/** Where lines end: between phrases, where the browser knows them, or wherever the language allows it. */
const BREAKS = ["auto-phrase", "normal"];

const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/** A way to set a name. */
interface Setting {
  text: string;
  breaks: string;
  size: number;
}

/** All ways, the best first; the last one is taken whether it fits or not. */
function settings(names: readonly string[], last: string): Setting[] {
  const sized = (name: string, breaks: string) =>
    SIZES.map((size) => ({ text: settable(name), breaks, size }));
  const ways = BREAKS.flatMap((breaks) => names.flatMap((name) => sized(name, breaks)));
  return [...ways, ...sized(last, "normal")];
}

function set(element: HTMLElement, { text, breaks, size }: Setting) {
  if (element.textContent !== text) element.textContent = text;
  element.style.setProperty("word-break", breaks);
  element.style.setProperty("--set", `${size}`);
}

interface Wish {
  names: readonly string[];
  last: string;
}
const wishes = new WeakMap<HTMLElement, Wish>();
/** What was found for a name in a place of a size. */
const found = new Map<string, Setting>();
const MOST = 2000;

/** What decides how a name is set. */
function place(element: HTMLElement, { names, last }: Wish): string {
  const { className, clientWidth, clientHeight, parentElement } = element;
  const letters = parentElement ? getComputedStyle(parentElement).fontSize : "";
  return [clientWidth, clientHeight, letters, className, last, ...names].join("\n");
}

/**
 * Sets the names of all these elements. They are tried together, way by way: the browser lays the page
 * out once for each way, and not for each of them on each card. What is known is not tried again.
 */
export function setAll(elements: readonly HTMLElement[]) {
  const asked = elements.flatMap((element) => {
    const wish = element.clientWidth > 0 ? wishes.get(element) : undefined;
    return wish ? [{ element, wish, key: place(element, wish) }] : [];
  });
  for (const { element, key } of asked) {
    const known = found.get(key);
    if (known) set(element, known);
  }
  let open = asked
    .filter(({ key }) => !found.has(key))
    .map((one) => ({ ...one, ways: settings(one.wish.names, one.wish.last) }));
  if (found.size > MOST) found.clear();
  for (let way = 0; open.length > 0; way += 1) {
    const tried = open.flatMap((one) => {
      const setting = one.ways[way];
      return setting ? [{ one, setting }] : [];
    });
    for (const { one, setting } of tried) set(one.element, setting);
    const failed = tried.filter(({ one }) => way + 1 < one.ways.length && !fits(one.element));
    for (const { one, setting } of tried) found.set(one.key, setting);
    open = failed.map(({ one }) => one);
  }
}

let observer: ResizeObserver | undefined;

/**
 * Sets the first of the names that fits the element, as large as it can be and no word broken; what is
 * `last` if none does. The element says how large it is and how small letters may be.
 */
export const fitted =
  (names: readonly string[], last = names.at(-1) ?? "") =>
  (element: HTMLElement) => {
    const before = wishes.get(element);
    wishes.set(element, { names, last });
    // Until it is measured, before the page is painted.
    if (!before || before.names.join() !== names.join())
      element.textContent = settable(names[0] ?? last);
    observer ??= new ResizeObserver((all) =>
      setAll(all.map(({ target }) => target as HTMLElement)),
    );
    observer.observe(element);
    return () => observer?.unobserve(element);
  };

// Whether what stands on cards can be read: large enough, whole, and no word broken.

/** The least size of letters on a card, in pixels as rendered. */
export const LEAST = 12;

/**
 * What cannot be read on the cards within an element, in words.
 * @param {import("playwright-core").Locator} cards
 * @returns {Promise<string[]>}
 */
export function illegible(cards) {
  return cards.evaluateAll((roots, least) => {
    /** @type {string[]} */
    const found = [];
    for (const root of roots) {
      const card = root.matches(".card, .card-chip")
        ? root
        : root.querySelector(".card, .card-chip");
      if (!(card instanceof HTMLElement)) throw new Error("there is no card");
      const frame = card.getBoundingClientRect();
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? "";
        if (!element || !text.trim() || element.closest(".hidden-visually")) continue;
        const style = getComputedStyle(element);
        const range = document.createRange();
        range.selectNodeContents(node);
        const seen = range.getBoundingClientRect();
        if (seen.width === 0 || style.visibility === "hidden") continue;
        const where = `${text} at ${Math.round(frame.width)} × ${Math.round(frame.height)}`;
        const scale = card.offsetWidth > 0 ? frame.width / card.offsetWidth : 1;
        const size = parseFloat(style.fontSize) * scale;
        if (size < least - 0.01) found.push(`${where}: ${size.toFixed(1)} px`);
        const outside =
          seen.left < frame.left - 1 ||
          seen.right > frame.right + 1 ||
          seen.top < frame.top - 1 ||
          seen.bottom > frame.bottom + 1;
        const over =
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1;
        const cut = over && style.display !== "inline" && style.overflow !== "visible";
        if (outside || cut) found.push(`${where}: cut`);
        // A word of Latin letters or of katakana has to be on one line.
        for (const word of text.matchAll(/[A-Za-z0-9]{2,}|[\u30a1-\u30fa\u30fc\u2060]{2,}/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${where}: “${word[0]}” is broken`);
        }
      }
    }
    return [...new Set(found)];
  }, LEAST);
}

/**
 * Words that are on more than one line.
 * @param {import("playwright-core").Locator} elements
 */
export const broken = (elements) =>
  elements.evaluateAll((all) =>
    all.flatMap((one) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const { 0: word, index } of text.textContent?.matchAll(/[A-Za-z]{2,}/g) ?? []) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(word);
        }
      return found;
    }),
  );

/** Names are set anew when their place has been measured: in the second frame at the latest. */
const SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/**
 * Gives places another size, and waits until what lies on them has taken it.
 * @param {import("playwright-core").Locator} places
 * @param {string} size width and height in pixels
 */
export async function resize(places, size) {
  const [width, height] = size.split(" ").map((one) => `${one}px`);
  await places.evaluateAll(
    (elements, sizes) => {
      for (const element of elements) {
        if (element instanceof HTMLElement) Object.assign(element.style, sizes);
      }
    },
    { width, height },
  );
  await places.page().evaluate(SETTLED);
}

/**
 * Gives whole cards another width.
 * @param {import("playwright-core").Locator} section
 * @param {number} width
 */
export async function widen(section, width) {
  await section.evaluate((element, width) => {
    if (element instanceof HTMLElement) element.style.setProperty("--card", `${width}px`);
  }, width);
  await section.page().evaluate(SETTLED);
}

// What can be read on a page, and whether it is in order.

import assert from "node:assert/strict";
import { english, LANGUAGES } from "../../scripts/fluent.js";

/** @typedef {import("playwright-core").Page} Page */

const ENGLISH = english();
/** The words that keys begin with: the games, and what else there is to say. */
const FAMILIES = new Set(ENGLISH.map(({ id }) => id.split("-", 1)[0]));
/** A key where a text should be, or a variable that was not filled in. */
const UNTRANSLATED = new RegExp(
  `\\b(?:${[...FAMILIES].join("|")})-[a-z][a-z0-9-]*\\b|\\{\\s*\\$[^}]*\\}`,
  "g",
);
const KEYS = new Set(ENGLISH.map(({ id }) => id));
/** Words that look like keys and are none, as "read-only". */
const WORDS = new Set(
  ENGLISH.flatMap(
    ({ text }) => text.slice(text.indexOf("=")).match(/\b[a-z]+-[a-z0-9-]*\b/g) ?? [],
  ),
);

/**
 * What is not said in any language.
 * @param {string} text
 * @returns {string[]}
 */
export const untranslated = (text) =>
  (text.match(UNTRANSLATED) ?? []).filter((found) => KEYS.has(found) || !WORDS.has(found));

/**
 * All that a page says: what is seen, and what a screen reader says instead.
 * @param {Page} page
 * @returns {Promise<string>}
 */
export const read = (page) =>
  page.evaluate(() => {
    const said = ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.textContent, ...said].join("\n");
  });

/**
 * Fails if a text is missing on the page, or a character has no picture.
 * @param {Page} page
 */
export async function checkTexts(page) {
  const text = await read(page);
  assert.deepEqual(untranslated(text), [], `untranslated at ${page.url()}`);
  const boxes = await withoutPicture(page, [...new Set(text.replace(/\s/g, ""))]);
  assert.deepEqual(boxes, [], `these characters are shown as boxes: ${FONT_ADVICE}`);
}

/** Languages in which a page is looked at one after another; the last is the one that stories are told in. */
const IN_TURN = [...LANGUAGES.filter((language) => language !== "en"), "en"];

/**
 * Looks at a page in every language, and leaves it in English.
 * @param {Page} page
 * @param {(language: string) => Promise<unknown>} look
 */
export async function inEveryLanguage(page, look) {
  for (const language of IN_TURN) {
    // In a narrow header it is out of sight, and in the menu as well.
    const picker = page.getByRole("banner").locator("select").last();
    await picker.selectOption(language, { force: true });
    await page.locator(`html[lang="${language}"]`).waitFor();
    await look(language);
  }
}

/**
 * Fails if a text is missing in some language.
 * @param {Page} page
 */
export const checkEveryLanguage = (page) => inEveryLanguage(page, () => checkTexts(page));

export const FONT_ADVICE =
  "install a font for Japanese and Chinese (Debian, Ubuntu: fonts-noto-cjk; " +
  "Fedora: google-noto-sans-cjk-fonts; Arch: noto-fonts-cjk)";

/**
 * How characters are drawn with the page's font, each as a fingerprint.
 * @param {Page} page
 * @param {string[]} characters
 * @param {string} [lang]
 */
export const pictures = (page, characters, lang = "en") =>
  page.evaluate(([characters, lang]) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 40;
    canvas.lang = lang;
    document.body.append(canvas);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("this browser does not draw");
    pen.font = `28px ${getComputedStyle(canvas).fontFamily}`;
    const drawn = characters.map((character) => {
      pen.clearRect(0, 0, 40, 40);
      pen.fillText(character, 4, 32);
      return pen.getImageData(0, 0, 40, 40).data.join();
    });
    canvas.remove();
    return drawn;
  }, /** @type {[string[], string]} */ ([characters, lang]));

/** No font has a picture for a character that does not exist. */
export const NO_CHARACTER = "\u{0378}";

/**
 * @param {Page} page
 * @param {string[]} characters
 */
async function withoutPicture(page, characters) {
  const [box, ...drawn] = await pictures(page, [NO_CHARACTER, ...characters]);
  return characters.filter((_, place) => drawn[place] === box);
}

// The product's own texts, so that a story finds what a person would look for.

import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LOCALES } from "../../scripts/fluent.js";

/** @typedef {import("./browser.js").Language} Language */

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();

/** @param {Language} language */
function read(language) {
  const folder = new URL(`${language}/`, LOCALES);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) {
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
  }
  bundles.set(language, bundle);
  return bundle;
}

/**
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @param {Language} [language]
 */
export function text(key, args = {}, language = "en") {
  const bundle = bundles.get(language) ?? read(language);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`there is no text ${key} in ${language}`);
  return bundle.formatPattern(pattern, args);
}

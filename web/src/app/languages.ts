import type { Message } from "@fluent/bundle";
import LOCALES from "texts:languages";

/** A folder of `locales`. */
export type Language = string;

export const LANGUAGES: readonly Language[] = Object.keys(LOCALES);

/** How a language calls itself. */
export const ownName = (language: Language) => LOCALES[language]?.name ?? language;

const ENGLISH = "en";
const base = (tag: string) => tag.toLowerCase().split("-")[0];

/** The first of the wanted languages that we have; any Chinese reader is better served by ours than by English. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const exactly = LANGUAGES.find((ours) => ours.toLowerCase() === tag.toLowerCase());
    const found = exactly ?? LANGUAGES.find((ours) => base(ours) === base(tag));
    if (found) return found;
  }
  return ENGLISH;
}

/** Patterns by key, parsed when the client was built. */
export type Messages = Record<string, Message["value"]>;

/** What every page says, with the introductions of all games. */
export async function sharedTexts(language: Language): Promise<Messages> {
  const locale = LOCALES[language];
  if (!locale) throw new Error(`there are no texts in ${language}`);
  return (await locale.load()).default;
}

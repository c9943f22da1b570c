export const LANGUAGES = ["en", "ja", "zh-TW"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  ja: "日本語",
  "zh-TW": "繁體中文",
};

/** The first of the wanted languages that we have; any Chinese reader is better served by ours than by English. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (language === "en") return "en";
    if (language === "ja") return "ja";
    if (language === "zh") return "zh-TW";
  }
  return "en";
}

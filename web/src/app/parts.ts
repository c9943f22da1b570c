import type { Messages } from "./languages";

/** Texts that not every page needs, by path: each game's own, those beyond the front door, how others get in. */
const PARTS = import.meta.glob<Messages>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/cli.ftl"],
  { import: "default" },
);

/** A game with many texts keeps them in several files: `game.ftl`, `game-cards.ftl`. */
export function partTexts(part: string, language: string): Promise<Messages>[] {
  const start = `../../../locales/${language}/${part}`;
  return Object.entries(PARTS)
    .filter(([path]) => path === `${start}.ftl` || path.startsWith(`${start}-`))
    .map(([, load]) => load());
}

import { GAMES } from "../generated/games";

/** For each game where its rules say what a sentence rests on: by how the key begins. */
type Basis = Readonly<Record<string, string>>;
const TABLES = import.meta.glob<Basis>("../games/*/basis.ts", { import: "default" });

/** The game a sentence is of, if its rules can say what it rests on. */
export const gameOf = (key: string): string | null =>
  GAMES.find((game) => key.startsWith(`${game}-`) && `../games/${game}/basis.ts` in TABLES) ?? null;

/** The place in the rules for a key without its game: that of the longest beginning, word by word. */
export function placeFor(basis: Basis, key: string): string | null {
  const fitting = Object.keys(basis)
    .filter((start) => key === start || key.startsWith(`${start}-`))
    .sort((a, b) => b.length - a.length);
  return basis[fitting[0] ?? ""] ?? null;
}

/** Where the rules of its game say what a sentence rests on. */
export async function basisOf(key: string): Promise<{ game: string; place: string } | null> {
  const game = gameOf(key);
  const basis = game && (await TABLES[`../games/${game}/basis.ts`]?.());
  const place = basis && placeFor(basis, key.slice(game.length + 1));
  return place ? { game, place } : null;
}

import type { Component } from "svelte";
import { texts } from "../app/texts.svelte";
import { GAMES } from "../generated/games";

/** All there is to read of a card, or of cards that differ in colour or number only. */
export interface Entry {
  /** What it is called in addresses. */
  id: string;
  /** What it is found under; it may be of several kinds. */
  kinds: readonly string[];
  /** What is drawn of it, the first where there is room for one only. */
  faces: readonly [string, ...string[]];
  name: string;
  /** Its id in ATT&CK, where it has one. */
  attck: string | null;
  /** What stands on it beside its name: a port, a tactic. */
  marks: readonly string[];
  /** What it does in the game. */
  effects: readonly string[];
  /** What it is in the real world. */
  what: string;
  /** What a defender does about it. */
  defend: string;
  /** What that is about, where the card is itself a defence: how it is done well, what with. */
  doing?: string;
  notes: readonly { title: string; text: string }[];
  /** Other entries of the same game, under what they have to do with this one. */
  related: readonly { title: string; cards: readonly string[] }[];
}

/** The cards of a game to read about. It speaks the language of the page: ask again when that changes. */
export interface Library {
  kinds(): { id: string; title: string }[];
  entries(): Entry[];
  /** Draws a face as wide as `--card`. */
  Face: Component<{ face: string }>;
}

/** Every folder there that has a `library.ts` has cards to read about. */
const LIBRARIES = import.meta.glob<Library>("../games/*/library.ts", { import: "default" });

const pathOf = (game: string) => `../games/${game}/library.ts`;

/** The games with cards to read about; a pack of mere numbers has none. */
export const READABLE = GAMES.filter((game) => pathOf(game) in LIBRARIES);

export async function loadLibrary(game: string): Promise<Library> {
  const load = LIBRARIES[pathOf(game)];
  if (!load) throw new Error(`there is no library of ${game}`);
  const [library] = await Promise.all([load(), texts.useGame(game), texts.useLibrary()]);
  return library;
}

/** Where a card is read about. */
export const addressOf = (game: string, card: string) => `/library/${game}/${card}`;

/** Relations to no card are not worth a heading. */
export const relations = (
  ...all: { title: string; cards: readonly string[] }[]
): Entry["related"] => all.filter(({ cards }) => cards.length > 0);

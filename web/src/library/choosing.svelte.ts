import type { Entry } from "./library";

/** Letters are compared without regard to case, width and accents. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

const wordsOf = ({ name, attck, marks, effects, what, defend, notes }: Entry) =>
  plain(
    [name, attck ?? "", ...marks, ...effects, what, defend, ...notes.map(({ text }) => text)].join(
      " ",
    ),
  );

/** The entries of a kind in which every word that is sought occurs; names that have it come first. */
export function found(entries: readonly Entry[], kind: string | null, sought: string): Entry[] {
  const words = plain(sought).split(/\s+/u).filter(Boolean);
  const fitting = entries.filter(
    (entry) =>
      (kind === null || entry.kinds.includes(kind)) &&
      words.every((word) => wordsOf(entry).includes(word)),
  );
  const named = (entry: Entry) => words.every((word) => plain(entry.name).includes(word));
  return words.length === 0
    ? fitting
    : [...fitting.filter(named), ...fitting.filter((entry) => !named(entry))];
}

/** What is looked for in a library: it stays while one goes to a card and back. */
class Choosing {
  game = $state<string | null>(null);
  kind = $state<string | null>(null);
  sought = $state("");

  /** In another game one looks for something else. */
  enter(game: string) {
    if (game === this.game) return;
    this.game = game;
    this.kind = null;
    this.sought = "";
  }
}

export const choosing = new Choosing();

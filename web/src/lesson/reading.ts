import type { GuideCard } from "../generated/GuideCard";

/** What has been read of a guide, by card, and what was answered. */
export interface Read {
  cards: string[];
  answers: Record<string, number>;
  /** The card that the lesson began with, before which its story is told. */
  begins?: string;
}

/** The card to be read now: the first that has not been, or the last. */
export function present(cards: readonly GuideCard[], read: Read): GuideCard | undefined {
  return cards.slice(0, -1).find(({ text }) => !read.cards.includes(text)) ?? cards.at(-1);
}

/** What to point at on the page, by how well it says what is to be pressed. */
const PLACES = [
  (option: number) => `[data-choice="${option}"]`,
  (option: number) => `[data-option="${option}"]`,
];

/** The elements that lead to one of these options: things on the board, buttons, entries of the list. */
export function leading(page: ParentNode, options: readonly number[], things: Set<string>) {
  const drawn = [...page.querySelectorAll("[data-testid=board] [data-thing]")].filter((one) =>
    things.has(one.getAttribute("data-thing") ?? ""),
  );
  const buttons = PLACES.flatMap((place) =>
    options.flatMap((option) => [...page.querySelectorAll(place(option))]),
  );
  const found = [...drawn, ...buttons];
  // What is on no board is behind the button of the list.
  return found.length > 0
    ? found
    : [...page.querySelectorAll("[data-testid=open-many], [data-testid=open-options]")];
}

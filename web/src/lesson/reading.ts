import type { GuideCard } from "../generated/GuideCard";
import { bare, without } from "../table/picks";

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

/** What leads to the list of options. */
const WAYS = "[data-testid=open-many], [data-testid=open-options]";

/** An option to point at, and those of its things that have not been pressed yet. */
export interface Aim {
  option: number;
  left: readonly string[];
}

/** What to press for one of these options: only the rest of those that what has been pressed belongs to. */
export function aims(
  options: readonly { option: number; things: readonly string[] }[],
  pressed: readonly string[],
): Aim[] {
  const begun = options.flatMap(({ option, things }) => {
    const left = without(things, pressed);
    return left ? [{ option, left }] : [];
  });
  return begun.length > 0 ? begun : options.map(({ option, things }) => ({ option, left: things }));
}

/** The elements that lead to one of these options: things on the board, buttons, entries of the list. */
export function leading(page: ParentNode, aims: readonly Aim[]): Element[] {
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const forEach = (selector: (option: number) => string) =>
    aims.flatMap(({ option }) => all(selector(option)));
  const left = new Set(aims.flatMap((one) => one.left));
  const isLeft = (one: Element) =>
    left.has(bare(one.getAttribute("data-thing") ?? one.getAttribute("data-adds") ?? ""));
  const found = [
    ...all("[data-testid=board] :is([data-thing], [data-adds])").filter(isLeft),
    ...forEach((option) => `[data-choice="${option}"], [data-commits="${option}"]`),
  ];
  const entries = forEach((option) => `[data-option="${option}"], [data-options~="${option}"]`);
  // What is on no board is behind the button of the list, until that is open.
  const isOpen = all("[data-testid=open-options][aria-expanded=true]").length > 0;
  const ways = found.length > 0 || isOpen ? [] : all(WAYS);
  return [...found, ...turnings(page, found), ...ways, ...entries];
}

/** On a phone: what turns to the view that they are in, if none of them is in the one in sight. */
function turnings(page: ParentNode, found: readonly Element[]): Element[] {
  const tabs = [...page.querySelectorAll("[data-testid=view]")];
  const at = tabs.findIndex((tab) => tab.getAttribute("aria-current") === "true");
  const views = found.map((one) => one.closest("[data-view]")?.getAttribute("data-view") ?? at);
  const isIn = (view: number) => views.some((one) => Number(one) === view);
  return at < 0 || found.length === 0 || isIn(at) ? [] : tabs.filter((_, view) => isIn(view));
}

import type { Choice } from "../generated/Choice";

/** An entry of the menu with its place in it. */
export interface Option {
  index: number;
  choice: Choice;
  /** The entry that goes before it, if it belongs to the next part of the decision. */
  before?: Choice;
}

export const isOpen = ({ choice }: Option) => !choice.no;

/** Whether a thing on the board leads to something: allowed, only greyed, or nothing. */
export type Use = "can" | "cannot" | "none";

export function options(menu: Choice[]): Option[] {
  return menu.map((choice, index) => ({ index, choice }));
}

/** The entry that says this, to be returned as it came. */
export function saying(menu: Choice[], action: unknown): Choice | undefined {
  const said = JSON.stringify(action);
  return menu.find((choice) => JSON.stringify(choice.action) === said);
}

/** What the things on the board are good for now. */
export function uses(menu: Choice[]): Map<string, Use> {
  const found = new Map<string, Use>();
  for (const { things, no } of menu) {
    for (const thing of things) {
      if (!no) found.set(thing, "can");
      else if (!found.has(thing)) found.set(thing, "cannot");
    }
  }
  return found;
}

/** Options that the game shows under one heading, to keep a long list short. */
export interface Group {
  /** The text key of the heading; none: these stand for themselves. */
  heading: string | null;
  options: Option[];
}

/** Puts options together whose group is the same, in the order of the first of each. */
export function grouped(all: Option[], groupOf: (choice: Choice) => string | null): Group[] {
  const groups: Group[] = [];
  for (const option of all) {
    const heading = groupOf(option.choice);
    const group = groups.find((group) => group.heading === heading);
    if (group) group.options.push(option);
    else groups.push({ heading, options: [option] });
  }
  return groups;
}

/** A line of the list: an option, or a heading with options under it. */
export type Entry = { option: Option } | { heading: string; options: Option[] };

/**
 * The order of a list: what can be done, then what lies under headings, then what closes the
 * matter, and what cannot be done last. Otherwise it is the order of the menu.
 */
export function ordered(entries: Entry[], closes: (choice: Choice) => boolean): Entry[] {
  const rank = (entry: Entry) => {
    if ("heading" in entry) return entry.options.some(({ choice }) => !choice.no) ? 1 : 3;
    const { choice } = entry.option;
    if (choice.no) return 3;
    return closes(choice) ? 2 : 0;
  };
  return entries.toSorted((a, b) => rank(a) - rank(b));
}

import type { Choice } from "../generated/Choice";
import { isOpen, type Option } from "./menu";
import { bare, type Picks } from "./picks";

/** As many buttons as fit beside the question; the list has the rest. */
export const MOST = 4;

/** What is to be decided beside the board. */
export interface Choices {
  buttons: Option[];
  /** There are more than buttons can be made for, and nothing on the board leads to them. */
  many: boolean;
  /** How many have no button. */
  left: number;
}

/** How many things are still to be pressed on the board for an option. */
function missing(
  { choice, before }: Option,
  { now, next }: Picks,
  isDrawn: (thing: string) => boolean,
): number {
  const left = [...(before?.things ?? []), ...choice.things].filter(isDrawn);
  for (const thing of [...now, ...next]) {
    const at = left.indexOf(bare(thing));
    if (at >= 0) left.splice(at, 1);
  }
  return left.length;
}

/**
 * The options that get a button: those for which nothing (more) is to be pressed on the board as it
 * is drawn, those that close the matter, and once something is pressed whatever it can mean, if that is little.
 */
export function choices(
  options: Option[],
  picks: Picks,
  closes: (choice: Choice) => boolean,
  isDrawn: (thing: string) => boolean,
): Choices {
  const open = options.filter(isOpen);
  const narrowed = picks.now.length > 0;
  if (narrowed && open.length <= MOST) return { buttons: open, many: false, left: 0 };
  const closing = open.filter(({ choice }) => closes(choice));
  const bare = open.filter(
    (option) => !closes(option.choice) && missing(option, picks, isDrawn) === 0,
  );
  const many = bare.length + closing.length > MOST;
  const buttons = many ? closing.slice(0, MOST) : [...bare, ...closing];
  return { buttons, many, left: open.length - buttons.length };
}

import type { Ahead } from "../generated/Ahead";
import type { Choice } from "../generated/Choice";
import { isOpen, type Option } from "./menu";

/**
 * What has been pressed for a decision: things of the part that is asked, and of the one after it.
 * Equal things are told apart by a number (`hand:a-06`, `hand:a-06#2`), which menus do not know.
 */
export interface Picks {
  now: string[];
  next: string[];
}

export const NOTHING: Picks = { now: [], next: [] };

/** A way to decide: an entry of the menu and, as far as is known, one of the part after it. */
export interface Way {
  first: Option;
  then: Choice | null;
  /** The things of the part after it, also if it takes them along without asking. */
  more: string[];
}

/** A thing as menus name it. */
export const bare = (thing: string) => thing.replace(/#\d+$/, "");

/** What is left of some things after taking others away, each as often as it is named; none: not all are there. */
export function without(all: readonly string[], some: readonly string[]): string[] | null {
  const rest = [...all];
  for (const thing of some) {
    const at = rest.indexOf(bare(thing));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

const includes = (all: string[], some: string[]) => without(all, some) !== null;
const same = (one: string[], other: string[]) => without(one, other)?.length === 0;

/** The things that all lists have. */
function common([first = [], ...others]: string[][]): string[] {
  const shared = (one: string[], other: string[]) => {
    const rest = [...other];
    return one.filter((thing) => {
      const at = rest.indexOf(thing);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  };
  return others.reduce(shared, first);
}

/** Every way to decide, with what is known of how the entries go on. */
export function ways(menu: Option[], known: (choice: Choice) => Ahead | undefined): Way[] {
  return menu.flatMap((first): Way[] => {
    const ahead = isOpen(first) ? known(first.choice) : undefined;
    if (ahead && "part" in ahead)
      return ahead.part.map((then) => ({ first, then, more: then.things }));
    return [{ first, then: null, more: first.choice.takes ?? [] }];
  });
}

export const can = ({ first, then }: Way) => isOpen(first) && !then?.no;

/** What is to be sent: entries of menus as they came. */
export const plan = ({ first, then }: Way): Choice[] =>
  then ? [first.choice, then] : [first.choice];

const fitsNow = ({ first }: Way, now: string[]) => includes(first.choice.things, now);
const fits = (way: Way, { now, next }: Picks) => fitsNow(way, now) && includes(way.more, next);

/** The ways that have all that is pressed. */
export const fitting = (all: Way[], picks: Picks) => all.filter((way) => fits(way, picks));

/** The entries that ways begin with, each once. */
export const firsts = (all: Way[]): Option[] => [...new Set(all.map(({ first }) => first))];

/** What the presses come to. */
export interface Reading {
  /** Things of both parts that are pressed, or left as the only possibility. */
  now: string[];
  next: string[];
  /** How many things have to be pressed at least. */
  left: number;
  /** What is exactly this. */
  ready: Way | null;
  /** Why none of it can be done, if none can. */
  no: Choice["no"];
}

/** @param meant of several ways that are exactly what is pressed, one that begins with one of these */
export function reading(all: Way[], picks: Picks, meant: readonly number[] = []): Reading {
  const found = fitting(all, picks);
  const open = found.filter(can);
  const now = common(open.map(({ first }) => first.choice.things));
  const next = common(open.map(({ more }) => more));
  const missing = ({ first, more }: Way) =>
    first.choice.things.length + more.length - now.length - next.length;
  const exact = open.filter((way) => same(way.first.choice.things, now) && same(way.more, next));
  const refused = found[0];
  return {
    now,
    next,
    left: open.length > 0 ? Math.min(...open.map(missing)) : 0,
    ready: exact.find(({ first }) => meant.includes(first.index)) ?? exact[0] ?? null,
    no: open.length === 0 && refused ? (refused.first.choice.no ?? refused.then?.no ?? null) : null,
  };
}

/** As much of what is pressed for the next part as still fits. */
export function trimmed(all: Way[], { now, next }: Picks): Picks {
  const open = all.filter(can);
  let kept = next;
  while (kept.length > 0 && !open.some((way) => fits(way, { now, next: kept }))) {
    kept = kept.slice(0, -1);
  }
  return { now, next: kept };
}

/**
 * One more press. It belongs to the part that is asked if it goes with what is pressed there, else to
 * the part after it; what does not go together with it makes room, the earliest first. A thing that is
 * pressed already is let go. None: it is good for nothing.
 */
export function pressed(all: Way[], picks: Picks, thing: string): Picks | null {
  const { now, next } = picks;
  const but = (list: string[]) => list.filter((one) => one !== thing);
  if (next.includes(thing)) return { now, next: but(next) };
  if (now.includes(thing)) return now.length > 1 ? { now: but(now), next } : NOTHING;

  const open = all.filter(can);
  const together = { now: [...now, thing], next };
  if (open.some((way) => fitsNow(way, together.now))) return trimmed(all, together);
  if (now.length > 0) {
    for (let gone = 0; gone <= next.length; gone += 1) {
      const one = { now, next: [...next.slice(gone), thing] };
      if (open.some((way) => fits(way, one))) return one;
    }
  }
  for (let gone = 1; gone <= now.length; gone += 1) {
    const one = [...now.slice(gone), thing];
    if (open.some((way) => fitsNow(way, one))) return { now: one, next };
  }
  return all.some((way) => fitsNow(way, [thing])) ? { now: [thing], next: [] } : null;
}

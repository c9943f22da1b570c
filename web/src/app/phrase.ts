import type { Arg } from "../generated/Arg";
import type { Phrase } from "../generated/Phrase";
import { t, texts } from "./texts.svelte";

/** How a player at the table is called, and whom one speaks to: that one is "you". */
export interface NameOf {
  (seat: number): string;
  readonly me?: number | null;
}

/** Names for somebody at the table. */
export function naming(name: (seat: number) => string, me: () => number | null): NameOf {
  return Object.defineProperty((seat: number) => name(seat), "me", { get: me });
}

/** Says a phrase within a phrase in some other way; null: as usual. */
type Instead = (phrase: Phrase) => string | null;

/** A phrase in the viewer's language. */
export function say(phrase: Phrase, nameOf: NameOf, instead: Instead = () => null): string {
  return said(phrase, nameOf, instead).replace(START, (start) => start.slice(0, -1) + "Y");
}

/** Where a sentence begins with "you", which the texts cannot know. */
const START = /(?:^|[.!?] )y(?=our?\b)/g;

function said(phrase: Phrase, nameOf: NameOf, instead: Instead): string {
  const args: Record<string, string | number> = {};
  for (const [name, arg] of phrase.args ?? []) {
    args[name] = "number" in arg ? arg.number : text(arg, nameOf, instead);
  }
  return t(phrase.key, args);
}

function text(arg: Arg, nameOf: NameOf, instead: Instead): string {
  if ("number" in arg) return signed(arg.number);
  if ("text" in arg) return arg.text;
  if ("seat" in arg) return arg.seat === nameOf.me ? t("seat-you") : nameOf(arg.seat);
  if ("phrase" in arg) return instead(arg.phrase) ?? said(arg.phrase, nameOf, instead);
  return texts.list(arg.list.map((item) => text(item, nameOf, instead)));
}

/** An argument by itself; numbers as programs write them. */
export function argument(arg: Arg, nameOf: NameOf): string {
  return "number" in arg ? String(arg.number) : text(arg, nameOf, () => null);
}

/** A number that may be below zero, with the sign of arithmetic; minus nothing is nothing. */
export function signed(number: number): string {
  return (number || 0).toLocaleString(texts.language).replace("-", "−");
}

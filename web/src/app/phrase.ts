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
  if ("number" in arg) return arg.number.toLocaleString(texts.language);
  if ("text" in arg) return arg.text;
  if ("seat" in arg) return arg.seat === nameOf.me ? t("seat-you") : nameOf(arg.seat);
  if ("phrase" in arg) return instead(arg.phrase) ?? said(arg.phrase, nameOf, instead);
  return texts.list(arg.list.map((item) => text(item, nameOf, instead)));
}

/** What is drawn in sentences instead of being said. */
export interface Drawn {
  /** The keys of phrases within a phrase. */
  keys: readonly string[];
  /** Signs in the texts. */
  signs: readonly string[];
}

/** Something to draw, with the arguments of its phrase. */
export interface Drawing {
  what: string;
  args: NonNullable<Phrase["args"]>;
}

/** A part of a sentence: words, or something to draw and the punctuation that clings to it. */
export type Part = string | { before: string; drawing: Drawing; after: string };

/** What is drawn is held a place in the sentence by characters that no language has. */
const HOLDER = 0xe000;
const HOLDERS = "[\\ue000-\\uf8ff]";

/** A sentence in parts. A sign has the arguments of the whole phrase. */
export function parts(phrase: Phrase, nameOf: NameOf, { keys, signs }: Drawn): Part[] {
  const held: Phrase[] = [];
  const sentence = say(phrase, nameOf, (inner) =>
    keys.includes(inner.key) ? String.fromCharCode(HOLDER + held.push(inner) - 1) : null,
  );
  const drawn = `([（(]?)(${[HOLDERS, ...signs].join("|")})([）)、，。,.;；]*)`;
  const found: Part[] = [];
  let end = 0;
  for (const { 0: all, 1: before, 2: sign, 3: after, index } of sentence.matchAll(
    new RegExp(drawn, "g"),
  )) {
    if (before === undefined || !sign || after === undefined) continue;
    if (index > end) found.push(sentence.slice(end, index));
    const inner = held[sign.charCodeAt(0) - HOLDER];
    const drawing = { what: inner?.key ?? sign, args: (inner ?? phrase).args ?? [] };
    found.push({ before, drawing, after });
    end = index + all.length;
  }
  if (end < sentence.length) found.push(sentence.slice(end));
  return found;
}

/** A number that may be below zero, with the sign of arithmetic; minus nothing is nothing. */
export function signed(number: number): string {
  return (number || 0).toLocaleString(texts.language).replace("-", "−");
}

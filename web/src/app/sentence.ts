// Sentences in which some things are drawn instead of being said.

import type { Phrase } from "../generated/Phrase";
import { say, type NameOf } from "./phrase";

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

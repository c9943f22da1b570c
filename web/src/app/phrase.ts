import type { Arg } from "../generated/Arg";
import type { Phrase } from "../generated/Phrase";
import { t, texts } from "./texts.svelte";

/** How a player at the table is called. */
export type NameOf = (seat: number) => string;

/** A phrase in the viewer's language. */
export function say(phrase: Phrase, nameOf: NameOf): string {
  const args: Record<string, string | number> = {};
  for (const [name, arg] of phrase.args ?? []) {
    args[name] = "number" in arg ? arg.number : text(arg, nameOf);
  }
  return t(phrase.key, args);
}

function text(arg: Arg, nameOf: NameOf): string {
  if ("number" in arg) return arg.number.toLocaleString(texts.language);
  if ("text" in arg) return arg.text;
  if ("seat" in arg) return nameOf(arg.seat);
  if ("phrase" in arg) return say(arg.phrase, nameOf);
  return texts.list(arg.list.map((item) => text(item, nameOf)));
}

/** A number that may be below zero, with the sign of arithmetic; minus nothing is nothing. */
export function signed(number: number): string {
  return (number || 0).toLocaleString(texts.language).replace("-", "−");
}

import { State } from "ts-fsrs";
import type { Cards, Kept } from "./schedule";

/** The version of what is kept; whoever changes what a card is raises it. */
const VERSION = 1;
const KIND = "progress";
/** Many times what all decks come to. */
const LARGEST = 2_000_000;

/** Why a file cannot be read: a text, and what it is about. */
export class Unreadable extends Error {
  constructor(
    readonly key:
      "train-file-large" | "train-file-foreign" | "train-file-newer" | "train-file-broken",
    readonly about = "",
  ) {
    super(key);
  }
}

/** All progress as a file. */
export const written = (cards: Cards): string =>
  JSON.stringify({ sandtable: KIND, version: VERSION, cards }, null, 1) + "\n";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const NUMBERS = [
  "stability",
  "difficulty",
  "elapsed_days",
  "scheduled_days",
  "learning_steps",
  "reps",
  "lapses",
] as const;
const isDate = (value: unknown) => typeof value === "string" && !Number.isNaN(Date.parse(value));

function isKept(value: unknown): value is Kept {
  return (
    isObject(value) &&
    NUMBERS.every((name) => Number.isFinite(value[name])) &&
    typeof value["state"] === "number" &&
    value["state"] in State &&
    isDate(value["due"]) &&
    isDate(value["last_review"])
  );
}

/** What is in a file of ours. Nothing of it is taken if anything is wrong with it. */
export function read(text: string): Cards {
  if (text.length > LARGEST) throw new Unreadable("train-file-large");
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Unreadable("train-file-foreign");
  }
  if (!isObject(file) || file["sandtable"] !== KIND || !Number.isInteger(file["version"]))
    throw new Unreadable("train-file-foreign");
  const version = Number(file["version"]);
  if (version > VERSION) throw new Unreadable("train-file-newer");
  const { cards } = file;
  if (!isObject(cards)) throw new Unreadable("train-file-broken", "cards");
  return Object.fromEntries(
    Object.entries(cards).map(([id, kept]) => {
      if (!isKept(kept)) throw new Unreadable("train-file-broken", id);
      return [id, kept];
    }),
  );
}

/** Of both what was answered last. */
export function merged(ours: Cards, theirs: Cards): Cards {
  const later = Object.entries(theirs).filter(([id, { last_review }]) => {
    const own = ours[id];
    return !own || Date.parse(last_review) > Date.parse(own.last_review);
  });
  return { ...ours, ...Object.fromEntries(later) };
}

import type { Component } from "svelte";
import type { Choice } from "../generated/Choice";
import type { Ending } from "../generated/Ending";
import type { Phrase } from "../generated/Phrase";
import type { Drawing, Drawn } from "../app/sentence";
import type { Manner } from "../table/picking.svelte";
import type { Sound } from "../table/sound";

/** What a game draws in its sentences, and how. */
export interface Drawings extends Drawn {
  Drawing: Component<Drawing>;
}

/** A game's own part of the client, loaded with the game. It draws views and knows no rules. */
export interface GamePart {
  /** The table; the event is the one that is being looked at, if any. */
  Board: Component<{ view: unknown; aids: unknown; event: unknown }>;
  /** What each player is up to, in the side panel. */
  Overview: Component<{ view: unknown; aids: unknown }>;
  /** The text key of its title. */
  overviewTitle: string;
  /** What is known about a thing on the board. */
  Details: Component<{ thing: string; view: unknown; aids: unknown }>;
  /** How the score came about. */
  Scoring: Component<{ view: unknown; aids: unknown; ending: Ending | null }>;
  /** Every card, token and state. */
  Gallery: Component;
  /** How long an event is looked at, as a share of the usual time. */
  pace(event: unknown, view: unknown): number;
  /** Whether this event is worth time even to whoever brought it about: a throw, a reveal. */
  stages?(event: unknown): boolean;
  /** What is heard when this event is shown. */
  sounds?(event: unknown): Sound | null;
  /** What is said while this event is staged, where its sentence would tell how it ends: that waits. */
  headline?(event: unknown): Phrase | null;
  /** Whether the scoring is to be shown while this event is looked at. */
  showsScoring(event: unknown, view: unknown): boolean;
  /** The text key of the heading under which this choice is kept in the list; none: it stands for itself. */
  groupOf(choice: Choice): string | null;
  /** Whether this choice closes the matter, as ending a turn does: it stays in sight, however long the list. */
  closes?(choice: Choice): boolean;
  /** Whether one of several such choices is proposed, as one way to pay is: the sensible one stands out. */
  proposes?(choice: Choice): boolean;
  /** How this choice is made on the board, if not by pressing a thing and pressing it again. */
  manner?(choice: Choice): Manner;
  /** What this event shows that a player did not know, by its subject in the trainers. */
  missed?(event: unknown, view: unknown, me: number): string[];
  /** What is drawn in sentences instead of being said. */
  drawings?: Drawings;
}

/** Every folder here that has an `index.ts` is a game's part. */
const PARTS = import.meta.glob<GamePart>("./*/index.ts", { import: "default" });

export async function loadPart(game: string): Promise<GamePart> {
  const load = PARTS[`./${game}/index.ts`];
  if (!load) throw new Error(`no part of the client draws ${game}`);
  return load();
}

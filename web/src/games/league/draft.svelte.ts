import type { Card } from "../../generated/league/Card";
import type { Tile } from "../../generated/league/Tile";
import type { View } from "../../generated/league/View";
import type { Picking } from "../../table/picking.svelte";
import { bare } from "../../table/picks";
import { HAND } from "./facts";
import { cardOf, known, tileOf } from "./words";

/** What the cards of the hand are being picked for. */
export type Task = "trim" | "choose" | "pay";
/** A card of the hand in the draft: what the tile is used with, part of the payment, or put back. */
export type Role = "about" | "paid" | "back";

/** A card of the own hand: of equal cards each is a thing of its own. */
export const handThing = (hand: string[], place: number) => {
  const card = hand[place] ?? "";
  const before = hand.slice(0, place).filter((one) => one === card).length;
  return before === 0 ? `hand:${card}` : `hand:${card}#${before + 1}`;
};

/**
 * A tile and the cards under it, as they are being thought about: what has been pressed, put on the
 * tiles and the hand. Nobody else knows of it until it is committed.
 */
export class Draft {
  constructor(
    readonly picking: Picking,
    readonly view: () => View,
  ) {}

  /** A tile that was pressed although no card in the hand goes with it. */
  wish = $state<Tile | null>(null);

  /** Whether a tile is to be chosen, and nothing on the menu has to do with this one. */
  lacks(tile: Tile): boolean {
    return this.task === "choose" && this.picking.use(`tile:${tile}`) === "none";
  }

  readonly own = $derived.by(() => {
    const { me, players } = this.view();
    return me === null ? undefined : players[me];
  });
  readonly hand = $derived.by((): Card[] => (this.own ? known(this.own.hand) : []));

  readonly task = $derived.by((): Task | null => {
    const { phase } = this.view();
    const mind = this.own?.mind.mind;
    if (phase.phase === "trim" && this.hand.length > HAND) return "trim";
    if (phase.phase !== "choose") return null;
    return mind === "thinking" ? "choose" : mind === "paying" ? "pay" : null;
  });

  /** The plan that only has to be paid: it was chosen from the list. */
  readonly #plan = $derived.by(() => {
    const mind = this.own?.mind;
    return mind?.mind === "paying" ? mind.plan : null;
  });

  readonly tile = $derived.by((): Tile | null => {
    if (this.#plan) return tileOf(this.#plan);
    const { picks, reading } = this.picking;
    if (this.task !== "choose" || picks.now.length === 0) return null;
    // What cannot be done has no things in common, but was pressed.
    const thing = [...reading.now, ...picks.now].find((thing) => thing.startsWith("tile:"));
    return (thing?.replace("tile:", "") as Tile | undefined) ?? null;
  });

  /** The place of the card that the tile is used with. */
  readonly about = $derived.by((): number | null => {
    const card = this.#plan && cardOf(this.#plan);
    if (card) return this.hand.indexOf(card);
    const { picks, reading } = this.picking;
    if (this.task !== "choose" || picks.now.length === 0) return null;
    return this.#places(picks.now, reading.now)[0] ?? null;
  });
  readonly card = $derived.by(() => (this.about === null ? null : (this.hand[this.about] ?? null)));

  /** The places of the cards that pay, or that are put back. */
  readonly paid = $derived.by((): number[] => {
    const { picks, reading } = this.picking;
    if (this.task === null) return [];
    return this.task === "choose"
      ? this.#places(picks.next, reading.next, this.about)
      : this.#places(picks.now, reading.now);
  });

  /** The places of cards that were pressed, and of those that nothing else is left for. */
  #places(pressed: string[], all: string[], taken: number | null = null): number[] {
    const things = this.hand.map((_, place) => handThing(this.hand, place));
    const found = pressed.map((thing) => things.indexOf(thing)).filter((place) => place >= 0);
    const rest = [...all];
    for (const thing of pressed) {
      const at = rest.indexOf(bare(thing));
      if (at >= 0) rest.splice(at, 1);
    }
    for (const thing of rest) {
      const place = things.findIndex(
        (one, place) => bare(one) === thing && place !== taken && !found.includes(place),
      );
      if (place >= 0) found.push(place);
    }
    return found;
  }

  /** What is still to be pressed. */
  readonly missing = $derived.by((): "tile" | "defence" | "attack" | "cards" | null => {
    if (this.task === "choose") {
      if (this.tile === null) return "tile";
      if (this.tile === "defend" && this.card === null) return "defence";
      if (this.tile === "attack" && this.card === null) return "attack";
    }
    return this.picking.reading.left > 0 ? "cards" : null;
  });

  /** What can be committed: not before what is asked for has been pressed, also if nothing else is left. */
  readonly ready = $derived.by(() => (this.missing === null ? this.picking.ready : null));

  roleOf(place: number): Role | null {
    if (this.task === null) return null;
    if (this.task !== "trim" && place === this.about) return "about";
    if (!this.paid.includes(place)) return null;
    return this.task === "trim" ? "back" : "paid";
  }
}

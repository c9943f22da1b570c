import type { Action } from "../../generated/league/Action";
import type { Aids } from "../../generated/league/Aids";
import type { Card } from "../../generated/league/Card";
import type { Plan } from "../../generated/league/Plan";
import type { Tile } from "../../generated/league/Tile";
import type { View } from "../../generated/league/View";
import { defenceFact, HAND, isAttack, MOST_PAID } from "./facts";
import { cardOf, known, tileOf } from "./words";

/** What the cards of the hand are being picked for. */
export type Task = "trim" | "choose" | "pay";
/** A card of the hand in the draft: what the tile is used with, part of the payment, or put back. */
export type Role = "about" | "paid" | "back";

/** How many cards have to be pressed. */
interface Need {
  least: number;
  most: number;
}

/**
 * A tile and the cards under it, as they are being thought about: nobody else knows of it, not even
 * the server, until it is committed. It outlives the commitment, so that a choice that is taken back
 * can be changed.
 */
export class Draft {
  tile = $state<Tile | null>(null);
  /** Places in the hand: equal cards are told apart. */
  about = $state<number | null>(null);
  paid = $state<number[]>([]);

  constructor(readonly asked: () => { view: View; aids: Aids }) {}

  readonly own = $derived.by(() => {
    const { me, players } = this.asked().view;
    return me === null ? undefined : players[me];
  });
  readonly hand = $derived.by((): Card[] => (this.own ? known(this.own.hand) : []));

  readonly task = $derived.by((): Task | null => {
    const { phase } = this.asked().view;
    const mind = this.own?.mind.mind;
    if (phase.phase === "trim" && this.hand.length > HAND) return "trim";
    if (phase.phase !== "choose") return null;
    return mind === "thinking" ? "choose" : mind === "paying" ? "pay" : null;
  });

  readonly card = $derived.by(() => (this.about === null ? null : (this.hand[this.about] ?? null)));

  readonly need = $derived.by((): Need => {
    const exactly = (count: number) => ({ least: count, most: count });
    const { hand, own, card } = this;
    if (this.task === "trim") return exactly(hand.length - HAND);
    if (this.task === "pay" && own?.mind.mind === "paying") return exactly(own.mind.cards);
    switch (this.tile) {
      case "install":
        return exactly(this.asked().aids.price ?? 0);
      case "defend":
        return exactly((card === null ? null : defenceFact(card)?.cost) ?? 1);
      case "attack":
        return { least: 0, most: Math.min(MOST_PAID, hand.length - 1) };
      case "repair":
        return { least: 1, most: hand.length };
      case null:
        return exactly(0);
    }
  });

  /** The places of the cards that can pay. */
  get #rest(): number[] {
    return this.hand.map((_, place) => place).filter((place) => place !== this.about);
  }

  /** What pays: where all other cards are needed there is nothing to choose. */
  readonly payment = $derived.by((): number[] => {
    const { least, most } = this.need;
    const forced = this.task === "choose" && least > 0 && least === most;
    const rest = this.#rest;
    return forced && least === rest.length && this.#hasCard ? rest : this.paid;
  });

  /** The tile has the card that it is used with, if it takes one. */
  get #hasCard(): boolean {
    const takesOne = this.tile === "defend" || this.tile === "attack";
    return this.tile !== null && (!takesOne || this.card !== null);
  }

  /** What is still to be pressed. */
  readonly missing = $derived.by((): "tile" | "defence" | "attack" | "cards" | null => {
    if (this.task === "choose") {
      if (this.tile === null) return "tile";
      if (!this.#hasCard) return this.tile === "defend" ? "defence" : "attack";
    }
    return this.payment.length < this.need.least ? "cards" : null;
  });

  readonly plan = $derived.by((): Plan | null => {
    const { tile, card } = this;
    const step = this.payment.length;
    if (tile === "install") return tile;
    if (tile === "repair") return { repair: step };
    if (!card || !tile) return null;
    return tile === "defend" ? { defend: card } : { attack: { card, step } };
  });

  /** What is to be sent to commit it: a payment without choice goes with the plan. */
  get actions(): Action[] {
    const cards = [...this.payment]
      .sort((a, b) => a - b)
      .flatMap((place) => this.hand[place] ?? []);
    if (this.task === "trim") return [{ discard: cards }];
    if (this.task === "pay") return [{ pay: cards }];
    if (!this.plan) return [];
    const plan: Action = { plan: this.plan };
    const chosen = cards.length > 0 && cards.length < this.#rest.length;
    return chosen ? [plan, { pay: cards }] : [plan];
  }

  roleOf(place: number): Role | null {
    if (this.task === null) return null;
    if (this.task !== "trim" && place === this.about) return "about";
    if (!this.payment.includes(place)) return null;
    return this.task === "trim" ? "back" : "paid";
  }

  pressTile(tile: Tile) {
    if (this.tile === tile) return this.clear();
    const kept = this.card && tile === (isAttack(this.card) ? "attack" : "defend");
    this.tile = tile;
    if (!kept) this.about = null;
    this.paid = this.paid.slice(0, this.need.most);
  }

  pressCard(place: number) {
    const card = this.hand[place];
    if (card === undefined) return;
    if (this.task === "choose") {
      const fits = isAttack(card) ? "attack" : "defend";
      if (place === this.about) return this.clear();
      if (!this.paid.includes(place) && this.about === null && [null, fits].includes(this.tile)) {
        this.tile = fits;
        this.about = place;
        this.paid = this.paid.slice(0, this.need.most);
        return;
      }
    } else if (place === this.about) return;
    if (this.paid.includes(place)) this.paid = this.paid.filter((one) => one !== place);
    // One too many takes the place of the first.
    else if (this.need.most > 0) this.paid = [...this.paid, place].slice(-this.need.most);
  }

  clear() {
    this.tile = null;
    this.about = null;
    this.paid = [];
  }

  /** The plan has been chosen from the list, and only the payment is left. */
  follow(plan: Plan) {
    const card = cardOf(plan);
    this.tile = tileOf(plan);
    this.about = card === null ? null : this.hand.indexOf(card);
    this.paid = [];
  }
}

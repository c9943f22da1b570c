import type { Choice } from "../../generated/league/Choice";
import type { Event } from "../../generated/league/Event";
import type { Phase } from "../../generated/league/Phase";
import type { Shown } from "../../generated/league/Shown";
import type { Source } from "../../generated/league/Source";
import type { View } from "../../generated/league/View";
import { Stage } from "./stage.svelte";
import { strikeOf, type Attacked } from "./strike";
import { cardOf, tileOf } from "./words";

/** What somebody earned, item by item, and the move of the disc that it adds up to. */
export interface Earning {
  seat: number;
  items: { by: Source; points: number }[];
  /** The score after it; none: the disc has not moved yet. */
  total: number | null;
}

/** What is remembered of an action while it plays out: views show only how things stand. */
export class Course {
  /** The tiles that were turned up, by seat. */
  revealed = $state.raw<(Shown | null)[] | null>(null);
  /** The order within the tile that is being resolved. */
  order = $state.raw<number[]>([]);
  /** Whose tile it is, and what lay under it. */
  opened = $state.raw<{ seat: number; choice: Choice | null } | null>(null);
  attack = $state.raw<Attacked | null>(null);
  earnings = $state.raw<Earning[]>([]);
  /** The round is being counted: earnings of all players are kept side by side. */
  counting = $state(false);

  /** Where an attack is seen to strike. */
  readonly stage = new Stage();

  /** The action that this is about. */
  #action = "";
  /** How things stood before. */
  #last: View | null = null;

  follow(event: Event, view: View) {
    const before = this.#last ?? view;
    this.#last = view;
    this.#action = actionOf(view);
    this.stage.stop();
    switch (event.event) {
      case "action-began":
      case "round-began":
        this.#clear();
        this.counting = false;
        break;
      case "revealed":
        this.#clear();
        this.revealed = event.tiles;
        break;
      case "tile-began":
        this.order = event.order;
        this.#next(null);
        break;
      case "opened":
        this.#next({ seat: event.seat, choice: event.choice });
        break;
      case "took-back":
        this.#next({ seat: event.seat, choice: null });
        break;
      case "attacked":
        this.attack = event;
        this.stage.play(strikeOf(event, before, view));
        break;
      case "round-ended":
        this.#clear();
        this.counting = true;
        break;
      case "earned": {
        const item = { by: event.by, points: event.points };
        this.#earning(event.seat, (one) => ({ ...one, items: [...one.items, item] }));
        break;
      }
      case "scored":
        this.#earning(event.seat, (one) => ({ ...one, total: event.total }));
        break;
    }
  }

  /** The showing has come to a rest, or was skipped: only what belongs to the question is kept. */
  settle(view: View) {
    const { phase } = view;
    this.#last = view;
    this.stage.stop();
    if (actionOf(view) !== this.#action || phase.phase === "choose" || phase.phase === "over") {
      this.#clear();
    } else if (!this.#isAbout(phase)) {
      this.#next(null);
    }
    this.counting &&= phase.phase === "mend" && phase.cause === "recovery";
  }

  #isAbout(phase: Phase): boolean {
    const seat = this.opened?.seat ?? -1;
    if (phase.phase === "place" && "colour" in phase.within) {
      return this.attack?.colour === phase.within.colour;
    }
    if (phase.phase === "place" || phase.phase === "mend") return (phase.left[seat] ?? 0) > 0;
    return "seat" in phase && phase.seat === seat;
  }

  #earning(seat: number, change: (one: Earning) => Earning) {
    const found = this.earnings.find((one) => one.seat === seat);
    const fresh: Earning = { seat, items: [], total: null };
    this.earnings = found
      ? this.earnings.map((one) => (one === found ? change(one) : one))
      : [...this.earnings, change(fresh)];
  }

  #next(opened: Course["opened"]) {
    this.opened = opened;
    this.attack = null;
    if (!this.counting) this.earnings = [];
  }

  #clear() {
    this.revealed = null;
    this.order = [];
    this.#next(null);
    this.earnings = [];
  }
}

const actionOf = ({ round, action }: View) => `${round}:${action}`;

/** The tile of a player, as far as it is up. */
export function shownOf(view: View, seat: number): Shown | null {
  const mind = view.players[seat]?.mind;
  if (mind?.mind === "shown") return { tile: mind.tile, cards: mind.cards };
  if (mind?.mind !== "known" || !mind.up) return null;
  const { plan, paid } = mind.choice;
  return { tile: tileOf(plan), cards: paid.length + (cardOf(plan) ? 1 : 0) };
}

/** Who comes before whom: fewer points first, on a tie the higher disc. */
export function inOrder(view: View): number[] {
  const score = (seat: number) => view.players[seat]?.score ?? 0;
  const height = (seat: number) => view.discs.indexOf(seat);
  return view.players
    .map((_, seat) => seat)
    .sort((a, b) => score(a) - score(b) || height(b) - height(a));
}

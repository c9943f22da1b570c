import type { Aids } from "../../generated/cyberwar/Aids";
import type { Event } from "../../generated/cyberwar/Event";
import type { Face } from "../../generated/cyberwar/Face";
import type { View } from "../../generated/cyberwar/View";
import { settings } from "../../app/settings.svelte";
import { paceOf } from "../../table/player.svelte";
import { attackThing, defenceThing } from "./words";

/** How long it takes to turn up one attack, and to look at all of them, as shares of the usual time. */
const STEP = 0.75;
const LOOK = 1;

/** How long the attacks are looked at, one after another. */
export const turningPace = (attacks: number) => attacks * STEP + LOOK;

const covered = (face: Face, blind: boolean): Face => {
  if (face.shows !== "front") return face;
  if (blind) return { shows: "nothing" };
  const { card, is_box, technique } = face;
  return { shows: "back", card, id: technique.id, name: technique.name, is_box };
};

/** The attacks that still lie face down while those before them are turned up. */
export function staged(view: View, down: readonly number[]): View {
  if (down.length === 0) return view;
  const attacks = view.attacks.map((attack) =>
    down.includes(attack.handle) ? { ...attack, face: covered(attack.face, view.blind) } : attack,
  );
  return { ...view, attacks };
}

/**
 * What became of them is not told before; who studies has known it all along. A round is looked back upon
 * when it is over.
 */
export function unsaid(aids: Aids, view: View, down: readonly number[]): Aids {
  if (down.length === 0) return aids;
  const reviews = aids.reviews.filter(({ attacks }) => !attacks.some((one) => down.includes(one)));
  if (view.play.mode === "solo" && view.play.level === "study") return { ...aids, reviews };
  const sides = aids.sides.map((side) => ({
    ...side,
    attacks: side.attacks.map((one) =>
      down.includes(one.handle) ? { ...one, caught: { is: "unknown" as const } } : one,
    ),
  }));
  return { ...aids, reviews, sides };
}

/** One event turns up all attacks; they are shown one after another, as fast as everything else. */
export class Turning {
  #event: () => Event | null;
  /** Which showing it is, and how many have been turned up in it. */
  #at = $state.raw<{ event: Event | null; count: number }>({ event: null, count: 0 });

  constructor(event: () => Event | null) {
    this.#event = event;
    $effect(() => {
      const now = event();
      if (now?.event !== "revealed") return;
      this.#at = { event: now, count: 0 };
      const timer = setInterval(
        () => (this.#at = { event: now, count: this.#at.count + 1 }),
        paceOf(settings.faster) * STEP,
      );
      return () => clearInterval(timer);
    });
  }

  get #count() {
    return this.#at.event === this.#event() ? this.#at.count : 0;
  }

  /** The attacks that are still to come. */
  get down(): number[] {
    const event = this.#event();
    if (event?.event !== "revealed") return [];
    return event.attacks.slice(this.#count).map(({ attack }) => attack.handle);
  }

  /** The attack that was turned up last, and what detected it, as things. */
  get lit(): string[] {
    const event = this.#event();
    const last = event?.event === "revealed" ? event.attacks[this.#count - 1] : undefined;
    return last ? [attackThing(last.attack.handle), ...last.caught_by.map(defenceThing)] : [];
  }
}

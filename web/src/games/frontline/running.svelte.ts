import type { Event } from "../../generated/frontline/Event";
import type { Mitigation } from "../../generated/frontline/Mitigation";
import type { Stage } from "../../generated/frontline/Stage";
import type { Technique } from "../../generated/frontline/Technique";
import type { View } from "../../generated/frontline/View";
import { settings } from "../../app/settings.svelte";
import { paceOf } from "../../table/player.svelte";
import { stageOf } from "./facts";

/** What tells how a technique fares. */
type Judging = Extract<Event, { event: "judged" | "survived" | "stopped" }>;

/** How long it takes from one defence to the next, and to look at the verdict, as shares of the usual time. */
const STEP = 0.35;
const LOOK: Record<Judging["event"], number> = { judged: 1, survived: 1.2, stopped: 0.8 };

/** A technique on its way along the defences. */
export interface Run {
  attacker: number;
  card: Technique;
  stage: Stage;
  /** The places of the defences that it meets, in order: the stopped one met them before. */
  meets: number[];
  ends: "through" | "stopped";
}

export const isJudging = (event: Event | null): event is Judging =>
  event !== null && event.event in LOOK;

/** The places where somebody's technique meets a defence. */
const met = (view: View, attacker: number) =>
  (view.sides[1 - attacker]?.zone ?? []).flatMap(({ is }, slot) => (is === "empty" ? [] : [slot]));

export function runOf(event: Event | null, view: View): Run | null {
  if (!isJudging(event)) return null;
  return {
    attacker: event.seat,
    card: event.card,
    stage: stageOf(event.card),
    meets: event.event === "stopped" ? [] : met(view, event.seat),
    ends: event.event === "survived" ? "through" : "stopped",
  };
}

/** How long a run is looked at. */
export const runningPace = (event: Judging, view: View): number =>
  ((runOf(event, view)?.meets.length ?? 0) + 1) * STEP + LOOK[event.event];

/** Shows a technique as it runs into the row of defences, one after another, and what became of it. */
export class Running {
  #event: () => Event | null;
  #view: () => View;
  /** Which run it is, and how many defences have been met in it. */
  #at = $state.raw<{ event: Event | null; count: number }>({ event: null, count: 0 });
  /** What stopped the card that was judged last. */
  #stoppers = $state.raw<Mitigation[]>([]);

  constructor(event: () => Event | null, view: () => View) {
    this.#event = event;
    this.#view = view;
    $effect(() => {
      const now = event();
      if (now?.event === "judged") this.#stoppers = now.defences;
      if (now?.event === "placed") this.#stoppers = [];
      if (!isJudging(now)) return;
      this.#at = { event: now, count: 0 };
      const timer = setInterval(
        () => (this.#at = { event: now, count: this.#at.count + 1 }),
        paceOf(settings.faster) * STEP,
      );
      return () => clearInterval(timer);
    });
  }

  get run(): Run | null {
    return runOf(this.#event(), this.#view());
  }

  get #count() {
    return this.#at.event === this.#event() ? this.#at.count : 0;
  }

  /** The place where it is now; none while it starts and when it is over. */
  get at(): number | null {
    return this.run?.meets[this.#count - 1] ?? null;
  }

  /** Whether it has yet to come to a place of the zone that it runs into. */
  ahead(seat: number, slot: number): boolean {
    const { run } = this;
    return run?.attacker === 1 - seat && run.meets.indexOf(slot) >= this.#count;
  }

  /** Whether a place has stopped it, as far as it has come. */
  stoppedAt(seat: number, slot: number): boolean {
    const { run } = this;
    if (run?.attacker !== 1 - seat || run.ends !== "stopped" || this.ahead(seat, slot))
      return false;
    const place = this.#view().sides[seat]?.zone[slot];
    return place?.is === "up" && this.#stoppers.includes(place.card);
  }

  /** What became of it, once it has met all of them; by which defences it was stopped. */
  get verdict(): { ends: Run["ends"]; by: Mitigation[] } | null {
    const { run } = this;
    if (!run || this.#count <= run.meets.length) return null;
    return { ends: run.ends, by: run.ends === "stopped" ? this.#stoppers : [] };
  }
}

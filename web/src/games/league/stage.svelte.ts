import { getContext, setContext } from "svelte";
import type { Server } from "../../generated/league/Server";
import { settings } from "../../app/settings.svelte";
import { spotOf, type Strike } from "./strike";

/** The time of a beat, in milliseconds. */
const BEAT = 156;

/** Plays an attack beat by beat: what has not landed yet is not seen yet. */
export class Stage {
  #strike = $state.raw<Strike | null>(null);
  #beat = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  play(strike: Strike) {
    this.stop();
    this.#strike = strike;
    this.#beat = 0;
    const time = settings.faster ? BEAT / 2 : BEAT;
    this.#timer = setInterval(() => {
      this.#beat += 1;
      if (this.#beat >= strike.beats) this.stop();
    }, time);
  }

  /** All of it is there. */
  stop() {
    clearInterval(this.#timer);
    this.#strike = null;
  }

  /** Whether the hit in this place has been told. */
  tells(hit: number): boolean {
    return this.#strike === null || this.#beat >= (this.#strike.hits[hit] ?? 0);
  }

  /** The place of the hit that lands just now. */
  get hit(): number | null {
    const strike = this.#strike;
    if (!strike) return null;
    return strike.hits.findLastIndex((at) => this.#beat >= at);
  }

  /** The tokens that are still to land on a vulnerability. */
  pending(server: Server, nth: number): number {
    const blows = this.#blows(server, nth);
    if (!blows) return 0;
    const landed = Math.min(blows.tokens, Math.max(0, this.#beat - blows.at));
    return blows.tokens - landed;
  }

  /** Whether tokens are landing there just now. */
  strikes(server: Server, nth: number): boolean {
    const blows = this.#blows(server, nth);
    return !!blows && this.#beat >= blows.at && this.#beat <= blows.at + blows.tokens;
  }

  #blows(server: Server, nth: number) {
    return this.#strike?.blows.get(spotOf(server, nth));
  }
}

const KEY = Symbol("stage");

export const setStage = (stage: Stage) => setContext(KEY, stage);
/** The stage of the board; one on which nothing is played where there is no board. */
export const getStage = () => getContext<Stage | undefined>(KEY) ?? new Stage();

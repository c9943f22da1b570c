import { SvelteDate } from "svelte/reactivity";

/** How often it is looked whether something has become due. */
const STEP = 15_000;

/** What time it is, for as long as somebody looks. */
export class Clock {
  readonly now = new SvelteDate();

  constructor() {
    $effect(() => {
      const ticking = setInterval(() => this.look(), STEP);
      return () => clearInterval(ticking);
    });
  }

  look() {
    this.now.setTime(Date.now());
  }
}

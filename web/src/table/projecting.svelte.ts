import { settings } from "../app/settings.svelte";
import { Media } from "./media.svelte";

/** What hangs on the wall of a room, and is no laptop. */
const LARGE = "(min-width: 1600px) and (min-height: 850px)";

/**
 * Whether a table is drawn for a room to read: on a large screen, for whoever only watches, unless they
 * want it otherwise. Then all of the page grows with the screen, and a board needs no sizes of its own.
 */
export class Projecting {
  #large = new Media(LARGE);
  #watching: () => boolean;

  constructor(watching: () => boolean) {
    this.#watching = watching;
    $effect(() => {
      document.documentElement.classList.toggle("projector", this.on);
      return () => document.documentElement.classList.remove("projector");
    });
  }

  /** Whether one may choose. */
  get possible(): boolean {
    return this.#large.matches && this.#watching();
  }

  get on(): boolean {
    return this.possible && settings.projector;
  }
}

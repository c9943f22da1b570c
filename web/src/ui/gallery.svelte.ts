import { getContext, setContext } from "svelte";

/** What is looked at in a gallery: one kind of things at a time, and perhaps one thing closely. */
export class Gallery {
  /** The kinds of this game, in order. */
  kinds = $state<string[]>([]);
  /** Null: all of them. */
  chosen = $state<number | null>(0);
  /** The thing that is looked at closely, and what to know of the table around it. */
  thing = $state.raw<{ id: string; view: unknown } | null>(null);

  shows(place: number): boolean {
    return this.chosen === null || this.chosen === place;
  }

  /** The place of a kind, by its title: both themes show the same ones. */
  place(title: string): number {
    const known = this.kinds.indexOf(title);
    return known < 0 ? this.kinds.push(title) - 1 : known;
  }
}

const KEY = Symbol("gallery");

export const setGallery = (gallery: Gallery) => setContext(KEY, gallery);
export const getGallery = () => getContext<Gallery>(KEY);

import type { Route } from "../app/router.svelte";

/** The pages to read, look at and learn from: nobody waits at a table for them. */
export type Reading = Extract<
  Route,
  {
    page:
      | "replay"
      | "debrief"
      | "review"
      | "rules"
      | "library"
      | "gallery"
      | "train"
      | "puzzle"
      | "learn";
  }
>;

export function load(route: Reading): Promise<{ default: unknown }> {
  switch (route.page) {
    case "replay":
      return import("./Replay.svelte");
    case "debrief":
      return import("./Debrief.svelte");
    case "review":
      return import("./Review.svelte");
    case "rules":
      return import("./Rules.svelte");
    case "library":
      return import("./Library.svelte");
    case "train":
      return import("./Train.svelte");
    case "puzzle":
      return import("./Puzzle.svelte");
    case "learn":
      return import("./Learn.svelte");
    case "gallery":
      return import("./Gallery.svelte");
  }
}

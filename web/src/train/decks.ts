import { texts } from "../app/texts.svelte";
import type { DeckId, Item } from "./item";

export const DECKS: readonly DeckId[] = ["ports", "attack"];

/** The texts and the items of a deck, whose facts are loaded with it. */
export async function loadDeck(deck: DeckId): Promise<Item[]> {
  switch (deck) {
    case "ports": {
      const [{ items }] = await Promise.all([
        import("./ports"),
        texts.useGame("ports"),
        texts.useTrain(),
      ]);
      return items();
    }
    case "attack": {
      const [{ items }] = await Promise.all([
        import("./attack"),
        texts.useGame("cyberwar"),
        texts.useGame("frontline"),
        texts.useTrain(),
      ]);
      return items();
    }
  }
}

import { texts } from "../app/texts.svelte";
import { itemsOf } from "./deck";
import type { DeckId, Item } from "./item";

export const DECKS: readonly DeckId[] = ["ports", "attack"];

/** The texts and the items of a deck, whose facts are loaded with it. */
export async function loadDeck(deck: DeckId): Promise<Item[]> {
  switch (deck) {
    case "ports": {
      const [{ DECK }] = await Promise.all([
        import("../generated/train/ports"),
        texts.useGame("ports"),
        texts.useTrain(),
      ]);
      return itemsOf(DECK);
    }
    case "attack": {
      const [{ DECK }] = await Promise.all([
        import("../generated/train/attack"),
        texts.useGame("cyberwar"),
        texts.useGame("frontline"),
        texts.useTrain(),
      ]);
      return itemsOf(DECK);
    }
  }
}

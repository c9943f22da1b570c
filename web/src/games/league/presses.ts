import type { Tile } from "../../generated/league/Tile";
import type { View } from "../../generated/league/View";
import type { TableContext } from "../../table/context";
import type { Draft } from "./draft.svelte";

/** A card of the own hand: equal cards are counted, so that each is a thing of its own. */
export const handThing = (hand: string[], place: number) => {
  const card = hand[place] ?? "";
  const before = hand.slice(0, place).filter((one) => one === card).length;
  return before === 0 ? `hand:${card}` : `hand:${card}:${before + 1}`;
};

const tileIn = (thing: string) => /^tile:(\w+)$/.exec(thing)?.[1] as Tile | undefined;

/**
 * The table as this board presses it: tiles and hand cards go into the draft, and damage is put on
 * and off with one press each.
 */
export function pressing(outer: TableContext, draft: Draft, view: () => View): TableContext {
  const placeOf = (thing: string) =>
    draft.task ? draft.hand.findIndex((_, place) => handThing(draft.hand, place) === thing) : -1;
  const spotAction = (thing: string) => {
    if (!thing.startsWith("spot:") || !["place", "mend"].includes(view().phase.phase)) return null;
    return outer.menu.find(({ things, no }) => !no && things.includes(thing))?.action ?? null;
  };
  return Object.create(outer, {
    use: {
      value(thing: string) {
        if (placeOf(thing) >= 0) return "can";
        const tile = tileIn(thing);
        if (tile && draft.task === "pay") return draft.tile === tile ? "can" : "none";
        return outer.use(thing);
      },
    },
    press: {
      value(thing: string) {
        const place = placeOf(thing);
        const tile = tileIn(thing);
        const action = spotAction(thing);
        if (place >= 0) draft.pressCard(place);
        else if (tile && draft.task === "choose") draft.pressTile(tile);
        else if (action) void outer.act([action]);
        else outer.press(thing);
      },
    },
  }) as TableContext;
}

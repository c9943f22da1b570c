import type { TableContext } from "./context";
import { Picking } from "./picking.svelte";

type Told = Pick<
  TableContext,
  "me" | "seats" | "config" | "awaited" | "drawings" | "nameOf" | "inspect"
>;

/** A table that is only looked at: nothing is asked, and a press tells what a thing is. Getters stay reactive. */
export function stillTable(told: Told): TableContext {
  return {
    get me() {
      return told.me;
    },
    get seats() {
      return told.seats;
    },
    get config() {
      return told.config;
    },
    get awaited() {
      return told.awaited;
    },
    get drawings() {
      return told.drawings;
    },
    picking: new Picking({
      menu: () => [],
      manner: () => ({}),
      meant: () => [],
      peek: () => Promise.resolve([]),
      act: () => {},
    }),
    menu: [],
    fallback: null,
    refusal: null,
    said: [],
    nameOf: (seat) => told.nameOf(seat),
    use: () => "none",
    press: (thing) => told.inspect(thing),
    inspect: (thing) => told.inspect(thing),
    choose: () => Promise.resolve(false),
    propose: () => Promise.resolve(false),
    chat: () => Promise.resolve(false),
  };
}

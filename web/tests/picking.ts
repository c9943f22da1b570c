import type { Ahead } from "../src/generated/Ahead";
import type { Choice } from "../src/generated/Choice";
import { Picking, type Manner } from "../src/table/picking.svelte";

export const choice = (action: unknown, things: string[], more: Partial<Choice> = {}): Choice => ({
  action,
  text: { key: "text" },
  things,
  no: null,
  ...more,
});

export const SETTLED: Ahead = { settled: { back: true } };
export const FOR_GOOD: Ahead = { settled: { back: false } };

/** A table with this menu, at which plans come to what is said by their actions. */
export function pickingFrom(
  menu: Choice[],
  manner: (choice: Choice) => Manner,
  comesTo: (actions: unknown[]) => Ahead = () => SETTLED,
  meant: number[] = [],
) {
  const acted: unknown[][] = [];
  const asked: unknown[][] = [];
  const table = { menu };
  const picking = new Picking({
    menu: () => table.menu,
    manner,
    meant: () => meant,
    peek(plans) {
      const actions = plans.map((plan) => plan.map(({ action }) => action));
      asked.push(...actions);
      return Promise.resolve(actions.map(comesTo));
    },
    act: (plan) => acted.push(plan.map(({ action }) => action)),
  });
  /** Presses things, and lets the server answer. */
  const press = async (...things: string[]) => {
    for (const thing of things) {
      picking.press(thing);
      await answered();
    }
  };
  return { picking, press, acted, asked, table };
}

/** The server's answers have come. */
export const answered = () => new Promise<void>((resolve) => setTimeout(resolve));

import { recall, remember } from "../app/storage";
import type { Day } from "./days";

/** What was answered on a day, and whether that was good. Only the first answer counts. */
export interface Answer {
  option: number;
  good: boolean;
}

const KEY = "puzzles";

/** What was answered in this browser. */
class Answers {
  #all = $state.raw<Record<Day, Answer>>(recall(KEY, {}));

  of(day: Day): Answer | null {
    return this.#all[day] ?? null;
  }

  isGood = (day: Day): boolean => this.#all[day]?.good ?? false;

  keep(day: Day, answer: Answer) {
    if (this.of(day)) return;
    this.#all = { ...this.#all, [day]: answer };
    remember(KEY, this.#all);
  }
}

export const answers = new Answers();

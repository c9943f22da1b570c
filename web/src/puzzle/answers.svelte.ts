import { recall, remember, whenChanged } from "../app/storage";
import type { Day } from "./days";

/** What was answered on a day, and whether that was good. Only the first answer counts. */
export interface Answer {
  option: number;
  good: boolean;
}

const KEY = "puzzles";

const kept = () => recall<Record<Day, Answer>>(KEY, {});

/** What was answered in this browser. */
class Answers {
  #all = $state.raw(kept());

  constructor() {
    whenChanged(KEY, () => (this.#all = kept()));
  }

  of(day: Day): Answer | null {
    return this.#all[day] ?? null;
  }

  isGood = (day: Day): boolean => this.#all[day]?.good ?? false;

  keep(day: Day, answer: Answer) {
    // Another window may have answered since, and its news not have come yet.
    this.#all = { [day]: answer, ...this.#all, ...kept() };
    remember(KEY, this.#all);
  }
}

export const answers = new Answers();

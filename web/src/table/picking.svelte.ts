import type { Ahead } from "../generated/Ahead";
import type { Choice } from "../generated/Choice";
import { options, uses, type Option, type Use } from "./menu";
import {
  bare,
  can,
  firsts,
  fitting,
  NOTHING,
  plan,
  pressed,
  reading,
  trimmed,
  ways,
  type Picks,
  type Way,
} from "./picks";

/** How an entry is chosen on the board, where it is not by pressing a thing and pressing it again. */
export interface Manner {
  /** It has further parts: they are looked at as soon as it is pressed. */
  ahead?: boolean;
  /** Presses only gather what it is about; a button of the board carries it out. */
  gathers?: boolean;
  /** After so many presses it is carried out, if it can be taken back. */
  enough?: 1 | 2;
}

/** The table that things are pressed at. */
export interface Asked {
  menu(): Choice[];
  manner(choice: Choice): Manner;
  /** The places in the menu of what a guide points at. */
  meant(): readonly number[];
  /** What plans would come to. */
  peek(plans: Choice[][]): Promise<Ahead[]>;
  /** Sends a plan. */
  act(plan: Choice[]): void;
}

/** More ways than that are not told apart by a press or two: the server is not asked about them. */
const MOST = 16;

const key = ({ action }: Choice) => JSON.stringify(action);

/** What is pressed for the decision that is asked, part by part. */
export class Picking {
  picks = $state.raw<Picks>(NOTHING);
  /** The server has been asked, and things that are pressed meanwhile wait. */
  asking = $state(false);
  /** What entries lead to, by what they say: the same question may come anew. */
  #known = $state.raw<Record<string, Ahead>>({});
  #waiting: string[] = [];
  /** What was pressed for the last answer: if it is taken back, so it is again. */
  #answered: { menu: string; picks: Picks } | null = null;
  /** Counts the questions: what was asked about an earlier one is of no interest. */
  #question = 0;

  constructor(readonly asked: Asked) {}

  readonly #ways = $derived.by(() =>
    ways(options(this.asked.menu()), (choice) => this.#known[key(choice)]),
  );
  readonly #uses = $derived.by(() => uses(this.asked.menu()));
  /** What the presses come to. */
  readonly reading = $derived.by(() => reading(this.#ways, this.picks, this.asked.meant()));
  /** Things of the next part, of which the menu does not tell. */
  readonly #further = $derived.by(() => {
    const { now } = this.picks;
    if (now.length === 0) return uses([]);
    const next = fitting(this.#ways, { now, next: [] }).flatMap(({ then }) => then ?? []);
    return uses(next);
  });

  /** The thing that was pressed last. */
  get last(): string | null {
    const { now, next } = this.picks;
    return next.at(-1) ?? now.at(-1) ?? null;
  }

  /** What is pressed is gathered, and a button of the board carries it out. */
  get gathering(): boolean {
    return fitting(this.#ways, this.picks).some((way) => this.#gathers(way));
  }

  /** Entries that go with what is pressed; all of them if nothing is. */
  get options(): Option[] {
    const { now, next } = this.picks;
    const found = fitting(this.#ways, this.picks);
    if (now.length === 0) return options(this.asked.menu());
    if (next.length === 0) return firsts(found);
    return found.map(({ first, then }, index) =>
      then ? { index, choice: then, before: first.choice } : { index, choice: first.choice },
    );
  }

  use(thing: string): Use {
    const further = this.#further.get(bare(thing));
    const use = this.#uses.get(bare(thing));
    return use === "can" || further === "can" ? "can" : (use ?? further ?? "none");
  }

  has(thing: string): boolean {
    return this.picks.now.includes(thing) || this.picks.next.includes(thing);
  }

  press(thing: string): "acted" | "inspect" {
    if (this.asking) {
      this.#waiting.push(thing);
      return "acted";
    }
    // What cannot be done has been explained: who presses again wants to know what it is.
    if (this.last === thing && this.use(thing) === "cannot") return "inspect";
    const [only, other] = this.#left(this.picks);
    if (this.last === thing && only && !other && !this.#gathers(only)) {
      this.#act(only);
      return "acted";
    }
    const picks = pressed(this.#ways, this.picks, thing);
    if (!picks) return "inspect";
    const [way, another] = this.#left(picks);
    const certain = !this.has(thing) && way && !another ? way : null;
    if (certain && this.#isEnough(certain, picks)) {
      void this.#try(certain, picks);
    } else {
      this.picks = picks;
      void this.#look();
    }
    return "acted";
  }

  /** Lets one thing go that was pressed. */
  release(thing: string) {
    const { now, next } = this.picks;
    const [at, then] = [now.lastIndexOf(thing), next.lastIndexOf(thing)];
    if (at >= 0) this.picks = now.length > 1 ? { now: now.toSpliced(at, 1), next } : NOTHING;
    else if (then >= 0) this.picks = { now, next: next.toSpliced(then, 1) };
  }

  /** Presses a thing once more, where the same is chosen several times. */
  add(thing: string) {
    const { now, next } = this.picks;
    this.picks = { now: [...now, thing], next };
  }

  /** Whether a thing goes with what is pressed as part of what comes next. */
  follows(thing: string): boolean {
    const { now, next } = this.picks;
    return fitting(this.#ways, { now, next: [...next, thing] }).some(can);
  }

  /** Whether a thing can be pressed (once more) beside what is pressed; if not, why not. */
  more(thing: string): { can: boolean; no: Choice["no"] } {
    const { now, next } = this.picks;
    const found = fitting(this.#ways, { now: [...now, thing], next });
    const isPossible = found.some(can);
    return { can: isPossible, no: isPossible ? null : (found[0]?.first.choice.no ?? null) };
  }

  /** What is exactly what is pressed, once it is known how it goes on. */
  get ready(): Way | null {
    return this.asking ? null : this.reading.ready;
  }

  /** Carries out what is gathered. */
  commit() {
    if (this.ready) this.#act(this.ready);
  }

  clear() {
    this.picks = NOTHING;
    this.#waiting = [];
  }

  /** Something else is asked, or nothing; `back`: the answer can still be taken back. */
  reset(back: boolean) {
    this.#question += 1;
    this.#known = {};
    this.asking = false;
    this.clear();
    const answered = this.#answered;
    const menu = this.asked.menu();
    if (menu.length === 0 && back) return;
    this.#answered = null;
    if (answered?.menu !== JSON.stringify(menu)) return;
    this.picks = answered.picks;
    void this.#look();
  }

  /** What can still be meant, as far as something is pressed for it. */
  #left(picks: Picks): Way[] {
    const found = fitting(this.#ways, picks).filter(can);
    if (picks.next.length > 0) return found;
    return firsts(found).map((first) => ({ first, then: null, more: [] }));
  }

  #gathers({ first }: Way): boolean {
    return this.asked.manner(first.choice).gathers ?? false;
  }

  #isEnough(way: Way, { now, next }: Picks): boolean {
    const { enough } = this.asked.manner(way.then ?? way.first.choice);
    return !this.#gathers(way) && enough !== undefined && now.length + next.length >= enough;
  }

  #act(way: Way) {
    const menu = JSON.stringify(this.asked.menu());
    this.#answered = this.#gathers(way) ? { menu, picks: this.picks } : null;
    this.clear();
    this.asked.act(plan(way));
  }

  /** Does it at once if it can be taken back; otherwise it has to be pressed again. */
  async #try(way: Way, picks: Picks) {
    const [ahead] = (await this.#ask([plan(way)])) ?? [];
    if (!ahead) return;
    if ("part" in ahead || ahead.settled.back) this.#act(way);
    else this.picks = picks;
    this.#goOn();
  }

  /** Finds out how the entries go on that are left. */
  async #look() {
    const open = fitting(this.#ways, { now: this.picks.now, next: [] }).filter(can);
    const unknown = firsts(open)
      .map(({ choice }) => choice)
      .filter((choice) => this.asked.manner(choice).ahead && !this.#known[key(choice)]);
    if (this.picks.now.length === 0 || unknown.length === 0 || unknown.length > MOST) return;
    const found = await this.#ask(unknown.map((choice) => [choice]));
    if (!found) return;
    const told = unknown.flatMap((choice, nth) => {
      const ahead = found[nth];
      return ahead ? [[key(choice), ahead] as const] : [];
    });
    this.#known = { ...this.#known, ...Object.fromEntries(told) };
    this.picks = trimmed(this.#ways, this.picks);
    this.#goOn();
  }

  /** Asks the server; none if something else is asked meanwhile. */
  async #ask(plans: Choice[][]): Promise<Ahead[] | null> {
    const question = this.#question;
    this.asking = true;
    // Without an answer there is nothing to be foreseen: it can still be done part by part.
    const settled: Ahead = { settled: { back: false } };
    const found = await this.asked.peek(plans).catch(() => plans.map(() => settled));
    if (question !== this.#question) return null;
    this.asking = false;
    return found;
  }

  #goOn() {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const thing of waiting) this.press(thing);
  }
}

import { recall, remember, whenChanged } from "./storage";

/** A class that this browser is in, or in charge of. */
export interface HeldClass {
  class: string;
  code: string;
  secret: string;
  game: string;
  /** None: the facilitator. */
  person: number | null;
  /** When it was last used, in milliseconds. */
  at: number;
}

const MOST = 20;

/** A class can be held twice: whoever is in it may be made a facilitator by a link. */
export class HeldClasses {
  /** Last used first. */
  all = $state.raw<HeldClass[]>(recall("classes", []));

  constructor() {
    whenChanged("classes", () => (this.all = recall("classes", this.all)));
  }

  /** As whom this browser was last in the class. */
  of(id: string): HeldClass | undefined {
    return this.all.find((held) => held.class === id);
  }

  /** The classes that one is in charge of. */
  get led(): HeldClass[] {
    return this.all.filter(({ person }) => person === null);
  }

  /** Only for a secret that is known to be good: the server gave it, or welcomed us with it. */
  keep(held: Omit<HeldClass, "at">) {
    const other = (one: HeldClass) => one.class !== held.class || one.secret !== held.secret;
    this.#change((all) => [{ ...held, at: Date.now() }, ...all.filter(other)].slice(0, MOST));
  }

  /** Forgets a class, or one secret of it. */
  drop(id: string, secret?: string) {
    const meant = (held: HeldClass) =>
      held.class === id && (secret === undefined || held.secret === secret);
    this.#change((all) => all.filter((held) => !meant(held)));
  }

  /** Another page may have kept something since: what is remembered counts. */
  #change(change: (all: HeldClass[]) => HeldClass[]) {
    this.all = change(recall("classes", this.all));
    remember("classes", this.all);
  }
}

export const classes = new HeldClasses();

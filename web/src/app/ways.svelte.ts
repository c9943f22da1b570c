import type { Reach } from "../generated/Reach";
import { api } from "./api";
import { recall, remember } from "./storage";

/** How often the server is asked while links are shown: a laptop may join another network meanwhile. */
export const ASK_EVERY = 10_000;

/** Whether only the machine itself means itself by this name. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host);

/** How others get in: not known yet, by a link, not at all, or not before there is a network. */
export type Entry = "unknown" | "link" | "only-here" | "no-network";

/** What links for others begin with. */
export class Ways {
  #told = $state.raw<Reach | null>(null);
  #chosen = $state(recall<string | null>("origin", null));
  #page: Pick<Location, "origin" | "hostname">;
  #ask: () => Promise<Reach>;
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(page: Pick<Location, "origin" | "hostname">, ask: () => Promise<Reach>) {
    this.#page = page;
    this.#ask = ask;
  }

  /** Best first: what the host has named, what this page was reached by, what the machine is called. */
  get origins(): string[] {
    const { origin, hostname } = this.#page;
    const page = isLoopback(hostname) ? [] : [origin];
    const all = [...(this.#told?.public ?? []), ...page, ...(this.#told?.own ?? [])];
    return all.filter((one, place) => all.indexOf(one) === place);
  }

  /** The one that was chosen, or the best; this computer's own if nobody else gets in. */
  get origin(): string {
    const { origins } = this;
    const chosen = origins.find((origin) => origin === this.#chosen);
    return chosen ?? origins[0] ?? this.#page.origin;
  }

  get entry(): Entry {
    if (this.origins.length > 0) return "link";
    if (this.#told === null) return "unknown";
    return this.#told.only_here ? "only-here" : "no-network";
  }

  get port(): number {
    return this.#told?.port ?? 0;
  }

  /**
   * Whether nobody has come from another machine, as far as that can be known: through a proxy
   * everybody seems to come from this one.
   */
  get nobodyCame(): boolean {
    const told = this.#told;
    if (told === null || told.others_seen || told.public.length > 0) return false;
    const { origin, hostname } = this.#page;
    return told.own.length > 0 && (isLoopback(hostname) || told.own.includes(origin));
  }

  choose(origin: string) {
    this.#chosen = origin;
    remember("origin", origin);
  }

  /** Keeps asking until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      this.#timer = setInterval(() => void this.#look(), ASK_EVERY);
      void this.#look();
    }
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) clearInterval(this.#timer);
    };
  }

  async #look() {
    try {
      this.#told = await this.#ask();
    } catch {
      // The table's connection says that the server is away; what it told last may still hold.
    }
  }
}

export const ways = new Ways(location, api.reach);

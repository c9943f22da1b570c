import { getContext, setContext } from "svelte";
import type { Phrase } from "../generated/Phrase";
import type { Whose } from "../generated/Whose";
import { api, Refusal } from "../app/api";
import { seats } from "../app/seats.svelte";
import { Session } from "./session.svelte";

/** A personal link for another seat than the one we have: asked about before anything changes. */
export interface Offer {
  secret: string;
  seat: number | null;
}

/** Why we are not here as a link or our memory had it. */
export type Turned = "link-wrong" | "link-wrong-own" | "seat-gone";

/**
 * As whom we are at a table. What is remembered is changed by a welcome only, so that no link,
 * whoever made it, can cost anybody the seat.
 */
export class Entrance {
  session = $state.raw<Session>();
  offer = $state.raw<Offer | null>(null);
  turned = $state<Turned | null>(null);

  #left = false;
  readonly #table: string;
  readonly #open: (secret?: string) => Session;

  constructor(
    table: string,
    open: (secret?: string) => Session = (secret) => new Session(table, secret),
  ) {
    this.#table = table;
    this.#open = open;
  }

  /** Comes to the table, perhaps by a personal link; also when one is opened while we are there. */
  async come(link = ""): Promise<void> {
    const own = seats.of(this.#table);
    if (link && link !== own?.secret) {
      const whose = await this.#whose(link);
      if (whose && (!own || own.seat === whose.seat)) return this.connect(link);
      if (whose) this.offer = { secret: link, seat: whose.seat };
      else this.turned = own ? "link-wrong-own" : "link-wrong";
    }
    if (!this.session) this.connect();
  }

  /** Whose secret it is; null if it is nobody's here. */
  async #whose(secret: string): Promise<Whose | null> {
    try {
      return await api.whose(this.#table, secret);
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) return null;
      throw error;
    }
  }

  /** Connects with this secret, else as whom we were last, else to watch. */
  connect(secret = seats.of(this.#table)?.secret) {
    if (this.#left) return;
    this.session?.close();
    const session = this.#open(secret);
    session.welcomed = () => this.#welcomed(session);
    session.ended = (why) => this.#ended(session, why);
    session.unanswered = () => void this.#lookFor(session);
    this.session = session;
  }

  /** Comes in as the one whom the link is for. Our own seat stays ours, to go back to. */
  accept() {
    const offer = this.offer;
    this.offer = null;
    if (offer) this.connect(offer.secret);
  }

  /** Stays as we are. */
  stay() {
    this.offer = null;
    this.turned = null;
  }

  leave() {
    this.#left = true;
    this.session?.close();
  }

  #welcomed({ secret, me, live: { info } }: Session) {
    if (!secret || !info) return;
    const { table, game, code } = info;
    const others = info.seats.flatMap((seat, place) =>
      seat.who === "person" && place !== me ? [seat.name] : [],
    );
    seats.keep({
      table,
      secret,
      game,
      code,
      seat: me,
      others,
      ...(info.stage === "over" ? { past: "over" } : {}),
    });
  }

  /** Is the server away, or only the table? */
  async #lookFor({ live }: Session) {
    try {
      await api.table(this.#table);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404 && live.link !== "open") {
        live.end(error.why);
      }
    }
  }

  #ended({ secret }: Session, why: Phrase) {
    if (why.key === "refused-no-such-table") seats.pass(this.#table, "gone");
    if (why.key !== "refused-wrong-secret" || !secret) return;
    // Nobody's any more: one fewer to try, so that this comes to an end.
    seats.drop(this.#table, secret);
    if (this.offer && !seats.of(this.#table)) return this.accept();
    this.turned = "seat-gone";
    this.connect();
  }
}

const KEY = Symbol("entrance");

export const setEntrance = (entrance: Entrance) => setContext(KEY, entrance);
export const getEntrance = () => getContext<Entrance>(KEY);

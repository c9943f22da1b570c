import type { ClassInfo } from "../../generated/ClassInfo";
import type { FromClass } from "../../generated/FromClass";
import type { Order } from "../../generated/Order";
import type { Phrase } from "../../generated/Phrase";
import type { ToClass } from "../../generated/ToClass";
import { reason } from "../../app/api";
import { beside, Line, type Unnumbered } from "../../app/line.svelte";
import { see, type Seen } from "./stuck";

const SECOND = 1000;

export type Request = Unnumbered<FromClass>;

/** What becomes of a connection, for whoever opened it. */
export interface Listener {
  welcomed(): void;
  ended(why: Phrase): void;
  unanswered(): void;
}

/** One class's connection: a person's, or that of whoever is in charge. */
export class ClassLive extends Line<ToClass, Request, void> {
  readonly secret: string;
  /** None: the facilitator. */
  me = $state<number | null>(null);
  info = $state.raw<ClassInfo | null>(null);
  /** The tables as they were last seen, for the facilitator. */
  seen = $state.raw<Record<string, Seen>>({});
  /** Who is expected at which table, for the facilitator. */
  teams = $state.raw<string[][]>([]);
  /** When the game began, as `performance.now()` has it. */
  begun = $state.raw<number | null>(null);
  /** Why the last thing asked for was not done. */
  refusal = $state.raw<Phrase | null>(null);

  #listener: Listener;

  constructor(
    id: string,
    secret: string,
    listener: Listener,
    open?: (address: string) => WebSocket,
  ) {
    super(beside(`/api/classes/${encodeURIComponent(id)}/socket`, location), secret, open);
    this.secret = secret;
    this.#listener = listener;
  }

  /** Tells whether it was done; why not is kept to be shown. */
  async ask(request: Request): Promise<boolean> {
    this.refusal = null;
    try {
      await this.request(request);
      return true;
    } catch (error) {
      this.refusal = reason(error);
      return false;
    }
  }

  /** At one table, or at all. */
  order(order: Order, table?: string): Promise<boolean> {
    return this.ask({ t: "order", order, ...(table === undefined ? {} : { table }) });
  }

  protected ping() {
    return this.request({ t: "ping" });
  }

  protected ended(why: Phrase) {
    this.#listener.ended(why);
  }

  protected unanswered() {
    this.#listener.unanswered();
  }

  #told(info: ClassInfo) {
    this.info = info;
    this.begun = info.begun === null ? null : performance.now() - info.begun * SECOND;
  }

  protected hear(message: ToClass) {
    switch (message.t) {
      case "welcome":
        this.welcomed();
        this.me = message.me;
        this.#told(message.info);
        this.#listener.welcomed();
        break;
      case "info":
        this.#told(message.info);
        break;
      case "teams":
        this.teams = message.teams;
        break;
      case "glance": {
        const { table, glance } = message;
        const seen = see(glance, this.seen[table], performance.now());
        this.seen = { ...this.seen, [table]: seen };
        break;
      }
      case "done":
        this.done(message.re, undefined);
        break;
      case "refused":
        this.refused(message.re, message.why);
        break;
      case "bye":
        this.parted(message.why, message.again);
        break;
      default:
        // Only a server of another version says anything else.
        message satisfies never;
    }
  }
}

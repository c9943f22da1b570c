import type { ClassInfo } from "../../generated/ClassInfo";
import type { Phrase } from "../../generated/Phrase";
import { reason, Refusal } from "../../app/api";
import { classes } from "../../app/classes.svelte";
import { classInfo, enterClass } from "./api";
import { ClassLive } from "./live.svelte";

type Open = (address: string) => WebSocket;

/**
 * As whom we are in a class. What is remembered is changed by a welcome only, so that no link,
 * whoever made it, can cost anybody the place.
 */
export class ClassEntrance {
  live = $state.raw<ClassLive | null>(null);
  /** What whoever has not come in may know. */
  front = $state.raw<ClassInfo | null>(null);
  /** A link for somebody else than we are here: asked about before anything changes. */
  offer = $state<string | null>(null);
  /** Why we are not here as a link or our memory had it. */
  turned = $state.raw<Phrase | null>(null);
  /** There is no such class, or it could not be found out. */
  failed = $state.raw<{ why: Phrase; gone: boolean } | null>(null);

  readonly #id: string;
  readonly #open: Open | undefined;
  #left = false;

  constructor(id: string, open?: Open) {
    this.#id = id;
    this.#open = open;
  }

  /** Comes in, perhaps by a link that carries a secret; also when one is opened while we are here. */
  async come(link = ""): Promise<void> {
    const own = classes.of(this.#id);
    if (own && link && link !== own.secret) this.offer = link;
    const secret = own?.secret ?? link;
    if (this.live && this.live.secret === secret) return;
    if (secret) return this.connect(secret);
    await this.#look();
  }

  connect(secret: string) {
    if (this.#left) return;
    this.live?.close();
    const live: ClassLive = new ClassLive(
      this.#id,
      secret,
      {
        welcomed: () => this.#welcomed(live),
        ended: (why) => void this.#ended(live, why),
        unanswered: () => void this.#lookFor(live),
      },
      this.#open,
    );
    this.live = live;
  }

  /** Comes in as the one whom the link is for. */
  accept() {
    const { offer } = this;
    this.offer = null;
    if (offer) this.connect(offer);
  }

  /** Somebody comes in by name. */
  async enter(name: string): Promise<Phrase | null> {
    try {
      const { secret } = await enterClass(this.#id, name);
      this.turned = null;
      this.connect(secret);
      return null;
    } catch (error) {
      return reason(error);
    }
  }

  /** Somebody else uses this device from now on. */
  async forget(): Promise<void> {
    const secret = this.live?.secret;
    this.live?.close();
    this.live = null;
    classes.drop(this.#id, secret);
    await this.#look();
  }

  leave() {
    this.#left = true;
    this.live?.close();
  }

  #welcomed({ secret, me, info }: ClassLive) {
    if (!info) return;
    const { class: id, code, plan } = info;
    classes.keep({ class: id, code, secret, game: plan.game, person: me });
  }

  async #look(): Promise<void> {
    try {
      this.front = await classInfo(this.#id);
    } catch (error) {
      const gone = error instanceof Refusal && error.status === 404;
      if (gone) classes.drop(this.#id);
      this.failed = { why: reason(error), gone };
    }
  }

  /** Is the server away, or only the class? */
  async #lookFor(live: ClassLive): Promise<void> {
    try {
      await classInfo(this.#id);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404 && live.link !== "open") {
        live.end(error.why);
      }
    }
  }

  async #ended({ secret }: ClassLive, why: Phrase): Promise<void> {
    if (why.key === "refused-no-such-class") {
      classes.drop(this.#id);
      this.failed = { why, gone: true };
      return;
    }
    const turnedAway = why.key === "refused-wrong-secret" || why.key === "refused-removed";
    if (!turnedAway) return;
    // Nobody's any more: one fewer to try, so that this comes to an end.
    classes.drop(this.#id, secret);
    this.live = null;
    this.turned = why;
    await this.come();
  }
}

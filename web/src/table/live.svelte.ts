import type { Ahead } from "../generated/Ahead";
import type { ChatLine } from "../generated/ChatLine";
import type { FromClient } from "../generated/FromClient";
import type { FromServer } from "../generated/FromServer";
import type { Guide } from "../generated/Guide";
import type { Hint } from "../generated/Hint";
import type { Now } from "../generated/Now";
import type { Phrase } from "../generated/Phrase";
import type { Scene } from "../generated/Scene";
import type { TableInfo } from "../generated/TableInfo";
import type { Viewer } from "../generated/Viewer";
import { beside, Line, type Unnumbered } from "../app/line.svelte";
import { follow, type Frame } from "./frames";

export type Request = Unnumbered<FromClient>;

/** What the table's page does with what arrives. */
export interface Listener {
  welcome(now: Now | null): void;
  /** What was said before, `from` lines after the first. */
  log(from: number, lines: Phrase[]): void;
  /** What has happened; `own`: at our request. */
  frames(frames: Frame[], now: Now, own: boolean): void;
  /** Not everybody has agreed to what we asked for. */
  declined(why: Phrase): void;
  /** The server does not want us, and will not later either. */
  ended(why: Phrase): void;
  /** Not even the handshake came about, and a browser does not say why. */
  unanswered(): void;
}

/** One table's connection. */
export class Live extends Line<FromServer, Request, Phrase[] | Ahead[] | Hint[] | Scene> {
  viewer = $state.raw<Viewer>("spectator");
  host = $state(false);
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What the guide of a lesson has last said, and about which decision. */
  guide = $state.raw<{ decision: number; guide: Guide } | null>(null);

  #listener: Listener;
  /** The table as it was last told, to be completed by what changes. */
  #now: Now | null = null;

  constructor(
    address: string,
    secret: string | undefined,
    listener: Listener,
    open?: (address: string) => WebSocket,
  ) {
    super(address, secret, open);
    this.#listener = listener;
  }

  /**
   * Sends a request; resolves when it was carried out, with what was asked for if that is a text,
   * and rejects with the reason when not.
   */
  send(request: Request): Promise<Phrase[]> {
    return this.request(request) as Promise<Phrase[]>;
  }

  /** Asks what plans would come to. */
  peek(decision: number, plans: unknown[][]): Promise<Ahead[]> {
    return this.request({ t: "peek", decision, plans }) as Promise<Ahead[]>;
  }

  /** Asks what one might do. */
  hint(decision: number): Promise<Hint[]> {
    return this.request({ t: "hint", decision }) as Promise<Hint[]>;
  }

  /** Asks for the table with all hands open. */
  look(): Promise<Scene> {
    return this.request({ t: "look" }) as Promise<Scene>;
  }

  protected ping() {
    return this.send({ t: "ping" });
  }

  protected ended(why: Phrase) {
    this.#listener.ended(why);
  }

  protected unanswered() {
    this.#listener.unanswered();
  }

  protected hear(message: FromServer) {
    switch (message.t) {
      case "welcome":
        this.welcomed();
        this.viewer = message.viewer;
        this.host = message.host;
        this.info = message.info;
        this.chat = message.chat;
        this.#now = message.now;
        this.#listener.welcome(message.now);
        break;
      case "log":
        this.#listener.log(message.from, message.lines);
        break;
      case "frames": {
        const { frames, scene } = follow(
          this.#now?.scene ?? null,
          message.frames,
          message.now.scene,
        );
        const now = { ...message.now, scene };
        this.#now = now;
        this.#listener.frames(frames, now, message.done !== undefined);
        if (message.done !== undefined) this.done(message.done, []);
        break;
      }
      case "described":
        this.done(message.re, message.lines);
        break;
      case "info":
        this.info = message.info;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "done":
        this.done(message.re, []);
        break;
      case "ahead":
        this.done(message.re, message.ahead);
        break;
      case "hints":
        this.done(message.re, message.hints);
        break;
      case "guide":
        this.guide = message;
        break;
      case "open":
        this.done(message.re, message.scene);
        break;
      case "declined":
        this.#listener.declined(message.why);
        break;
      case "refused":
        this.refused(message.re, message.why);
        break;
      case "bye":
        this.parted(message.why, message.again);
        break;
      default:
        // Only a server of another version says anything else. What ours can say is handled above,
        // or this does not compile.
        message satisfies never;
    }
  }
}

/** Where a table's socket is, seen from this page. */
export function socketAddress(table: string, page: Location): string {
  return beside(`/api/tables/${encodeURIComponent(table)}/socket`, page);
}

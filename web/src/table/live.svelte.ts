import type { Ahead } from "../generated/Ahead";
import type { ChatLine } from "../generated/ChatLine";
import type { FromClient } from "../generated/FromClient";
import type { FromServer } from "../generated/FromServer";
import type { Now } from "../generated/Now";
import type { Phrase } from "../generated/Phrase";
import type { TableInfo } from "../generated/TableInfo";
import type { Viewer } from "../generated/Viewer";
import { WIRE } from "../generated/wire";
import { Refusal, UNREACHABLE } from "../app/api";
import { follow, type Frame } from "./frames";

/** A request without its number, which the connection gives. */
type Unnumbered<T> = T extends { re: number } ? Omit<T, "re"> : never;
export type Request = Unnumbered<FromClient>;

/** A request that is waiting for its answer. */
interface Pending {
  resolve: (answer: Phrase[] | Ahead[]) => void;
  reject: (why: Refusal) => void;
}

/** How the connection stands. */
export type Link = "connecting" | "open" | "waiting" | "ended";

/** What the table's page does with what arrives. */
export interface Listener {
  welcome(now: Now | null): void;
  /** What was said before, `from` lines after the first. */
  log(from: number, lines: Phrase[]): void;
  /** What has happened; `own`: at our request. */
  frames(frames: Frame[], now: Now, own: boolean): void;
  /** The server does not want us, and will not later either. */
  ended(why: Phrase): void;
  /** Not even the handshake came about, and a browser does not say why. */
  unanswered(): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;
/** How long the server may be silent when it owes us a word. */
const PATIENCE = 10_000;
/** How often a silent connection is asked whether it still lives. */
const PING_EVERY = 15_000;

/** How long to wait before the nth try to come back: longer each time, and not all at once. */
export function pause(tries: number, random = Math.random()): number {
  const full = Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
  return full * (0.5 + random / 2);
}

/** One table's connection: comes back by itself, answers every request once. */
export class Live {
  link = $state<Link>("connecting");
  viewer = $state.raw<Viewer>("spectator");
  host = $state(false);
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the server ended the connection, until it is back. */
  bye = $state.raw<Phrase | null>(null);

  #address: string;
  #secret: string | undefined;
  #listener: Listener;
  #open: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  /** The table as it was last told, to be completed by what changes. */
  #now: Now | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #number = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #pending = new Map<number, Pending>();

  constructor(
    address: string,
    secret: string | undefined,
    listener: Listener,
    open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#address = address;
    this.#secret = secret;
    this.#listener = listener;
    this.#open = open;
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  /**
   * Sends a request; resolves when it was carried out, with what was asked for if that is a text,
   * and rejects with the reason when not.
   */
  send(request: Request): Promise<Phrase[]> {
    return this.#send(request) as Promise<Phrase[]>;
  }

  /** Asks what plans would come to. */
  peek(decision: number, plans: unknown[][]): Promise<Ahead[]> {
    return this.#send({ t: "peek", decision, plans }) as Promise<Ahead[]>;
  }

  #send(request: Request): Promise<Phrase[] | Ahead[]> {
    const socket = this.#socket;
    if (this.link !== "open" || !socket) return Promise.reject(new Refusal(UNREACHABLE, 0));
    this.#number += 1;
    const re = this.#number;
    if (this.#pending.size === 0) this.#expect();
    socket.send(JSON.stringify({ ...request, re }));
    return new Promise((resolve, reject) => this.#pending.set(re, { resolve, reject }));
  }

  /** Tries now instead of waiting for the next try. */
  retry() {
    if (this.link === "waiting") this.#connect();
  }

  /** The device or the page has slept, or the network has changed: who knows what is left of it. */
  wake() {
    this.retry();
    this.#ping();
  }

  /** There is nothing to come back to. */
  end(why: Phrase) {
    this.bye = why;
    this.close();
    this.#listener.ended(why);
  }

  close() {
    this.link = "ended";
    clearInterval(this.#pulse);
    this.#drop();
  }

  #ping() {
    if (this.link === "open") this.send({ t: "ping" }).catch(() => {});
  }

  /** Without a word in time the wire is dead, even if the browser has not noticed. */
  #expect() {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#lost(), PATIENCE);
  }

  #connect() {
    clearTimeout(this.#timer);
    this.link = "connecting";
    const socket = this.#open(this.#address);
    this.#socket = socket;
    this.#expect();
    let answered = false;
    socket.onopen = () => {
      answered = true;
      const hello: FromClient = { t: "hello", wire: WIRE };
      if (this.#secret) hello.secret = this.#secret;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#overdue);
      this.#receive(JSON.parse(String(event.data)) as FromServer);
      if (this.#pending.size > 0) this.#expect();
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#lost();
      if (!answered) this.#listener.unanswered();
    };
  }

  #lost() {
    this.#drop();
    if (this.link === "ended") return;
    this.link = "waiting";
    this.#timer = setTimeout(() => this.#connect(), pause(this.#tries));
    this.#tries += 1;
  }

  /** Lets go of the socket; what was asked over it has no answer any more. */
  #drop() {
    clearTimeout(this.#timer);
    clearTimeout(this.#overdue);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { reject } of this.#pending.values()) reject(new Refusal(UNREACHABLE, 0));
    this.#pending.clear();
  }

  #receive(message: FromServer) {
    switch (message.t) {
      case "welcome":
        this.link = "open";
        this.bye = null;
        this.#tries = 0;
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
        if (message.done !== undefined) this.#answered(message.done)?.resolve([]);
        break;
      }
      case "described":
        this.#answered(message.re)?.resolve(message.lines);
        break;
      case "info":
        this.info = message.info;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "done":
        this.#answered(message.re)?.resolve([]);
        break;
      case "ahead":
        this.#answered(message.re)?.resolve(message.ahead);
        break;
      case "refused":
        this.#answered(message.re)?.reject(new Refusal(message.why, 0));
        break;
      case "bye":
        if (!message.again) return this.end(message.why);
        this.bye = message.why;
        this.#lost();
        break;
      default:
        // Only a server of another version says anything else. What ours can say is handled above,
        // or this does not compile.
        message satisfies never;
    }
  }

  #answered(re: number) {
    const pending = this.#pending.get(re);
    this.#pending.delete(re);
    return pending;
  }
}

/** Where a table's socket is, seen from this page. */
export function socketAddress(table: string, page: Location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

import type { Phrase } from "../generated/Phrase";
import { WIRE } from "../generated/wire";
import { Refusal, UNREACHABLE } from "./api";

/** A request without its number, which the connection gives. */
export type Unnumbered<T> = T extends { re: number } ? Omit<T, "re"> : never;

/** A request that is waiting for its answer. */
interface Pending<Answer> {
  resolve: (answer: Answer) => void;
  reject: (why: Refusal) => void;
}

/** How the connection stands. */
export type Link = "connecting" | "open" | "waiting" | "ended";

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

/** A connection to the server that comes back by itself and answers every request once. */
export abstract class Line<Heard, Request extends object, Answer> {
  link = $state<Link>("connecting");
  /** Why the server ended the connection, until it is back. */
  bye = $state.raw<Phrase | null>(null);

  #address: string;
  #secret: string | undefined;
  #open: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #number = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #pending = new Map<number, Pending<Answer>>();

  constructor(
    address: string,
    secret: string | undefined,
    open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#address = address;
    this.#secret = secret;
    this.#open = open;
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  /** What the server says, after hello. */
  protected abstract hear(message: Heard): void;
  /** Asks whether the other end still lives. */
  protected abstract ping(): Promise<unknown>;
  /** The server does not want us, and will not later either. */
  protected abstract ended(why: Phrase): void;
  /** Not even the handshake came about, and a browser does not say why. */
  protected abstract unanswered(): void;

  /** Resolves when it was carried out, and rejects with the reason when not. */
  protected request(request: Request): Promise<Answer> {
    const socket = this.#socket;
    if (this.link !== "open" || !socket) return Promise.reject(new Refusal(UNREACHABLE, 0));
    this.#number += 1;
    const re = this.#number;
    if (this.#pending.size === 0) this.#expect();
    socket.send(JSON.stringify({ ...request, re }));
    return new Promise((resolve, reject) => this.#pending.set(re, { resolve, reject }));
  }

  protected welcomed() {
    this.link = "open";
    this.bye = null;
    this.#tries = 0;
  }

  protected done(re: number, answer: Answer) {
    this.#answered(re)?.resolve(answer);
  }

  protected refused(re: number, why: Phrase) {
    this.#answered(re)?.reject(new Refusal(why, 0));
  }

  /** The server ends the connection; it may be back later. */
  protected parted(why: Phrase, again: boolean) {
    if (!again) return this.end(why);
    this.bye = why;
    this.#lost();
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
    this.ended(why);
  }

  close() {
    this.link = "ended";
    clearInterval(this.#pulse);
    this.#drop();
  }

  #ping() {
    if (this.link === "open") this.ping().catch(() => {});
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
      const secret = this.#secret ? { secret: this.#secret } : {};
      socket.send(JSON.stringify({ t: "hello", wire: WIRE, ...secret }));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#overdue);
      this.hear(JSON.parse(String(event.data)) as Heard);
      if (this.#pending.size > 0) this.#expect();
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#lost();
      if (!answered) this.unanswered();
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

  #answered(re: number) {
    const pending = this.#pending.get(re);
    this.#pending.delete(re);
    return pending;
  }
}

/** Where a socket is, seen from this page. */
export function beside(path: string, page: Location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}${path}`;
}

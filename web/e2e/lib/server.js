// A server of its own for every story, on a free port of this machine, with its own data file.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const DATA = "tables.sqlite";
/** What the server says when it can be reached. */
const READY = /On this computer: http:\/\/(\S+)/;
/**
 * How it lets people in.
 * @typedef {object} Door
 * @property {string} [host] what it listens at; this machine only if not given
 * @property {string[]} [publicUrls]
 */

/** What it never says on its own account: a fault, not a refusal. */
const FAULT = /panicked|\berror\b/i;

export class Server {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;
  #said = "";
  #folder;
  #address = "127.0.0.1:0";
  #seed;
  #host;
  #publicUrls;

  /**
   * @param {string} folder
   * @param {string} [seed]
   * @param {Door} [door]
   */
  constructor(folder, seed, { host = "127.0.0.1", publicUrls = [] } = {}) {
    this.#folder = folder;
    this.#seed = seed;
    this.#host = host;
    this.#publicUrls = publicUrls;
  }

  /**
   * @param {string} [seed] the luck of every table
   * @param {Door} [door]
   */
  static async start(seed, door) {
    const server = new Server(await mkdtemp(join(tmpdir(), "sandtable-")), seed, door);
    await server.restart();
    return server;
  }

  get origin() {
    return `http://${this.#address}`;
  }

  /** Everything on standard error. */
  get said() {
    return this.#said;
  }

  /** Faults that the server has reported. */
  get faults() {
    return this.#said.split("\n").filter((line) => FAULT.test(line));
  }

  #program() {
    const program = process.env["SANDTABLE_BIN"];
    if (!program) throw new Error("SANDTABLE_BIN must name the program: use `cargo xtask test`");
    return program;
  }

  /**
   * Runs another command of the program where the server runs.
   * @param {string[]} args
   * @returns {Promise<{ code: number | null, said: string }>}
   */
  async run(...args) {
    const child = spawn(this.#program(), args, { cwd: this.#folder });
    let said = "";
    child.stdout.on("data", (text) => (said += text));
    child.stderr.on("data", (text) => (said += text));
    const [code] = /** @type {[number | null]} */ (await once(child, "close"));
    return { code, said };
  }

  /**
   * Puts a file where the server runs.
   * @param {string} name
   * @param {string} text
   */
  write(name, text) {
    return writeFile(join(this.#folder, name), text);
  }

  /** Starts it where it was, with the data it had. */
  async restart() {
    const program = this.#program();
    const bind = `${this.#host}:${this.#address.split(":").pop()}`;
    const args = ["serve", "--bind", bind, "--data", join(this.#folder, DATA)];
    for (const url of this.#publicUrls) args.push("--public-url", url);
    args.push("--secret-pace", "0");
    if (this.#seed) args.push("--seed", this.#seed);
    const child = spawn(program, args, { cwd: this.#folder, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    child.stderr.on("data", (said) => (this.#said += said));
    const ended = once(child, "exit").then(([code, signal]) => {
      throw new Error(`the server ended (${code ?? signal}) before it was ready: ${this.#said}`);
    });
    this.#address = await Promise.race([this.#ready(child.stdout), ended]);
    ended.catch(() => {}); // Later it ends when it is told to.
  }

  /** @param {import("node:stream").Readable} output */
  async #ready(output) {
    for await (const line of createInterface({ input: output })) {
      const address = READY.exec(line)?.[1];
      if (address) return address;
    }
    throw new Error(`the server did not say where it is: ${this.#said}`);
  }

  /** Ends it at once, without a chance to put anything in order. */
  kill() {
    return this.#end("SIGKILL");
  }

  /** Tells it to end, as whoever runs it does with Ctrl-C. */
  quit() {
    return this.#end("SIGTERM");
  }

  /** Its data is lost: the next start begins with nothing. */
  async lose() {
    for (const file of await readdir(this.#folder)) {
      if (file.startsWith(DATA)) await rm(join(this.#folder, file));
    }
  }

  async stop() {
    await this.quit();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
}

// A story: people with browsers, and a server of their own. Whatever happens in it, no page may
// complain in its console and the server may not stumble; when it fails, pictures are kept.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { visitor } from "./browser.js";
import { Server } from "./server.js";

const KEPT = fileURLToPath(new URL("../../test-results/", import.meta.url));
/** Only a story that hangs takes so long: the waits in it are shorter. */
const LONGEST = 600_000;
/** Names other luck for every story that needs none of its own: nothing should hang on it. */
const LUCK = process.env["LUCK"] ?? "";

/** @typedef {Awaited<ReturnType<typeof visitor>>} Visitor */

export class Stage {
  /** @type {Visitor[]} */
  #visitors = [];
  /** @type {RegExp[]} */
  #expected = [];
  #context;
  #luck;

  /**
   * @param {Server} server
   * @param {import("node:test").TestContext} context
   * @param {string} luck
   */
  constructor(server, context, luck) {
    this.server = server;
    this.#context = context;
    this.#luck = luck;
  }

  /**
   * A part of the story that is reported by itself. If it fails, so does the story, there and then.
   * @param {string} name
   * @param {() => Promise<void>} tell
   */
  async chapter(name, tell) {
    /** @type {Promise<void> | undefined} */
    let told;
    await this.#context.test(name, () => (told = tell()));
    await told;
  }

  /**
   * Something worth knowing that is not asserted.
   * @param {string} fact
   */
  remark(fact) {
    this.#context.diagnostic(fact);
  }

  /**
   * Somebody opens a page.
   * @param {string} path
   * @param {import("./browser.js").Wish} [wish]
   */
  async open(path, wish = {}) {
    const page = await this.somebody(wish);
    await page.goto(path);
    return page;
  }

  /**
   * Somebody with a browser in which nothing is open yet.
   * @param {import("./browser.js").Wish} [wish]
   */
  async somebody(wish = {}) {
    const visited = await visitor(this.server.origin, this.#luck, wish);
    this.#visitors.push(visited);
    return visited.page;
  }

  /**
   * The browser itself reports what this story does on purpose.
   * @param {RegExp} complaint
   */
  expect(complaint) {
    this.#expected.push(complaint);
  }

  /** Neither a page nor the server has anything to complain of. */
  checkComplaints() {
    const complaints = this.#visitors
      .flatMap(({ log }) => log)
      .filter(({ kind }) => kind === "error" || kind === "warning")
      .map(({ text }) => text)
      .filter((text) => !this.#expected.some((expected) => expected.test(text)));
    assert.deepEqual(complaints, [], "no page complains in its console");
    assert.deepEqual(this.server.faults, [], "the server has no fault to report");
  }

  /** @param {string} name */
  async keep(name) {
    await mkdir(KEPT, { recursive: true });
    const start = `${KEPT}${name.replace(/[^\w]+/g, "-")}`;
    await writeFile(`${start}-server.txt`, this.server.said);
    for (const [place, { page, log }] of this.#visitors.entries()) {
      const lines = log.map(({ kind, text }) => `${kind}: ${text}`);
      await writeFile(`${start}-${place + 1}.txt`, [page.url(), ...lines].join("\n"));
      await page.screenshot({ path: `${start}-${place + 1}.png` }).catch(() => {});
    }
  }

  async close() {
    await Promise.all(this.#visitors.map(({ page }) => page.context().close()));
    await this.server.stop();
  }
}

/**
 * @param {string} name
 * @param {(stage: Stage) => Promise<void>} tell
 * @param {string} [seed] the luck of every table, where a story needs certain cards: else it is the
 *   story's own, so that what went well once goes well again
 * @param {import("./server.js").Door} [door] how the server lets people in
 */
export function story(name, tell, seed = `${name}${LUCK}`, door = undefined) {
  return test(name, { timeout: LONGEST }, async (context) => {
    const stage = new Stage(await Server.start(seed, door), context, seed);
    try {
      await tell(stage);
      stage.checkComplaints();
    } catch (error) {
      await stage.keep(name);
      throw error;
    } finally {
      await stage.close();
    }
  });
}

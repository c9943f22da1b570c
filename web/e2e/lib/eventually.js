// What a page shows follows what happens, after a moment: it plays the news one by one.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

/** What may pass until something awaited is there: only what never comes fails, however busy the machine. */
export const PATIENCE = 60_000;
const OFTEN = 50;

/**
 * Waits until something is as it should be; how it was instead is told if it never is.
 * @template T
 * @param {() => Promise<T>} look
 * @param {T} expected
 * @param {string} [message]
 */
export async function eventually(look, expected, message) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    try {
      return assert.deepEqual(seen, expected, message);
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(OFTEN);
    }
  }
}

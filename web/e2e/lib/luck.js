// Chance for stories that goes the same way every time, for whoever names it alike.

/**
 * A small generator of numbers from 0 to below 1 (mulberry32), which runs in pages as well.
 * @param {string} name
 * @returns {() => number}
 */
export function luck(name) {
  let state = 0;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * What a page draws by itself, as the order of a trainer's questions, is the same every time.
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} name
 */
export const lucky = (context, name) =>
  context.addInitScript({ content: `Math.random = (${luck})(${JSON.stringify(name)});` });

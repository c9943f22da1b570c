// What the wire tells a page, read as any other client would: changes are completed to what they
// change (`crates/delta` says how), apart from the code of the page.

/** @typedef {import("../../src/generated/FromServer").FromServer} FromServer */
/** @typedef {import("../../src/generated/Scene").Scene} Scene */
/** @typedef {import("../../src/generated/Phrase").Phrase} Phrase */
/** @typedef {{ text: Phrase, event: unknown, view: unknown, aids: unknown }} Frame */

/**
 * A message and what it shows.
 * @typedef {{ message: FromServer, frames: Frame[], scene: Scene | null }} Heard
 */

/**
 * @param {any} value
 * @param {any} change
 * @returns {any}
 */
function complete(value, change) {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, gone, ...pieces] = change;
    // The first of several is told whole, each other one by what it has otherwise than the one before.
    const values = pieces.slice(0, 1);
    for (const piece of pieces.slice(1)) values.push(complete(values.at(-1), piece));
    return value.toSpliced(at, gone, ...values);
  }
  const made = Array.isArray(value) ? [...value] : { ...value };
  for (const [name, part] of Object.entries(change)) {
    if (part === 0) Reflect.deleteProperty(made, name);
    else made[name] = complete(made[name], part);
  }
  return made;
}

/**
 * Reads one message after another.
 * @returns {(message: FromServer) => Heard}
 */
export function reader() {
  /** @type {Scene | null} */
  let last = null;
  return (message) => {
    if (message.t === "welcome") last = message.now?.scene ?? null;
    if (message.t !== "frames")
      return { message, frames: [], scene: message.t === "welcome" ? last : null };
    let { view, aids } = last ?? { view: null, aids: null };
    const frames = message.frames.map(({ text, event, ...changed }) => {
      if (changed.view) view = complete(view, changed.view);
      if (changed.aids) aids = complete(aids, changed.aids);
      return { text, event, view, aids };
    });
    last = /** @type {Scene} */ (complete({ ...last, view, aids }, message.now.scene));
    return { message, frames, scene: last };
  };
}

/**
 * Collects all that the server sends to this page from now on.
 * @param {import("playwright-core").Page} page
 */
export function overhear(page) {
  /** @type {Heard[]} */
  const heard = [];
  page.on("websocket", (socket) => {
    const read = reader();
    socket.on("framereceived", ({ payload }) => {
      heard.push(read(/** @type {FromServer} */ (JSON.parse(String(payload)))));
    });
  });
  return heard;
}

/**
 * The views in what was heard, each with all that was said along with it.
 * @template View
 * @param {Heard} heard
 * @returns {{ view: View, said: unknown }[]}
 */
export function views({ frames, scene }) {
  return [...frames, ...(scene ? [scene] : [])].map(({ view, ...said }) => ({
    view: /** @type {View} */ (view),
    said,
  }));
}

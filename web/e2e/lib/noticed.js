// What somebody who plays would notice of a page: how long it takes to answer, and what jumps.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {PerformanceEntry & { value: number, sources?: { node: Node | null, previousRect: DOMRect, currentRect: DOMRect }[] }} Shift */
/** @typedef {{ presses: number[], shifts: { value: number, during: string, what: string[] }[] }} Noticed */

/**
 * Moves are shown one after another, as to whoever watches them, in a fraction of their time: all of
 * them are still drawn, and nobody waits for minutes.
 */
export const hasten = () => {
  localStorage.setItem("sandtable.faster", "true");
  /** Longer waits are not for moves. */
  const SHOWN = 3000;
  const wait = window.setTimeout.bind(window);
  /** @type {(act: TimerHandler, after?: number, ...rest: unknown[]) => number} */
  const hastened = (act, after = 0, ...rest) =>
    wait(act, after < SHOWN ? after / 4 : after, ...rest);
  Object.assign(window, { setTimeout: hastened });
};

/** Begins to look. @param {Page} page */
export const watch = (page) =>
  page.evaluate(() => {
    /** @type {Noticed} */
    const noticed = { presses: [], shifts: [] };
    Object.assign(window, { noticed });
    /** When something was pressed whose effect is not seen yet. @type {number | null} */
    let pressed = null;
    addEventListener("pointerdown", ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      if (pressed === null) return;
      const since = pressed;
      pressed = null;
      // What was changed is painted after the next frame has been made.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noticed.presses.push(performance.now() - since);
        port2.postMessage(null);
      });
    });
    const main = document.querySelector(".play") ?? document.body;
    const attributeFilter = ["class", "aria-pressed", "aria-expanded", "data-thing", "hidden"];
    observer.observe(main, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter,
    });
    /** @param {Node | null} node */
    const named = (node) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute("class")?.replace(/ ?svelte-\w+/g, "") ?? ""}`
        : (node?.textContent ?? "gone");
    /** @param {DOMRect} rect */
    const place = ({ x, y, width, height }) =>
      `${[x, y].map(Math.round).join(",")} ${[width, height].map(Math.round).join("×")}`;
    /** Each question has a list of its own. */
    const question = () => document.querySelector("[data-testid=options]");
    /** What was asked or told when something was pressed last, and when that was. */
    let last = { words: "", at: -Infinity, list: question() };
    const told = () => document.querySelector("[data-testid=prompt]")?.textContent ?? "";
    // Also what a test presses without a pointer.
    const onPress = () => (last = { words: told(), at: performance.now(), list: question() });
    addEventListener("click", onPress, { capture: true });
    /** So long an answer may take, on a machine that has other work. */
    const SLOW = 5000;
    /** Whether what is drawn next is no answer to a press. */
    const isOthers = () => {
      // Moves are being shown.
      if (document.querySelector("[data-testid=skip]")) return true;
      const mine = document.querySelector("[data-testid=prompt][data-mine=true]");
      // It is being answered, however long that takes.
      if (mine && question() === last.list) return false;
      // The answer has been drawn: it is said who decides now.
      if (!mine && told() !== last.words) return true;
      return performance.now() - last.at > SLOW;
    };
    /** What was drawn of late, and what came next. */
    const drawn = [{ at: 0, others: false }];
    /** Longer ago than the browser takes to tell. */
    const LATE = 1200;
    /** @param {number} at */
    const note = (at) => {
      drawn.push({ at, others: isOthers() });
      if (drawn.length > LATE) drawn.shift();
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    /** Whether what was drawn at this moment was an answer to a press. @param {number} moment */
    const isAnswer = (moment) => {
      const now = drawn.findLastIndex(({ at }) => at <= moment);
      return !(drawn[now - 1]?.others ?? true);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, sources = [] } = /** @type {Shift} */ (entry);
        // What answers a press is what one has asked for; what others do after it is not, however soon
        // it comes. The browser would take all of half a second for an answer, and nothing later.
        if (isAnswer(startTime)) continue;
        // The list that was pressed in closes, however late on a machine that has other work.
        const closes = sources.some(
          ({ node, currentRect }) =>
            node instanceof Element && node.matches(".options") && currentRect.width === 0,
        );
        if (closes) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} ${place(previousRect)} → ${place(currentRect)}`,
        );
        const during = document.querySelector("[data-testid=prompt]")?.textContent?.trim() ?? "";
        noticed.shifts.push({ value, during, what });
      }
    }).observe({ type: "layout-shift" });
  });

/**
 * What was noticed since.
 * @param {Page} page
 */
export const noticed = (page) =>
  page.evaluate(
    () => /** @type {{ noticed: Noticed }} */ (/** @type {unknown} */ (window)).noticed,
  );

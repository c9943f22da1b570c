// What somebody who plays would notice of a page: how long it takes to answer, and what jumps.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean, sources?: { node: Node | null, previousRect: DOMRect, currentRect: DOMRect }[] }} Shift */
/** @typedef {{ presses: number[], shifts: { value: number, what: string[] }[] }} Noticed */

/** Moves are shown, as to whoever watches them, in half their time. */
export const hasten = () => localStorage.setItem("sandtable.faster", "true");

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
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources = [] } = /** @type {Shift} */ (entry);
        // What follows a press is what one has asked for.
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} ${place(previousRect)} → ${place(currentRect)}`,
        );
        noticed.shifts.push({ value, what });
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

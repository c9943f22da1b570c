// Whether what lies on a board is whole: nothing is cut by its area, and nothing lies over letters.

/** @typedef {import("playwright-core").Page} Page */

/**
 * What of the board is cut or covered, in words. On a phone an area may be longer than its view.
 * @param {Page} page
 * @param {{ scrolls?: boolean }} [how] whether areas may scroll here
 */
export const unwhole = (page, { scrolls = false } = {}) =>
  page.evaluate((scrolls) => {
    /** Rounding, and marks that reach over an edge. */
    const HAIR = 3;
    /** @type {Set<string>} */
    const found = new Set();
    const board = document.querySelector("[data-testid=board]");
    if (!board) return [];
    /** For ears, and not for eyes. @param {Element | null} one @returns {boolean} */
    const unseen = (one) =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || unseen(one.parentElement));
    /** @param {Element} one */
    const isDrawn = (one) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      const ground = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
      return ground || one instanceof SVGElement;
    };
    /** @param {Element} one */
    const named = (one) => one.getAttribute("class")?.replace(/ ?svelte-\w+/g, "") ?? "";

    const places = [".area", "[data-testid=planner]", "[data-testid=judgement]"];
    for (const place of scrolls ? [] : board.querySelectorAll(places.join())) {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = place;
      if (scrollHeight > clientHeight + HAIR || scrollWidth > clientWidth + HAIR)
        found.add(`${named(place)} is cut: ${clientHeight} of ${scrollHeight} px`);
    }

    const range = document.createRange();
    for (const name of board.querySelectorAll(".name, .event")) {
      if (!name.checkVisibility() || unseen(name)) continue;
      range.selectNodeContents(name);
      const frame = name.closest(".event, .card, .host, button")?.getBoundingClientRect();
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue;
        const words = name.textContent?.replaceAll("\u2060", "").trim() ?? "";
        if (frame && line.right > frame.right + HAIR) found.add(`${words} runs out of its frame`);
        for (const x of [0.1, 0.5, 0.9])
          for (const y of [0.3, 0.7]) {
            const top = document.elementFromPoint(
              line.left + x * line.width,
              line.top + y * line.height,
            );
            // Out of its view, or the card that the name is on, or a part of the name.
            if (!top || top.contains(name) || name.contains(top)) continue;
            const area = name.closest(".area, .held");
            if ((area && !area.contains(top)) || !isDrawn(top)) continue;
            found.add(`${words} is covered by ${named(top)}`);
          }
      }
    }
    return [...found];
  }, scrolls);

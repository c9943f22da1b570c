// Whether the line below the board, and the goal above it, can be read whole.

/** @typedef {import("playwright-core").Page} Page */

/**
 * What of the dock or the goal is cut, covered or sticks out.
 * @param {Page} page
 */
export const unread = (page) =>
  page.evaluate(() => {
    /** Rounding, and the room around letters. */
    const HAIR = 3;
    /** @type {string[]} */
    const found = [];
    /** Where the letters of something are. @param {Element} one */
    const lines = (one) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const rects = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        range.selectNodeContents(text);
        rects.push(...range.getClientRects());
      }
      return rects.filter(({ width }) => width > 1);
    };
    /** @param {Element} one */
    const words = (one) => one.textContent?.trim() || one.getAttribute("title") || "";
    const goal = document.querySelector("[data-testid=standing] .goal");
    if (goal && goal.scrollHeight > goal.clientHeight + HAIR)
      found.push(`the goal is cut: ${words(goal)}`);
    const dock = document.querySelector("[data-testid=dock]");
    const frame = dock?.querySelector(".says")?.getBoundingClientRect();
    if (!dock || !frame) return found;

    const said = [...dock.querySelectorAll(".says p > span")];
    const cut = said.filter((one) => lines(one).some(({ bottom }) => bottom > frame.bottom + HAIR));
    found.push(...cut.map((one) => `is cut: ${words(one)}`));

    // The way to advice stands in the question.
    const advice = dock.querySelector("[data-testid=advice]");
    if (advice) {
      const within = advice.getBoundingClientRect();
      for (const line of said.flatMap(lines)) {
        const own = line.left >= within.left && line.right <= within.right;
        if (own || line.left > within.right || line.right < within.left) continue;
        if (line.top < within.bottom - 1 && line.bottom > within.top + 1)
          found.push(`lies over what is asked: ${words(advice)}`);
      }
    }

    const room = dock.getBoundingClientRect();
    const buttons = [...dock.querySelectorAll("button")].filter(
      (one) => one.checkVisibility() && !said.some((other) => other.contains(one)),
    );
    for (const button of buttons) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (left < room.left || right > room.right || bottom > room.bottom + HAIR)
        found.push(`sticks out: ${words(button)}`);
      if (button.scrollHeight > button.clientHeight + HAIR) found.push(`is cut: ${words(button)}`);
      const covers = said
        .flatMap(lines)
        .some(
          (line) =>
            line.bottom <= frame.bottom + HAIR &&
            line.left < right - HAIR &&
            line.right > left + HAIR &&
            line.top < bottom - HAIR &&
            line.bottom > top + HAIR,
        );
      if (covers) found.push(`lies over what is asked: ${words(button)}`);
    }
    return found;
  });

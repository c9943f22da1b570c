const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What scrolls around an element: the board, and not the page with its header. */
function around(element: Element): Element | null {
  const parent = element.parentElement;
  return parent && !scrolls(parent) ? around(parent) : parent;
}

/** Brings something on the board into sight: to the middle, or just so that its end is seen. */
export function bring(element: Element | null | undefined, to: "middle" | "end") {
  const board = element && around(element);
  if (!board) return;
  const [seen, box] = [board.getBoundingClientRect(), element.getBoundingClientRect()];
  const middle = box.top + box.height / 2 - (seen.top + seen.height / 2);
  board.scrollBy({ top: to === "middle" ? middle : Math.max(0, box.bottom - seen.bottom) });
}

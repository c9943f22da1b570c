const drawing = (thing: string) =>
  document.querySelector(`[data-testid=board] [data-thing="${CSS.escape(thing)}"]`);

/** Whether the board has a thing to be pressed. */
export const isDrawn = (thing: string) => drawing(thing) !== null;

/** What a thing on the board says it is: its label, or the text on it. */
export function labelOf(thing: string): string {
  const drawn = drawing(thing);
  const label = drawn?.querySelector(":scope > .hidden-visually") ?? drawn;
  return label?.textContent.trim().replace(/\s+/g, " ") ?? "";
}

/** Where something starts, and how large it is. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The room between a thing and what is shown of it, and at the edges of the window. */
const GAP = 10;

const within = (start: number, length: number, whole: number) =>
  Math.max(GAP, Math.min(start, whole - length - GAP));

/**
 * Where a large card goes so that it does not cover the thing: above it, else to a side, else below;
 * where there is no room for any, as far from it as the window allows.
 */
export function beside(
  thing: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const left = within(thing.left + thing.width / 2 - card.width / 2, card.width, screen.width);
  const top = within(thing.top + thing.height / 2 - card.height / 2, card.height, screen.height);
  const above = thing.top - GAP - card.height;
  if (above >= GAP) return { left, top: above };
  const right = thing.left + thing.width + GAP;
  if (right + card.width + GAP <= screen.width) return { left: right, top };
  const before = thing.left - GAP - card.width;
  if (before >= GAP) return { left: before, top };
  const below = thing.top + thing.height + GAP;
  const isLow = thing.top > screen.height - thing.top - thing.height;
  return {
    left,
    top: isLow ? GAP : Math.max(GAP, Math.min(below, screen.height - card.height - GAP)),
  };
}

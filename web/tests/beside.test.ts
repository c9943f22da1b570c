import { expect, test } from "vitest";
import { beside, type Box } from "../src/cards/beside";

const SCREEN = { width: 1280, height: 800 };
const CARD = { width: 540, height: 360 };

const overlaps = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test("a large card covers neither its thing nor the edge of the window, wherever the thing lies", () => {
  for (let left = 0; left <= 1180; left += 20) {
    for (let top = 0; top <= 660; top += 20) {
      const thing = { left, top, width: 100, height: 140 };
      const card = { ...beside(thing, CARD, SCREEN), ...CARD };
      expect(overlaps(card, thing), `at ${left}, ${top}`).toBe(false);
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.top).toBeGreaterThanOrEqual(0);
      expect(card.left + card.width).toBeLessThanOrEqual(SCREEN.width);
      expect(card.top + card.height).toBeLessThanOrEqual(SCREEN.height);
    }
  }
});

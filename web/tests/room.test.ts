import { describe, expect, it } from "vitest";
import { cardWidth } from "../src/games/ports/room";

describe("the cards on the field of Ports", () => {
  it("are as large as their place allows, in one row or several", () => {
    expect(cardWidth(1, 900, 140)).toBe(100);
    expect(cardWidth(20, 900, 300)).toBeGreaterThan(60);
  });

  it.each([1, 7, 15, 30])("all lie within it: %i", (cards) => {
    const [width, height] = [300, 260];
    const card = cardWidth(cards, width, height);
    const columns = Math.floor((width + 8) / (card + 8));
    const rows = Math.ceil(cards / columns);
    expect(rows * card * 1.4 + (rows - 1) * 8).toBeLessThanOrEqual(height);
  });
});

/** The height of a card, as a share of its width. */
const HEIGHT = 1.4;
/** Between two cards, in pixels, as the field has it. */
const GAP = 8;
/** A card is not larger than that, and a few more find room before all of them get smaller. */
const LARGEST = 190;
const FEW = 4;

/** The width at which so many cards fill a place of this size, in as many rows as suit it. */
export function cardWidth(cards: number, width: number, height: number): number {
  const count = Math.max(FEW, cards);
  const widths = Array.from({ length: count }, (_, index) => {
    const rows = index + 1;
    const columns = Math.ceil(count / rows);
    const across = (width - GAP * (columns - 1)) / columns;
    const down = (height - GAP * (rows - 1)) / rows / HEIGHT;
    return Math.min(across, down);
  });
  return Math.max(0, Math.floor(Math.min(LARGEST, Math.max(...widths))));
}

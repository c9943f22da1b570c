import type { Odds } from "../../generated/cyberwar/Odds";
import { texts } from "../../app/texts.svelte";

/** A probability in percent. What is not certain is never rounded to certainty, nor to nothing. */
export function chance({ good, of }: Odds): string {
  const share = of === 0 ? 0 : good / of;
  const certain = good === 0 || good === of;
  const digits = certain ? 0 : share > 0.999 || share < 0.001 ? 4 : 1;
  const said = new Intl.NumberFormat(texts.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: "trunc",
  });
  return said.format(share);
}

/** The probability as it is: so many of so many. */
export const exactly = (number: number) => number.toLocaleString(texts.language);

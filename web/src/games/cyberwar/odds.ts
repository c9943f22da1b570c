import type { Odds } from "../../generated/cyberwar/Odds";
import { texts } from "../../app/texts.svelte";

/** A probability in percent. What is not certain is never rounded to certainty, nor to nothing. */
export function chance({ good, of }: Odds): string {
  const share = of === 0 ? 0 : good / of;
  const certain = good === 0 || good === of;
  const tenths = Math.round(share * 1000);
  const digits = certain ? 0 : tenths === 0 || tenths >= 999 ? 4 : 1;
  const said = new Intl.NumberFormat(texts.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return said.format(digits === 4 ? Math.min(Math.max(share, 0.000001), 0.999999) : share);
}

/** The probability as it is: so many of so many. */
export const exactly = (number: number) => number.toLocaleString(texts.language);

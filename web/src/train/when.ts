import { texts } from "../app/texts.svelte";

/** When something is due: with the time where it is today. */
export function dateText(date: Date, now = new Date()): string {
  const today = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(
    texts.language,
    today ? { timeStyle: "short" } : { dateStyle: "medium" },
  ).format(date);
}

import { t } from "../app/texts.svelte";

/** A length of time that somebody has set, in short. */
export function duration(seconds: number): string {
  const whole = seconds >= 60 && seconds % 60 === 0;
  return whole
    ? t("web-clock-minutes", { minutes: seconds / 60 })
    : t("web-clock-seconds", { seconds });
}

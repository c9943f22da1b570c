import type { View } from "../../generated/frontline/View";

/** Defences are bought while preparing and hardening: only then the pile is of interest. */
export const shopping = ({ phase }: View, seat: number) =>
  (phase.is === "opening" && !phase.ready.includes(seat)) ||
  (phase.is === "harden" && phase.seat === seat && phase.left > 0);

/** The attack cards that somebody is looking at, to buy one. */
export const lookedAt = ({ looked, phase }: View, seat: number) =>
  looked.seen === "open" && "seat" in phase && phase.seat === seat ? looked.cards : [];

/** Something is for sale. */
export const trading = (view: View, seat: number) =>
  shopping(view, seat) || lookedAt(view, seat).length > 0;

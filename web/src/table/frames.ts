import type { Change } from "../generated/Change";
import type { Phrase } from "../generated/Phrase";
import type { Scene } from "../generated/Scene";
import type { Shown } from "../generated/Shown";
import { complete } from "./delta";

/** Something that happened, and the table right after it. */
export interface Frame {
  text: Phrase;
  /** The game's own event; none when something was taken back. */
  event: unknown;
  view: unknown;
  aids: unknown;
}

/** Completes what is told of changes only: the frames one after another, and the scene after them. */
export function follow(
  before: Scene | null,
  shown: Shown[],
  change: Change,
): { frames: Frame[]; scene: Scene } {
  let { view, aids } = before ?? { view: null, aids: null };
  const frames = shown.map((frame) => {
    if (frame.view !== undefined) view = complete(view, frame.view);
    if (frame.aids !== undefined) aids = complete(aids, frame.aids);
    return { text: frame.text, event: frame.event, view, aids };
  });
  return { frames, scene: complete({ ...before, view, aids }, change) as Scene };
}

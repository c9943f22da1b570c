import type { Replayed } from "../generated/Replayed";
import type { Viewer } from "../generated/Viewer";

/** How long a step is looked at while it plays by itself, in milliseconds. */
const STEP = 1400;
const FASTER = 500;

/** A viewer as the server's address names it. */
export function viewerName(viewer: Viewer): string {
  return typeof viewer === "object" ? String(viewer.seat + 1) : viewer;
}

/** Going through a finished game step by step. */
export class Replay {
  at = $state(0);
  playing = $state(false);
  record = $state.raw<Replayed>();

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly faster: () => boolean) {}

  /** Shows a record, or the same one through other eyes: the step stays. */
  show(record: Replayed) {
    this.record = record;
    this.at = Math.min(this.at, this.last);
  }

  get last(): number {
    return (this.record?.steps.length ?? 1) - 1;
  }

  get step() {
    return this.record?.steps[this.at];
  }

  /** What has happened up to here, in sentences. */
  get log() {
    const steps = this.record?.steps.slice(0, this.at + 1) ?? [];
    return steps.flatMap((step) => step.frames.map((frame) => frame.text));
  }

  go(to: number) {
    this.at = Math.min(Math.max(0, to), this.last);
    if (this.playing) this.#tick();
  }

  toggle() {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#tick();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick() {
    clearTimeout(this.#timer);
    if (this.at === this.last) {
      this.pause();
      return;
    }
    this.#timer = setTimeout(() => this.go(this.at + 1), this.faster() ? FASTER : STEP);
  }
}

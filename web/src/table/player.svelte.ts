import type { Now } from "../generated/Now";
import type { Phrase } from "../generated/Phrase";
import type { Frame } from "./frames";

/** How long one frame is looked at, in milliseconds. */
const PACE = 1300;
const FASTER = PACE / 2;
/** The time that a share of it is a share of. */
export const paceOf = (faster: boolean) => (faster ? FASTER : PACE);
const HURRIED = 350;
/** With more frames than this waiting, the rest is shown faster: nobody wants to fall behind. */
const MANY = 8;

/** What is on the table at this moment of the showing. */
export interface Shown {
  view: unknown;
  aids: unknown;
  /** The event that led here, if one is being shown. */
  event: unknown;
}

/** A frame that is still to be shown; what one did oneself takes no time. */
interface Waiting extends Frame {
  own: boolean;
}

/** Shows frames one after another, so that a human can follow, and then the table as it is. */
export class Player {
  shown = $state.raw<Shown | null>(null);
  /** The table as it is: to be acted on only when nothing is being shown any more. */
  now = $state.raw<Now | null>(null);
  log = $state.raw<Phrase[]>([]);
  /** How many lines there are before those of the log. */
  earlier = $state(0);
  /** Frames are still to be shown. */
  busy = $state(false);
  /** What is said of the frame that is shown. */
  told = $state.raw<Phrase | null>(null);

  #queue: Waiting[] = [];
  /** What the log says once the frame has been shown. */
  #held: Phrase[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly options: {
      faster: () => boolean;
      /** How long the game wants this event to be looked at, as a share of the usual time. */
      pace?: (event: unknown, view: unknown) => number;
      /** Whether this event takes time although the viewer asked for it: a throw, a reveal, what others do. */
      stages?: (event: unknown) => boolean;
      /** What is said while this event is shown, if its sentence would tell too early how it ends. */
      headline?: (event: unknown) => Phrase | null;
      /** Something happened: to be heard. */
      happens?: (event: unknown) => void;
    },
  ) {}

  /** Starts anew from a full view: after (re)connecting. */
  welcome(now: Now | null) {
    this.#stop();
    this.now = now;
    this.log = [];
    this.earlier = 0;
    this.shown = now && { view: now.scene.view, aids: now.scene.aids, event: null };
  }

  /** What was said before: at first the last lines, then older ones. */
  recall(from: number, lines: Phrase[]) {
    this.log = [...lines, ...this.log];
    this.earlier = from;
  }

  /** What has happened, and the table after it; `own`: the viewer did it. */
  receive(frames: Frame[], now: Now, own = false) {
    // Where all choose at once, what others do takes the question away from nobody.
    const open = !this.busy && now.scene.menu.length > 0 && now.decision === this.now?.decision;
    this.now = now;
    this.#queue.push(...frames.map((frame) => ({ ...frame, own })));
    // Nobody sees a hidden page, and its timers hardly run.
    if (open || document.visibilityState === "hidden") this.skip();
    else if (!this.busy) this.#next();
  }

  /** Shows the table as it is at once. */
  skip() {
    this.#note(...this.#held, ...this.#queue.map((frame) => frame.text));
    this.#stop();
    this.#settle();
  }

  close() {
    this.#stop();
  }

  #note(...lines: Phrase[]) {
    if (lines.length > 0) this.log = [...this.log, ...lines];
  }

  #next() {
    this.#note(...this.#held.splice(0));
    const frame = this.#queue.shift();
    if (!frame) {
      this.busy = false;
      this.#settle();
      return;
    }
    this.busy = true;
    this.shown = { view: frame.view, aids: frame.aids, event: frame.event };
    const pause = this.#pause(frame);
    const headline = frame.event === null ? null : this.options.headline?.(frame.event);
    this.told = headline ?? frame.text;
    if (headline && pause > 0) this.#held = [frame.text];
    else this.#note(frame.text);
    if (frame.event !== null) this.options.happens?.(frame.event);
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }

  #pause(frame: Waiting): number {
    if (frame.own && !(frame.event !== null && this.options.stages?.(frame.event))) return 0;
    const usual = paceOf(this.options.faster());
    const share = frame.event === null ? 1 : (this.options.pace?.(frame.event, frame.view) ?? 1);
    return (this.#queue.length > MANY ? HURRIED : usual) * share;
  }

  #settle() {
    if (!this.now) return;
    const { view, aids } = this.now.scene;
    this.shown = { view, aids, event: null };
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#held = [];
    this.busy = false;
  }
}

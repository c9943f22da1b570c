import type { By } from "../generated/By";
import type { Choice } from "../generated/Choice";
import type { Config } from "../generated/Config";
import type { Phrase } from "../generated/Phrase";
import type { ReplayLine } from "../generated/ReplayLine";
import type { Scene } from "../generated/Scene";
import type { Viewer } from "../generated/Viewer";
import { follow, type Frame } from "./frames";

/** How long a step is looked at while it plays by itself, in milliseconds. */
const STEP = 1400;
const FASTER = 500;

/** A viewer as the server's address names it. */
export function viewerName(viewer: Viewer): string {
  return typeof viewer === "object" ? String(viewer.seat + 1) : viewer;
}

/** A record played step by step, as far as it has come in. */
export interface Replayed {
  game: string;
  config: Config;
  viewer: Viewer;
  /** The opening first, then one after each entry of the record. */
  steps: Step[];
  /** Why it goes no further: it was made by older rules. */
  stopped: Phrase | null;
}

/** An option as it is told afterwards. */
export type Past = Pick<Choice, "text"> & Partial<Pick<Choice, "no">>;

export interface Step {
  /** Who acted; none at the opening. */
  seat: number | null;
  by: By | null;
  /** What was chosen, as this viewer could put it in words before. */
  chose: Phrase | null;
  frames: Frame[];
  /** The options there were; none if several were to decide or the viewer may not know. */
  menu: Past[];
  scene: Scene;
}

/** What the next line makes of what has come in. */
export function read(replayed: Replayed | undefined, line: ReplayLine): Replayed | undefined {
  if (line.t === "head") return { ...line, steps: [], stopped: null };
  if (!replayed) return undefined;
  if (line.t === "end") return { ...replayed, stopped: line.stopped };
  const before = replayed.steps.at(-1)?.scene ?? null;
  const menu: Past[] = before?.awaited.length === 1 ? before.menu : [];
  const option = line.option === undefined ? undefined : before?.menu[line.option];
  const chose = line.chose ?? option?.text ?? null;
  const step: Step = { ...line, chose, menu, ...follow(before, line.frames, line.scene) };
  return { ...replayed, steps: [...replayed.steps, step] };
}

/** Going through a finished game step by step. */
export class Replay {
  at = $state(0);
  playing = $state(false);
  record = $state.raw<Replayed>();

  /** Where one wants to be, which may not have come in yet. */
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly faster: () => boolean) {}

  /** Shows a record, or the same one through other eyes: the step stays. */
  show(record: Replayed) {
    this.record = record;
    this.at = Math.min(this.#wanted, this.last);
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

  /** How it ended, if it has come in to its end. */
  get ending() {
    return this.record?.steps.at(-1)?.scene.ending ?? null;
  }

  /** Goes to this step as soon as it has come in. */
  want(step: number) {
    this.go(step);
    this.#wanted = step;
  }

  go(to: number) {
    this.at = Math.min(Math.max(0, to), this.last);
    this.#wanted = this.at;
    if (this.playing) this.#tick();
  }

  toggle() {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.go(0);
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

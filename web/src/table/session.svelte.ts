import type { Ahead } from "../generated/Ahead";
import type { Choice } from "../generated/Choice";
import type { Guide } from "../generated/Guide";
import type { Hint } from "../generated/Hint";
import type { Instead } from "../generated/Instead";
import type { Phrase } from "../generated/Phrase";
import type { Scene } from "../generated/Scene";
import { reason } from "../app/api";
import { settings } from "../app/settings.svelte";
import { Live, socketAddress, type Request } from "./live.svelte";
import type { Option, Use } from "./menu";
import { Picking, type Manner } from "./picking.svelte";
import { Player } from "./player.svelte";

/** One viewer at one table: what is shown, what is chosen, what is said. */
export class Session {
  readonly player: Player;
  readonly live: Live;
  /** What is pressed on the board. */
  readonly picking: Picking;
  /** Why the last thing asked for was not done. */
  refusal = $state.raw<Phrase | null>(null);
  /** How long events are looked at; the game says, once it is loaded. */
  pace: (event: unknown, view: unknown) => number = () => 1;
  /** What is staged even if one did it oneself; the game says. */
  stages: (event: unknown) => boolean = () => false;
  /** What is said while an event is shown, if not its sentence; the game says. */
  headline: (event: unknown) => Phrase | null = () => null;
  /** Called with each event as it is shown. */
  happens: (event: unknown) => void = () => {};
  /** How entries are chosen on the board; the game says, once it is loaded. */
  manner: (choice: Choice) => Manner = () => ({});
  /** Called when the server has let us in, also after every time the connection was lost. */
  welcomed: () => void = () => {};
  /** Called when the server has sent us away for good. */
  ended: (why: Phrase) => void = () => {};
  /** Called when the server could not be reached, or did not let us connect. */
  unanswered: () => void = () => {};

  /** What was chosen although something is easily overlooked about it: chosen again, it is done. */
  #doubted: Choice | null = null;

  /** What the server advised, and for which decision. */
  #hinted = $state.raw<{ decision: number; hints: Hint[] } | null>(null);
  /** It has been asked and has not answered yet. */
  hinting = $state(false);

  /** The decision that has been answered: its menu is not offered again. */
  #answered = $state<number | null>(null);

  /** Called with every event as it comes, whether it will be shown or skipped. */
  arrives: (event: unknown, view: unknown) => void = () => {};

  constructor(
    table: string,
    /** The secret of the seat; without one we watch. */
    readonly secret?: string,
    open?: (address: string) => WebSocket,
  ) {
    this.player = new Player({
      faster: () => settings.faster,
      pace: (event, view) => this.pace(event, view),
      stages: (event) => this.stages(event) || this.#isOthers(event),
      headline: (event) => this.headline(event),
      happens: (event) => this.happens(event),
    });
    const listener = {
      welcome: (...args: Parameters<Player["welcome"]>) => {
        this.player.welcome(...args);
        this.#reset();
        this.welcomed();
      },
      log: (from: number, lines: Phrase[]) => this.player.recall(from, lines),
      frames: (...[frames, now, own]: Parameters<Player["receive"]>) => {
        // While the same question is open, whatever has been pressed for it stays pressed.
        const isNew = now.decision !== this.player.now?.decision;
        for (const frame of frames) if (frame.event) this.arrives(frame.event, frame.view);
        this.player.receive(frames, now, own);
        if (isNew) this.#reset();
      },
      declined: (why: Phrase) => (this.refusal = why),
      ended: (why: Phrase) => this.ended(why),
      unanswered: () => this.unanswered(),
    };
    this.live = new Live(socketAddress(table, location), secret, listener, open);
    this.picking = new Picking({
      menu: () => this.scene?.menu ?? [],
      manner: (choice) => this.#mannerOf(choice),
      meant: () => this.guide?.cards.at(-1)?.point ?? [],
      peek: (plans) => this.#peek(plans),
      act: (plan) => void this.act(plan),
    });
  }

  /** Somebody else's doing: events that are a player's own name the seat. */
  #isOthers(event: unknown): boolean {
    const { seat } = event as { seat?: unknown };
    return typeof seat === "number" && seat !== this.me;
  }

  get me(): number | null {
    const viewer = this.live.viewer;
    return typeof viewer === "object" ? viewer.seat : null;
  }

  /** Nothing can be asked for: what is on the screen may not be so any more. */
  get away(): boolean {
    return this.live.link !== "open";
  }

  get scene(): Scene | null {
    return this.player.now?.scene ?? null;
  }

  /** Advice on the question. Where a guide speaks, the coach has nothing to add. */
  get coach(): Phrase | null {
    return this.live.info?.conduct.lesson ? null : (this.scene?.coach ?? null);
  }

  /** What can be chosen right now: nothing while something is still being shown or on its way. */
  get menu(): Choice[] {
    const now = this.player.now;
    const settled = now && !this.player.busy && now.decision !== this.#answered;
    return settled ? now.scene.menu : [];
  }

  /** Whoever is guided takes one part of a decision at a time: the guide speaks of each by itself. */
  #mannerOf(choice: Choice): Manner {
    const manner = this.manner(choice);
    return this.live.info?.conduct.lesson ? { ...manner, ahead: false } : manner;
  }

  get options(): Option[] {
    return this.menu.length > 0 ? this.picking.options : [];
  }

  /** Things can be pressed: also while something is shown, if presses only gather. */
  get #isOpen(): boolean {
    return this.menu.length > 0 || this.picking.gathering;
  }

  use(thing: string): Use {
    return this.#isOpen ? this.picking.use(thing) : "none";
  }

  /** Presses a thing on the board; tells whether it is only to be looked at. */
  press(thing: string): "acted" | "inspect" {
    if (this.away || !this.#isOpen) return "inspect";
    this.refusal = null;
    return this.picking.press(thing);
  }

  /** What can be done instead of what was just asked about. */
  get instead(): Instead | undefined {
    return this.refusal && this.refusal === this.#doubted?.sure ? this.#doubted.instead : undefined;
  }

  /** Does it. */
  rather(instead: Instead): Promise<boolean> {
    return this.#answer(instead.plan);
  }

  async choose({ choice, before }: Option): Promise<boolean> {
    if (choice.no) {
      this.refusal = choice.no;
      return false;
    }
    if (choice.sure && choice !== this.#doubted) {
      this.#doubted = choice;
      this.refusal = choice.sure;
      return false;
    }
    return this.act(before ? [before, choice] : [choice]);
  }

  /** Answers with entries of menus, one after another. */
  act(plan: Choice[]): Promise<boolean> {
    return this.#answer(plan.map(({ action }) => action));
  }

  /** Answers with something that is on no list, and that the rules will judge: an offer. */
  propose(action: unknown): Promise<boolean> {
    return this.#answer([action]);
  }

  async #answer(plan: unknown[]): Promise<boolean> {
    const decision = this.player.now?.decision;
    if (decision === undefined || decision === this.#answered || this.away) return false;
    this.#answered = decision;
    this.picking.clear();
    return this.ask({ t: "act", decision, plan });
  }

  async #peek(plans: Choice[][]): Promise<Ahead[]> {
    const decision = this.player.now?.decision ?? 0;
    return this.live.peek(
      decision,
      plans.map((plan) => plan.map(({ action }) => action)),
    );
  }

  /** Asks the server; a refusal is shown beside the prompt. */
  async ask(request: Request): Promise<boolean> {
    this.refusal = null;
    try {
      await this.live.send(request);
      return true;
    } catch (error) {
      this.refusal = reason(error);
      this.#answered = null;
      return false;
    }
  }

  /** Whether one may ask what to do. */
  get canHint(): boolean {
    return this.me !== null && this.menu.length > 1 && this.live.info?.conduct.hints !== "never";
  }

  /** What is advised for the present decision; null: nobody has asked. */
  get hints(): Hint[] | null {
    const now = this.player.now?.decision;
    return this.#hinted?.decision === now ? (this.#hinted?.hints ?? null) : null;
  }

  /** What the guide of a lesson says of the present decision. */
  get guide(): Guide | null {
    const told = this.live.guide;
    return told?.decision === this.player.now?.decision ? (told?.guide ?? null) : null;
  }

  /** Asks what one might do. */
  async hint() {
    const decision = this.player.now?.decision;
    if (decision === undefined || !this.canHint || this.hinting || this.hints) return;
    this.refusal = null;
    this.hinting = true;
    try {
      this.#hinted = { decision, hints: await this.live.hint(decision) };
    } catch (error) {
      this.refusal = reason(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Asks for the lines of the log before those that are there. */
  recall() {
    void this.ask({ t: "log", before: this.player.earlier });
  }

  /** The table in sentences; none if nobody answers. */
  async describe(): Promise<Phrase[]> {
    try {
      return await this.live.send({ t: "describe" });
    } catch {
      return [];
    }
  }

  /** The table with all hands open; none if it is not for us, or not any more. */
  async look(): Promise<Scene | null> {
    try {
      return await this.live.look();
    } catch {
      return null;
    }
  }

  /** Lets go of one thing that was pressed. */
  release(thing: string) {
    this.refusal = null;
    this.picking.release(thing);
  }

  clear() {
    this.picking.clear();
    this.refusal = null;
  }

  close() {
    this.live.close();
    this.player.close();
  }

  #reset() {
    this.refusal = null;
    this.#answered = null;
    this.picking.reset(this.scene?.can_retract ?? false);
  }
}

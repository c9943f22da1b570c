import type { Choice } from "../generated/Choice";
import type { Phrase } from "../generated/Phrase";
import type { Scene } from "../generated/Scene";
import { reason } from "../app/api";
import { settings } from "../app/settings.svelte";
import { Live, socketAddress, type Request } from "./live.svelte";
import { narrowed, options, press, uses, type Option } from "./menu";
import { Player } from "./player.svelte";

/** One viewer at one table: what is shown, what is chosen, what is said. */
export class Session {
  readonly player: Player;
  readonly live: Live;
  /** The thing on the board that has narrowed the menu. */
  selected = $state<string | null>(null);
  /** Why the last thing asked for was not done. */
  refusal = $state.raw<Phrase | null>(null);
  /** How long events are looked at; the game says, once it is loaded. */
  pace: (event: unknown, view: unknown) => number = () => 1;
  /** Called when the server has let us in, also after every time the connection was lost. */
  welcomed: () => void = () => {};
  /** Called when the server has sent us away for good. */
  ended: (why: Phrase) => void = () => {};
  /** Called when the server could not be reached, or did not let us connect. */
  unanswered: () => void = () => {};

  /** The decision that has been answered: its menu is not offered again. */
  #answered = $state<number | null>(null);

  constructor(
    table: string,
    /** The secret of the seat; without one we watch. */
    readonly secret?: string,
    open?: (address: string) => WebSocket,
  ) {
    this.player = new Player({
      faster: () => settings.faster,
      pace: (event, view) => this.pace(event, view),
    });
    const listener = {
      welcome: (...args: Parameters<Player["welcome"]>) => {
        this.#reset();
        this.player.welcome(...args);
        this.welcomed();
      },
      log: (from: number, lines: Phrase[]) => this.player.recall(from, lines),
      frames: (...[frames, now]: Parameters<Player["receive"]>) => {
        // While the same question is open, whatever has been pressed for it stays pressed.
        if (now.decision !== this.player.now?.decision) this.#reset();
        this.player.receive(frames, now);
      },
      ended: (why: Phrase) => this.ended(why),
      unanswered: () => this.unanswered(),
    };
    this.live = new Live(socketAddress(table, location), secret, listener, open);
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

  /** What can be chosen right now: nothing while something is still being shown or on its way. */
  get menu(): Choice[] {
    const now = this.player.now;
    const settled = now && !this.player.busy && now.decision !== this.#answered;
    return settled ? now.scene.menu : [];
  }

  get options(): Option[] {
    return narrowed(options(this.menu), this.selected);
  }

  readonly uses = $derived.by(() => uses(this.menu));

  /** Presses a thing on the board; tells whether it is only to be looked at. */
  press(thing: string): "acted" | "inspect" {
    if (this.away) return "inspect";
    const pressed = press(options(this.menu), this.selected, thing);
    this.refusal = null;
    if ("inspect" in pressed) return "inspect";
    if ("do" in pressed) this.choose(pressed.do);
    else this.selected = this.selected === pressed.narrow ? null : pressed.narrow;
    return "acted";
  }

  choose({ choice }: Option) {
    if (choice.no) {
      this.refusal = choice.no;
      return;
    }
    void this.act([choice.action]);
  }

  /** Does several things one after another, or one that is on no list. */
  async act(plan: unknown[]): Promise<boolean> {
    const decision = this.player.now?.decision;
    if (decision === undefined || this.away) return false;
    this.#answered = decision;
    this.selected = null;
    return this.ask({ t: "act", decision, plan });
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

  clear() {
    this.selected = null;
    this.refusal = null;
  }

  close() {
    this.live.close();
    this.player.close();
  }

  #reset() {
    this.selected = null;
    this.refusal = null;
    this.#answered = null;
  }
}

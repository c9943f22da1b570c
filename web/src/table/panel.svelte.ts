import { settings } from "../app/settings.svelte";
import { Media } from "./media.svelte";
import { bare } from "./picks";
import type { Tab } from "./SidePanel.svelte";

/** What is looked at beside the board, or on a phone over it. */
export class Panel {
  readonly phone = new Media("(max-width: 60rem)");
  // Only how it begins hangs on the setting.
  tab = $state<Tab>(settings.options && !this.phone.matches ? "options" : "log");
  /** It lies over the board: means nothing where there is room beside it. */
  open = $state(false);
  /** What its details are about. */
  thing = $state<string | null>(null);
  /** What is shown over the board instead, where the panel is not beside it. */
  sheet = $state<string | null>(null);
  /** The list of options is in sight. */
  readonly listed = $derived(this.tab === "options" && (this.open || !this.phone.matches));
  /** On a phone: what was advised is in sight instead of the list, and the board above it. */
  advised = $state(false);
  /** Where one was before the list was opened. */
  #before: Tab = "log";

  /** Shows what is known about a thing. */
  inspect(id: string) {
    this.thing = bare(id);
    if (this.phone.matches) this.sheet = this.thing;
    else this.tab = "details";
  }

  /** The details follow what is pressed, where they are in sight anyway. */
  follow(id: string) {
    if (this.tab === "details") this.thing = bare(id);
  }

  /** Opens the list of options; on a phone it lies over the board until one is chosen. */
  list() {
    this.advised = false;
    if (this.tab !== "options") this.#before = this.tab;
    this.tab = "options";
    this.open = this.phone.matches;
  }

  /** Opens it for what is advised about it. */
  advise() {
    if (!this.listed) this.list();
    this.advised = this.phone.matches;
  }

  unlist() {
    this.open = false;
    if (!this.phone.matches && this.tab === "options") this.tab = this.#before;
  }

  /** While it is needed, for whoever does not keep it open. */
  listForNow() {
    if (this.listed) return () => {};
    this.list();
    return () => this.unlist();
  }

  /** By whoever wants it so: it is remembered. */
  toggleList() {
    if (this.listed) this.unlist();
    else this.list();
    if (!this.phone.matches) settings.setOptions(this.listed);
  }

  /** On a phone: the log, or what was looked at last. */
  draw() {
    if (this.tab === "options") this.tab = this.#before;
    this.open = true;
  }
}

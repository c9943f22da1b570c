import type { Attachment } from "svelte/attachments";

const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop for the Tab key in a group of buttons; arrow keys, Home and End go through it. */
export function roving(selector: string): Attachment<HTMLElement> {
  return (group) => {
    const items = () => [...group.querySelectorAll<HTMLElement>(selector)];
    const stop = (at: HTMLElement | undefined) =>
      items().forEach((item) => (item.tabIndex = item === at ? 0 : -1));

    function keep() {
      const all = items();
      const current = all.find((item) => item.tabIndex === 0 && item.matches(":focus"));
      stop(current ?? all.find((item) => item.tabIndex === 0) ?? all[0]);
    }

    function move(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = items();
      const at = all.findIndex((item) => item === document.activeElement);
      if (at < 0) return;
      const step = KEYS[event.key];
      const next =
        event.key === "Home"
          ? all[0]
          : event.key === "End"
            ? all.at(-1)
            : step && all[(at + step + all.length) % all.length];
      if (!next) return;
      event.preventDefault();
      stop(next);
      next.focus();
    }

    const focused = (event: FocusEvent) => {
      const item = event.target instanceof HTMLElement && event.target.closest(selector);
      if (item instanceof HTMLElement) stop(item);
    };

    keep();
    const changes = new MutationObserver(keep);
    changes.observe(group, { childList: true, subtree: true });
    group.addEventListener("keydown", move);
    group.addEventListener("focusin", focused);
    return () => {
      changes.disconnect();
      group.removeEventListener("keydown", move);
      group.removeEventListener("focusin", focused);
    };
  };
}

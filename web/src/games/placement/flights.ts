import type { Event } from "../../generated/placement/Event";
import { SITES } from "./sites";
import type { Site } from "../../generated/placement/Site";

/** A token on its way across the table. */
interface Flight {
  site: Site;
  from: string;
  to: string;
}

const tokensOf = (seat: number) => `[data-tokens="${seat}"]`;
const stockOf = (site: Site) => `[data-stock="${site}"]`;
const BANK = "[data-bank]";

/** So many tokens are seen to get out of a site; how many lie there its stock says. */
const LEAKED = 5;

export function flightsOf(event: Event | null): Flight[] {
  switch (event?.event) {
    case "gained": {
      const { site, seat, from } = event;
      return [{ site, from: from === "bank" ? BANK : stockOf(site), to: tokensOf(seat) }];
    }
    case "paid":
      return SITES.flatMap((site, index) =>
        Array.from({ length: event.tokens[index] ?? 0 }, () => ({
          site,
          from: tokensOf(event.seat),
          to: BANK,
        })),
      );
    case "leaked":
      return Array.from({ length: LEAKED }, () => ({
        site: event.site,
        from: stockOf(event.site),
        to: BANK,
      }));
    case "swapped":
      return [
        { site: event.give, from: tokensOf(event.seat), to: tokensOf(event.with) },
        { site: event.take, from: tokensOf(event.with), to: tokensOf(event.seat) },
      ];
    default:
      return [];
  }
}

const DURATION = 560;
const STAGGER = 70;

/** Lets tokens be seen to travel, unless motion is not wanted. */
export function fly(root: HTMLElement, flights: Flight[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  flights.forEach(({ site, from, to }, place) => {
    const [start, end] = [root.querySelector(from), root.querySelector(to)];
    const shape = root.querySelector(`${stockOf(site)} .shape`);
    if (!start || !end || !shape) return;
    const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
    const token = shape.cloneNode(true) as SVGElement;
    token.setAttribute("aria-hidden", "true");
    Object.assign(token.style, {
      position: "fixed",
      zIndex: "40",
      left: `${a.left + a.width / 2 - 10}px`,
      top: `${a.top + a.height / 2 - 10}px`,
      width: "20px",
      height: "20px",
      pointerEvents: "none",
    });
    root.append(token);
    const dx = b.left + b.width / 2 - a.left - a.width / 2;
    const dy = b.top + b.height / 2 - a.top - a.height / 2;
    const way = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 30}px) scale(1.5)`, opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.4 },
    ];
    const timing = { duration: DURATION, delay: place * STAGGER, easing: "ease-in-out" };
    token.animate(way, timing).onfinish = () => token.remove();
  });
}

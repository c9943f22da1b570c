import PAGES from "./pages.json";

export type Route =
  | { page: "home" }
  | { page: "create"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; table: string }
  | { page: "new-class" }
  | { page: "class"; id: string }
  | { page: "class-debrief"; id: string }
  | { page: "replay"; table: string | null }
  | { page: "debrief"; table: string }
  | { page: "review"; table: string }
  | { page: "rules"; game: string | null }
  | { page: "gallery"; game: string | null }
  | { page: "library"; game: string | null; card: string | null }
  | { page: "train"; deck: string | null }
  | { page: "puzzle"; day: string | null }
  | { page: "learn"; lesson: string }
  | { page: "missing" };

/** Which page an address is of. */
export function parse(path: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third] = parts;
  // The server answers for these alone: what is not among them must not seem to work here.
  if (first && !PAGES.includes(first)) return { page: "missing" };
  switch (parts.length) {
    case 0: {
      const game = /[?&]new=([a-z0-9-]+)/.exec(query)?.[1];
      return game ? { page: "create", game } : { page: "home" };
    }
    case 1:
      if (first === "gallery") return { page: "gallery", game: null };
      if (first === "library") return { page: "library", game: null, card: null };
      if (first === "replay") return { page: "replay", table: null };
      if (first === "rules") return { page: "rules", game: null };
      if (first === "train") return { page: "train", deck: null };
      if (first === "puzzle") return { page: "puzzle", day: null };
      break;
    case 2:
      if (first === "join" && second) return { page: "join", code: second };
      if (first === "class" && second)
        return second === "new" ? { page: "new-class" } : { page: "class", id: second };
      if (first === "t" && second) return { page: "table", table: second };
      if (first === "gallery" && second) return { page: "gallery", game: second };
      if (first === "library" && second) return { page: "library", game: second, card: null };
      if (first === "rules" && second) return { page: "rules", game: second };
      if (first === "learn" && second) return { page: "learn", lesson: second };
      if (first === "train" && second) return { page: "train", deck: second };
      if (first === "puzzle" && second) return { page: "puzzle", day: second };
      break;
    case 3:
      if (first === "t" && second && third === "replay") return { page: "replay", table: second };
      if (first === "t" && second && third === "debrief") return { page: "debrief", table: second };
      if (first === "library" && second && third)
        return { page: "library", game: second, card: third };
      if (first === "t" && second && third === "review") return { page: "review", table: second };
      if (first === "class" && second && third === "debrief")
        return { page: "class-debrief", id: second };
      break;
  }
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a link leads within these pages; none if it leads elsewhere. */
export function within(link: HTMLAnchorElement, page: Location): string | null {
  if (!link.href || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== page.origin || link.pathname.startsWith("/api/")) return null;
  // A place on this page is the browser's business.
  if (link.hash && link.pathname === page.pathname) return null;
  return link.pathname + link.search + link.hash;
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Moves with every change of page, also to the same one. */
  visit = $state(0);

  start() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
    this.#read();
  }

  go(address: string) {
    history.pushState(null, "", address);
    scrollTo(0, 0);
    this.#read();
  }

  /** Goes on without leaving a step to come back to. */
  replace(address: string) {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read() {
    const route = parse(location.pathname, location.search);
    // A place on the same page is no other page: what is open there stays open.
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    this.visit += 1;
  }

  /** Ordinary links stay in the page, unless they are to be opened elsewhere. */
  #follow(event: MouseEvent) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link && within(link, location);
    if (address === null) return;
    event.preventDefault();
    this.go(address);
  }
}

export const router = new Router();

import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { parse, router } from "../src/app/router.svelte";

describe("addresses", () => {
  test.each([
    ["/", "", { page: "home" }],
    ["/", "?new=ports", { page: "create", game: "ports" }],
    ["/join/3WPQJW", "", { page: "join", code: "3WPQJW" }],
    ["/t/abc", "", { page: "table", table: "abc" }],
    ["/t/abc/", "", { page: "table", table: "abc" }],
    ["/t/abc/replay", "", { page: "replay", table: "abc" }],
    ["/replay", "", { page: "replay", table: null }],
    ["/rules/ports", "", { page: "rules", game: "ports" }],
    ["/gallery", "", { page: "gallery" }],
    ["/nowhere", "", { page: "missing" }],
    ["/t", "", { page: "missing" }],
    ["/t/abc/chess", "", { page: "missing" }],
    ["/join/%E0%A4%A", "", { page: "join", code: "%E0%A4%A" }],
  ])("%s%s", (path, query, route) => {
    expect(parse(path, query)).toEqual(route);
  });
});

describe("going from page to page", () => {
  beforeAll(() => router.start());
  afterEach(() => document.body.replaceChildren());

  /** Presses a link; tells whether the router took it. The test's browser goes nowhere. */
  function press(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const before = router.visit;
    const stay = (event: Event) => event.preventDefault();
    addEventListener("click", stay);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")?.firstChild?.dispatchEvent(event);
    removeEventListener("click", stay);
    return router.visit > before;
  }

  test("a link is followed without leaving the page", () => {
    expect(press(`<a href="/rules/ports"><span>rules</span></a>`)).toBe(true);
    expect(router.route).toEqual({ page: "rules", game: "ports" });
    expect(location.pathname).toBe("/rules/ports");
  });

  test("links to be opened elsewhere, downloads and the server's own are left alone", () => {
    router.go("/");
    expect(press(`<a href="/gallery"><b>x</b></a>`, { ctrlKey: true })).toBe(false);
    expect(press(`<a href="/gallery" target="_blank"><b>x</b></a>`)).toBe(false);
    expect(press(`<a href="/api/tables/x/record" download><b>x</b></a>`)).toBe(false);
    expect(press(`<a href="https://example.org/"><b>x</b></a>`)).toBe(false);
    expect(router.route).toEqual({ page: "home" });
  });

  test("back leads to the page before", async () => {
    router.go("/gallery");
    history.replaceState(null, "", "/t/abc");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ page: "table", table: "abc" });
  });
});

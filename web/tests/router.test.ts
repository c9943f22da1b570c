import { beforeAll, describe, expect, test } from "vitest";
import { parse, router, within } from "../src/app/router.svelte";

describe("addresses", () => {
  test.each([
    ["/", "", { page: "home" }],
    ["/", "?new=ports", { page: "create", game: "ports" }],
    ["/join/3WPQJW", "", { page: "join", code: "3WPQJW" }],
    ["/t/abc", "", { page: "table", table: "abc" }],
    ["/t/abc/", "", { page: "table", table: "abc" }],
    ["/t/abc/replay", "", { page: "replay", table: "abc" }],
    ["/class/new", "", { page: "new-class" }],
    ["/class/abc", "", { page: "class", id: "abc" }],
    ["/class/abc/debrief", "", { page: "class-debrief", id: "abc" }],
    ["/class", "", { page: "missing" }],
    ["/replay", "", { page: "replay", table: null }],
    ["/rules/ports", "", { page: "rules", game: "ports" }],
    ["/rules", "", { page: "rules", game: null }],
    ["/gallery", "", { page: "gallery", game: null }],
    ["/gallery/ports", "", { page: "gallery", game: "ports" }],
    ["/library", "", { page: "library", game: null, card: null }],
    ["/library/ports", "", { page: "library", game: "ports", card: null }],
    ["/library/ports/dns", "", { page: "library", game: "ports", card: "dns" }],
    ["/train", "", { page: "train", deck: null }],
    ["/learn/ports", "", { page: "learn", lesson: "ports" }],
    ["/train/ports", "", { page: "train", deck: "ports" }],
    ["/nowhere", "", { page: "missing" }],
    ["/t", "", { page: "missing" }],
    ["/t/abc/chess", "", { page: "missing" }],
    ["/join/%E0%A4%A", "", { page: "join", code: "%E0%A4%A" }],
  ])("%s%s", (path, query, route) => {
    expect(parse(path, query)).toEqual(route);
  });
});

describe("links", () => {
  const page = { origin: "http://table.test", pathname: "/t/abc" } as Location;

  function leads(attributes: Record<string, string>) {
    const link = document.createElement("a");
    Object.entries(attributes).forEach(([name, value]) => link.setAttribute(name, value));
    return within(link, page);
  }

  test("to our own pages are followed without leaving", () => {
    expect(leads({ href: "http://table.test/rules/ports" })).toBe("/rules/ports");
    expect(leads({ href: "http://table.test/?new=ports" })).toBe("/?new=ports");
    expect(leads({ href: "http://table.test/t/xyz#secret" })).toBe("/t/xyz#secret");
  });

  test("to be opened elsewhere, downloads and the server's own are left alone", () => {
    expect(leads({ href: "http://table.test/gallery", target: "_blank" })).toBeNull();
    expect(leads({ href: "http://table.test/api/tables/x/record", download: "" })).toBeNull();
    expect(leads({ href: "http://table.test/api/tables/x/record" })).toBeNull();
    expect(leads({ href: "https://example.org/" })).toBeNull();
    expect(leads({ href: "http://table.test/t/abc#main" })).toBeNull();
    expect(leads({})).toBeNull();
  });
});

describe("going from page to page", () => {
  beforeAll(() => router.start());

  test("the address and the page go together", () => {
    router.go("/rules/ports");
    expect(location.pathname).toBe("/rules/ports");
    expect(router.route).toEqual({ page: "rules", game: "ports" });
  });

  test("back leads to the page before", () => {
    router.go("/gallery");
    history.replaceState(null, "", "/t/abc");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ page: "table", table: "abc" });
  });
});

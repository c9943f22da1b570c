import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { texts } from "../src/app/texts.svelte";
import type { Choice } from "../src/generated/Choice";
import type { Area } from "../src/table/Areas.svelte";
import { choice } from "./picking";
import Views from "./Views.svelte";

const props = $state<{ watched: Area | null; selling: boolean; menu: Choice[] }>({
  watched: null,
  selling: false,
  menu: [],
});
let shown: ReturnType<typeof mount> | undefined;

/** The name of the view that is in sight. */
const inSight = () => document.querySelector("[aria-current]")?.textContent?.trim();
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);

beforeEach(async () => {
  await texts.use("en");
  await texts.usePages();
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Object.assign(props, { watched: null, selling: false, menu: [] });
  shown = mount(Views, { target: document.body, props });
  flushSync();
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("the views of a phone", () => {
  test("what happens to others is looked at, and then what one looked at before", () => {
    expect(inSight()).toBe("Table");
    props.watched = "others";
    flushSync();
    expect(inSight()).toBe("Others");
    props.watched = null;
    flushSync();
    expect(inSight()).toBe("Table");
  });

  test("a shop comes into sight when it opens, and goes when it closes", () => {
    expect(button("Buy")?.disabled).toBe(true);
    props.selling = true;
    flushSync();
    expect(inSight()).toBe("Buy");
    props.selling = false;
    flushSync();
    expect(inSight()).toBe("Table");
  });

  test("who looks at the others while these decide goes on looking", () => {
    props.menu = [choice("go", ["a"])];
    flushSync();
    button("Others")?.click();
    flushSync();
    expect(inSight()).toBe("Others");
    props.menu = [choice("go", ["a"])];
    flushSync();
    expect(inSight()).toBe("Others");
    props.menu = [choice("go", ["b"])];
    flushSync();
    expect(inSight()).toBe("Table");
  });
});

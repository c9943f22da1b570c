import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Choice } from "../src/generated/Choice";
import { texts } from "../src/app/texts.svelte";
import { options } from "../src/table/menu";
import Offering from "./Offering.svelte";

const entry = (action: string): Choice => ({
  action,
  text: { key: "web-take-back" },
  things: [],
  no: null,
});

let shown: ReturnType<typeof mount> | undefined;

function offering(menu: Choice[], meant: number[] = []) {
  const target = document.createElement("div");
  document.body.append(target);
  shown = mount(Offering, {
    target,
    props: {
      options: options(menu),
      meant,
      narrowed: false,
      leads: false,
      groupOf: () => null,
      closes: () => false,
      shown: true,
      show: () => {},
      hide: () => {},
      nameOf: () => "Ben",
      choose: () => {},
      clear: () => {},
    },
  });
  flushSync();
  const buttons = () => [...target.querySelectorAll<HTMLElement>("[data-option]")];
  return { buttons };
}

beforeEach(async () => {
  await texts.use("en");
  await texts.usePages();
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe("the list of options", () => {
  test("has a bulb on what the coach means, and nowhere else", () => {
    const { buttons } = offering([entry("a"), entry("b"), entry("c")], [1]);
    const marked = buttons().map((it) => it.querySelector('[data-testid="meant"]') !== null);
    expect(marked).toEqual([false, true, false]);
    expect(buttons()[1]?.textContent).toContain("The coach’s advice");
  });
});

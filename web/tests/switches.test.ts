import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Switch } from "../src/generated/Switch";
import { texts } from "../src/app/texts.svelte";
import SwitchField from "../src/ui/SwitchField.svelte";

const GROUP: Switch = {
  id: "group",
  modes: [],
  with: null,
  rare: false,
  kind: "listed",
  options: ["box"],
  facts: [
    { id: "G0007", name: "APT28" },
    { id: "G0009", name: "Deep Panda" },
    { id: "G0129", name: "Mustang Panda" },
  ],
};

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

test("a long list is searched by name or id, and what is chosen stays", async () => {
  await texts.use("en");
  const target = document.createElement("div");
  const props = { game: "cyberwar", one: GROUP, players: 1, value: "G0007", change: () => {} };
  shown = mount(SwitchField, { target, props });
  flushSync();
  const offered = () => [...target.querySelectorAll("option")].map(({ value }) => value);
  expect(offered()).toEqual(["box", "G0007", "G0009", "G0129"]);
  const search = target.querySelector<HTMLInputElement>("input[type=search]");
  const type = (typed: string) => {
    if (!search) throw new Error("a listed switch has a search field");
    search.value = typed;
    search.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  type("panda");
  expect(offered()).toEqual(["box", "G0007", "G0009", "G0129"]);
  type("mustang");
  expect(offered()).toEqual(["box", "G0007", "G0129"]);
  type("g0009");
  expect(offered()).toEqual(["box", "G0007", "G0009"]);
});

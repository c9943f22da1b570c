import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { places, travel } from "../src/table/motion";

/** Where things are, as the browser would measure it. */
const at = new Map<Element, [left: number, top: number]>();
const started: [Element, Keyframe[]][] = [];

beforeEach(() => {
  at.clear();
  started.length = 0;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left, top] = at.get(this) ?? [0, 0];
    return new DOMRect(left, top, 40, 20);
  });
  Element.prototype.animate = function (this: Element, frames) {
    started.push([this, frames as Keyframe[]]);
    return { cancel: () => {} } as Animation;
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

function board(html: string) {
  const root = document.createElement("div");
  root.innerHTML = html;
  const find = (name: string) => {
    const found = root.querySelector(`#${name}`);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  return { root, find };
}

test("what makes room glides from where it was", () => {
  const { root, find } = board(`<p id="note" data-slides></p>`);
  at.set(find("note"), [10, 50]);
  const before = places(root);
  at.set(find("note"), [10, 80]);
  travel(root, before, false);
  expect(started).toEqual([
    [find("note"), [{ transform: "translate(0px, -30px)" }, { transform: "none" }]],
  ]);
});

test("what lies in something that glides is carried, and glides only the rest of its way", () => {
  const { root, find } = board(
    `<div id="tray" data-slides><b id="still" data-moves="a"></b><b id="pushed" data-moves="b"></b></div>`,
  );
  const lie = (tray: [number, number], still: [number, number], pushed: [number, number]) => {
    at.set(find("tray"), tray);
    at.set(find("still"), still);
    at.set(find("pushed"), pushed);
  };
  lie([0, 0], [5, 5], [50, 5]);
  const before = places(root);
  lie([100, 0], [105, 5], [170, 5]);
  travel(root, before, false);
  expect(started.map(([element, [from]]) => [element.id, from])).toEqual([
    ["tray", { transform: "translate(-100px, 0px)" }],
    ["pushed", { transform: "translate(-20px, 0px)" }],
  ]);
});

test("nothing glides for whoever wants no motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { root, find } = board(`<p id="note" data-slides></p>`);
  const before = places(root);
  at.set(find("note"), [10, 80]);
  travel(root, before, false);
  expect(started).toEqual([]);
});

test("what is out of sight before and after is where it is at once", () => {
  const { root, find } = board(`<p id="note" data-slides></p>`);
  at.set(find("note"), [-400, 50]);
  const before = places(root);
  at.set(find("note"), [-400, 80]);
  travel(root, before, false);
  expect(started).toEqual([]);
});

test("what travels has the colours of its board, and is as high as its place was", () => {
  const { root, find } = board(
    `<div id="felt"><b id="card" data-moves="a" data-place="hand"></b></div>`,
  );
  at.set(find("card"), [0, 0]);
  const before = places(root);
  find("card").setAttribute("data-place", "table");
  at.set(find("card"), [0, 90]);
  travel(root, before, false);
  const ghost = root.querySelector<HTMLElement>("[data-ghost]");
  expect(ghost?.parentElement).toBe(find("felt"));
  expect(ghost?.style.getPropertyValue("--place")).toBe("20px");
});

import { describe, expect, test } from "vitest";
import type { GuideCard } from "../src/generated/GuideCard";
import { aims, leading, present } from "../src/lesson/reading";

const card = (text: string): GuideCard => ({ chapter: 1, title: "t", text, point: [], ask: [] });
const cards = [card("a"), card("b"), card("c")];

describe("the card to be read", () => {
  test("is the first that has not been read", () => {
    expect(present(cards, { cards: [], answers: {} })?.text).toBe("a");
    expect(present(cards, { cards: ["a"], answers: {} })?.text).toBe("b");
  });

  test("is in the end the last, however often it has been read", () => {
    expect(present(cards, { cards: ["a", "b", "c"], answers: {} })?.text).toBe("c");
    expect(present([], { cards: [], answers: {} })).toBeUndefined();
  });
});

describe("what is pointed at", () => {
  const page = (html: string) => {
    const body = document.createElement("main");
    body.innerHTML = html;
    return body;
  };
  const board = `<div data-testid="board"><b data-thing="card:1"></b><b data-thing="card:2#2"></b><b data-adds="plan:recon"></b></div>`;
  const found = (html: string, ...aims: Parameters<typeof leading>[1]) =>
    leading(page(html), aims).map((one) => one.outerHTML);

  test("is the thing on the board, and the button beside the question", () => {
    const html = `${board}<button data-choice="3"></button><button data-choice="4"></button>`;
    expect(found(html, { option: 3, left: ["card:2"] })).toEqual([
      `<b data-thing="card:2#2"></b>`,
      `<button data-choice="3"></button>`,
    ]);
  });

  test("is what a decision is gathered with, then the button that commits it", () => {
    const html = `${board}<button data-commits="3"></button>`;
    expect(found(html.replace("3", ""), { option: 3, left: ["plan:recon"] })).toEqual([
      `<b data-adds="plan:recon"></b>`,
    ]);
    expect(found(html, { option: 3, left: [] })).toEqual([`<button data-commits="3"></button>`]);
  });

  test("is the way to the list, if nothing else leads there", () => {
    const way = `<button data-testid="open-options"></button>`;
    expect(found(board + way, { option: 3, left: [] })).toEqual([way]);
  });

  test("is on a phone what turns to it, if it is in another view", () => {
    const views = `<div data-testid="board"><div data-view="0"></div><div data-view="1"><b data-thing="card:1"></b></div></div>`;
    const tabs = `<button data-testid="view" aria-current="true"></button><button data-testid="view"></button>`;
    expect(found(views + tabs, { option: 3, left: ["card:1"] })).toEqual([
      `<b data-thing="card:1"></b>`,
      `<button data-testid="view"></button>`,
    ]);
  });

  test("is in the open list the entry, or the group that it is in", () => {
    const open = `<button data-testid="open-options" aria-expanded="true"></button>`;
    const group = `<button data-option="group" data-options="2 3"></button>`;
    const entry = `<button data-option="3"></button>`;
    expect(found(board + open + group, { option: 3, left: [] })).toEqual([group]);
    expect(found(board + open + entry, { option: 3, left: [] })).toEqual([entry]);
  });
});

describe("what is left to be pressed", () => {
  const plan = { option: 0, things: ["plan:recon", "plan:attack", "plan:attack"] };

  test("is what has not been, as often as it is needed", () => {
    expect(aims([plan], ["plan:attack"])).toEqual([
      { option: 0, left: ["plan:recon", "plan:attack"] },
    ]);
  });

  test("is that of the options which have all that is pressed", () => {
    const other = { option: 1, things: ["plan:recon", "plan:harden"] };
    expect(aims([plan, other], ["plan:harden"])).toEqual([{ option: 1, left: ["plan:recon"] }]);
  });

  test("is all of it, if something else has been pressed", () => {
    const card = { option: 2, things: ["card:1"] };
    expect(aims([card], ["card:2"])).toEqual([{ option: 2, left: ["card:1"] }]);
  });
});

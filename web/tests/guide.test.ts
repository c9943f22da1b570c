import { describe, expect, test } from "vitest";
import type { GuideCard } from "../src/generated/GuideCard";
import { leading, present } from "../src/lesson/reading";

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
  const board = `<div data-testid="board"><b data-thing="card:1"></b><b data-thing="card:2"></b></div>`;

  test("is the thing on the board, and the button beside the question", () => {
    const main = page(`${board}<button data-choice="3"></button><button data-choice="4"></button>`);
    const found = leading(main, [3], new Set(["card:2"]));
    expect(found.map((one) => one.outerHTML)).toEqual([
      `<b data-thing="card:2"></b>`,
      `<button data-choice="3"></button>`,
    ]);
  });

  test("is the way to the list, if nothing else leads there", () => {
    const main = page(`${board}<button data-testid="open-options"></button>`);
    expect(leading(main, [3], new Set())).toHaveLength(1);
  });
});

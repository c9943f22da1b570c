import { expect, test } from "vitest";
import { find } from "../src/ui/find";

function page(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}
const said = (root: Node, text: string) => find(root, text).map(String);

test("a word is found wherever it is said, in any case, also within a word", () => {
  const root = page("<p>Capture a <b>card</b>.</p><p>Captured cards; CAPTURE them.</p>");
  expect(said(root, "capture")).toEqual(["Capture", "Capture", "CAPTURE"]);
  expect(said(root, " card ")).toEqual(["card", "card"]);
});

test("nothing is found where nothing is sought, and pictures say nothing", () => {
  const root = page("<p>One port.</p><figure><span>port</span></figure>");
  expect(said(root, "  ")).toEqual([]);
  expect(said(root, "port")).toEqual(["port"]);
});

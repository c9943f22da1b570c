/** What is drawn says nothing by itself. */
const spoken = (node: Node) =>
  node.parentElement?.closest("figure") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;

/** Every place in an element where a text is said, in any case. */
export function find(root: Node, text: string): Range[] {
  const sought = text.trim().toLocaleLowerCase();
  if (!sought) return [];
  const found: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, spoken);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.textContent?.toLocaleLowerCase() ?? "";
    for (let at = said.indexOf(sought); at >= 0; at = said.indexOf(sought, at + sought.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      found.push(range);
    }
  }
  return found;
}

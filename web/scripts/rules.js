import { readFileSync } from "node:fs";
import { marked } from "marked";

/** What can be pointed at: headings, and paragraphs that begin with what they are about. */
const PLACES = /<(h[23])>(.*?)(?=<\/h[23]>)|<(p)><strong>(.*?)(?=<\/strong>)/g;
/** `PRT-R1` is called so in every language. */
const RULING = /^[A-Z]{3}-R\d+$/;

/**
 * What the places of a page are called, in their order: as it is said in English.
 * @param {string} source
 * @returns {string[]}
 */
export function placesOf(source) {
  /** @type {string[]} */
  const names = [];
  for (const [, , heading, , lead] of marked.parse(source, { async: false }).matchAll(PLACES)) {
    const said = (heading ?? lead ?? "").replaceAll(/<[^>]*>|&#?\w+;/g, "").trim();
    const name = RULING.test(said)
      ? said
      : said
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, "-")
          .replaceAll(/^-|-$/g, "");
    const again = names.filter((one) => one === name || one.startsWith(`${name}--`)).length;
    names.push(again > 0 ? `${name}--${again + 1}` : name);
  }
  return names;
}

/**
 * A rules page as HTML. It is our own, and raw HTML in it stays as it is.
 * @param {string} source
 * @param {string} english the same page in English, by which its places are called
 */
export const rendered = (source, english = source) => {
  const names = placesOf(english)[Symbol.iterator]();
  return (
    marked
      .parse(source, { async: false })
      // The same place has the same name in every language.
      .replaceAll(PLACES, (all, level, _, paragraph) =>
        all.replace(
          `<${level ?? paragraph}>`,
          `<${level ?? paragraph} id="${names.next().value}">`,
        ),
      )
      // Where a picture belongs; the game draws it.
      .replaceAll(/<!-- picture: ([a-z-]+) -->/g, '<figure data-picture="$1"></figure>')
      // Wide tables scroll by themselves on phones: they must be reachable by keyboard.
      .replaceAll("<table>", '<table tabindex="0">')
  );
};

/**
 * `import "….md"` gives that page as HTML: Markdown is read when the client is built, never in the
 * browser.
 * @returns {import("vite").Plugin}
 */
export function rulesPages() {
  return {
    name: "rules-pages",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md")) return null;
      const english = id.replace(/\.[A-Za-z-]+\.md$/, ".en.md");
      [id, english].forEach((file) => this.addWatchFile(file));
      const html = rendered(readFileSync(id, "utf8"), readFileSync(english, "utf8"));
      return `export default ${JSON.stringify(html)};`;
    },
    generateBundle(_, bundle) {
      const shipped = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : [],
      );
      const reader = shipped.find((id) => id.includes("/node_modules/marked/"));
      if (reader) this.error(`${reader} is for building only: nothing of it may be shipped`);
    },
  };
}

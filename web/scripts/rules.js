import { readFileSync } from "node:fs";
import { marked } from "marked";

/**
 * A rules page as HTML. It is our own, and raw HTML in it stays as it is.
 * @param {string} source
 */
export const rendered = (source) => {
  let parts = 0;
  return (
    marked
      .parse(source, { async: false })
      // The same part has the same name in every language.
      .replaceAll(/<(h[23])>/g, (_, level) => `<${level} id="part-${(parts += 1)}">`)
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
      this.addWatchFile(id);
      return `export default ${JSON.stringify(rendered(readFileSync(id, "utf8")))};`;
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

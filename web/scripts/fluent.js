import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

/** The messages that introduce a game on the home page, before the game's own part is loaded. */
const INTRODUCTION = /^[a-z0-9]+-(title|tagline|minutes|mode-[a-z0-9-]+)$/;

/**
 * Cuts a Fluent file into its messages; comments and blank lines fall away.
 * @param {string} source
 * @returns {{ id: string, text: string }[]}
 */
export function messages(source) {
  /** @type {{ id: string, text: string }[]} */
  const found = [];
  for (const line of source.split("\n")) {
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start) {
      found.push({ id: start[1] ?? "", text: line });
    } else if (/^(\s+\S|\})/.test(line)) {
      const last = found.at(-1);
      if (!last) throw new Error(`a line belongs to no message: ${line}`);
      last.text += `\n${line}`;
    } else if (line.trim() && !line.startsWith("#")) {
      throw new Error(`neither a message nor a comment: ${line}`);
    }
  }
  return found;
}

/**
 * The variables that each message of a Fluent file uses, by message id.
 * Throws if a message cannot be read: the parser of the browser would silently skip it.
 * @param {string} source
 * @returns {Map<string, Set<string>>}
 */
export function variables(source) {
  const parsed = new Map(new FluentResource(source).body.map((entry) => [entry.id, entry]));
  const found = new Map();
  for (const { id, text } of messages(source)) {
    if (!parsed.has(id)) throw new Error(`${id} cannot be read`);
    if (found.has(id)) throw new Error(`${id} is there twice`);
    found.set(id, new Set(Array.from(text.matchAll(/\$([a-zA-Z][\w-]*)/g), (m) => m[1])));
  }
  return found;
}

/** The texts of the whole client; every other file but the terminal's is loaded where it is needed. */
const SHARED = ["table.ftl", "web.ftl"];
/** Of one of them only the beginning, up to this line, is said on the home page. */
const BEYOND = /^## /m;

/**
 * What the home page says of a shared file.
 * @param {string} source
 */
const front = (source) => source.split(BEYOND, 1)[0] ?? "";

/**
 * The rest of a shared file, and all of any other.
 * @param {string} source
 */
const beyond = (source) => source.slice(Math.max(source.search(BEYOND), 0));
const TERMINAL = "cli.ftl";

/** Where the texts of all languages are. */
export const LOCALES = new URL("../../locales/", import.meta.url);

/** Every folder there is a language. */
export const LANGUAGES = readdirSync(LOCALES).sort();

/** All that is said in English, the terminal's included. */
export function english() {
  const folder = new URL("en/", LOCALES);
  return readdirSync(folder).flatMap((file) =>
    messages(readFileSync(new URL(file, folder), "utf8")),
  );
}

/** The message in which a language says its own name, for those who look for it in a list. */
const OWN_NAME = "language-own-name";

/** @param {string} language */
function ownName(language) {
  const shared = readFileSync(new URL(`${language}/table.ftl`, LOCALES), "utf8");
  const name = new FluentResource(shared).body.find(({ id }) => id === OWN_NAME)?.value;
  if (typeof name !== "string") throw new Error(`${language}/table.ftl lacks ${OWN_NAME}`);
  return name;
}

/** Every language with its name and what loads its shared texts, as code. */
function languages() {
  const entries = LANGUAGES.map(
    (id) =>
      `${JSON.stringify(id)}: { name: ${JSON.stringify(ownName(id))}, load: () => import("texts:${id}") }`,
  );
  return `export default { ${entries.join(", ")} };`;
}

/**
 * `import "….ftl"` gives the messages of that file, ready to be formatted; `import "texts:LANGUAGE"` those of the
 * home page with the introductions of all games, `import "texts:languages"` the list of languages.
 * @returns {import("vite").Plugin}
 */
export function fluentTexts() {
  const virtual = /^\0texts:(.+)$/;
  return {
    name: "fluent-texts",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : null),
    load(id) {
      const language = virtual.exec(id)?.[1];
      if (language === "languages") return languages();
      if (language) {
        const folder = new URL(`${language}/`, LOCALES);
        const files = readdirSync(folder).filter((file) => file !== TERMINAL);
        const kept = files.flatMap((file) => {
          const path = fileURLToPath(new URL(file, folder));
          this.addWatchFile(path);
          const source = readFileSync(path, "utf8");
          if (SHARED.includes(file)) return messages(front(source));
          return messages(source).filter(({ id }) => INTRODUCTION.test(id));
        });
        return module(kept);
      }
      if (!id.endsWith(".ftl")) return null;
      this.addWatchFile(id);
      const source = readFileSync(id, "utf8");
      const isShared = SHARED.some((file) => id.endsWith(`/${file}`));
      return module(messages(isShared ? beyond(source) : source));
    },
  };
}

/**
 * The messages as patterns: they are parsed here, and no browser needs the parser.
 * @param {{ text: string }[]} kept
 */
function module(kept) {
  const { body } = new FluentResource(kept.map(({ text }) => text).join("\n"));
  return `export default ${JSON.stringify(Object.fromEntries(body.map(({ id, value }) => [id, value])))};`;
}

import { Refusal, UNREACHABLE } from "./api";

/** The rules of every game in every language: our own pages, made into HTML when the client was built. */
const PAGES = import.meta.glob<string>("../../../docs/rules/*.md", { import: "default" });

export async function rules(game: string, language: string): Promise<string> {
  const load = PAGES[`../../../docs/rules/${game}.${language}.md`];
  if (!load) throw new Refusal({ key: "refused-no-such-page" }, 404);
  return load().catch(() => Promise.reject(new Refusal(UNREACHABLE, 0)));
}

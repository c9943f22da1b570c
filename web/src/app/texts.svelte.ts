import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import { inserted, withoutGaps } from "./gaps";
import { choose, LANGUAGES, sharedTexts, type Language, type Messages } from "./languages";
import { recall, remember } from "./storage";

/** The texts in the viewer's language. Only the chosen language is loaded, a game's texts with the game. */
class Texts {
  language = $state<Language>("en");
  ready = $state(false);
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Set<string>();
  #wishes = 0;
  #latest: Promise<void> = Promise.resolve();

  /** Shows the remembered language, else the browser's. */
  start(): Promise<void> {
    const remembered = recall<Language | null>("language", null);
    const known = LANGUAGES.find((language) => language === remembered);
    return this.#show(known ?? choose(navigator.languages));
  }

  async use(language: Language): Promise<void> {
    remember("language", language);
    await this.#show(language);
  }

  /** Loads a game's texts, for this language and every later one. */
  useGame(game: string): Promise<void> {
    return this.#usePart(game);
  }

  /** Loads what pages say that are not the front door. */
  async usePages(): Promise<void> {
    await Promise.all([this.#usePart("table"), this.#usePart("web")]);
  }

  /** Loads what is said of how others get to a table. */
  useInvite(): Promise<void> {
    return this.#usePart("invite");
  }

  /** Loads what a debrief says: what it says of ATT&CK are texts of CyberWar. */
  async useDebrief(): Promise<void> {
    await Promise.all([this.#usePart("debrief"), this.#usePart("cyberwar")]);
  }

  /** Loads what the library says, and what it says of ATT&CK as debriefs do. */
  async useLibrary(): Promise<void> {
    await Promise.all([this.#usePart("library"), this.useDebrief()]);
  }

  /** Loads what the trainers say. */
  useTrain(): Promise<void> {
    return this.#usePart("train");
  }

  /** Loads what the puzzles say. */
  usePuzzle(): Promise<void> {
    return this.#usePart("puzzle");
  }

  /** Loads what a review says. */
  useReview(): Promise<void> {
    return this.#usePart("review");
  }

  /** Loads what is said in classes. */
  useClass(): Promise<void> {
    return this.#usePart("class");
  }

  /** Loads what the guide of a lesson says, and the story that it begins with. */
  async useLesson(lesson: string): Promise<void> {
    const parts = ["guide", "story", `lesson-${lesson}`];
    await Promise.all(parts.map((part) => this.#usePart(part)));
  }

  /** Loads the stories that games begin with. */
  useStory(): Promise<void> {
    return this.#usePart("story");
  }

  async #usePart(part: string): Promise<void> {
    if (this.#parts.has(part)) return this.#latest;
    this.#parts.add(part);
    try {
      await this.#show(this.language);
    } catch (error) {
      // It can be asked for again.
      this.#parts.delete(part);
      throw error;
    }
  }

  #show(language: Language): Promise<void> {
    this.#latest = this.#load(language, (this.#wishes += 1));
    return this.#latest;
  }

  async #load(language: Language, wish: number): Promise<void> {
    const [shared, parts] = await Promise.all([
      sharedTexts(language),
      this.#parts.size > 0 ? this.#loadParts(language) : [],
    ]);
    // Another wish has come meanwhile, for more parts or another language: that one is shown.
    if (wish !== this.#wishes) return this.#latest;
    // The marks around what is inserted are for `withoutGaps`: our languages all run left to right.
    const bundle = new FluentBundle(language, { useIsolating: true });
    for (const messages of [shared, ...parts]) {
      const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
      // A game's introduction is in both.
      bundle.addResource({ body }, { allowOverrides: true });
    }
    this.#bundle = bundle;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  async #loadParts(language: Language): Promise<Messages[]> {
    const { partTexts } = await import("./parts");
    return Promise.all([...this.#parts].flatMap((part) => partTexts(part, language)));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  format(key: string, args?: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(key);
    // The build fails on a missing text; a newer server may still know one that we do not.
    if (!message?.value) return key;
    return withoutGaps(this.#bundle.formatPattern(message.value, args, []));
  }

  list(items: string[]): string {
    const parts = new Intl.ListFormat(this.language, { type: "conjunction" }).formatToParts(items);
    // Chinese joins the last item by a word, which is set off as what is inserted is.
    const set = parts.map(({ type, value }) =>
      type === "element" ? inserted(value) : value.replace("和", " 和 "),
    );
    return withoutGaps(set.join(""));
  }
}

export const texts = new Texts();

/** The text of this key in the viewer's language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return texts.format(key, args);
}

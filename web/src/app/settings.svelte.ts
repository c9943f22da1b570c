import { recall, remember } from "./storage";

export type Theme = "auto" | "dark" | "light";
export const THEMES: Theme[] = ["auto", "dark", "light"];

/** What a viewer has chosen for all tables. */
class Settings {
  theme = $state<Theme>(recall("theme", "auto"));
  /** Moves are shown faster. */
  faster = $state(recall("faster", false));
  /** The coach line beside the prompt is shown. */
  coach = $state(recall("coach", true));
  /** The table is described in words. */
  words = $state(recall("words", false));
  /** The list of options is kept open beside the board. */
  options = $state(recall("options", false));
  /** The panel beside the board is folded to a rail. */
  folded = $state(recall("folded", false));
  /** Sounds at a table where one plays; where one only watches others may be in the room. */
  sound = $state(recall("sound", true));
  soundWatching = $state(recall("sound-watching", false));
  /** On a large screen what one only watches is drawn for the back row. */
  projector = $state(recall("projector", true));
  name = $state(recall("name", ""));

  setTheme(theme: Theme) {
    this.theme = theme;
    remember("theme", theme);
    this.applyTheme();
  }

  applyTheme() {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
  }

  setFaster(faster: boolean) {
    this.faster = faster;
    remember("faster", faster);
  }

  setCoach(coach: boolean) {
    this.coach = coach;
    remember("coach", coach);
  }

  setWords(words: boolean) {
    this.words = words;
    remember("words", words);
  }

  setOptions(options: boolean) {
    this.options = options;
    remember("options", options);
  }

  setFolded(folded: boolean) {
    this.folded = folded;
    remember("folded", folded);
  }

  setSound(sound: boolean, watching: boolean) {
    if (watching) this.soundWatching = sound;
    else this.sound = sound;
    remember(watching ? "sound-watching" : "sound", sound);
  }

  setProjector(projector: boolean) {
    this.projector = projector;
    remember("projector", projector);
  }

  setName(name: string) {
    this.name = name;
    remember("name", name);
  }
}

export const settings = new Settings();

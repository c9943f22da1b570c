// Every guided first game, played by somebody who does only what is marked, and heard by somebody who sees
// nothing of it. Ports' is in `learn.test.js`.

import { LANGUAGES } from "../lib/browser.js";
import { hear } from "../lib/heard.js";
import { checkLesson, LESSONS } from "../lib/lesson.js";
import { story } from "../lib/story.js";

// A lesson is seen in two languages, and every language in both windows.
let turn = 0;
for (const lesson of LESSONS.filter((one) => one !== "ports")) {
  for (const size of /** @type {const} */ (["desktop", "phone"])) {
    const language = LANGUAGES[turn++ % LANGUAGES.length] ?? "en";
    story(`${lesson}, ${size}, ${language}`, (stage) => checkLesson(stage, lesson, size, language));
  }
}

for (const [nth, lesson] of LESSONS.entries()) {
  const language = LANGUAGES[(nth + 1) % LANGUAGES.length] ?? "en";
  story(`${lesson} is heard to its end, ${language}`, (stage) => hear(stage, lesson, language));
}

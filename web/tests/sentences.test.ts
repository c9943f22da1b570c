// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, LOCALES, messages } from "../scripts/fluent.js";
import { gapAfter, sentences } from "../src/app/sentences";

describe("between two sentences there is a space only where the language has one", () => {
  test("whatever the next one begins with", () => {
    expect(sentences(["You lead a team.", "Win."])).toBe("You lead a team. Win.");
    expect(sentences(["夜の街。", "ECサイトを狙います。"])).toBe("夜の街。ECサイトを狙います。");
    expect(sentences(["監控中心。", "APT29 出現了！", "「守住」吧。"])).toBe(
      "監控中心。APT29 出現了！「守住」吧。",
    );
    expect(gapAfter("")).toBe(" ");
  });

  test.each(LANGUAGES)("in the stories that lessons begin with, in %s", (language) => {
    const file = readFileSync(new URL(`${language}/story.ftl`, LOCALES), "utf8");
    const said = new Map(messages(file).map(({ id, text }) => [id, text.replace(/^.*?=/, "")]));
    const games = [...said.keys()].flatMap((id) => /^story-(.*)-who$/.exec(id)?.[1] ?? []);
    expect(games).toHaveLength(5);
    for (const game of games) {
      const [who, goal] = ["who", "goal"].map((part) => said.get(`story-${game}-${part}`)?.trim());
      const gap = language === "en" ? " " : "";
      expect(sentences([who ?? "", goal ?? ""])).toBe(`${who}${gap}${goal}`);
    }
  });
});

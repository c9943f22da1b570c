import { expect, test } from "vitest";
import { choose } from "../src/app/languages";

test("the first language of the browser that we have is chosen", () => {
  expect(choose(["fr-FR", "ja-JP", "en"])).toBe("ja");
  expect(choose(["zh-Hant-TW"])).toBe("zh-TW");
  expect(choose(["en-GB", "ja"])).toBe("en");
});

test("without one of ours it is English", () => {
  expect(choose(["fr", "de-CH"])).toBe("en");
  expect(choose([])).toBe("en");
});

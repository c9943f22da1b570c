import { expect, test } from "vitest";
import { choose } from "../src/app/languages";

/** A tag that is kept for private use: nobody adds this language. */
const NOBODYS = "qaa";

test("the first language of the browser that we have is chosen", () => {
  expect(choose([`${NOBODYS}-FR`, "ja-JP", "en"])).toBe("ja");
  expect(choose(["zh-Hant-TW"])).toBe("zh-TW");
  expect(choose(["en-GB", "ja"])).toBe("en");
});

test("without one of ours it is English", () => {
  expect(choose([NOBODYS, `${NOBODYS}-CH`])).toBe("en");
  expect(choose([])).toBe("en");
});

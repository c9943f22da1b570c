import { beforeAll, describe, expect, test } from "vitest";
import { texts } from "../src/app/texts.svelte";
import { namesOf, settable } from "../src/cards/fitted";

beforeAll(async () => {
  await texts.start();
  await texts.use("en");
  await texts.useGame("frontline");
});

describe("a name on a card", () => {
  test("comes with its short one, where it has been given one", () => {
    expect(namesOf("frontline-mitigation-m1032")).toEqual(["Multi-factor Authentication", "MFA"]);
    expect(namesOf("frontline-event-staffing")).toEqual(["More Staff"]);
  });

  test("may go on behind a slash, and not within a word in kanji or katakana", () => {
    expect(settable("Antivirus/Antimalware")).toBe("Antivirus/\u200bAntimalware");
    expect(settable("ログ監視")).toBe("ロ\u2060グ監\u2060視");
    expect(settable("處理程序")).toContain("處\u2060理");
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import type { Arg } from "../src/generated/Arg";
import type { Phrase } from "../src/generated/Phrase";
import { naming, say, signed } from "../src/app/phrase";
import { parts } from "../src/app/sentence";
import { t, texts } from "../src/app/texts.svelte";

const nameOf = (seat: number) => ["Mika", "Fox", "陳"][seat] ?? "?";

async function speak(language: string) {
  await texts.use(language);
}

beforeAll(async () => {
  await texts.start();
  await texts.useGame("ports");
});

describe("a phrase in the viewer's language", () => {
  test("a seat is shown by the player's name", async () => {
    await speak("en");
    const phrase: Phrase = { key: "ports-event-left", args: [["player", { seat: 0 }]] };
    expect(say(phrase, nameOf)).toBe("Mika left the field as it is.");
  });

  test("a number below zero has the sign of arithmetic, inserted or by itself", async () => {
    for (const language of ["en", "ja", "zh-TW"]) {
      await speak(language);
      const inserted: Phrase = { key: "ports-event-left", args: [["player", { number: -3 }]] };
      expect(say(inserted, nameOf)).toContain("−3");
      const listed: Arg = { list: [{ number: -1200 }] };
      const said = say({ key: "ports-event-left", args: [["player", listed]] }, nameOf);
      expect(said).toContain("−1,200");
    }
  });

  test("whoever is spoken to is you, with a capital where the sentence begins", async () => {
    await speak("en");
    const mika = naming(nameOf, () => 0);
    const left: Phrase = { key: "ports-event-left", args: [["player", { seat: 0 }]] };
    expect(say(left, mika)).toBe("You left the field as it is.");
    const empty: Phrase = { key: "ports-describe-hand-empty", args: [["player", { seat: 0 }]] };
    expect(say(empty, mika)).toBe("You have no card in hand.");
    expect(say(empty, nameOf)).toBe("Mika has no card in hand.");
    const given: Phrase = {
      key: "ports-event-gave",
      args: [
        ["player", { seat: 1 }],
        ["to", { seat: 0 }],
        ["count", { number: 3 }],
      ],
    };
    expect(say(given, mika)).toBe("Fox gave all 3 field cards to you.");
    await speak("ja");
    expect(say(left, mika)).toContain("あなた");
  });

  test("a number chooses the plural", async () => {
    await speak("en");
    const gave = (count: number) =>
      say(
        {
          key: "ports-event-gave",
          args: [
            ["player", { seat: 0 }],
            ["to", { seat: 1 }],
            ["count", { number: count }],
          ],
        },
        nameOf,
      );
    expect(gave(1)).toBe("Mika gave the one field card to Fox.");
    expect(gave(3)).toBe("Mika gave all 3 field cards to Fox.");
  });

  test("an inner phrase is resolved first, and a port stays as it is written", async () => {
    await speak("en");
    const card: Arg = {
      phrase: {
        key: "ports-port-face",
        args: [
          ["port", { text: "1985" }],
          ["transport", { phrase: { key: "ports-udp" } }],
        ],
      },
    };
    const phrase: Phrase = { key: "ports-event-laid", args: [["card", card]] };
    expect(say(phrase, nameOf)).toContain("1985 UDP");
  });

  test("a list is joined as the language joins it", async () => {
    const phrase: Phrase = {
      key: "ports-describe-field",
      args: [["cards", { list: [{ text: "SSH" }, { text: "DNS" }, { text: "BGP" }] }]],
    };
    await speak("en");
    expect(say(phrase, nameOf)).toBe("Field: SSH, DNS, and BGP.");
    await speak("ja");
    expect(say(phrase, nameOf)).toContain("SSH、DNS、BGP");
  });

  test("every viewer has an own language, and the page says which", async () => {
    await speak("zh-TW");
    expect(t("ports-title")).toBe("連接埠紙牌");
    expect(document.documentElement.lang).toBe("zh-TW");
    await speak("ja");
    expect(t("ports-title")).toBe("ポート札");
    expect(document.documentElement.lang).toBe("ja");
  });

  test("an unknown key is shown rather than nothing", () => {
    expect(say({ key: "from-a-newer-server" }, nameOf)).toBe("from-a-newer-server");
  });
});

describe("points", () => {
  test("have a sign of arithmetic below zero, and none at it", async () => {
    await speak("en");
    expect([2, 0, -0, -3].map(signed)).toEqual(["2", "0", "0", "−3"]);
  });
});

describe("what is inserted into a Chinese sentence", () => {
  const left = (name: string) =>
    say({ key: "ports-event-left", args: [["player", { text: name }]] }, nameOf);

  test("has a space beside Latin letters and none beside Chinese", async () => {
    await speak("zh-TW");
    expect(left("Mika")).toMatch(/^Mika \p{Script=Han}/u);
    expect(left("小美")).toMatch(/^小美\p{Script=Han}/u);
  });

  test("keeps the space that is its own", async () => {
    await speak("zh-TW");
    expect(left("陳 小美")).toMatch(/^陳 小美\p{Script=Han}/u);
  });

  test("has a space on both sides of the word that joins a list, unless that is Chinese", async () => {
    await speak("zh-TW");
    expect(texts.list(["SSH", "DNS", "BGP"])).toBe("SSH、DNS 和 BGP");
    expect(texts.list(["醫院", "A 企業", "工廠"])).toBe("醫院、A 企業和工廠");
    expect(texts.list(["狐狸", "Mika"])).toBe("狐狸和 Mika");
    expect(texts.list(["昭和A"])).toBe("昭和A");
  });
});

describe("a sentence with drawings", () => {
  const drawn = { keys: ["ports-udp"], signs: ["○"] };

  test("is cut where something is drawn, which gets the arguments of its phrase", async () => {
    await speak("en");
    const udp: Phrase = { key: "ports-udp", args: [["count", { number: 2 }]] };
    const left: Phrase = { key: "ports-event-left", args: [["player", { phrase: udp }]] };
    expect(parts(left, nameOf, drawn)).toEqual([
      { before: "", drawing: { what: "ports-udp", args: udp.args }, after: "" },
      " left the field as it is.",
    ]);
  });

  test("a sign is drawn with the arguments of the whole phrase; brackets cling to it", async () => {
    await speak("en");
    const left: Phrase = { key: "ports-event-left", args: [["player", { text: "A（○）" }]] };
    expect(parts(left, nameOf, drawn).slice(0, 2)).toEqual([
      "A",
      { before: "（", drawing: { what: "○", args: left.args }, after: "）" },
    ]);
  });

  test("without any it is what is said", async () => {
    await speak("en");
    const left: Phrase = { key: "ports-event-left", args: [["player", { seat: 0 }]] };
    expect(parts(left, nameOf, { keys: [], signs: [] })).toEqual([say(left, nameOf)]);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { texts } from "../src/app/texts.svelte";
import { fitted, namesOf, setAll, settable } from "../src/cards/fitted";

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

  test("may go on behind a slash, and not within a word in kanji or kana", () => {
    expect(settable("Antivirus/Antimalware")).toBe("Antivirus/\u200bAntimalware");
    expect(settable("ログ監視")).toBe("ロ\u2060グ監\u2060視");
    expect(settable("處理程序")).toContain("處\u2060理");
    expect(settable("處理程序監控")).toBe("處\u2060理程\u2060序監\u2060控");
    expect(settable("建立後門")).toBe("建\u2060立後\u2060門");
    expect(settable("使われない")).toContain("使\u2060わ\u2060れ");
    expect(settable("セッション乗っ取り")).toBe(
      `${[..."セッション"].join("\u2060")}${[..."乗っ取り"].join("\u2060")}`,
    );
  });
});

describe("names that are set together", () => {
  /** A place with room for so many letters, at the least size; what is done to it is noted. */
  function place(room: number, names: string[], done: string[]) {
    const element = document.createElement("span");
    const letters = () => [...(element.textContent ?? "")].length;
    const size = () => Number(element.style.getPropertyValue("--set"));
    Object.defineProperties(element, {
      clientWidth: { get: () => room },
      clientHeight: { get: () => 1 },
      scrollHeight: { get: () => 1 },
      scrollWidth: { get: () => (done.push("read"), letters() * size()) },
    });
    const write = element.style.setProperty.bind(element.style);
    element.style.setProperty = (...args) => {
      done.push("write");
      write(...args);
    };
    fitted(names)(element);
    return element;
  }
  const rounds = (done: string[]) =>
    done.filter((what, at) => what === "read" && done[at - 1] === "write").length;

  test("are the longest that fit, as large as they can be", () => {
    const all = [place(40, ["a long name", "short"], []), place(6, ["a long name", "short"], [])];
    setAll(all);
    expect(all.map(({ textContent }) => textContent)).toEqual(["a long name", "short"]);
    expect(all.map(({ style }) => style.getPropertyValue("--set"))).toEqual(["1.25", "1.1"]);
  });

  test("are measured together, however many there are, and once", () => {
    const done: string[] = [];
    const many = (start: number) =>
      Array.from({ length: 30 }, (_, nth) =>
        place(7, [`${start + nth} is a long name`, "st"], done),
      );
    setAll(many(100));
    expect(rounds(done)).toBeLessThan(12);
    done.length = 0;
    setAll(many(100));
    expect(done).not.toContain("read");
  });
});

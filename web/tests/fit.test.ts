import { describe, expect, test } from "vitest";
import { breakable, enlarge, fit, fitWord, lineOf, width } from "../src/cards/fit";

describe("names on cards", () => {
  test("a name that has room is not made smaller", () => {
    expect(fit("Phishing", 12.5)).toBe(1);
    expect(fitWord("Web Server", 10)).toBe(1);
  });

  test("the longest word fits a line, and all of the name two", () => {
    expect(fitWord("Authentication Server", 7)).toBe(0.5);
    expect(fit("Exploitation for Privilege Escalation", 12.5)).toBeLessThan(1);
    expect(fit("Exploitation for Privilege Escalation", 12.5)).toBeCloseTo(26.875 / 37);
  });

  test("a character of Japanese or Chinese counts as two, and may end a line anywhere", () => {
    expect(width("認証")).toBeCloseTo(3.6);
    expect(fitWord("多要素認証の導入と運用", 5)).toBe(1);
    expect(lineOf("認証")).toBe(1);
  });

  test("a short name is enlarged, up to a limit", () => {
    expect(enlarge("DNS", 14, 1.6)).toBe(1.6);
    expect(enlarge("authentications", 14, 1.6)).toBeCloseTo(14 / 15);
  });

  test("a slash may end a line", () => {
    expect(breakable("Antivirus/Antimalware")).toBe("Antivirus/\u200bAntimalware");
  });
});

import { describe, expect, test } from "vitest";
import { texts } from "../src/app/texts.svelte";
import { LANGUAGES } from "../src/app/languages";
import { ANIMALS } from "../src/faces/animals";
import type { SeatInfo } from "../src/generated/SeatInfo";
import { seatName, strength } from "../src/table/names";

const bot: SeatInfo = { who: "bot", level: "master" };
const person: SeatInfo = { who: "person", name: "Mika", here: true, held: null, hold_in: null };

describe("a bot", () => {
  test.each(LANGUAGES)("is called by an animal of its own in %s", async (language) => {
    await texts.start();
    await texts.usePages();
    await texts.use(language);
    const names = ANIMALS.map((_, seat) => seatName(bot, seat));
    expect(new Set(names).size).toBe(ANIMALS.length);
    // A key that has no text is shown as itself.
    expect(names.filter((name) => name.includes("bot-"))).toEqual([]);
  });

  test("has a strength, which its name does not tell", async () => {
    await texts.start();
    await texts.usePages();
    await texts.use("en");
    await texts.usePages();
    expect(seatName(bot, 1)).toBe("Fox");
    expect(strength(bot)).toBe("bot: master");
    expect(seatName(person, 1)).toBe("Mika");
    expect(strength(person)).toBeNull();
  });
});

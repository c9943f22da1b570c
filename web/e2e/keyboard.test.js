// A whole game without a mouse, from the home page to the result.

import assert from "node:assert/strict";
import { create, EASY, takeSeat } from "./lib/api.js";
import { byList, goTo, isOn, playByKeyboard } from "./lib/keyboard.js";
import { story } from "./lib/story.js";
import { asked, OPTION, PLAY_NOW, RESULT } from "./lib/table.js";
import { text } from "./lib/words.js";

/** @typedef {import("../src/generated/CreateTable").CreateTable} CreateTable */

story("a whole game by keyboard only", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).waitFor();
  await goTo(page, PLAY_NOW);
  await page.keyboard.press("Enter");
  await page.getByTestId("faster").waitFor();
  await goTo(page, "[data-testid=faster]");
  await page.keyboard.press("Space");

  const decisions = await playByKeyboard(page);
  stage.remark(`${decisions} decisions`);
  assert.ok(decisions > 5);
  await page.locator(RESULT).waitFor();
  assert.ok(!(await isOn(page, OPTION)));
  await goTo(page, "[data-testid=replay]");
  await page.keyboard.press("Enter");
  await page.getByTestId("replay-controls").waitFor();
});

/** Games with little to do until they end, where that can be chosen. @type {Partial<CreateTable>[]} */
const OTHERS = [
  { game: "placement", seats: ["open", EASY, EASY], switches: { rounds: 5 } },
  { game: "league", seats: ["open", EASY] },
  { game: "frontline", seats: ["open", EASY] },
  { game: "cyberwar", seats: ["open", EASY, EASY] },
];

/** Of which none of these games is long. */
const LUCK = "keys";

for (const plan of OTHERS) {
  story(
    `a whole game of ${plan.game} from the list, by keyboard only`,
    async (stage) => {
      const { table, secret } = await create(stage.server, plan);
      const page = await stage.open(`/t/${table}#${secret}`);
      // Ears have the list whether or not eyes do.
      await page.locator("[data-testid=open-options][aria-expanded=false]").waitFor();
      const list = page.getByRole("region", { name: text("web-tab-options") });
      await list.getByRole("button").first().waitFor();
      await goTo(page, "[data-testid=faster]");
      await page.keyboard.press("Space");
      const decisions = await playByKeyboard(page, [byList]);
      stage.remark(`${decisions} decisions`);
      assert.ok(decisions > 1);
      await page.locator(RESULT).waitFor();
    },
    LUCK,
  );
}

story("what others choose at the same time takes nothing from under the fingers", async (stage) => {
  const host = await create(stage.server, {
    game: "cyberwar",
    seats: ["open", "open", EASY],
    start: false,
  });
  const guest = await takeSeat(stage.server, host.table, "Bea");
  const [aoi, bea] = await Promise.all(
    [host, guest].map(({ table, secret }) => stage.open(`/t/${table}#${secret}`)),
  );
  if (!aoi || !bea) throw new Error("both are here");
  await aoi.getByTestId("start").click();
  assert.ok((await asked(aoi)) && (await asked(bea)));
  await goTo(aoi, OPTION);
  await aoi.keyboard.press("ArrowDown");
  const focused = await aoi.locator(`${OPTION}:focus`).elementHandle();

  await byList(bea, 0);
  // Bea's own seat is the second; the bot's may have its mark already.
  const mark = aoi.getByTestId("seat-1").getByText(text("cyberwar-web-decided"));
  await mark.waitFor();
  assert.ok(await focused?.evaluate((option) => option === document.activeElement));
});

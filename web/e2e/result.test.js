// The end of a game: who won and why, the own score first, and the way it went.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { create, EASY, untilOver } from "./lib/api.js";
import { SIZES } from "./lib/browser.js";
import { sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { asked, RESULT } from "./lib/table.js";
import { checkEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

story("the result tells how it went, and leads to the moments that mattered", async (stage) => {
  const { table, secret } = await create(stage.server, { seats: ["open", EASY, EASY] });
  const page = await stage.open(`/t/${table}#${secret}`);
  await asked(page); // with the list, which is remembered
  await page.getByTestId("table-menu").click();
  await page.getByRole("button", { name: text("web-hold-own") }).click();
  await untilOver(stage.server, table);
  await page.reload();
  const result = page.locator(RESULT);
  await result.waitFor();
  await page.locator("#tab-log[aria-selected=true]").waitFor(); // there is nothing to list any more

  // Whoever played is told whether they won, before anything else.
  const told = [text("ending-you-won"), text("ending-you-lost")];
  const [first] = (await result.locator("header").innerText()).trim().split("\n");
  assert.ok(told.includes(first ?? ""), `${first}`);
  assert.equal(await result.getByTestId("verdict").count(), 1);
  const seats = await result
    .locator("[data-sheet]")
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.getAttribute("data-sheet")));
  assert.equal(seats[0], "0", "the own sheet comes first");

  const moments = result.locator("[data-moment]");
  await moments.first().waitFor();
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    assert.deepEqual(await sticksOut(page), []);
    assert.deepEqual(await problems(page), []);
  }
  await checkEveryLanguage(page);

  const moment = moments.nth(1);
  const step = (await moment.getAttribute("data-moment")) ?? "";
  await moment.focus();
  await page.keyboard.press("Enter");
  const record = /** @type {{ entries: unknown[] }} */ (
    await (await fetch(`${stage.server.origin}/api/tables/${table}/record`)).json()
  );
  const there = text("web-replay-step", { step: Number(step), steps: record.entries.length });
  await page.getByTestId("replay-step").getByText(there, { exact: true }).waitFor();
});

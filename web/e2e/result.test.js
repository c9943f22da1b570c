// The end of a game: who won and why, the own score first, and the way it went.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { create, EASY, untilOver } from "./lib/api.js";
import { SIZES } from "./lib/browser.js";
import { sticksOut, still } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { asked, RESULT } from "./lib/table.js";
import { checkEveryLanguage, inEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** So many ways lead on from the result before it has said how it came about. */
const MOST_BEFORE = 3;

/** How many there are. @param {import("playwright-core").Page} page */
const before = (page) =>
  page.locator(RESULT).evaluate((result) => {
    const scoring = result.querySelector("[data-testid=scoring]");
    return [...result.querySelectorAll("a, button")].filter(
      (one) => scoring && one.compareDocumentPosition(scoring) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).length;
  });

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
  const own = result.locator("[data-sheet]").first().locator("h3 .name");
  assert.equal(await own.innerText(), text("web-you-name"), "one is spoken to");

  const moments = result.locator("[data-moment]");
  await moments.first().waitFor();
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    assert.deepEqual(await sticksOut(page), []);
    assert.deepEqual(await problems(page), []);
    assert.ok((await before(page)) <= MOST_BEFORE, "the points are not a long way down");
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

story("no sheet of a result lies alone, and on a phone the others' unfold", async (stage) => {
  for (const players of [4, 5, 6]) {
    const seats = Array.from({ length: players }, () => EASY);
    const { table } = await create(stage.server, { seats });
    const page = await stage.open(`/t/${table}`);
    await untilOver(stage.server, table);
    await page.reload();
    await page.locator(RESULT).waitFor();
    const sheets = page.locator("[data-sheet]");
    for (const size of [SIZES.desktop, { width: 1366, height: 768 }, SIZES.projector]) {
      await page.setViewportSize(size);
      await still(page);
      const tops = await sheets.evaluateAll((all) =>
        all.map((sheet) => Math.round(sheet.getBoundingClientRect().top)),
      );
      const last = tops.filter((top) => top === tops.at(-1)).length;
      assert.ok(last > 1 || new Set(tops).size === players, `${players}: ${tops.join(", ")}`);
    }

    await page.setViewportSize(SIZES.phone);
    await still(page);
    const height = await page.getByTestId("scoring").evaluate((one) => one.clientHeight);
    assert.ok(height < 2.5 * SIZES.phone.height, `${players} take ${height} px`);
    const line = sheets.last().locator("[data-line]").first();
    assert.ok(!(await line.isVisible()));
    await sheets.last().locator("summary").click();
    await line.waitFor();
    assert.deepEqual(await problems(page), []);
    assert.deepEqual(await sticksOut(page), []);
    await page.context().close();
  }
});

story("on a phone the titles of what comes after a game are whole", async (stage) => {
  const { table } = await create(stage.server, { game: "league", seats: [EASY, EASY] });
  const page = await stage.open(`/t/${table}`, { size: "phone" });
  await untilOver(stage.server, table);
  for (const after of ["debrief", "review", "replay"]) {
    await page.goto(`/t/${table}/${after}`);
    const title = page.getByTestId("page-title");
    await title.waitFor();
    await inEveryLanguage(page, async (language) => {
      const cut = await title.evaluate(
        (one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().bottom > 48,
      );
      assert.ok(!cut, `${after}, ${language}: ${await title.innerText()}`);
    });
  }
});

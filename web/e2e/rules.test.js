// What the rules say, where a table bends them, why something cannot be done, and the clock.

import assert from "node:assert/strict";
import { create, EASY, games } from "./lib/api.js";
import { LANGUAGES } from "./lib/browser.js";
import { goTo } from "./lib/keyboard.js";
import { decide, click, play } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, logOf, PLAY_NOW, REFUSED, RESULT, tableOf } from "./lib/table.js";
import { checkTexts } from "./lib/texts.js";
import { text } from "./lib/words.js";

story("the rules of every game are there in every language, ready to be shown", async (stage) => {
  const page = await stage.somebody();
  /** @type {Promise<string>[]} */
  const scripts = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  for (const { id } of await games(stage.server)) {
    await page.goto(`/rules/${id}`);
    const titles = new Set();
    for (const language of LANGUAGES) {
      await page.getByRole("banner").getByRole("combobox").selectOption(language);
      const rules = page.locator(`.rulebook[lang="${language}"]`);
      await rules.locator("h2").first().waitFor();
      titles.add(await rules.locator("h2").first().innerText());
      await checkTexts(page);
    }
    assert.equal(titles.size, LANGUAGES.length, id);
  }
  // No page brings along what reads Markdown; such programs have this word for underlined headings.
  for (const script of await Promise.all(scripts)) assert.doesNotMatch(script, /lheading/);
});

story("what cannot be done says why, on press and on focus", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  // With two cards in hand none can be taken: so the game begins, unless one is given NTP before.
  assert.ok(await asked(page));
  const refused = page.locator(REFUSED).first();
  while ((await refused.count()) === 0 && (await asked(page))) await decide(page, 0, click);
  const why = page.getByTestId("refusal");
  await refused.click({ force: true }); // It can be pressed, for a reason.
  assert.equal((await why.innerText()).trim(), text("ports-no-hand-full"));

  await page.reload();
  assert.ok(await asked(page));
  await goTo(page, "[data-option]");
  await goTo(page, REFUSED, "ArrowDown");
  assert.equal((await why.innerText()).trim(), text("ports-no-hand-full"));
  await decide(page, 0, click);
});

story("a table with switches of its own", async (stage) => {
  const page = await stage.open("/?new=ports");
  await page.getByTestId("switch-captures-name-up").getByRole("checkbox").check();
  await page.getByTestId("switch-games").getByRole("combobox").selectOption("2");
  await page.getByTestId("create-table").click();
  for (const rule of ["captures-name-up", "games"]) {
    await page
      .getByTestId("lobby")
      .getByText(text(`ports-switch-${rule}`))
      .waitFor();
  }
  await page.getByTestId("start").click();

  // Somebody has captured something: its name is what everyone reads.
  const captured = page.locator("[data-testid^=seat-] .captures [data-thing]").first();
  while ((await captured.count()) === 0 && (await asked(page))) await decide(page, 0, click);
  assert.equal(await captured.getAttribute("data-face"), "name");

  await play(page);
  const result = page.locator(RESULT);
  const second = { name: text("web-ports-nth-game", { game: 2 }), exact: true };
  await result.getByRole("columnheader", second).waitFor();
  assert.equal(await result.getByTestId("verdict").count(), 1);
});

story("the clock answers for a player who does not", async (stage) => {
  const plan = { seats: [/** @type {const} */ ("open"), EASY, EASY], clock: 5 };
  const { table, secret } = await create(stage.server, plan);
  const page = await stage.open(`/t/${table}#${secret}`);
  assert.equal(tableOf(page), table);
  assert.ok(await asked(page));
  await page.getByRole("timer").waitFor();
  const before = await (await logOf(page)).locator("li").count();
  await page.getByTestId("options").first().waitFor({ state: "detached" });
  assert.ok(await asked(page), "the game has gone on to the next question");
  assert.ok((await (await logOf(page)).locator("li").count()) > before);
  await play(page);

  await page.getByTestId("replay").click();
  const mark = page.getByText(text("web-by-clock"));
  await page.getByTestId("replay-controls").waitFor();
  for (let step = 0; step < 20 && (await mark.count()) === 0; step += 1) {
    await page.getByTestId("replay-next").click();
  }
  await mark.waitFor();
});

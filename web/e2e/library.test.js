// What is behind the cards: found from the home page, read card by card, and looked up from a table.

import assert from "node:assert/strict";
import { create, EASY } from "./lib/api.js";
import { problems, problemsInThemes } from "./lib/axe.js";
import { SIZES } from "./lib/browser.js";
import { sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { asked } from "./lib/table.js";
import { inEveryLanguage, checkTexts } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** The card that is read. @param {Page} page @param {string} card */
const entry = (page, card) => page.locator(`[data-testid=entry][data-card='${card}']`);

story("cards are found by kind and by words, and lead to each other", async (stage) => {
  const page = await stage.open("/");
  await page.getByRole("link", { name: text("web-library") }).click();
  await page.getByTestId("library-frontline").click();
  const shelf = page.getByTestId("shelf");
  const count = page.getByTestId("library-count");
  await count.getByText(text("library-count", { count: 44 })).waitFor();
  await page.locator("[data-kind-filter=mitigation]").click();
  await count.getByText(text("library-count", { count: 16 })).waitFor();
  await page.getByTestId("library-search").fill("m1053");
  await count.getByText(text("library-count", { count: 1 })).waitFor();
  await shelf.locator("[data-entry=m1053]").click();

  const backup = entry(page, "m1053");
  for (const part of ["", "-what", "-limits"])
    await backup
      .getByText(text(`frontline-mitigation-m1053${part}`))
      .first()
      .waitFor();
  await backup.getByText("ATT&CK M1053").waitFor();
  await backup.getByRole("link", { name: text("frontline-technique-t1486") }).click();
  const ransom = entry(page, "t1486");
  await ransom.getByText(text("frontline-technique-t1486-defend")).waitFor();
  await ransom.getByText("M1040").waitFor();
  assert.match(page.url(), /\/library\/frontline\/t1486$/);
  await inEveryLanguage(page, () => checkTexts(page));

  // Back at the shelf all is as it was left.
  await page.getByTestId("library-back").click();
  await count.getByText(text("library-count", { count: 1 })).waitFor();
});

story("a teacher leafs through the cards in front of a room", async (stage) => {
  const page = await stage.open("/library/placement/port-scan", { size: "projector" });
  await entry(page, "port-scan").waitFor();
  for (const card of ["emotet", "brute-force", "ddos"]) {
    await page.keyboard.press(card === "ddos" ? "PageDown" : "ArrowRight");
    await entry(page, card).waitFor();
  }
  await page.keyboard.press("ArrowLeft");
  await entry(page, "brute-force").waitFor();
  const unread = await entry(page, "brute-force").evaluate((card) => {
    const small = [...card.querySelectorAll("p, h1, h2, a")].filter(
      (one) => parseFloat(getComputedStyle(one).fontSize) < 18,
    );
    const defend = card.querySelectorAll(".text section p");
    const low = [...defend].slice(0, 3).filter((one) => {
      return one.getBoundingClientRect().bottom > innerHeight;
    });
    return [...small, ...low].map((one) => one.textContent);
  });
  assert.deepEqual(unread, [], "all is read from the back row, what matters without scrolling");
  assert.deepEqual(await sticksOut(page), []);
  // Leafing leaves no trail: one step leads back to where one came from.
  await page.goto("/library/placement");
  await page.locator("[data-entry=conti]").click();
  await entry(page, "conti").waitFor();
  await page.keyboard.press("ArrowRight");
  await entry(page, "fake-site").waitFor();
  await page.goBack();
  await page.getByTestId("shelf").waitFor();
});

story("every game has its library, and no card in it breaks", async (stage) => {
  const page = await stage.open("/library");
  const games = page.locator("ul.games a");
  await games.first().waitFor();
  for (const path of await games.evaluateAll((all) => all.map((one) => one.getAttribute("href")))) {
    await page.goto(String(path));
    const cards = page.getByTestId("shelf").locator("[data-entry]");
    await cards.first().waitFor();
    assert.deepEqual(await problemsInThemes(page), [], String(path));
    const ids = await cards.evaluateAll((all) => all.map((one) => one.getAttribute("data-entry")));
    await cards.first().click();
    await entry(page, String(ids[0])).waitFor();
    assert.deepEqual(await problemsInThemes(page), [], `${path}/${ids[0]}`);
    for (const id of ids) {
      await entry(page, String(id)).waitFor();
      assert.deepEqual(await sticksOut(page), [], `${path}/${id}`);
      await page.keyboard.press("ArrowRight");
    }
    assert.ok(await page.getByTestId("library-next").isDisabled(), "that was the last one");
  }
  stage.expect(/404 .*\/library/);
  await page.goto("/library/ports/nothing");
  await page.getByTestId("error").waitFor();
});

story("a card at the table is looked up, and the table is still there", async (stage) => {
  const plan = { game: "frontline", seats: [/** @type {const} */ ("open"), EASY] };
  const { table, secret } = await create(stage.server, plan);
  const page = await stage.open(`/t/${table}#${secret}`);
  await asked(page);
  await page.getByRole("tab", { name: text("web-tab-details") }).click();
  await page.locator("[data-thing='defence:m1049']").first().click();
  await page.getByTestId("details").getByTestId("to-library").click();
  const dialog = page.getByTestId("library-dialog");
  await dialog.getByText(text("frontline-mitigation-m1049-limits")).waitFor();
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    assert.deepEqual(await problems(page), []);
    assert.deepEqual(await sticksOut(page), []);
  }
  await page.setViewportSize(SIZES.desktop);
  await dialog.getByRole("link", { name: text("frontline-technique-t1566") }).click();
  await dialog.getByText(text("frontline-technique-t1566-what")).waitFor();
  assert.match(page.url(), new RegExp(`/t/${table}`));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByTestId("details").getByText(text("frontline-mitigation-m1049-what")).waitFor();
});

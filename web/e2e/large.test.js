// A card is read in full where it lies: beside it on a desk, from below on a phone, in a replay too.

import assert from "node:assert/strict";
import { create, EASY } from "./lib/api.js";
import { problems } from "./lib/axe.js";
import { sticksOut } from "./lib/layout.js";
import { GAMES, recordOf, sitAt, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { asked } from "./lib/table.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

const PLAN = { game: "frontline", seats: [/** @type {const} */ ("open"), EASY] };
/** What everybody begins with. */
const CARD = "[data-thing='defence:m1049']";

/**
 * A finger rests on it.
 * @param {Page} page
 * @param {string} thing
 */
async function hold(page, thing) {
  const card = page.locator(thing).first();
  await card.scrollIntoViewIfNeeded();
  await card.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await page.getByTestId("card-sheet").waitFor();
  await card.dispatchEvent("pointerup", { pointerType: "touch", bubbles: true });
}

/**
 * It says what the card is, what it stops by name, what it is in the real world, and its id.
 * @param {import("playwright-core").Locator} large
 */
async function checkSaid(large) {
  await large.getByText(text("frontline-web-stops"), { exact: true }).waitFor();
  const said = await large.innerText();
  for (const key of [
    "frontline-mitigation-m1049",
    "frontline-technique-t1566",
    "frontline-mitigation-m1049-what",
    "frontline-mitigation-m1049-limits",
  ])
    assert.ok(said.includes(text(key)), `${key} is told`);
  assert.match(said, /M1049/);
}

story("a card that is held on a phone comes up large, and goes again", async (stage) => {
  const { table, secret } = await create(stage.server, PLAN);
  const page = await stage.open(`/t/${table}#${secret}`, { size: "phone" });
  await asked(page);
  await hold(page, CARD);
  const sheet = page.getByTestId("card-sheet");
  await checkSaid(sheet);
  assert.deepEqual(await problems(page), []);
  assert.deepEqual(await sticksOut(page), []);
  const box = await sheet.boundingBox();
  assert.ok(box && box.y > 0 && Math.abs(box.y + box.height - 740) < 2, "it comes from below");
  await sheet.getByRole("button", { name: text("web-close") }).tap();
  await sheet.waitFor({ state: "detached" });
  assert.equal(await page.locator(`${CARD}[aria-pressed=true]`).count(), 0, "nothing was chosen");

  await hold(page, CARD);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
});

story("a card under the pointer or the focus is shown beside it", async (stage) => {
  const { table, secret } = await create(stage.server, PLAN);
  const page = await stage.open(`/t/${table}#${secret}`);
  await asked(page);
  const large = page.getByTestId("large-card");
  await page.locator(CARD).first().hover();
  await checkSaid(large);
  await page.mouse.move(1, 1);
  await large.waitFor({ state: "detached" });
});

for (const game of GAMES)
  story(`cards of ${game} come up large by pointer, focus and finger`, async (stage) => {
    const [, place] = situations(game)[0] ?? assert.fail(`${game} has situations`);
    const { table, secret } = await sitAt(stage.server, game, place);
    const desk = await stage.open(`/t/${table}#${secret}`);
    const large = desk.getByTestId("large-card");
    const card = desk.locator("[data-testid=board] [data-thing][data-large]").first();
    await asked(desk);
    await card.hover();
    await large.locator("h2").waitFor();
    const name = await large.locator("h2").innerText();
    await desk.mouse.move(1, 1);
    await large.waitFor({ state: "detached" });
    // By keyboard: what the focus comes to by a key is shown as well.
    await desk.keyboard.press("Shift");
    await card.focus();
    await large.locator("h2").waitFor();
    assert.equal(await large.locator("h2").innerText(), name, "it is the same card");
    await desk.context().close();

    const phone = await stage.open(`/t/${table}#${secret}`, { size: "phone" });
    await asked(phone);
    const visible = phone.locator("[data-testid=board] [data-thing][data-large]:visible").first();
    const thing = (await visible.getAttribute("data-thing")) ?? assert.fail("it is a thing");
    await hold(phone, `[data-testid=board] [data-thing="${thing}"]:visible`);
    await phone.getByTestId("card-sheet").locator("h2").waitFor();
    assert.deepEqual(await sticksOut(phone), []);
    // It would lie over all of the board: there only who wants it has it.
    await phone.keyboard.press("Escape");
    await phone.getByTestId("card-sheet").waitFor({ state: "detached" });
    await phone.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector("[data-testid=large-card]")) document.body.dataset["came"] = "";
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    await phone.clock.install();
    await phone.keyboard.press("Shift");
    await visible.focus();
    await visible.dispatchEvent("pointerover", { pointerType: "mouse", bubbles: true });
    await phone.clock.runFor(2000);
    assert.equal(await phone.locator("body[data-came]").count(), 0, "nothing comes up by itself");
  });

story("a replay shows cards large as well", async (stage) => {
  const card = "[data-testid=deck] [data-thing=deck]";
  const [, place] = situations("ports")[0] ?? assert.fail("Ports has situations");
  /** @param {import("./lib/browser.js").Size} size */
  const open = async (size) => {
    const page = await stage.open("/replay", { size });
    const buffer = Buffer.from(JSON.stringify(recordOf("ports", place)));
    const file = { name: "game.json", mimeType: "application/json", buffer };
    await page.getByTestId("record-file").setInputFiles(file);
    await page.locator(card).waitFor();
    return page;
  };
  const desk = await open("desktop");
  await desk.locator(card).hover();
  await desk.getByTestId("large-card").locator("h2").waitFor();
  const phone = await open("phone");
  await hold(phone, card);
  await phone.getByTestId("card-sheet").locator("h2").waitFor();
});

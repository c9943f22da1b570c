// Two people with a browser each and a bot at one table.

import assert from "node:assert/strict";
import { play, tap } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked, hand, RESULT, setUp, tableOf } from "./lib/table.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

const SEATS = ["Aoi", "Bea"];

/** @param {import("./lib/story.js").Stage} stage */
async function sitDownTogether(stage) {
  const aoi = await stage.open("/");
  await setUp(aoi, "ports");
  await aoi.getByTestId("name").fill("Aoi");
  await aoi
    .getByRole("combobox", { name: text("web-seat-plan", { number: 3 }) })
    .selectOption("newcomer");
  await aoi.getByTestId("create-table").click();
  const code = await aoi.getByTestId("code").innerText();

  const bea = await stage.open("/");
  await bea.getByTestId("join-code").fill(code.toLowerCase());
  await bea.getByTestId("join-code").press("Enter");
  await bea.getByTestId("name").fill("Bea");
  await bea.getByTestId("take-seat").click();
  await aoi.getByTestId("lobby-seat-1").getByText("Bea").waitFor();
  assert.equal(tableOf(aoi), tableOf(bea));
  return { aoi, bea };
}

/**
 * @param {Page} page
 * @param {number} seat
 */
async function sits(page, seat) {
  const mine = page.getByRole("region", { name: text("web-ports-mine") });
  await mine.and(page.getByTestId(`seat-${seat}`)).waitFor();
  await mine
    .getByText(SEATS[seat] ?? "", { exact: true })
    .last()
    .waitFor();
}

/**
 * @param {Page} page
 * @param {string} line
 */
async function say(page, line) {
  await page.getByRole("tab", { name: text("web-tab-chat") }).click();
  await page.locator("#chat-text").fill(line);
  await page.locator("#chat-text").press("Enter");
}

story("two browsers play with each other, and play again", async (stage) => {
  const { aoi, bea } = await sitDownTogether(stage);
  await aoi.getByTestId("start").click();
  await Promise.all([sits(aoi, 0), sits(bea, 1)]);

  await stage.chapter("what one says, the other hears", async () => {
    await say(aoi, "Have fun! 楽しんで");
    await bea.getByRole("tab", { name: text("web-tab-chat") }).click();
    const chat = bea.getByTestId("chat");
    await chat.getByText("Have fun! 楽しんで").waitFor();
    assert.match(await chat.innerText(), /^Aoi/);
  });

  // Aoi plays on, whatever Bea is up to.
  await Promise.all([play(aoi), beaWanders(bea, stage)]);
  for (const page of [aoi, bea]) await page.locator(RESULT).waitFor();
  const [one, other] = [aoi, bea].map((page) => page.getByTestId("verdict").first().innerText());
  assert.equal(await one, await other);

  await stage.chapter("a rematch leads both to the new table, in the same seats", async () => {
    const before = tableOf(aoi);
    await aoi.getByTestId("rematch").click();
    await bea.getByRole("button", { name: text("web-rematch-join") }).click();
    await Promise.all([sits(aoi, 0), sits(bea, 1)]);
    assert.notEqual(tableOf(aoi), before);
    assert.equal(tableOf(aoi), tableOf(bea));
    assert.ok(await Promise.any([asked(aoi), asked(bea)]), "the new game is on");
  });
});

/**
 * @param {Page} bea
 * @param {import("./lib/story.js").Stage} stage
 */
async function beaWanders(bea, stage) {
  await play(bea, { decisions: 3 });

  await stage.chapter("who reloads is back in the same seat", async () => {
    assert.ok(await asked(bea));
    const before = await hand(bea);
    await bea.reload();
    assert.ok(await asked(bea));
    await sits(bea, 1);
    assert.deepEqual(await hand(bea), before);
  });

  await play(bea, { decisions: 2 });

  await stage.chapter("the personal link brings the seat to another device", async () => {
    await bea.getByTestId("table-menu").click();
    await bea.getByTestId("other-device").click();
    const link = await bea.getByRole("dialog").getByRole("textbox").inputValue();
    await bea.keyboard.press("Escape");
    assert.match(link, /#.{16,}/, "it carries a secret");

    const phone = await stage.open(link, { size: "phone" });
    await sits(phone, 1);
    assert.ok(!phone.url().includes("#"), "the secret leaves the address bar");
    assert.ok((await asked(phone)) && (await asked(bea)));
    assert.deepEqual(await hand(phone), await hand(bea));
    await play(phone, { decisions: 2, press: tap });
    await phone.context().close();
  });

  await play(bea);
}

// The server ends in the middle of a game and is started again, or the device sleeps meanwhile: the
// page comes back by itself, and until then nothing looks as if it could be pressed.

import assert from "node:assert/strict";
import { play } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { ALLOWED, asked, hand, LIT, OPTION, PLAY_NOW, RESULT } from "./lib/table.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/story.js").Stage} Stage */

/** How the browser itself reports that nobody answers. */
const UNREACHABLE = /WebSocket connection to .* failed|net::ERR_/;

/** @param {Page} page */
const bannerOf = (page) => page.getByTestId("connection");

/**
 * A game that has begun, with a question for the player.
 * @param {Stage} stage
 * @param {import("./lib/browser.js").Wish} [wish]
 */
async function begun(stage, wish) {
  stage.expect(UNREACHABLE);
  const page = await stage.open("/", wish);
  await page.locator(PLAY_NOW).click();
  await play(page, { decisions: 2 });
  assert.ok(await asked(page));
  return page;
}

/**
 * The question can still be read, and nothing can be done about it.
 * @param {Page} page
 */
async function checkStill(page) {
  const banner = await bannerOf(page).boundingBox();
  const prompt = await page.getByTestId("prompt").boundingBox();
  assert.ok(banner && prompt, "both are to be seen");
  const apart = banner.y + banner.height <= prompt.y || prompt.y + prompt.height <= banner.y;
  assert.ok(apart, "the banner does not cover the question");
  for (const live of [OPTION, LIT, "[data-testid=take-back]"]) {
    const pressable = await page.locator(live).evaluateAll((all) => {
      return all.filter((one) => !one.closest("[inert]")).length;
    });
    assert.equal(pressable, 0, `${live} cannot be pressed`);
  }
  await page.keyboard.press("1");
  assert.equal(await page.getByTestId("refusal").count(), 0, "a key does nothing either");
}

/**
 * The seat is back with the same question, without anybody's doing, and the game goes on.
 * @param {Page} page
 * @param {(string | null)[]} before the hand
 */
async function checkBack(page, before) {
  await page.locator("main:not(:has([inert]))").waitFor({ state: "attached" });
  await bannerOf(page).waitFor({ state: "hidden" });
  assert.ok(await asked(page));
  assert.deepEqual(await hand(page), before);
  await play(page, { decisions: 1 });
}

story("the server is killed and restarted, and the game goes on", async (stage) => {
  const page = await begun(stage);
  const { server } = stage;

  // While the player thinks.
  const before = await hand(page);
  await server.kill();
  await bannerOf(page).getByText(text("web-reconnecting")).waitFor();
  await checkStill(page);
  await server.restart();
  await checkBack(page, before);

  // While the answer is on its way, or the bots move: it was taken, or it is asked again.
  assert.ok(await asked(page));
  await page.locator(ALLOWED).first().click();
  await server.kill();
  await bannerOf(page).waitFor();
  await server.restart();
  await bannerOf(page).waitFor({ state: "hidden" });

  await play(page);
  await page.locator(RESULT).getByTestId("verdict").first().waitFor();
});

for (const size of /** @type {const} */ (["desktop", "phone"])) {
  story(`the server is told to stop and started again (${size})`, async (stage) => {
    const page = await begun(stage, { size });
    const before = await hand(page);
    await stage.server.quit();
    await bannerOf(page).getByText(text("refused-closing")).waitFor();
    await checkStill(page);
    await stage.server.restart();
    await checkBack(page, before);
  });
}

story("the chat and the lobby wait for the server too", async (stage) => {
  stage.expect(UNREACHABLE);
  const page = await stage.open("/?new=ports");
  await page.getByTestId("create-table").click();
  await page.getByTestId("start").waitFor();
  await stage.server.quit();
  await page.locator("[data-testid=lobby][inert]").waitFor();
  await bannerOf(page).waitFor();
  await stage.server.restart();
  await page.locator("[data-testid=lobby]:not([inert])").waitFor();
  await page.getByTestId("start").click();
  assert.ok(await asked(page));

  await page.getByRole("tab", { name: text("web-tab-chat") }).click();
  await page.locator("#chat-text").fill("Still here?");
  await stage.server.quit();
  await page.locator("form[inert] #chat-text").waitFor();
  await stage.server.restart();
  await page.locator("form:not([inert]) #chat-text").press("Enter");
  await page.getByTestId("chat").getByText("Still here?").waitFor();
});

story("the page sleeps while the server is restarted", async (stage) => {
  const page = await begun(stage);
  const before = await hand(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setWebLifecycleState", { state: "frozen" });
  await stage.server.quit();
  await stage.server.restart();
  await browser.send("Page.setWebLifecycleState", { state: "active" });
  await checkBack(page, before);
});

story("the device is offline while the server is restarted", async (stage) => {
  const page = await begun(stage);
  const before = await hand(page);
  await page.context().setOffline(true);
  await stage.server.kill();
  await bannerOf(page).getByText(text("web-offline")).waitFor();
  await checkStill(page);
  await stage.server.restart();
  await page.context().setOffline(false);
  await checkBack(page, before);
});

story("a table that the server does not know any more is gone, and says so", async (stage) => {
  stage.expect(/status of 404/);
  const page = await begun(stage);
  await stage.server.kill();
  await stage.server.lose();
  await stage.server.restart();
  await page.getByRole("heading", { name: text("web-no-table-title") }).waitFor();
  assert.equal(await page.getByTestId("error").innerText(), text("refused-no-such-table"));
  await page
    .getByRole("main")
    .getByRole("link", { name: text("web-to-home") })
    .click();
  await page.locator(PLAY_NOW).waitFor();
});

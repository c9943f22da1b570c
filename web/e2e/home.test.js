// The front door: every game on the shelf, the ways to play it, and the way in by a code.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { create, EASY, games as listed, takeSeat } from "./lib/api.js";
import { LANGUAGES, SIZES } from "./lib/browser.js";
import { checkThumbs, sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { asked, PLAY_NOW, tableOf } from "./lib/table.js";
import { checkEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {Page} page
 * @param {string} game
 */
const tile = (page, game) => page.getByTestId(`game-${game}`);

story("every game shows its cover, and makes room for it before it comes", async (stage) => {
  const page = await stage.somebody({ size: "phone" });
  // No picture arrives before all tiles have been measured.
  /** @type {(value?: unknown) => void} */
  let letIn = () => {};
  const measured = new Promise((resolve) => (letIn = resolve));
  await page.route(/cover.*\.svg$/, async (route) => {
    await measured;
    await route.fallback();
  });
  await page.goto("/");
  const games = await listed(stage.server);
  const heights = async () =>
    Promise.all(games.map(async ({ id }) => (await tile(page, id).boundingBox())?.height));

  await tile(page, games.at(-1)?.id ?? "").waitFor();
  const before = await heights();
  letIn();
  for (const { id } of games) {
    const picture = tile(page, id).locator("img");
    assert.equal(await picture.getAttribute("loading"), "lazy");
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((/** @type {HTMLImageElement} */ img) => img.decode());
  }
  assert.deepEqual(await heights(), before);
});

story("all games are in sight at once on a desktop, in every language", async (stage) => {
  const games = await listed(stage.server);
  for (const language of LANGUAGES) {
    const page = await stage.open("/", { language });
    for (const size of [SIZES.desktop, { width: 1366, height: 768 }]) {
      await page.setViewportSize(size);
      for (const { id } of games) {
        const box = await tile(page, id).boundingBox();
        assert.ok(box && box.y + box.height <= size.height, `${id}, ${language}, ${size.height}`);
      }
    }
    await page.context().close();
  }
});

story("on a phone the ways to play each game fit their sheet, in every language", async (stage) => {
  const games = await listed(stage.server);
  for (const language of LANGUAGES) {
    const page = await stage.open("/", { size: "phone", language });
    for (const { id } of games) {
      await tile(page, id).getByTestId("ways").tap();
      await page.getByTestId("quick-start").waitFor();
      assert.deepEqual(await sticksOut(page), [], `${id}, ${language}`);
      // All that is chosen is in sight above the ways on.
      const under = await page.getByTestId("quick-start").evaluate((form) => {
        const edge = form.querySelector(".go")?.getBoundingClientRect().top ?? 0;
        return [...form.querySelectorAll("fieldset")]
          .filter((one) => one.getBoundingClientRect().bottom > edge)
          .map((one) => one.textContent);
      });
      assert.deepEqual(under, [], `${id}, ${language}`);
      await page.keyboard.press("Escape");
      await page.getByTestId("quick-start").waitFor({ state: "detached" });
    }
    await page.context().close();
  }
});

story("on a phone joining comes first, and a game is two presses away", async (stage) => {
  const page = await stage.open("/", { size: "phone" });
  await tile(page, "cyberwar").waitFor();
  const code = await page.getByTestId("join-code").boundingBox();
  const first = await tile(page, "ports").boundingBox();
  assert.ok(code && first && code.y + code.height < first.y, "the code is asked for first");
  await checkThumbs(page, "[data-testid=play-now]");

  await tile(page, "cyberwar").getByTestId("ways").tap();
  await page.getByTestId("quick-start").waitFor();
  await checkThumbs(page, "[data-testid=quick-start] .button");
  const play = await page.getByTestId("quick-play").boundingBox();
  assert.ok(play && play.y + play.height <= SIZES.phone.height, "Play is in sight");
  assert.deepEqual(await sticksOut(page), []);
  assert.deepEqual(await problems(page), []);
  await page.getByTestId("quick-play").tap();
  assert.ok(await asked(page));
});

story("the ways to play are remembered, and a mode is one of them", async (stage) => {
  const page = await stage.open("/");
  await tile(page, "cyberwar").getByTestId("ways").click();
  const sheet = page.getByTestId("quick-start");
  const mode = (/** @type {string} */ id) =>
    sheet.getByRole("radio", { name: text(`cyberwar-mode-${id}`) });
  assert.deepEqual(await problems(page), []);
  await mode("solo").check({ force: true });
  await page.getByTestId("quick-play").click();
  assert.ok(await asked(page));
  const table = tableOf(page);

  await page.goto("/");
  await tile(page, "cyberwar").getByTestId("ways").click();
  assert.ok(await mode("solo").isChecked());
  await page.getByRole("button", { name: text("web-close") }).click();

  // The game that is open goes on with one press.
  await page.getByTestId("go-on").getByText(text("web-go-on-bots")).waitFor();
  await page.getByTestId("go-on").click();
  assert.ok(await asked(page));
  assert.equal(tableOf(page), table);
});

story("a wrong code is corrected where it was typed, and no seat is no secret", async (stage) => {
  stage.expect(/404/);
  const running = await create(stage.server, { seats: [EASY, EASY] });
  const full = await create(stage.server, { seats: ["open", EASY], start: false });
  const open = await create(stage.server, { seats: ["open", "open"], start: false });

  const page = await stage.open("/");
  const code = page.getByTestId("join-code");
  const why = page.getByTestId("join-why");
  /** @param {string} typed */
  const join = async (typed) => {
    await code.fill(typed);
    await code.press("Enter");
  };
  await join("ZZZZZZ");
  await why.getByText(text("refused-no-such-code")).waitFor();
  assert.equal(new URL(page.url()).pathname, "/");
  assert.equal(await code.getAttribute("aria-invalid"), "true");
  assert.deepEqual(await problems(page), []);
  await join(full.code);
  await why.getByText(text("web-found-full")).waitFor();
  await join(running.code);
  await why.getByText(text("web-found-begun")).waitFor();
  await checkEveryLanguage(page);
  await page.getByTestId("watch").click();
  await page.getByTestId("board").waitFor();

  // A link says the same as a code that is typed.
  const guest = await stage.open("/join/ZZZZZZ");
  await guest.getByTestId("join-why").getByText(text("refused-no-such-code")).waitFor();
  assert.equal(await guest.getByTestId("join-code").inputValue(), "ZZZZZZ");
  await guest.getByTestId("join-code").fill(open.code);
  // The field goes with the answer: the key is pressed, not the field.
  await guest.keyboard.press("Enter");
  await guest.getByTestId("take-seat").waitFor();

  // Whoever has a seat there comes back to it, however full the table is.
  await guest.getByTestId("take-seat").click();
  await guest.getByTestId("take-seat").waitFor({ state: "detached" });
  const isKept = (/** @type {string} */ table) => JSON.stringify(localStorage).includes(table);
  await guest.waitForFunction(isKept, open.table);
  await guest.goto(`/join/${open.code}`);
  await guest.getByTestId("lobby").waitFor();
});

story("a game with somebody says with whom it goes on", async (stage) => {
  const { table, secret } = await create(stage.server, { seats: ["open", "open"], start: false });
  await takeSeat(stage.server, table, "Bea");
  const page = await stage.open(`/t/${table}#${secret}`);
  await page.getByTestId("start").waitFor();
  await page.goto("/");
  await page.locator(PLAY_NOW).waitFor();
  await page
    .getByTestId("go-on")
    .getByText(text("web-go-on-with", { players: "Bea" }))
    .waitFor();
});

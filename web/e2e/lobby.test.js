// The lobby on a projector, led by somebody who does not play.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { create, EASY } from "./lib/api.js";
import { LANGUAGES, SIZES } from "./lib/browser.js";
import { scrollsAway, sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { OPTION } from "./lib/table.js";
import { checkEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

const PROJECTOR = { width: 1920, height: 1080 };
const OPEN_DOOR = { publicUrls: ["http://games.example:7070"] };

story(
  "a host without a seat leads the table from a projector",
  async (stage) => {
    const page = await stage.open("/?new=ports");
    const part = page.getByRole("group", { name: text("web-your-part") });
    await part.getByText(text("web-part-host"), { exact: true }).click();
    await page.getByTestId("create-table").click();
    await page.getByTestId("lobby").getByText(text("web-hosting")).waitFor();

    // Everything is in sight, and what others need is read from the back row.
    const picture = page.getByRole("img", { name: text("web-qr-label") });
    await picture.waitFor();
    assert.deepEqual(await scrollsAway(page), [], "on a desktop");
    await page.setViewportSize(PROJECTOR);
    assert.deepEqual(await scrollsAway(page), [], "on a projector");
    const box = await picture.boundingBox();
    assert.ok(box && box.width >= 400, `the picture is ${box?.width} px wide`);
    const letters = (/** @type {string} */ id) =>
      page.getByTestId(id).evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    assert.equal(
      (await page.getByTestId("typed-address").innerText()).trim(),
      "games.example:7070",
    );
    assert.ok((await letters("typed-address")) >= 28);
    assert.ok((await letters("code")) >= 64);
    await page.setViewportSize(SIZES.desktop);
    assert.deepEqual(await problems(page), []);
    await checkEveryLanguage(page);

    // All play but the host, who sees what spectators see.
    await page.getByTestId("start").click();
    await page.getByTestId("board").waitFor();
    assert.equal(await page.locator(OPTION).count(), 0);
  },
  undefined,
  OPEN_DOOR,
);

story("a host with a phone has the beginning in sight, whole in every language", async (stage) => {
  const { table, secret } = await create(stage.server, {
    seats: ["open", "open", "open"],
    start: false,
  });
  for (const language of LANGUAGES) {
    const page = await stage.open(`/t/${table}#${secret}`, { size: "phone", language });
    const start = page.getByTestId("start");
    await start.waitFor();
    const box = await start.boundingBox();
    assert.ok(box && box.y + box.height <= SIZES.phone.height, `${language}: begin is in sight`);
    assert.ok(box.height < 60, `${language}: begin takes ${box.height} px, more than two lines`);
    // What is below it can be scrolled free of it.
    const bar = page.getByTestId("start-bar");
    const end = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const seats = document.querySelector(".seats");
      return seats?.getBoundingClientRect().bottom ?? Infinity;
    });
    const top = (await bar.boundingBox())?.y ?? 0;
    assert.ok(end <= top, `${language}: the seats end at ${end}, the bar begins at ${top}`);
    const room = await bar.locator("select").evaluate((/** @type {HTMLSelectElement} */ one) => {
      const style = getComputedStyle(one);
      const pen = document.createElement("canvas").getContext("2d");
      if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const words = pen?.measureText(one.selectedOptions[0]?.label ?? "").width ?? Infinity;
      return (
        one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - words
      );
    });
    assert.ok(room >= 0, `${language}: ${-room} px of the bots' strength are cut`);
    assert.deepEqual(await sticksOut(page), [], language);
    await page.context().close();
  }
});

story("names keep their line in the lobby of a phone", async (stage) => {
  const { table, secret } = await create(stage.server, {
    seats: ["open", EASY, { bot: "master" }],
    start: false,
  });
  const page = await stage.open(`/t/${table}#${secret}`, { size: "phone", language: "ja" });
  await page.getByTestId("start").waitFor();
  const names = page.locator("[data-testid^=lobby-seat-] strong");
  const lines = await names.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  assert.deepEqual(lines, [1, 1, 1]);
  assert.deepEqual(await sticksOut(page), []);
});

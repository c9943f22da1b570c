// Personal links: what they open, and that none of them costs anybody the seat.

import assert from "node:assert/strict";
import { create, EASY, takeSeat } from "./lib/api.js";
import { play } from "./lib/pressing.js";
import { story } from "./lib/story.js";
import { asked } from "./lib/table.js";
import { checkTexts } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {Page} page
 * @param {number} seat
 */
const sits = (page, seat) =>
  page
    .getByRole("region", { name: text("web-ports-mine") })
    .and(page.getByTestId(`seat-${seat}`))
    .waitFor();

/** @param {Page} page */
const checkAddress = (page) => page.waitForURL((url) => url.hash === "");

story("a link that fits nothing costs nobody the seat", async (stage) => {
  const { table, secret } = await create(stage.server, {
    name: "Aoi",
    seats: ["open", EASY, EASY],
  });
  const turned = text("web-turned-link-wrong-own", { player: "Aoi" });
  // The browser reports every refusal of the server.
  stage.expect(/status of 403/);

  const page = await stage.open(`/t/${table}#${secret}`);
  await stage.chapter("one's own link opens the seat on a new device at once", async () => {
    await sits(page, 0);
    await checkAddress(page);
    assert.equal(await page.getByRole("dialog").count(), 0);
    await play(page, { decisions: 1 });
  });

  await stage.chapter("a wrong one is opened at the table", async () => {
    await page.goto(`/t/${table}#anything`);
    await page.getByTestId("link-turned").getByText(turned).waitFor();
    await checkAddress(page);
    await checkTexts(page);
    await page.getByTestId("link-stay").click();
    await sits(page, 0);
    await play(page, { decisions: 1 });
  });

  await stage.chapter("a wrong one is opened from elsewhere", async () => {
    await page.goto("/");
    await page.goto(`/t/${table}#anything`);
    await page.getByTestId("link-turned").getByText(turned).waitFor();
    await page.keyboard.press("Escape");
    await sits(page, 0);
    await page.reload();
    await sits(page, 0);
    await play(page, { decisions: 1 });
  });

  await stage.chapter("skipping to the content is not a link to a seat", async () => {
    await page.goto(`/t/${table}#main`);
    await page.reload();
    await sits(page, 0);
    assert.ok(await asked(page));
    assert.equal(await page.getByRole("dialog").count(), 0);
  });

  await stage.chapter("a stranger with a wrong one watches", async () => {
    const stranger = await stage.open(`/t/${table}#anything`);
    await stranger.getByTestId("link-turned").getByText(text("web-turned-link-wrong")).waitFor();
    await stranger.getByTestId("link-stay").click();
    await stranger.getByText(text("web-watching"), { exact: true }).waitFor();
    await checkAddress(stranger);
  });

  await stage.chapter("a seat that was given away is told once, and one watches", async () => {
    await page.evaluate((secret) => {
      const key = "sandtable.seats";
      localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace(secret, "given-away"));
    }, secret);
    await page.reload();
    await page.getByTestId("link-turned").getByText(text("web-turned-seat-gone")).waitFor();
    await page.getByTestId("link-stay").click();
    await page.getByText(text("web-watching"), { exact: true }).waitFor();
    await page.reload();
    await page.getByText(text("web-watching"), { exact: true }).waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
  });
});

story("the link of another asks first, and both seats are kept", async (stage) => {
  const seats = /** @type {import("./lib/api.js").CreateTable["seats"]} */ (["open", "open"]);
  const aoi = await create(stage.server, { name: "Aoi", seats, start: false });
  const bea = await takeSeat(stage.server, aoi.table, "Bea");
  const page = await stage.open(`/t/${aoi.table}#${aoi.secret}`);
  await page.getByTestId("start").click();
  await sits(page, 0);
  const asks = page.getByTestId("link-offer");
  const question = text("web-link-other", { other: "Bea", own: "Aoi" });

  await stage.chapter("staying changes nothing", async () => {
    await page.goto(`/t/${aoi.table}#${bea.secret}`);
    await asks.getByText(question).waitFor();
    await checkAddress(page);
    await checkTexts(page);
    await page
      .getByRole("button", { name: text("web-link-stay", { player: "Aoi" }), exact: true })
      .click();
    await sits(page, 0);
    await page.reload();
    await sits(page, 0);
    assert.equal(await asks.count(), 0);
  });

  await stage.chapter("opening it is being the other", async () => {
    await page.goto("/");
    await page.goto(`/t/${aoi.table}#${bea.secret}`);
    await asks.getByText(question).waitFor();
    await page
      .getByRole("button", { name: text("web-link-open-as", { player: "Bea" }), exact: true })
      .click();
    await sits(page, 1);
    await page.reload();
    await sits(page, 1);
  });

  await stage.chapter("one's own seat is gone back to", async () => {
    await page.getByTestId("table-menu").click();
    await page
      .getByTestId("other-seat")
      .filter({ hasText: text("web-link-open-as", { player: "Aoi" }) })
      .click();
    await sits(page, 0);
    await page.reload();
    await sits(page, 0);
    await page.goto("/");
    // It is one table, and there it is once.
    const way = page.locator(`a[href="/t/${aoi.table}"]`);
    await way.waitFor();
    assert.equal(await way.count(), 1);
  });
});

// Links and QR codes lead others to this machine, or the lobby says what is in the way.

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { encode } from "uqr";
import { create, EASY } from "./lib/api.js";
import { problems } from "./lib/axe.js";
import { SIZES } from "./lib/browser.js";
import { eventually } from "./lib/eventually.js";
import { checkThumbs, sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { checkTexts, inEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/story.js").Stage} Stage */
/** @typedef {import("../src/generated/Reach").Reach} Reach */

const EVERYWHERE = { host: "0.0.0.0" };
const NAMED = ["https://games.example", "http://192.168.137.1:7070"];

/**
 * The host comes to the lobby of a new table.
 * @param {Stage} stage
 * @param {Page} page
 */
async function host(stage, page) {
  const table = await create(stage.server, { seats: ["open", "open", EASY], start: false });
  await page.goto(`/t/${table.table}#${table.secret}`);
  await page.getByTestId("start").waitFor();
  return table;
}

/**
 * @param {Page} page
 * @param {string} [label]
 */
const linkOf = (page, label = "web-join-link") =>
  page.getByRole("textbox", { name: text(label) }).inputValue();

/**
 * Fails unless the page's QR code is a picture of this text.
 * @param {Page} page
 * @param {string} wanted
 * @param {string} [label]
 */
async function checkPicture(page, wanted, label = "web-qr-label") {
  const path = encode(wanted, { border: 2 })
    .data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const picture = page.getByRole("img", { name: text(label) }).locator("path");
  assert.equal(await picture.getAttribute("d"), path, `the picture is of ${wanted}`);
}

/**
 * Fails if the page is too wide, keeps somebody out or lacks a text, on a desktop and on a phone.
 * @param {Page} page
 */
async function checkLook(page) {
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    await inEveryLanguage(page, async (language) => {
      assert.deepEqual(await sticksOut(page), [], `${language}, ${size.width} px wide`);
      await checkTexts(page);
    });
    assert.deepEqual(await problems(page), []);
  }
}

/** The addresses by which others in the network could reach this machine. */
const own = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .filter(({ family, internal }) => family === "IPv4" && !internal)
  .map(({ address }) => address)
  .filter((address) => !address.startsWith("169.254."));

story(
  "a host on this computer hands out a link that others can open",
  async (stage) => {
    const page = await stage.somebody();
    const { code } = await host(stage, page);
    if (own.length === 0) {
      stage.remark("this machine is in no network: the lobby must say so");
      await page.getByText(text("web-reach-no-network")).waitFor();
      return;
    }
    const link = new URL(await linkOf(page));
    assert.ok(own.includes(link.hostname), `${link.hostname} is one of ${own.join(", ")}`);
    assert.equal(link.port, new URL(stage.server.origin).port);
    await checkPicture(page, link.href);

    // Where the network is not trusted, the browser says that it leaves out this protection.
    stage.expect(/Cross-Origin-Opener-Policy header has been ignored/);
    const guest = await stage.open(link.href);
    await guest.getByTestId("name").fill("Bea");
    await guest.getByTestId("take-seat").click();
    await page.getByTestId("lobby-seat-1").getByText("Bea").waitFor();
    assert.equal(new URL(await linkOf(guest)).pathname, `/join/${code}`);
    assert.equal(new URL(await linkOf(guest)).host, link.host, "the guest hands on the same");
  },
  undefined,
  EVERYWHERE,
);

story("a table that only this computer can open says so, and what to do", async (stage) => {
  const page = await stage.somebody();
  await host(stage, page);
  const { port } = new URL(stage.server.origin);
  const closed = page.getByTestId("reach-closed");
  await closed.getByText(text("web-reach-only-here")).waitFor();
  await closed.getByText(`sandtable serve --bind 0.0.0.0:${port}`, { exact: true }).waitFor();
  assert.equal(await page.getByRole("img", { name: text("web-qr-label") }).count(), 0);
  assert.ok((await linkOf(page)).startsWith(stage.server.origin), "another window can open it");
  await checkLook(page);

  await stage.chapter("also where the seat is to go to another device", async () => {
    await page.getByTestId("table-menu").click();
    await page.getByTestId("other-device").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText(text("web-reach-only-here")).waitFor();
    assert.equal(await sheet.getByRole("img").count(), 0);
  });
});

story(
  "where there are several addresses, one is chosen for all links",
  async (stage) => {
    const page = await stage.somebody();
    const { code, table, secret } = await host(stage, page);
    const choice = page.getByTestId("reach-choice").first();
    await choice.waitFor();
    assert.deepEqual((await choice.locator("option").allInnerTexts()).slice(0, 2), NAMED);
    assert.equal(await linkOf(page), `${NAMED[0]}/join/${code}`);
    await checkLook(page);
    await page.setViewportSize(SIZES.phone);
    await checkThumbs(page, "[data-testid=reach-choice]");

    await choice.focus();
    await page.keyboard.press("ArrowDown");
    await eventually(() => linkOf(page), `${NAMED[1]}/join/${code}`);
    await checkPicture(page, `${NAMED[1]}/join/${code}`);

    await page.reload();
    await choice.waitFor();
    assert.equal(await linkOf(page), `${NAMED[1]}/join/${code}`, "the choice is remembered");

    await page.getByTestId("table-menu").click();
    await page.getByTestId("other-device").click();
    const personal = `${NAMED[1]}/t/${table}#${secret}`;
    assert.equal(await linkOf(page, "web-personal-link"), personal);
    await checkPicture(page, personal, "web-qr-personal");
  },
  undefined,
  { publicUrls: NAMED },
);

story(
  "when nobody has come for a minute, the lobby says what to look at",
  async (stage) => {
    const page = await stage.somebody();
    /** @type {Reach} */
    const told = {
      public: [],
      own: ["http://192.168.1.5:7070"],
      only_here: false,
      port: 7070,
      others_seen: false,
    };
    // What this machine is called must not matter, and nobody can come from another one.
    await page.route("**/api/reach", (route) => route.fulfill({ json: told }));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const { code } = await host(stage, page);
    assert.equal(await linkOf(page), `${told.own[0]}/join/${code}`);
    const list = page.getByTestId("nobody-came");
    // Not second by second: what the server owes meanwhile comes in real time.
    await page.clock.fastForward(59_000);
    assert.equal(await list.count(), 0, "a minute is not over yet");
    await page.clock.fastForward(1000);
    await list.waitFor();
    assert.equal(await list.getByRole("listitem").count(), 4);
    await page.clock.resume();
    await checkLook(page);

    told.others_seen = true;
    await page.clock.fastForward(10_000);
    await list.waitFor({ state: "detached" });
  },
  undefined,
  EVERYWHERE,
);

story("words that could not be had are asked for again", async (stage) => {
  stage.expect(/net::ERR_FAILED/);
  const page = await stage.somebody();
  let asked = 0;
  await page.route(/\/invite-[^/]*\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto("/?new=ports");
  await page.getByTestId("create-table").click();
  await page.getByTestId("reach-closed").waitFor();
  assert.equal(asked, 2);
});

// A class: somebody in front of it, people with their own devices, one game after another.

import assert from "node:assert/strict";
import { createClass } from "./lib/api.js";
import { problems } from "./lib/axe.js";
import { SIZES } from "./lib/browser.js";
import { attend } from "./lib/crowd.js";
import { eventually } from "./lib/eventually.js";
import { checkThumbs, scrollsAway, sticksOut } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { tableOf } from "./lib/table.js";
import { checkEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/story.js").Stage} Stage */

const PROJECTOR = { width: 1920, height: 1080 };
const OPEN_DOOR = { publicUrls: ["http://games.example:7070"] };
const UNREACHABLE = /WebSocket connection to .* failed|net::ERR_/;
/** From the home page to the last table playing. */
const MOST_PRESSES = 8;

/** @param {Page} page */
const classOf = (page) => /\/class\/([^/#]+)/.exec(page.url())?.[1] ?? "";

/**
 * Somebody comes in by the code, on a device of their own.
 * @param {Stage} stage
 * @param {string} code
 * @param {string} name
 * @param {import("./lib/browser.js").Wish} [wish]
 */
async function comeIn(stage, code, name, wish) {
  const page = await stage.open(`/join/${code}`, wish);
  await page.getByTestId("name").fill(name);
  await page.getByTestId("class-enter").click();
  return page;
}

/** @param {Page} wall */
const states = (wall) =>
  wall.locator("[data-testid^=class-table-] [data-testid=state]").allInnerTexts();

story(
  "a class comes in, plays, and plays again",
  async (stage) => {
    stage.expect(UNREACHABLE);
    stage.expect(/status of 40[349]/);
    const wall = await stage.open("/");
    let presses = 0;
    const press = async (/** @type {import("playwright-core").Locator} */ what) => {
      presses += 1;
      await what.click();
    };

    await stage.chapter("the doors open", async () => {
      await press(wall.getByTestId("host-class"));
      await press(wall.getByTestId("class-game-ports"));
      const size = wall.getByRole("group", { name: text("class-size") });
      await press(size.getByText("2", { exact: true }));
      presses += 1;
      await wall.getByTestId("class-minutes").fill("45");
      await wall.getByText(text("class-takes", { minutes: 14 })).waitFor();
      await press(wall.getByTestId("class-proposal"));
      await wall.getByText(text("class-takes", { minutes: 43 })).waitFor();
      await wall
        .getByTestId("class-keep")
        .getByText(text("class-keep", { days: 30 }))
        .click();
      assert.deepEqual(await problems(wall), []);
      await press(wall.getByTestId("open-doors"));
      await wall.getByTestId("join-screen").waitFor();
      await wall.getByText(text("class-nobody")).waitFor();
      assert.ok(await wall.getByTestId("begin").isDisabled(), "there is nobody to seat");
    });
    const code = (await wall.getByTestId("code").innerText()).trim();
    const id = classOf(wall);

    const phone = await comeIn(stage, code, "Mei", { size: "phone" });
    await stage.chapter("people come in and wait", async () => {
      await phone.getByTestId("waiting").waitFor();
      await phone.getByText(text("class-kept-all", { days: 30 })).waitFor();
      assert.equal(
        await phone.getByRole("heading", { level: 1 }).innerText(),
        text("class-in", { name: "Mei" }),
      );
      await attend(phone, id, ["Aiko", "Ben", "Chen", "Dana"], { sits: false });
      const names = () => wall.getByTestId("names").locator("li").allInnerTexts();
      await eventually(names, ["Mei", "Aiko", "Ben", "Chen", "Dana"]);
      assert.deepEqual(await problems(phone), []);
      assert.deepEqual(await sticksOut(phone), []);
      assert.deepEqual(await problems(wall), []);
      assert.deepEqual(await scrollsAway(wall), [], "on a laptop");
      await wall.setViewportSize(PROJECTOR);
      assert.deepEqual(await scrollsAway(wall), [], "on a projector");
      await checkEveryLanguage(wall);
    });

    await stage.chapter("everybody is seated", async () => {
      await press(wall.getByTestId("begin"));
      await phone.waitForURL(/\/t\//);
      await phone.getByTestId("board").waitFor();
      const playing = text("class-state-round-of", { now: 1, of: 3 });
      await eventually(() => states(wall), [playing, playing, playing]);
      await wall
        .getByTestId("bell")
        .getByText(text("class-bell", { left: 45 }))
        .waitFor();
      stage.remark(`${presses} presses from the home page to the last table playing`);
      assert.ok(presses <= MOST_PRESSES, `${presses} presses`);
      const filled = await wall
        .getByTestId("class-table-1")
        .evaluate((card) => card.getBoundingClientRect().bottom / innerHeight);
      assert.ok(filled > 0.9 && filled <= 1, `few tables take all of the screen: ${filled}`);
      assert.deepEqual(await problems(wall), []);
      assert.deepEqual(await sticksOut(wall), []);
      await checkEveryLanguage(wall);
    });

    await stage.chapter("a table at which nobody is stands out, with the reason", async () => {
      // Whoever waits on no page of a table is not there.
      const lost = text("class-trouble-lost");
      await wall.getByTestId("class-table-2").getByTestId("trouble").getByText(lost).waitFor();
      const spoken = wall.getByTestId("troubles-spoken");
      await spoken
        .getByText(text("class-trouble", { number: 2, text: lost }))
        .waitFor({ state: "attached" });
      assert.equal(await wall.getByTestId("class-table-1").getByText(lost).count(), 0);
    });

    await stage.chapter("all tables pause and go on", async () => {
      await wall.getByTestId("pause-all").click();
      const paused = text("class-state-paused");
      await eventually(() => states(wall), [paused, paused, paused]);
      await phone.getByTestId("paused").waitFor();
      await wall.getByTestId("go-on-all").click();
      await phone.getByTestId("paused").waitFor({ state: "detached" });
      await wall.getByTestId("pause-all").waitFor();
    });

    await stage.chapter("one table is seen to", async () => {
      await wall.getByTestId("class-table-1").getByRole("button").click();
      assert.deepEqual(await problems(wall), []);
      await wall.getByTestId("pause-one").click();
      await phone.getByTestId("paused").waitFor();
      await wall.getByTestId("pause-one").click();
      await phone.getByTestId("paused").waitFor({ state: "detached" });
      await wall.getByTestId("class-say").fill("Two more minutes");
      await wall.getByTestId("class-say").press("Enter");
      await wall.getByText(text("class-said")).waitFor();
      await wall.getByTestId("hold-0").click();
      await wall.getByTestId("hold-0").getByText(text("class-unhold")).waitFor();
      await wall.getByTestId("hold-0").click();
      await wall.getByTestId("hold-0").getByText(text("class-hold")).waitFor();
      const opened = wall.context().waitForEvent("page");
      await wall.getByTestId("class-watch").click();
      const watching = await opened;
      await watching.getByTestId("board").waitFor();
      assert.ok(!watching.url().includes("#"), "no secret is in the address");
      await watching.close();
      await wall.keyboard.press("Escape");
    });

    await stage.chapter("the wall survives a reload, a second device and a restart", async () => {
      await wall.reload();
      await wall.getByTestId("class-table-3").getByTestId("state").waitFor();
      await wall.getByTestId("class-menu").click();
      await wall.getByTestId("facilitator-link").click();
      const link = await wall.getByRole("textbox", { name: text("class-link") }).inputValue();
      await wall.keyboard.press("Escape");
      const { pathname, hash } = new URL(link);
      const second = await stage.open(pathname + hash);
      await second.getByTestId("class-table-3").getByTestId("state").waitFor();
      assert.equal(new URL(second.url()).hash, "", "no secret stays in the address");
      await stage.server.quit();
      await wall.getByTestId("connection").waitFor();
      await stage.server.restart();
      await wall.getByTestId("connection").waitFor({ state: "detached" });
      await second.getByTestId("connection").waitFor({ state: "detached" });
      await second.getByTestId("pause-all").click();
      await wall.getByTestId("go-on-all").click();
      await wall.getByTestId("pause-all").waitFor();
    });

    await stage.chapter("whoever comes late is seated at once", async () => {
      const late = await comeIn(stage, code, "Late", { language: "ja" });
      await late.waitForURL(/\/t\//);
      await late.getByTestId("board").waitFor();
      await wall
        .locator("[data-testid^=class-table-]")
        .getByText("Late", { exact: true })
        .waitFor();
    });

    const before = tableOf(phone);
    await stage.chapter("the game ends", async () => {
      assert.ok(await wall.getByTestId("class-debrief").isDisabled(), "they still play");
      await wall.getByTestId("wind-down").click();
      const last = text("class-state-last-round");
      await eventually(async () => (await states(wall)).every((state) => state === last), true);
      await wall.getByTestId("end-all").click();
      await wall.getByTestId("end-all-sure").click();
      const ended = text("class-state-ended");
      await eventually(async () => (await states(wall)).every((state) => state === ended), true);
      await phone.getByTestId("ended-early").waitFor();
    });

    await stage.chapter("the class talks about its games when it is let to", async () => {
      const games = (await states(wall)).length;
      const refused = await phone.context().newPage();
      await refused.goto(`/class/${id}/debrief`);
      await refused.getByTestId("error").getByText(text("refused-not-released")).waitFor();
      await refused.close();

      assert.deepEqual(await problems(wall), []);
      await wall.getByTestId("class-debrief").click();
      await wall.getByTestId("place").waitFor();
      assert.ok(
        (await wall.getByRole("heading", { level: 1 }).innerText()).startsWith(
          text("class-debrief-title", { code, count: games }),
        ),
      );
      assert.equal(await wall.locator("[data-screen=result]").count(), games);
      await wall
        .locator(".now")
        .getByText(text("debrief-web-table", { number: 1 }))
        .waitFor();
      assert.deepEqual(await problems(wall), []);
      assert.deepEqual(await sticksOut(wall), []);
      await checkEveryLanguage(wall);
      await wall.getByRole("link", { name: text("web-to-class") }).click();

      await wall.getByTestId("release").getByText(text("class-release")).click();
      await wall.getByTestId("release").getByText(text("class-unrelease")).waitFor();
      await phone.getByTestId("to-class").click();
      await phone.getByTestId("class-debrief").click();
      await phone.getByTestId("place").waitFor();
      const next = await phone.getByTestId("next").boundingBox();
      assert.ok(next && next.x + next.width <= SIZES.phone.width, "a long title widens nothing");
      assert.deepEqual(await problems(phone), []);
      assert.deepEqual(await sticksOut(phone), []);
      await phone.getByRole("link", { name: text("web-to-class") }).click();
      await phone.getByTestId("waiting").waitFor();
    });

    await stage.chapter("the next game brings everybody along", async () => {
      await wall.getByTestId("next-round").click();
      await wall.getByTestId("begin-next").waitFor();
      assert.deepEqual(await problems(wall), []);
      await wall.getByTestId("begin-next").click();
      await phone.waitForURL((url) => url.pathname.startsWith("/t/") && !url.href.includes(before));
      await phone.getByTestId("board").waitFor();
      const heading = wall.getByRole("heading", { level: 1 });
      assert.equal(
        await heading.innerText(),
        text("class-round", { round: 2, game: text("ports-title") }),
      );
    });

    await stage.chapter("nobody comes in when the doors are closed", async () => {
      await wall.getByTestId("class-menu").click();
      await wall.getByTestId("doors").click();
      await wall.getByTestId("doors").getByText(text("class-doors-open")).waitFor();
      const shut = await comeIn(stage, code, "Nobody");
      await shut.getByRole("alert").getByText(text("refused-closed")).waitFor();
    });

    await stage.chapter("the class is deleted with all it holds", async () => {
      await wall.getByTestId("forget").click();
      await wall.getByTestId("forget-sure").click();
      await wall.getByRole("heading", { name: text("class-none") }).waitFor();
      const answer = await fetch(`${stage.server.origin}/api/tables/${tableOf(phone)}`);
      assert.equal(answer.status, 404);
      await wall.goto("/class/new");
      await wall.getByTestId("open-doors").waitFor();
      assert.equal(await wall.getByTestId("class-led").count(), 0);
    });
  },
  undefined,
  OPEN_DOOR,
);

story("people choose their tables, and sit with whom they chose", async (stage) => {
  stage.expect(/status of 400/);
  const wall = await stage.open("/class/new");
  await wall.getByText(text("class-seating-choosing"), { exact: true }).click();
  await wall.getByTestId("open-doors").click();
  const code = (await wall.getByTestId("code").innerText()).trim();
  const phone = await comeIn(stage, code, "愛子", { size: "phone", language: "ja" });
  const other = await comeIn(stage, code, "小美", { size: "phone", language: "zh-TW" });
  for (const page of [phone, other]) await page.getByTestId("choose-1").click();
  await phone
    .getByTestId("choose-1")
    .getByText(text("class-choose-mine", {}, "ja"))
    .waitFor();
  await phone.getByTestId("choose-1").locator("..").getByText("小美").waitFor();
  assert.deepEqual(await problems(phone), []);
  assert.deepEqual(await sticksOut(phone), []);
  await checkThumbs(phone, "[data-testid=choose-1]");
  await checkEveryLanguage(phone);

  // Nobody is called by nothing.
  const nameless = await comeIn(stage, code, "");
  await nameless.getByRole("alert").getByText(text("refused-name-empty")).waitFor();

  await wall.getByTestId("people").click();
  assert.deepEqual(await problems(wall), []);
  await wall.keyboard.press("Escape");
  await wall.getByTestId("begin").click();
  for (const page of [phone, other]) await page.waitForURL(/\/t\//);
  assert.equal(tableOf(phone), tableOf(other));
});

story("long names make a waiting room no wider than a phone", async (stage) => {
  const names = [
    "Wolfeschlegelsteinhausen",
    "Llanfairpwllgwyngyllgoge",
    "寿限無寿限無五劫の擦り切れ海砂利水魚",
  ];
  const { path } = await createClass(stage.server, names);
  const phone = await stage.open(path, { size: "phone" });
  await phone.getByTestId("name").fill("Wolfeschlegelsteinhauser");
  await phone.getByTestId("class-enter").click();
  await phone.getByTestId("waiting").waitFor();
  for (const name of names) await phone.getByText(name, { exact: true }).waitFor();
  assert.deepEqual(await sticksOut(phone), []);
});

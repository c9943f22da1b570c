// CyberWar: each of its three modes by clicking to its end, what stays hidden, and a phone.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { create, EASY, untilOver } from "./lib/api.js";
import { LANGUAGES } from "./lib/browser.js";
import { bundleOf } from "./lib/bundle.js";
import { bestFour, checkFaces, playOn, thing, use } from "./lib/cyberwar.js";
import { unread } from "./lib/dock.js";
import { checkThumbs, still, sticksOut } from "./lib/layout.js";
import { illegible } from "./lib/legible.js";
import { checkList, tap } from "./lib/pressing.js";
import { sitAt, situations } from "./lib/situations.js";
import { overhear } from "./lib/wire.js";
import { story } from "./lib/story.js";
import { ALLOWED, answering, asked, RESULT, setUp } from "./lib/table.js";
import { checkEveryLanguage, inEveryLanguage } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/browser.js").Wish} Wish */
/** @typedef {import("./lib/story.js").Stage} Stage */
/** @typedef {import("../src/generated/CreateTable").CreateTable} CreateTable */

/** What the wire says of a front: which attacks a defence detects, or which defences an attack. */
const TELLS = /"detects"|"detected_by"|"caught_by"/;

/**
 * Somebody at a table of their own, and all that the server tells them.
 * @param {Stage} stage
 * @param {Pick<CreateTable, "seats" | "switches">} plan
 * @param {Wish} [wish]
 */
async function sitDown(stage, plan, wish = {}) {
  const { table, secret } = await create(stage.server, { game: "cyberwar", name: "Aoi", ...plan });
  const page = await stage.somebody(wish);
  const messages = overhear(page);
  await page.goto(`/t/${table}#${secret}`);
  assert.ok(await asked(page));
  return { page, messages };
}

/**
 * Nothing keeps anybody out, in neither theme.
 * @param {Page} page
 */
async function checkAccess(page) {
  for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await problems(page), [], colorScheme);
  }
}

/**
 * The result says what decided it, and the matrix what became of the attacks.
 * @param {Page} page
 * @param {RegExp} verdict
 */
async function checkResult(page, verdict) {
  const result = page.locator(RESULT);
  assert.match(await result.getByTestId("verdict").first().innerText(), verdict);
  const marked = result.locator("[data-testid=matrix] [data-mark]");
  await marked.first().waitFor();
  return result;
}

story("solo by clicking: coverage fills up, and every round is looked back upon", async (stage) => {
  // The group is chosen as anybody would, from the list.
  const page = await stage.somebody();
  const messages = overhear(page);
  await page.goto("/");
  await setUp(page, "cyberwar");
  await page.getByTestId("modes").getByText(text("cyberwar-mode-solo"), { exact: true }).click();
  await page.getByTestId("switch-group").getByRole("combobox").selectOption("apt29");
  await page.getByTestId("switch-hint").getByRole("checkbox").check();
  await page.getByTestId("create-table").click();
  await page.getByTestId("start").click();

  let rounds = 0;
  for (; await asked(page); rounds += 1) {
    const four = await bestFour(page);
    if (rounds === 0) {
      const hint = await page.getByTestId("hint").innerText();
      assert.match(hint, /belongs to a best answer/);
      await checkEveryLanguage(page);
      await checkAccess(page);
    }
    for (const [nth, defence] of four.entries()) {
      await asked(page);
      await use(page, defence);
      const chosen = text("cyberwar-web-chosen", { count: nth + 1, of: 4 });
      await page.getByTestId("chosen").filter({ hasText: chosen }).waitFor();
    }
    await asked(page);
    const of = await page.locator("[data-testid=attacks] > li").count();
    const covered = text("cyberwar-web-covered", { count: of, of });
    await page.getByTestId("covered").filter({ hasText: covered }).waitFor();
    await answering(page, () => page.getByTestId("reveal").click());
    if (rounds > 0) continue;
    await asked(page);
    await page.getByTestId("review-open").click();
    const review = page.getByTestId("review");
    assert.equal(await review.getByTestId("best").locator("> li").count(), 4);
    assert.match(await review.getByTestId("odds").innerText(), /%.*of the [\d,]+ rounds/s);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("web-close") })
      .click();
  }
  assert.equal(rounds, 5, "23 cards are five rounds");
  const result = await checkResult(page, /All 5 rounds were survived/);
  assert.equal(await result.getByTestId("review").count(), rounds);
  assert.equal(await result.locator("[data-mark=through]").count(), 0);
  await checkAccess(page);
  await checkEveryLanguage(page);
  assert.ok(checkFaces(messages) > 0);
});

story("an exam tells nothing of any front before the attacks are turned up", async (stage) => {
  const { page, messages } = await sitDown(stage, { seats: ["open"], switches: { level: "exam" } });
  assert.equal(await page.locator("[data-testid=hand] .pips").count(), 0);
  // What nobody may know is not told when it is asked about either.
  await thing(page, "attack:0").click();
  const details = page.getByTestId("details");
  await details.getByText(text("cyberwar-web-face-down")).waitFor();
  for (const defence of ["d04", "d07", "d10", "d11"]) {
    await asked(page);
    await use(page, `defence:${defence}`);
  }
  assert.ok(!TELLS.test(JSON.stringify(messages)));
  await asked(page);
  await answering(page, () => page.getByTestId("reveal").click());
  await asked(page);
  assert.ok(TELLS.test(JSON.stringify(messages)));
  assert.ok(checkFaces(messages) > 0);
});

story("blind, not even the names of the attacks are told", async (stage) => {
  const { page, messages } = await sitDown(stage, {
    seats: ["open"],
    switches: { level: "blind" },
  });
  const shown = page.locator("[data-testid=attacks] [data-face]");
  const faces = await shown.evaluateAll((all) => all.map((one) => one.getAttribute("data-face")));
  assert.deepEqual(faces, Array(5).fill("nothing"));
  assert.ok(!/"shows":"(back|front)"/.test(JSON.stringify(messages)));
});

story("a draft by clicking: hands go round, fronts stay closed until the end", async (stage) => {
  const { page, messages } = await sitDown(stage, { seats: ["open", EASY] });
  assert.equal(await page.locator("[data-testid=hand] [data-thing]").count(), 6);
  assert.ok(!TELLS.test(JSON.stringify(messages)));
  const decisions = await playOn(page);
  assert.equal(decisions, 8, "five times keep, the sixth goes by itself, and three are dropped");
  const result = await checkResult(page, /attacks stopped|tie at/i);
  assert.equal(await result.locator("[data-testid=scoring] [data-sheet]").count(), 2);
  await checkEveryLanguage(page);
  assert.ok(checkFaces(messages) > 0);
});

story("red against blue by clicking, both roles", async (stage) => {
  const plan = { seats: /** @type {CreateTable["seats"]} */ (["open", EASY]) };
  const { page, messages } = await sitDown(stage, { ...plan, switches: { mode: "red-blue" } });
  await use(page, "group:G0016");
  const decisions = await playOn(page);
  assert.ok(decisions >= 21, "four attacks or three defences in each of six rounds");
  const result = await checkResult(page, /attacks/);
  const piles = await result
    .locator("[data-testid=scoring] [data-sheet]")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-total"))));
  assert.equal(piles.length, 2);
  const together = piles.reduce((sum, pile) => sum + pile);
  assert.equal(together, 24, "twelve attacks in each game");
  await checkEveryLanguage(page);
  assert.ok(checkFaces(messages) > 0);
});

story("on a phone by tapping", async (stage) => {
  /** @param {Page} page */
  const checkPhone = async (page) => {
    assert.deepEqual(await sticksOut(page), []);
    await checkThumbs(page, "[data-testid=board] .thing.can");
    await checkList(page);
  };
  const wish = /** @type {const} */ ({ size: "phone" });

  await stage.chapter("a round of solo", async () => {
    const { page } = await sitDown(stage, { seats: ["open"] }, wish);
    await checkPhone(page);
    for (const defence of await bestFour(page)) {
      await asked(page);
      await use(page, defence, tap);
    }
    await asked(page);
    const reveal = page.locator(ALLOWED).filter({ hasText: text("cyberwar-act-reveal") });
    await answering(page, () => tap(reveal));
    await asked(page);
    await page.getByTestId("review-open").tap();
    await page.getByTestId("review").waitFor();
    assert.deepEqual(await sticksOut(page), []);
  });

  await stage.chapter("a draft of four", async () => {
    const { page } = await sitDown(stage, { seats: ["open", EASY, EASY, EASY] }, wish);
    await checkPhone(page);
    await playOn(page, tap);
    await checkResult(page, /attacks stopped|tie at/i);
    assert.deepEqual(await sticksOut(page), []);
  });

  await stage.chapter("a game of red against blue", async () => {
    const switches = { mode: "red-blue", roles: "one", group: "apt29" };
    const { page } = await sitDown(stage, { seats: ["open", EASY], switches }, wish);
    await checkPhone(page);
    await playOn(page, tap);
    await checkResult(page, /attacks/);
    assert.deepEqual(await sticksOut(page), []);
  });
});

// With this luck long names lie on the table.
story(
  "on a phone the attacks are read by their names, whole, in every language",
  async (stage) => {
    for (const seats of /** @type {CreateTable["seats"][]} */ ([["open"], ["open", EASY, EASY]])) {
      for (const language of LANGUAGES) {
        const { page } = await sitDown(stage, { seats }, { size: "phone", language });
        const attacks = page.getByTestId("attacks");
        await attacks.locator(".name").nth(4).waitFor();
        await still(page);
        assert.deepEqual(await illegible(attacks.locator("[data-thing]")), [], language);
        const names = await attacks.locator(".name").allInnerTexts();
        assert.deepEqual(
          names.filter((name) => /^T\d/.test(name)),
          [],
          language,
        );
        await page.context().close();
      }
    }
  },
  "a",
);

story("a newer ATT&CK is imported from a file, and its group is played", async (stage) => {
  const { server } = stage;
  const bundle = bundleOf("G9999", "Paper Lantern");
  await server.write("cut-off.json", bundle.slice(0, 2000));
  const refused = await server.run("attack", "import", "cut-off.json");
  assert.notEqual(refused.code, 0);
  assert.match(refused.said, /ends in the middle.*nothing was changed/s);
  await server.write("enterprise-attack.json", bundle);
  const taken = await server.run("attack", "import", "enterprise-attack.json");
  assert.equal(taken.code, 0, taken.said);
  await server.kill();
  await server.restart();

  const page = await stage.open("/?new=cyberwar");
  await page.getByTestId("modes").getByText(text("cyberwar-mode-solo"), { exact: true }).click();
  const group = page.getByTestId("switch-group").getByRole("combobox");
  const option = group.locator("option", { hasText: "Paper Lantern" });
  await group.selectOption(await option.getAttribute("value"));
  await page.getByTestId("create-table").click();
  await page.getByTestId("start").click();
  assert.ok(await asked(page));
  const attacks = page.locator("[data-testid=attacks] > li");
  assert.match(await attacks.first().innerText(), /T99\d\d[\s\S]*Technique \d+/);

  while (await asked(page)) {
    for (const defence of await bestFour(page)) {
      await asked(page);
      await use(page, defence);
    }
    await asked(page);
    await answering(page, () => page.getByTestId("reveal").click());
  }
  await page.locator(RESULT).getByTestId("verdict").first().waitFor();
});

/** The attacks, as high as they are drawn, which areas are cut, and the cards that are told twice. */
const DRAWN = () => {
  const cards = [...document.querySelectorAll("[data-testid=board] [data-thing^='defence:']")];
  const ids = cards.map((card) => card.getAttribute("data-thing"));
  const heights = [...document.querySelectorAll("[data-testid=attacks] .place")].map(
    (place) => place.getBoundingClientRect().height,
  );
  return {
    // Where there is none, none can be seen.
    height: heights.length > 0 ? Math.min(...heights) : 0,
    cut: [...document.querySelectorAll(".area")]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 3)
      .map((area) => area.getAttribute("data-testid")),
    twice: ids.filter((id, nth) => ids.indexOf(id) < nth),
  };
};

story(
  "a draft is looked back upon with its attacks in sight and every card once",
  async (stage) => {
    for (const players of [2, 3, 4]) {
      const seats = Array.from({ length: players }, () => EASY);
      const { table } = await create(stage.server, { game: "cyberwar", seats });
      const page = await stage.open(`/t/${table}`);
      await untilOver(stage.server, table);
      await page.goto(`/t/${table}/replay`);
      const next = page.getByTestId("replay-next");
      // The result lies above the board of the last step.
      for (let step = 0; await next.isEnabled(); step += 1, await next.click()) {
        await still(page);
        const { height, cut, twice } = await page.evaluate(DRAWN);
        const where = `${players} players, step ${step}`;
        assert.ok(height >= 64, `${where}: the attacks are ${height} px high`);
        assert.deepEqual([cut, twice], [[], []], where);
      }
      await page.context().close();
    }
  },
);

story("a room sees the attacks of a draft large", async (stage) => {
  const [, place] =
    situations("cyberwar").find(([kind]) => kind === "asked cyberwar-prompt-keep") ??
    assert.fail("a draft asks what to keep");
  const { table } = await sitAt(stage.server, "cyberwar", place);
  const page = await stage.open(`/t/${table}`, { size: "projector" });
  await page.getByTestId("attacks").waitFor();
  await still(page);
  const { height, cut } = await page.evaluate(DRAWN);
  assert.ok(height >= 200, `${height} px`);
  assert.deepEqual(cut, []);
});

story("what a pressed defence is good for stands on a button of few lines", async (stage) => {
  const { page } = await sitDown(stage, { seats: ["open"] });
  const hand = page.locator("[data-testid=hand] [data-thing]");
  const ids = await hand.evaluateAll((all) => all.map((one) => one.getAttribute("data-thing")));
  // With what can be taken back there is least room.
  await use(page, ids[0] ?? "");
  await asked(page);
  await page.keyboard.press("Escape");
  await inEveryLanguage(page, async (language) => {
    for (const id of ids.slice(1)) {
      await thing(page, id ?? "").click();
      await page.locator(`[data-testid=board] [data-thing="${id}"].selected`).first().waitFor();
      await still(page);
      assert.deepEqual(await unread(page), [], `${language}, ${id}`);
      await page.locator("[data-testid=dock] .picked").click();
    }
  });
});

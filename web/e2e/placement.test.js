// Cyber Attacker Placement: a whole game, what crews do with each other, and a phone.

import assert from "node:assert/strict";
import { problems } from "./lib/axe.js";
import { create, EASY } from "./lib/api.js";
import { eventually } from "./lib/eventually.js";
import { checkThumbs, sticksOut } from "./lib/layout.js";
import {
  choose,
  decide,
  endTurn,
  gather,
  hasPoints,
  hasTokens,
  intrude,
  option,
  passTurn,
  playOn,
  thing,
  threeCrews,
} from "./lib/placement.js";
import { checkList, tap } from "./lib/pressing.js";
import { sitAt, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { asked, CHOICE, logOf, RESULT, setUp } from "./lib/table.js";
import { checkEveryLanguage, checkTexts } from "./lib/texts.js";
import { text } from "./lib/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lib/placement.js").Crew} Crew */

/** Few enough that a game is over soon, whoever is ahead. */
const ROUNDS = "5";
const MOST_PRESSES = 3;

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

story("a whole game of three crews by clicking", async (stage) => {
  const page = await stage.open("/");
  await setUp(page, "placement");
  await page.getByTestId("switch-rounds").getByRole("combobox").selectOption(ROUNDS);
  for (const number of [2, 3]) {
    const seat = text("web-seat-plan", { number });
    await page.getByRole("combobox", { name: seat }).selectOption("newcomer");
  }
  await page.getByTestId("create-table").click();
  await page.getByTestId("start").click();
  assert.ok(await asked(page));
  await checkEveryLanguage(page);

  const taken = await playOn(page);
  const onBoard = taken.filter(({ board }) => board).length;
  stage.remark(`${taken.length} decisions, ${onBoard} on the board`);
  assert.ok(onBoard > taken.length / 3, "many decisions begin on the board");

  const result = page.locator(RESULT);
  const verdict = await result.getByTestId("verdict").first().innerText();
  assert.match(verdict, /reached \d+ points|the last crew|the most points: \d+/);
  assert.equal(await result.getByTestId("scoring").locator("[data-sheet]").count(), 3);
  await checkEveryLanguage(page);
});

/**
 * What says so to a deal or a co-attack, wherever it stands but in the list.
 * @param {Crew} crew
 * @param {"accept" | "refuse"} act
 */
const buttons = ({ page }, act) =>
  page
    .getByRole("button", { name: text(`placement-act-${act}`), exact: true })
    .and(page.locator(":not([data-option])"));

/** @param {Crew} crew @param {"accept" | "refuse"} act */
const answer = (crew, act) => buttons(crew, act).and(crew.page.locator(CHOICE));

story("a deal is offered, refused, offered again and accepted", async (stage) => {
  const [partner, other, dealer] = await threeCrews(stage);
  await passTurn(partner, "company");
  await passTurn(other, "company");
  await gather(dealer, "hospital");
  const deal = { with: partner, give: "red", take: "blue" };

  await stage.chapter("what is refused changes nothing", async () => {
    await offer(dealer, deal);
    await asked(partner.page);
    await checkAccess(partner.page);
    await answer(partner, "refuse").click();
    for (const { page } of [partner, dealer]) {
      await page.getByTestId("offer").waitFor({ state: "hidden" });
      await hasTokens(page, dealer, [2, 0, 0, 0]);
      await hasTokens(page, partner, [0, 2, 0, 0]);
    }
  });

  await stage.chapter("what is accepted changes hands on every screen", async () => {
    const promise = "I stay out of the company";
    await offer(dealer, deal, promise);
    for (const { page } of [partner, other]) {
      await page.getByTestId("promised").getByText(promise).waitFor();
    }
    assert.equal(await answer(other, "accept").count(), 0, "only one is asked");
    await asked(partner.page);
    assert.equal(await buttons(partner, "accept").count(), 1, "it is asked in one place");
    await answer(partner, "accept").click();
    for (const { page } of [partner, other, dealer]) {
      await page.getByTestId("offer").waitFor({ state: "hidden" });
      await hasTokens(page, dealer, [1, 1, 0, 0]);
      await hasTokens(page, partner, [1, 1, 0, 0]);
      // The log keeps it, with the offer and with the deal.
      const told = (await logOf(page)).locator("li").filter({ hasText: promise });
      await eventually(() => told.count(), 2);
    }
    await endTurn(dealer);
  });
});

/**
 * Offers a token for a token, and perhaps a promise that is not too long.
 * @param {Crew} dealer
 * @param {{ with: Crew, give: string, take: string }} deal
 */
async function offer({ page }, { with: { seat }, give, take }, promise = "") {
  await asked(page);
  await page.getByTestId(`deal-${seat}`).click();
  const sheet = page.getByTestId("deal");
  const send = sheet.getByTestId("send-offer");
  assert.ok(await send.isDisabled(), "nothing for nothing is no deal");
  /** @param {string} side @param {string} colour */
  const add = (side, colour) => {
    const what = text(`placement-colour-${colour}`);
    const more = { name: text("placement-web-more", { what }) };
    return sheet
      .getByRole("group", { name: text(side) })
      .getByRole("button", more)
      .click();
  };
  await add("placement-web-you-give", give);
  await add("placement-web-you-get", take);
  await sheet.getByTestId("promise").fill("あ".repeat(41));
  assert.ok(await send.isDisabled(), "too long to be written down");
  await sheet.getByTestId("promise").fill(promise);
  await send.click();
  await sheet.waitFor({ state: "hidden" });
}

// With this luck the crew that begins is dealt ARP Spoofing.
story(
  "two crews attack together when one cannot pay alone",
  async (stage) => {
    const [asking, partner, third] = await threeCrews(stage);
    for (const crew of [asking, partner]) {
      await gather(crew, "hospital");
      await intrude(crew, `attacker:${crew.seat}:0`, "hospital");
      await endTurn(crew);
    }
    await passTurn(third, "factory");
    await gather(asking, "company");
    await intrude(asking, `attacker:${asking.seat}:1`, "company");
    await endTurn(asking);
    await passTurn(partner, "company");
    await passTurn(third, "factory");

    // One blue token is short of what the card asks for beside the red one.
    await gather(asking, "hospital");
    await choose(asking, text("placement-attack-arp-spoofing"));
    await choose(asking, text("placement-site-hospital"));
    await choose(asking, "co-attack");
    for (const { page } of [asking, partner, third]) await page.getByTestId("proposal").waitFor();
    assert.equal(await answer(third, "refuse").count(), 0, "only the partner is asked");
    await asked(partner.page);
    await eventually(() => buttons(partner, "refuse").count(), 1, "it is asked in one place");
    await checkAccess(partner.page);
    await choose(partner, "Join");
    for (const { page } of [asking, partner, third]) {
      await page.getByTestId("proposal").waitFor({ state: "hidden" });
      for (const crew of [asking, partner]) await hasPoints(page, crew, 2);
      await hasPoints(page, third, 0);
    }
  },
  "crews-0",
);

// With this luck one of the two bots gets there before anybody is arrested.
story(
  "a crew that reaches 15 points wins at once",
  async (stage) => {
    const seats = /** @type {import("../src/generated/SeatPlan").SeatPlan[]} */ ([
      "open",
      { bot: "greedy" },
      { bot: "greedy" },
    ]);
    const { server } = stage;
    const { table, secret } = await create(server, { game: "placement", name: "Aoi", seats });
    const page = await stage.open(`/t/${table}#${secret}`);
    while (await asked(page)) {
      const keep = option(page, "placement-act-keep");
      if (await keep.isVisible()) await passTurn({ page }, "factory");
      else await decide(page);
    }
    const verdict = page.locator(RESULT).getByTestId("verdict").first();
    assert.match(await verdict.innerText(), /decided in round \d+/);
  },
  "crews-0",
);

story("who is inside when the last token goes is arrested", async (stage) => {
  const [caught, ...others] = await threeCrews(stage);
  const { page, seat } = caught;
  const attacker = `attacker:${seat}:0`;
  /** @param {Page} page */
  const stock = (page) => page.locator("[data-stock=hospital] strong").innerText();
  await gather(caught, "hospital");
  await intrude(caught, attacker, "hospital");
  await endTurn(caught);
  for (const other of others) await passTurn(other, "hospital");
  await passTurn(caught, "hospital");
  for (const other of others) await passTurn(other, "hospital");

  // Two are left: one is the income of the attacker inside, the other is taken.
  assert.ok(await asked(page));
  await eventually(() => stock(page), "1");
  await gather(caught, "hospital");
  for (const { page } of [caught, ...others]) {
    await page.locator(`[data-space] [data-thing="${attacker}"]`).waitFor({ state: "detached" });
    await eventually(() => stock(page), "10", "the site starts anew");
  }
  const gone = thing(page, attacker).getByText(text("placement-space-gone"), { exact: true });
  await gone.waitFor();
  await endTurn(caught);
});

story("a few turns on a phone, by tapping", async (stage) => {
  const [me, ...others] = await threeCrews(stage, { size: "phone" });
  const { page, seat } = me;
  const check = async () => {
    assert.ok(await asked(page));
    assert.deepEqual(await sticksOut(page), []);
    await checkList(page);
  };
  for (const [nth, site] of /** @type {const} */ (["hospital", "company"]).entries()) {
    await check();
    await checkThumbs(page, "[data-testid=hand] [data-thing]");
    await gather(me, site, tap);
    await check();
    const attacker = `attacker:${seat}:${nth}`;
    const presses = await intrude(me, attacker, site, tap);
    assert.ok(presses <= MOST_PRESSES, `it took ${presses} presses`);
    await check();
    await page.locator(`[data-space="space:${site}:1"] [data-thing="${attacker}"]`).waitFor();
    await page.getByTestId("deal-any").tap();
    await page.getByTestId("deal").waitFor();
    assert.deepEqual(await sticksOut(page), []);
    if (nth === 0) await checkAccess(page);
    await page.keyboard.press("Escape");
    await endTurn(me, tap);
    for (const other of others) await passTurn(other, "factory");
  }
  await checkTexts(page);
});

story("a site goes dark as its stock is taken, and raises the alarm", async (stage) => {
  const [, place] = situations("placement").find(([kind]) => kind.endsWith("-broker")) ?? [];
  assert.ok(place);
  const { table, secret } = await sitAt(stage.server, "placement", place);
  const page = await stage.open(`/t/${table}#${secret}`);
  for (const site of ["hospital", "company", "e-commerce", "factory"]) {
    const shown = page.getByTestId(`site-${site}`);
    const stock = Number(await shown.locator("[data-stock] strong").innerText());
    const lit = await shown
      .locator("[data-lit]")
      .evaluateAll((floors) => floors.map((floor) => Number(floor.getAttribute("data-lit"))));
    const windows = lit.reduce((sum, floor) => sum + floor, 0);
    assert.equal(windows, stock, `${site} has a lit window for every token`);
    const harm = await shown.locator("[data-harm]").getAttribute("data-harm");
    assert.equal(harm, stock <= 5 ? "low" : "calm", `${site} with ${stock} tokens`);
  }
});

story("the table is accessible in both themes", async (stage) => {
  const { table, secret } = await create(stage.server, {
    game: "placement",
    seats: ["open", EASY, EASY],
    switches: { "first-game": true },
  });
  const page = await stage.open(`/t/${table}#${secret}`);
  await gather({ page }, "company");
  await checkAccess(page);
});

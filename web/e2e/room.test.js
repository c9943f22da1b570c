// What lies close together leaves room for names and numbers.

import assert from "node:assert/strict";
import { SIZES } from "./lib/browser.js";
import { still } from "./lib/layout.js";
import { GAMES, recordOf, sitAt, situations } from "./lib/situations.js";
import { story } from "./lib/story.js";
import { asked } from "./lib/table.js";
import { inEveryLanguage } from "./lib/texts.js";

/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("./lib/story.js").Stage} Stage */

/**
 * Somebody sits where something is asked.
 * @param {Stage} stage
 * @param {string} game
 * @param {string} question
 * @param {import("./lib/browser.js").Wish} [wish]
 */
async function sit(stage, game, question, wish = {}) {
  const [, place] =
    situations(game, "asked").find(([kind]) => kind === `asked ${game}-prompt-${question}`) ??
    assert.fail(`${game} asks ${question}`);
  const { table, secret } = await sitAt(stage.server, game, place);
  const page = await stage.open(`/t/${table}#${secret}`, wish);
  await asked(page);
  await page.keyboard.press("Escape");
  await still(page);
  return page;
}

/** Which of them are cut, or not there to be seen. @param {Locator} names */
const cut = (names) =>
  names.evaluateAll((all) =>
    all
      .filter((one) => {
        const { width, bottom } = one.getBoundingClientRect();
        const edge = one.closest(".cards")?.getBoundingClientRect().bottom ?? Infinity;
        return width < 8 || one.scrollWidth > one.clientWidth + 1 || bottom > edge + 1;
      })
      .map((one) => one.textContent),
  );

story("three cards at a site are told by name", async (stage) => {
  const page = await sit(stage, "placement", "destroy");
  const names = page.getByTestId("site-company").locator(".site-card .name");
  assert.equal(await names.count(), 3);
  await inEveryLanguage(page, async (language) => {
    assert.deepEqual(await cut(names), [], language);
  });
});

story("on a phone each change of prices at a site is a line, and none is cut", async (stage) => {
  const tables = await Promise.all(
    ["surrender", "proposed", "destroy"].map((question) =>
      sit(stage, "placement", question, { size: "phone" }),
    ),
  );
  let seen = 0;
  for (const page of tables) {
    const broken = await page
      .getByTestId("between")
      .locator(".cards .site-card")
      .evaluateAll((cards) =>
        cards.flatMap((card) => {
          const edges = card.closest(".cards")?.getBoundingClientRect();
          const inside = [card, ...card.querySelectorAll(".change")]
            .map((one) => one.getBoundingClientRect())
            .every(
              ({ right, bottom }) =>
                edges && right <= edges.right + 1 && bottom <= edges.bottom + 1,
            );
          const lines = [...card.querySelectorAll(".change")].every(
            (one) => one.getBoundingClientRect().height < 18,
          );
          return inside && lines ? [] : [card.textContent];
        }),
      );
    assert.deepEqual(broken, []);
    seen += await page.locator(".cards .site-card .change:visible").count();
  }
  assert.ok(seen > 0, "some change prices");
});

story("three opponents have names", async (stage) => {
  const page = await sit(stage, "placement", "guess");
  const names = page.getByTestId("others").locator(".seat-name .name");
  assert.equal(await names.count(), 3);
  await inEveryLanguage(page, async (language) => {
    assert.deepEqual(await cut(names), [], language);
  });
});

story("the hand stays where it is while damage is placed", async (stage) => {
  const page = await sit(stage, "league", "place-server");
  const rack = await page.getByTestId("own").locator(".rack").first().boundingBox();
  const plain = await sit(stage, "league", "choose");
  const usual = await plain.getByTestId("own").locator(".rack").first().boundingBox();
  assert.equal(Math.round(rack?.height ?? 0), Math.round(usual?.height ?? 1));
});

story("the field and all captures are in sight without scrolling", async (stage) => {
  const page = await sit(stage, "ports", "ntp");
  for (const size of [SIZES.desktop, { width: 1366, height: 768 }, SIZES.projector]) {
    await page.setViewportSize(size);
    await still(page);
    for (const part of ["[data-testid=between]", "[data-testid=own] .captures"]) {
      const over = await page
        .locator(part)
        .evaluate((one) => Math.round(one.scrollHeight - one.clientHeight));
      assert.ok(over <= 1, `${part} is longer by ${over} px, ${size.width} px wide`);
    }
  }
});

story("what all have captured is in sight at the end of a large game", async (stage) => {
  // Whoever takes the last decision of a whole game, and a room that watches.
  for (const [players, over] of situations("ports", "over players")) {
    const { entries } = /** @type {{ entries: { seat: number }[] }} */ (recordOf("ports", over));
    const entry = entries.length - 1;
    const seat = entries[entry]?.seat ?? 0;
    const { table, secret } = await sitAt(stage.server, "ports", { ...over, entry, seat });
    const player = await stage.open(`/t/${table}#${secret}`);
    const room = await stage.open(`/t/${table}`, { size: "projector" });
    for (const page of [player, room]) {
      const others = page.getByTestId("others");
      await others.waitFor();
      await still(page);
      const cut = await others.evaluate((one) => Math.round(one.scrollHeight - one.clientHeight));
      assert.ok(cut <= 1, `${players}: the others are longer by ${cut} px`);
      await page.context().close();
    }
  }
});

story("the place of a player and the field are pressed wherever they are free", async (stage) => {
  for (const size of /** @type {const} */ (["desktop", "phone"])) {
    const page = await sit(stage, "ports", "udp", { size });
    const places = page.locator(".yard:has(> .stands > .thing.can)");
    const names = await places.evaluateAll((all) =>
      all.map((one) => one.querySelector(".stands .thing")?.getAttribute("data-thing")),
    );
    assert.ok(names.includes("field") && names.length > 2, String(names));
    for (const [nth, name] of names.entries()) {
      const place = places.nth(nth);
      await place.scrollIntoViewIfNeeded();
      const { width, height } = (await place.boundingBox()) ?? assert.fail(`${name} is drawn`);
      const press = size === "phone" ? "tap" : "click";
      await place[press]({ position: { x: width - 8, y: height - 8 } });
      await place.locator(".stands .thing[aria-pressed=true]").waitFor();
      await page.keyboard.press("Escape");
    }
  }
});

story("what stops an attack keeps its name on a phone", async (stage) => {
  const page = await sit(stage, "frontline", "nullify", { size: "phone" });
  await inEveryLanguage(page, async (language) => {
    const covered = await page.getByTestId("stops").evaluateAll((marks) =>
      marks.some((mark) => {
        const name = mark.closest(".place")?.querySelector(".name");
        if (!name) return true;
        const range = document.createRange();
        range.selectNodeContents(name);
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return [...range.getClientRects()].some(
          (line) =>
            line.left < right - 2 &&
            line.right > left + 2 &&
            line.top < bottom - 2 &&
            line.bottom > top + 2,
        );
      }),
    );
    assert.ok(!covered, language);
  });
});

for (const game of GAMES)
  story(
    `a tap on a card of ${game} that cannot be used says why, and then comes up large`,
    async (stage) => {
      const idle = "[data-testid=board] .thing[data-large]:not(.can):visible";
      for (const [kind, place] of situations(game)) {
        const { table, secret } = await sitAt(stage.server, game, place);
        const page = await stage.open(`/t/${table}#${secret}`, { size: "phone" });
        await asked(page);
        await still(page);
        const card = page.locator(idle).first();
        if (await card.isVisible()) {
          const isRefused = await card.evaluate((one) => one.matches(".cannot"));
          await card.tap();
          if (isRefused) await card.tap();
          await page.getByTestId("card-sheet").locator("h2").waitFor();
          return;
        }
        await page.context().close();
        stage.remark(`${kind}: every card can be used`);
      }
      assert.fail("there is such a card");
    },
  );

/** Moments at which there is much to be seen. */
const FULL = {
  // Three others with much before them, and one with a dummy; a full supply; a colour to be chosen.
  league: [
    { record: "4-players-newcomers-some", entry: 69, seat: 0 },
    { record: "4-players-newcomers-some-extra-cards-3", entry: 13, seat: 2 },
    { record: "2-players-one-more-some", entry: 35, seat: 0 },
    { record: "2-players-extra-cards-1-one-fewer-some", entry: 29, seat: 1 },
  ],
  // Many captures of one's own, all sets begun, one that scores no more; five others.
  ports: [
    { record: "2-players-dual-transport", entry: 26, seat: 0 },
    {
      record: "2-players-beginners-some-red-some-dot-over-tls-dual-transport",
      entry: 41,
      seat: 1,
    },
    { record: "4-players-red-some", entry: 44, seat: 2 },
    {
      record: "6-players-captures-name-up-beginners-some-red-some-dot-over-tls",
      entry: 26,
      seat: 3,
    },
  ],
};

for (const [game, moments] of Object.entries(FULL))
  story(`on a phone all of ${game} is in sight without scrolling`, async (stage) => {
    for (const place of moments) {
      const { table, secret } = await sitAt(stage.server, game, place);
      const page = await stage.open(`/t/${table}#${secret}`, { size: "phone" });
      await asked(page);
      await inEveryLanguage(page, async (language) => {
        await still(page);
        const longer = await page
          .locator(".area, [data-testid=held], .board :is(.planner, .trays, ul.progress)")
          .evaluateAll((all) =>
            all
              .filter((one) => one.scrollHeight > one.clientHeight + 1)
              .map((one) => `${one.className}: ${one.scrollHeight} of ${one.clientHeight} px`),
          );
        assert.deepEqual(longer, [], `${place.record}, ${language}`);
      });
      await page.context().close();
    }
  });

// The line below the board, and the list of options as the second way in.

import assert from "node:assert/strict";
import { create, EASY } from "./lib/api.js";
import { LANGUAGES } from "./lib/browser.js";
import { choose, tap } from "./lib/pressing.js";
import { still } from "./lib/layout.js";
import { story } from "./lib/story.js";
import { ALLOWED, answering, asked, CHOICE, LIT, OPTION, PLAY_NOW } from "./lib/table.js";

/** @typedef {import("playwright-core").Page} Page */

const LIST = "#panel-options";

/** Whether the list is open for eyes. @param {Page} page */
async function isOpen(page) {
  await still(page);
  return page.locator(LIST).evaluate((list) => {
    const { left, top, width } = list.getBoundingClientRect();
    return list.contains(document.elementFromPoint(left + width / 2, top + 12));
  });
}

story("the list opens with a key, is remembered, and goes with Escape", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  assert.ok(await asked(page));
  await page.keyboard.press("Escape");
  assert.ok(!(await isOpen(page)), "Escape closes it");
  await page.reload();
  assert.ok(await page.locator(OPTION).first().isEnabled(), "for ears it is always there");
  assert.ok(!(await isOpen(page)), "nobody has opened it");

  const question = await page.getByTestId("prompt").innerText();
  await page.keyboard.press("1");
  assert.equal(await page.getByTestId("prompt").innerText(), question, "numbers need a list");
  await page.keyboard.press("o");
  assert.ok(await isOpen(page));
  await page.reload();
  await page.locator(OPTION).first().waitFor();
  assert.ok(await isOpen(page), "whoever likes it open has it open");
  await answering(page, () => page.keyboard.press("1"));
});

story("what is pressed on the board is carried out beside it, and let go there", async (stage) => {
  const page = await stage.open("/");
  await page.locator(PLAY_NOW).click();
  assert.ok(await asked(page));
  await page.keyboard.press("Escape");
  const dock = page.getByTestId("dock");
  const height = (await dock.boundingBox())?.height;

  await page.locator(LIT).first().click();
  await page.locator(CHOICE).first().waitFor();
  assert.equal((await dock.boundingBox())?.height, height, "the board stands still");
  await dock.locator(".picked").click();
  await dock.locator(".picked").waitFor({ state: "detached" });
  await page.locator(LIT).first().click();
  await answering(page, () => page.locator(CHOICE).first().click());
});

story("the name of an open tab is never cut", async (stage) => {
  for (const language of LANGUAGES) {
    const page = await stage.open("/", { language });
    await page.locator(PLAY_NOW).click();
    assert.ok(await asked(page));
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      const name = tab.locator("span").first();
      const cut = await name.evaluate((one) => one.scrollWidth - one.clientWidth);
      assert.ok(cut <= 0, `${language}: ${await name.innerText()} is cut by ${cut} px`);
    }
    await page.context().close();
  }
});

story("on a phone the list is a sheet that goes with the answer", async (stage) => {
  const page = await stage.open("/", { size: "phone" });
  await page.locator(PLAY_NOW).tap();
  assert.ok(await asked(page));
  assert.ok(!(await isOpen(page)));
  await answering(page, () => tap(page.locator(ALLOWED).first()));
  await asked(page);
  assert.ok(!(await isOpen(page)));
});

story("on a phone what was told fills the room that a short question leaves", async (stage) => {
  const page = await stage.open("/", { size: "phone" });
  await page.locator(PLAY_NOW).tap();
  assert.ok(await asked(page));
  await choose(page, 0, tap);
  assert.ok(await asked(page));
  // Only what is answered on the board alone has such room.
  while ((await page.locator(CHOICE).count()) + (await page.getByTestId("coach").count()) > 0) {
    await choose(page, 0, tap);
    assert.ok(await asked(page), "sooner or later it is asked on the board alone");
  }
  await page.keyboard.press("Escape");
  await still(page);
  const dock = await page.getByTestId("dock").boundingBox();
  const told = await page.getByTestId("before").locator("p").first().boundingBox();
  const question = await page.locator("[data-testid=prompt] > span").boundingBox();
  assert.ok(dock && told && question);
  assert.ok(told.y >= question.y + question.height, "the question is not covered");
  assert.ok(told.y + told.height <= dock.y + dock.height, "nor does it stick out");
});

story(
  "on a phone what was told is told whole, however long it is",
  async (stage) => {
    const { table, secret } = await create(stage.server, {
      game: "league",
      seats: ["open", EASY, EASY],
    });
    const page = await stage.open(`/t/${table}#${secret}`, { size: "phone", language: "ja" });
    let lines = 0;
    for (let turn = 0; turn < 12 && (await asked(page)); turn += 1) {
      await still(page);
      const told = await page
        .getByTestId("before")
        .locator("p")
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const place = one.parentElement?.getBoundingClientRect();
            const { left, bottom } = one.getBoundingClientRect();
            if (!place || left >= place.right) return [];
            const isCut = one.scrollWidth > one.clientWidth + 1 || bottom > place.bottom + 1;
            return [{ words: one.textContent, isCut }];
          }),
        );
      lines += told.length;
      assert.deepEqual(
        told.filter(({ isCut }) => isCut),
        [],
      );
      await choose(page, turn, tap);
    }
    assert.ok(lines > 0, "something was told");
  },
  "told",
);

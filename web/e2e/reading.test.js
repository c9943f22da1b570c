// What there is to read and to look at: rules with contents, search and pictures; cards by kind.

import assert from "node:assert/strict";
import { games } from "./lib/api.js";
import { story } from "./lib/story.js";
import { text } from "./lib/words.js";

story(
  "the rules of every game have contents, pictures, search and a way to play",
  async (stage) => {
    const page = await stage.open("/rules");
    for (const { id } of await games(stage.server)) {
      await page.goto("/rules");
      await page.getByTestId(`rules-${id}`).click();
      await page.locator(".rulebook h2").first().waitFor();
      const parts = page.locator(".rulebook > :is(h2, h3)");
      const entries = page.getByTestId("contents").locator("a");
      assert.equal(await entries.count(), await parts.count());
      await entries.last().click();
      assert.ok(
        await parts.last().evaluate((one) => one.getBoundingClientRect().top < innerHeight),
      );

      // The board is a real one, and nothing on it can be pressed.
      await page.locator("[data-testid=picture-board] [inert] [data-testid=board]").waitFor();
      await page.locator("[data-testid=picture-cards] li").first().waitFor();
    }

    const title = text("cyberwar-mode-solo");
    await page.getByTestId("find").fill(title);
    const found = page.getByTestId("found");
    await found.getByText(/^1 of \d+$/).waitFor();
    await page.getByTestId("find").press("Enter");
    await found.getByText(/^2 of \d+$/).waitFor();
    await page.getByTestId("find").fill("nowhere to be found");
    await found.getByText(text("web-rules-not-found")).waitFor();

    await page.getByTestId("rules-play").click();
    await page.getByTestId("quick-play").waitFor();
  },
);

story("the gallery shows one kind at a time, and tells about a card", async (stage) => {
  const page = await stage.open("/gallery");
  for (const { id } of await games(stage.server)) {
    await page.getByTestId(`gallery-${id}`).click();
    const things = page.getByTestId("gallery-dark");
    await things.locator("h3").waitFor();
    assert.equal(await things.locator("h3").count(), 1, id);
    const exhibit = things.locator("[data-exhibit]").first();
    const kinds = page.getByRole("group", { name: text("web-gallery-kinds") });
    if ((await exhibit.count()) === 0) await kinds.getByRole("button").nth(1).click();
    await exhibit.click();
    await page.getByTestId("exhibit").locator("h2").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByTestId("exhibit").waitFor({ state: "detached" });
  }
});

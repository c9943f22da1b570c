// Whoever watches, or plays, is sent no face that is hidden from them: not on the page, and not in
// the raw messages either.

import assert from "node:assert/strict";
import { play } from "./lib/pressing.js";
import { cardsOnField, checkSeat, checkSpectator } from "./lib/secrets.js";
import { story } from "./lib/story.js";
import { asked, PLAY_NOW, RESULT, tableOf } from "./lib/table.js";
import { overhear } from "./lib/wire.js";

/** A card of which both faces are drawn. */
const WHOLE = "[data-testid=board] .card .other > *";

story("no hidden face is sent to a spectator or to a seat", async (stage) => {
  const player = await stage.somebody();
  const toPlayer = overhear(player);
  await player.goto("/");
  await player.locator(PLAY_NOW).click();
  assert.ok(await asked(player));
  const table = tableOf(player);

  const spectator = await stage.somebody();
  const toSpectator = overhear(spectator);
  await spectator.goto(`/t/${table}`);
  await spectator.getByTestId("board").waitFor();
  assert.equal(await spectator.locator(WHOLE).count(), 0);
  assert.equal(await spectator.locator("[data-option]").count(), 0);
  for (const secret of ["record", "replay?viewer=open", "replay?viewer=1"]) {
    const { status } = await fetch(`${stage.server.origin}/api/tables/${table}/${secret}`);
    assert.ok(status >= 400 && status < 500, `${secret} is not to be had yet: ${status}`);
  }

  await play(player, { decisions: 6 });
  assert.equal(await spectator.locator(WHOLE).count(), 0);
  await play(player);
  // What the spectator has not looked at yet is skipped too.
  await asked(spectator);
  await spectator.locator(RESULT).waitFor();

  const [watched, seen] = [checkSpectator(toSpectator), checkSeat(toPlayer, 0)];
  stage.remark(`${watched} views of a spectator, ${seen} of a seat`);
  assert.ok(watched > 30 && seen > 30, "the whole game was overheard");

  // The same messages with one face more are found out.
  const [field] = toSpectator.flatMap(cardsOnField);
  assert.ok(field);
  field.faces = { shows: "both", name: "ssh", port: 22, transport: "tcp" };
  assert.throws(() => checkSpectator(toSpectator), /pairs two faces/);
});

import { expect, test } from "vitest";
import { applying, settingsFor } from "../src/app/applying";
import type { GameInfo } from "../src/generated/GameInfo";
import type { Switch } from "../src/generated/Switch";

const flag = (id: string, more: Partial<Pick<Switch, "modes" | "with">> = {}): Switch => ({
  id,
  kind: "flag",
  modes: [],
  with: null,
  rare: false,
  ...more,
});
const WAR: GameInfo = {
  id: "war",
  rules: 1,
  players: { min: 1, max: 4 },
  switches: [
    flag("mode"),
    flag("hint", { modes: ["solo"] }),
    flag("blind", { modes: ["draft", "duel"] }),
    flag("newcomers"),
    flag("extra", { with: "newcomers" }),
  ],
  modes: [
    { id: "solo", min: 1, max: 1, set: [] },
    { id: "duel", min: 2, max: 2, set: [["mode", "duel"]] },
  ],
  lengths: [],
  imports: [],
};
const ids = (mode: string | null, set = {}) => applying(WAR, mode, set).map(({ id }) => id);

test("only the switches of the chosen mode are offered, and never what makes the mode", () => {
  expect(ids("solo")).toEqual(["hint", "newcomers"]);
  expect(ids("duel")).toEqual(["blind", "newcomers"]);
});

test("a switch that refines another waits for it", () => {
  expect(ids("solo", { newcomers: [] })).not.toContain("extra");
  expect(ids("solo", { newcomers: ["1"] })).toContain("extra");
});

test("what was set for another mode is not sent along", () => {
  const set = { hint: true, blind: true, newcomers: ["1"], gone: 3 };
  expect(settingsFor(applying(WAR, "solo", set), set)).toEqual({ hint: true, newcomers: ["1"] });
});

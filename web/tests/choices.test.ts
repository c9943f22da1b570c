import { expect, test } from "vitest";
import type { Choice } from "../src/generated/Choice";
import { choices } from "../src/table/choices";
import { options } from "../src/table/menu";
import { NOTHING } from "../src/table/picks";

const entry = (action: string, things: string[] = [], no = false): Choice => ({
  action,
  text: { key: action },
  things,
  no: no ? { key: "no" } : null,
});
const closes = ({ action }: Choice) => action === "end";
const of = (menu: Choice[], now: string[] = [], drawn = (thing: string) => thing !== "nowhere") => {
  const { buttons, many } = choices(
    options(menu),
    now.length ? { now, next: [] } : NOTHING,
    closes,
    drawn,
  );
  return { buttons: buttons.map(({ choice }) => choice.action), many };
};

test("what is on the board gets no button, what is not or closes the matter does", () => {
  const menu = [entry("end", ["turn"]), entry("move", ["pawn", "site"]), entry("draw")];
  expect(of(menu)).toEqual({ buttons: ["draw", "end"], many: false });
});

test("what cannot be done gets no button", () => {
  expect(of([entry("draw", [], true), entry("end")]).buttons).toEqual(["end"]);
});

test("once something is pressed, all that it can mean is there if that is little", () => {
  const menu = [entry("move", ["pawn", "site"])];
  expect(of(menu, ["pawn"]).buttons).toEqual(["move"]);
});

test("with much to choose from, the board leads on", () => {
  const menu = Array.from({ length: 6 }, (_, nth) => entry(`move-${nth}`, ["pawn", `site-${nth}`]));
  expect(of([...menu, entry("stay", ["pawn"])], ["pawn"])).toEqual({
    buttons: ["stay"],
    many: false,
  });
});

test("too many for buttons are left to the list, but for what closes the matter", () => {
  const menu = Array.from({ length: 6 }, (_, nth) => entry(`name-${nth}`));
  expect(of([...menu, entry("end")])).toEqual({ buttons: ["end"], many: true });
  const { left } = choices(options([...menu, entry("end")]), NOTHING, closes, () => true);
  expect(left, "as many as the list has beside the buttons").toBe(6);
});

test("what the board does not draw gets a button", () => {
  const menu = [entry("set", ["nowhere"]), entry("draw", ["deck", "nowhere"])];
  expect(of(menu).buttons).toEqual(["set"]);
});

import type { Action } from "../../generated/placement/Action";
import type { Aids } from "../../generated/placement/Aids";
import type { Attack } from "../../generated/placement/Attack";
import type { Site } from "../../generated/placement/Site";
import type { View } from "../../generated/placement/View";
import type { Choice } from "../../generated/Choice";
import type { TableContext } from "../../table/context";
import type { Use } from "../../table/menu";
import { siteIndex } from "./sites";
import { pieceOf } from "./words";

/** What has been pressed before and what is pressed now, read as a move. */
export interface Asked {
  view: View;
  aids: Aids;
  menu: Choice[];
  selected: string | null;
}

const attackerIn = (thing: string) => {
  const [, seat, nth] = /^attacker:(\d):(\d)$/.exec(thing) ?? [];
  return seat && nth ? { seat: Number(seat), nth: Number(nth) } : null;
};
const siteIn = (thing: string) =>
  /^(?:site|space):([a-z-]+?)(?::\d)?$/.exec(thing)?.[1] as Site | undefined;
const cardIn = (thing: string) => /^hand:(.+)$/.exec(thing)?.[1] as Attack | undefined;

const allowed = (menu: Choice[], ...things: string[]) =>
  menu.filter(({ things: all, no }) => !no && things.every((thing) => all.includes(thing)));

const has = (menu: Choice[], action: Action) =>
  menu.some(({ action: one, no }) => !no && JSON.stringify(one) === JSON.stringify(action));

/**
 * The few presses: an attacker and then a site, or a card and then an attacker, are one move. While
 * a move is being planned a press decides at once, since a plan can be dropped. None: the press is
 * read as everywhere else.
 */
export function moveOf({ view, aids, menu, selected }: Asked, thing: string): Action[] | null {
  if (selected && selected !== thing) {
    const [only, more] = allowed(menu, selected, thing);
    if (only && !more) return [only.action as Action];
    const intruder = attackerIn(selected);
    const site = siteIn(thing);
    if (intruder && site && entrance(view, aids, selected, site)) {
      const move: Action = { move: pieceOf(intruder.seat, intruder.nth) };
      if (has(menu, move)) return [move, { at: site }];
    }
    const card = cardIn(selected);
    const user = attackerIn(thing);
    if (card && user && has(menu, { play: card })) {
      const piece = pieceOf(user.seat, user.nth);
      if (usable(aids, card, piece)) return [{ play: card }, { with: piece }];
    }
  }
  if (typeof view.phase === "object" && "plan" in view.phase) {
    const [only, more] = allowed(menu, thing);
    if (only && !more) return [only.action as Action];
  }
  return null;
}

/** What a thing is good for, after something else was pressed. */
export function useOf({ view, aids, menu, selected }: Asked, thing: string): Use | null {
  if (!selected) return null;
  const piece = attackerIn(thing);
  const card = cardIn(selected);
  if (card && piece && has(menu, { play: card })) {
    return usable(aids, card, pieceOf(piece.seat, piece.nth)) ? "can" : null;
  }
  const site = siteIn(thing);
  if (site && thing === `space:${site}:1` && entrance(view, aids, selected, site)) return "can";
  return null;
}

function entrance(view: View, aids: Aids, selected: string, site: Site): boolean {
  const piece = attackerIn(selected);
  const attacker = piece && view.crews[piece.seat]?.attackers[piece.nth];
  const aid = aids.sites[siteIndex(site)];
  return Boolean(attacker?.space === "start" && aid && !aid.barred && aid.moves[0].payable);
}

const usable = (aids: Aids, card: Attack, piece: number) =>
  aids.cards
    .find((aid) => aid.card === card)
    ?.uses.some((use) => use.attacker === piece && use.standing) ?? false;

/** The table as this board presses it. */
export function pressing(outer: TableContext, asked: () => Asked): TableContext {
  return Object.create(outer, {
    use: { value: (thing: string) => useOf(asked(), thing) ?? outer.use(thing) },
    press: {
      value(thing: string) {
        const plan = moveOf(asked(), thing);
        if (plan) void outer.act(plan);
        else outer.press(thing);
      },
    },
  }) as TableContext;
}

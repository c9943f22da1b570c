import type { CoAttack } from "../../generated/placement/CoAttack";
import type { View } from "../../generated/placement/View";
import { ownerOf } from "./words";

/** One side of a co-attack: the attacker that takes part, and who pays for it. */
export interface Side {
  piece: number;
  payer: number;
}

/** The turn player pays for the attacker it uses, a borrowed one too; who is asked pays the rest. */
export function sidesOf({ turn }: Pick<View, "turn">, { target, partner }: CoAttack) {
  const by: Side = { piece: target.attacker, payer: turn };
  const asked: Side = { piece: partner, payer: ownerOf(partner) };
  return { by, asked };
}

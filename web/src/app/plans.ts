import type { GameInfo } from "../generated/GameInfo";
import type { GameMode } from "../generated/GameMode";
import type { Level } from "../generated/Level";
import type { SeatPlan } from "../generated/SeatPlan";
import { FORMER, LEVELS } from "../generated/levels";
import type { Setting } from "../generated/Setting";
import { recall, remember } from "./storage";

/** How somebody last set up a game: the next time begins with it. */
export interface Plan {
  /** None where the game has no modes. */
  mode: string | null;
  players: number;
  level: Level;
}

/** The level that a browser remembers, which may still be by a former name. */
export const levelOf = (name: string | undefined): Level | undefined =>
  LEVELS.find((level) => level === (FORMER[name ?? ""] ?? name));

/** A first game is for three, if it can be. */
const USUAL = 3;

export const modeOf = ({ modes }: GameInfo, id: string | null): GameMode | undefined =>
  modes.find((mode) => mode.id === id);

/** How many can play this mode, or the game where it has none. */
export function countsOf(game: GameInfo, mode: string | null): number[] {
  const { min, max } = modeOf(game, mode) ?? game.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** The number of players nearest to what is wanted. */
export function nearest(counts: number[], wanted: number): number {
  const first = counts[0] ?? wanted;
  return Math.min(Math.max(wanted, first), counts.at(-1) ?? first);
}

/** As it was last time, as far as the game still has it. */
export function planOf(game: GameInfo): Plan {
  const last = recall<Partial<Plan>>(`plan.${game.id}`, {});
  const usual = nearest(countsOf(game, null), USUAL);
  const fitting = game.modes.find(({ min, max }) => min <= usual && usual <= max);
  const mode = (modeOf(game, last.mode ?? null) ?? fitting)?.id ?? null;
  const players = nearest(countsOf(game, mode), last.players ?? USUAL);
  return { mode, players, level: levelOf(last.level) ?? "newcomer" };
}

export const keepPlan = (game: GameInfo, plan: Plan) => remember(`plan.${game.id}`, plan);

/** The settings that make a table one of this mode. */
export const settingsOf = (game: GameInfo, mode: string | null): Record<string, Setting> =>
  Object.fromEntries(modeOf(game, mode)?.set ?? []);

/** Oneself and bots, as many as there are to be players. */
export const seatsOf = ({ players, level }: Plan): SeatPlan[] => [
  "open",
  ...Array.from({ length: players - 1 }, () => ({ bot: level })),
];

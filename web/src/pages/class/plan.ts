import type { ClassPlan } from "../../generated/ClassPlan";
import type { Fill } from "../../generated/Fill";
import type { Hands } from "../../generated/Hands";
import type { GameInfo } from "../../generated/GameInfo";
import type { Keeping } from "../../generated/Keeping";
import type { Level } from "../../generated/Level";
import type { Seating } from "../../generated/Seating";
import { applying, settingsFor, type Settings } from "../../app/applying";
import { countsOf, nearest, planOf, settingsOf } from "../../app/plans";

export const CLOCKS = [0, 30, 60, 120, 300];
export const FILLS: Fill[] = ["bots", "fewer"];
export const SEATINGS: Seating[] = ["arrival", "random", "teams", "choosing"];
/** Once something was played it can be gone by. */
export const LATER_SEATINGS: Seating[] = [
  "arrival",
  "random",
  "mixed",
  "alike",
  "teams",
  "choosing",
];
export const DAYS = [1, 7, 30, 90];
export const USUAL_KEEPING: Keeping = { names: true, journal: true, days: 30 };

/** A plan as a form has it: what does not apply just now is kept. */
export interface Draft {
  game: string;
  mode: string | null;
  size: number;
  level: Level;
  fill: Fill;
  seating: Seating;
  /** 0: none. */
  clock: number;
  sameDeal: boolean;
  hands: Hands;
  /** Until the bell; none: there is none. */
  minutes: number | null;
  switches: Settings;
}

/** Another game is played as it was last. */
export function withGame(draft: Draft, game: GameInfo): Draft {
  const { mode, players } = planOf(game);
  return { ...draft, game: game.id, mode, size: players, switches: {} };
}

/** What a class begins with, if nothing is said. */
export const usual = (game: GameInfo): Draft =>
  withGame(
    {
      game: game.id,
      mode: null,
      size: 0,
      level: "newcomer",
      fill: "bots",
      seating: "arrival",
      clock: 0,
      sameDeal: false,
      hands: { first_round: false, to_host: false, to_watchers: false },
      minutes: null,
      switches: {},
    },
    game,
  );

export const sizeOf = (game: GameInfo, { mode, size }: Draft) =>
  nearest(countsOf(game, mode), size);

/** As the server has it. */
export function written(game: GameInfo, draft: Draft): ClassPlan {
  const { mode, level, fill, seating, clock, sameDeal, minutes, hands, switches } = draft;
  return {
    game: game.id,
    switches: {
      ...settingsFor(applying(game, mode, switches), switches),
      ...settingsOf(game, mode),
    },
    size: sizeOf(game, draft),
    fill,
    level,
    seating,
    ...(clock > 0 ? { clock } : {}),
    same_deal: sameDeal,
    hands,
    ...(minutes === null ? {} : { minutes }),
  };
}

/** Back into the form. */
export function drafted(game: GameInfo, plan: ClassPlan): Draft {
  const { size, level, fill, seating, clock = 0, same_deal = false, switches = {} } = plan;
  const { first_round = false, to_host = false, to_watchers = false } = plan.hands ?? {};
  const { minutes = null } = plan;
  const mode = game.modes.find(({ set }) => set.every(([id, value]) => switches[id] === value));
  return {
    game: game.id,
    mode: mode?.id ?? null,
    size,
    level,
    fill,
    seating,
    clock,
    sameDeal: same_deal,
    hands: { first_round, to_host, to_watchers },
    minutes,
    switches,
  };
}

import type { GameInfo } from "../../generated/GameInfo";
import type { Length } from "../../generated/Length";
import type { Setting } from "../../generated/Setting";
import type { Settings } from "../../app/applying";

const defaultOf = (game: GameInfo, id: string): Setting | undefined => {
  const one = game.switches.find((other) => other.id === id);
  switch (one?.kind) {
    case "flag":
      return false;
    case "number":
      return one.default;
    case "choice":
    case "listed":
      return one.options[0];
    default:
      return undefined;
  }
};

/** The settings that a game's length was measured for. */
const measured = (game: GameInfo): string[] => [
  ...new Set(game.lengths.flatMap(({ set }) => set.map(([id]) => id))),
];

const valueIn = (game: GameInfo, settings: Settings, id: string) =>
  settings[id] ?? defaultOf(game, id);

const valueOf = (game: GameInfo, { set }: Length, id: string) =>
  set.find(([other]) => other === id)?.[1] ?? defaultOf(game, id);

/** Those that differ from what is set in nothing but these. */
function alike(game: GameInfo, players: number, settings: Settings, but: string[]): Length[] {
  const others = measured(game).filter((id) => !but.includes(id));
  return game.lengths.filter(
    (length) =>
      length.players === players &&
      others.every((id) => valueOf(game, length, id) === valueIn(game, settings, id)),
  );
}

const isNumber = (game: GameInfo) => (id: string) =>
  game.switches.some((one) => one.id === id && one.kind === "number");

/**
 * How many minutes a game takes at a table of so many players, from measured games. Between two
 * numbers that were measured the way is straight. None: nobody has measured it.
 */
export function minutesOf(game: GameInfo, players: number, settings: Settings): number | null {
  const numbers = measured(game).filter(isNumber(game));
  const near = alike(game, players, settings, numbers);
  const [by] = numbers;
  if (by === undefined) return near[0]?.minutes ?? null;
  const wanted = Number(valueIn(game, settings, by));
  const points = near
    .map((length) => ({ at: Number(valueOf(game, length, by)), minutes: length.minutes }))
    .sort((a, b) => a.at - b.at);
  const above = points.find(({ at }) => at >= wanted) ?? points.at(-1);
  const below = points.findLast(({ at }) => at <= wanted) ?? points[0];
  if (!above || !below) return null;
  if (above.at === below.at) return above.minutes;
  const way = (wanted - below.at) / (above.at - below.at);
  return Math.round(below.minutes + way * (above.minutes - below.minutes));
}

/** What would fit better, and what it changes. */
export interface Proposal {
  minutes: number;
  changes: [string, Setting][];
}

/** With more time than this left over, a longer game is worth proposing. */
const ROOM = 1.5;

/**
 * The longest game that fits the time, if what is set does not, or leaves much of it. What makes it
 * another mode is left as it is.
 */
export function proposalFor(
  game: GameInfo,
  mode: string | null,
  players: number,
  settings: Settings,
  available: number,
): Proposal | null {
  const now = minutesOf(game, players, settings);
  if (now === null || (now <= available && now * ROOM >= available)) return null;
  const decided = new Set(game.modes.flatMap((one) => one.set.map(([id]) => id)));
  const free = measured(game).filter((id) => {
    const one = game.switches.find((other) => other.id === id);
    const applies = !one || one.modes.length === 0 || mode === null || one.modes.includes(mode);
    return !decided.has(id) && applies;
  });
  const fitting = alike(game, players, settings, free)
    .filter(({ minutes }) => minutes <= available)
    .sort((a, b) => b.minutes - a.minutes)[0];
  if (!fitting || fitting.minutes === now || (now <= available && fitting.minutes < now)) {
    return null;
  }
  const changes = free.flatMap((id): [string, Setting][] => {
    const value = valueOf(game, fitting, id);
    return value === undefined || value === valueIn(game, settings, id) ? [] : [[id, value]];
  });
  return { minutes: fitting.minutes, changes };
}

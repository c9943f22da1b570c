import type { GameInfo } from "../generated/GameInfo";
import type { Setting } from "../generated/Setting";
import type { Switch } from "../generated/Switch";

export type Settings = Record<string, Setting>;

const isSet = (value: Setting | undefined) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** The switches that say something in this mode, besides those that make it this mode. */
export function applying(game: GameInfo, mode: string | null, set: Settings): Switch[] {
  const decided = new Set(game.modes.flatMap((one) => one.set.map(([id]) => id)));
  return game.switches.filter(
    ({ id, modes, with: other }) =>
      !decided.has(id) &&
      (modes.length === 0 || mode === null || modes.includes(mode)) &&
      (other === null || isSet(set[other])),
  );
}

/** What is set of these: what applied before, or to another game, is left out. */
export const settingsFor = (switches: Switch[], set: Settings): Settings =>
  Object.fromEntries(
    switches.flatMap(({ id }) => {
      const value = set[id];
      return value === undefined ? [] : [[id, value]];
    }),
  );

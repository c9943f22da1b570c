import type { PlayView } from "../../generated/cyberwar/PlayView";
import { t } from "../../app/texts.svelte";
import type { Line, Sheet } from "../../table/ScoringFrame.svelte";

/** A game that a player has played. */
export interface Played extends Line {
  /** The defences it was played with, where they were a team. */
  team: number[];
}

/** Every player's games, by points; nobody has any where one plays alone. */
export function sheetsOf(play: PlayView): Sheet<Played>[] {
  switch (play.mode) {
    case "solo":
      return [];
    case "draft":
      return drafts(play);
    case "red-blue":
      return duels(play);
  }
}

/** One game counts the attacks stopped, and of several each counts that was won. */
function drafts({ results, games }: PlayView & { mode: "draft" }): Sheet<Played>[] {
  const seats = results[0]?.teams.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    lines: results.map(({ teams, scores, winners, extra }, nth) => {
      const stopped = scores[seat] ?? 0;
      const count = t("cyberwar-web-stopped-count", { count: stopped });
      const tie = extra > 0 ? [t("cyberwar-web-extra", { count: extra })] : [];
      return {
        key: `${nth}`,
        team: teams[seat] ?? [],
        ...(games > 1
          ? {
              label: t("cyberwar-web-game", { game: nth + 1, games }),
              notes: [count, ...tie],
              points: Number(winners.includes(seat)),
            }
          : { label: count, notes: tie, points: stopped }),
      };
    }),
  }));
}

/** Both players' piles: red's are the attacks that got through, blue's those that were stopped. */
function duels(duel: PlayView & { mode: "red-blue" }): Sheet<Played>[] {
  const games = [...(duel.past ? [duel.past] : []), duel];
  return [0, 1].map((seat) => ({
    seat,
    lines: games.map(({ red, stopped, through }, nth) => ({
      key: `${nth}`,
      team: [],
      label: t("cyberwar-web-game", { game: nth + 1, games: games.length }),
      notes: [t(red === seat ? "cyberwar-web-red" : "cyberwar-web-blue")],
      points: (red === seat ? through : stopped).length,
    })),
  }));
}

import type { PlayerView } from "../../generated/league/PlayerView";
import type { Server } from "../../generated/league/Server";
import { t } from "../../app/texts.svelte";
import type { Line, Sheet } from "../../table/ScoringFrame.svelte";
import { defenceFact, serverFact } from "./facts";
import { serverText } from "./words";

/** What the end of the last round brought a player: the damage of it is still on the table. */
export function lastRound({ servers, defences }: PlayerView) {
  const damages = servers.flatMap(({ damage }) => damage);
  const clean = servers
    .filter(({ damage }) => damage.every((count) => count === 0))
    .map(({ server }): { server: Server; bonus: number } => ({
      server,
      bonus: serverFact(server).bonus,
    }));
  const audits = defences.filter(({ card }) => defenceFact(card)?.kind === "certification-audit");
  return {
    whole: damages.filter((count) => count === 0).length,
    clean,
    audits: audits.length * clean.length,
    damage: damages.reduce((sum, count) => sum + count, 0),
  };
}

/** The points of every player: what the last count brought, by source, and all that came before. */
export const sheetsOf = (players: PlayerView[]): Sheet<Line>[] =>
  players
    .map((player, seat) => ({ seat, score: player.score, ...lastRound(player) }))
    .sort((a, b) => a.damage - b.damage)
    .map(({ seat, score, whole, clean, audits }) => {
      const counted: Line[] = [
        { key: "whole", label: t("league-web-source-vulnerabilities"), points: whole },
        ...clean.map(({ server, bonus }) => ({
          key: server,
          label: t("league-web-source-clean", { server: serverText(server) }),
          points: bonus,
        })),
        { key: "audits", label: t("league-web-source-certification-audit"), points: audits },
      ].filter(({ key, points }) => key === "whole" || points > 0);
      const last = counted.reduce((sum, { points }) => sum + points, 0);
      const before = { key: "before", label: t("league-web-before"), points: score - last };
      return { seat, lines: [before, ...counted] };
    });

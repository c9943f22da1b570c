import type { PlayerView } from "../../generated/league/PlayerView";
import type { Server } from "../../generated/league/Server";
import { defenceFact, serverFact } from "./facts";

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

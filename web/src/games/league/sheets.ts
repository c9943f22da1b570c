import type { Earned } from "../../generated/league/Earned";
import type { PlayerView } from "../../generated/league/PlayerView";
import { t } from "../../app/texts.svelte";
import type { Line, Sheet } from "../../table/ScoringFrame.svelte";

/** The damage that the last round left on a player's servers: it breaks ties. */
export const ownDamage = ({ servers }: PlayerView) =>
  servers.flatMap(({ damage }) => damage).reduce((sum, count) => sum + count, 0);

/** What points are for, in the order in which they are earned. */
const SOURCES: Record<keyof Earned, string> = {
  damage: "damage",
  proof_of_concept: "proof-of-concept",
  underground_market: "underground-market",
  solid_state_cache: "solid-state-cache",
  vulnerabilities: "vulnerabilities",
  clean: "clean-servers",
  certification_audit: "certification-audit",
};

/** A round of a player: its points, and under them what they were for. */
function roundLine(earned: Earned, round: number): Line {
  const items = (Object.keys(SOURCES) as (keyof Earned)[]).filter((by) => earned[by] > 0);
  return {
    key: `round-${round}`,
    label: t("league-web-round-score", { round }),
    points: items.reduce((sum, by) => sum + earned[by], 0),
    notes: items.map((by) =>
      t("league-web-round-item", {
        points: earned[by],
        source: t(`league-web-source-${SOURCES[by]}`),
      }),
    ),
  };
}

/** The points of every player, round by round; of equals who has less damage comes first. */
export const sheetsOf = (players: PlayerView[]): Sheet<Line>[] =>
  players
    .map((player, seat) => ({ seat, player }))
    .sort((a, b) => ownDamage(a.player) - ownDamage(b.player))
    .map(({ seat, player }) => ({
      seat,
      lines: player.earned.map((earned, index) => roundLine(earned, index + 1)),
    }));

/** Names are told apart by the commas of any of our languages, or by tabs from a spreadsheet. */
const BETWEEN = /[,，、;；\t]/;

/** A list of teams as it was pasted: one table a line. */
export const teamsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(BETWEEN)
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .filter((team) => team.length > 0);

/** A list as it can be pasted. */
export const listOf = (teams: string[][]): string =>
  teams.map((team) => team.join(", ")).join("\n");

/** The tables, from 1, at which more are named than can sit there. */
export const overfull = (teams: string[][], size: number): number[] =>
  teams.flatMap((team, table) => (team.length > size ? [table + 1] : []));

import type { ClassInfo } from "../../generated/ClassInfo";
import type { Pupil } from "../../generated/Pupil";

/** The tables that can be chosen for the next round, from 0: as many as there will be, and all that are taken. */
export function choices({ people, next_tables }: ClassInfo): number[] {
  const taken = people.map(({ team }) => (team ?? -1) + 1);
  const tables = Math.max(1, next_tables, ...taken);
  return Array.from({ length: tables }, (_, team) => team);
}

/** Who of the class sits at a table under this name: no two in a class have the same. */
export const pupilAt = (info: ClassInfo, table: string, name: string): Pupil | undefined =>
  info.people.find((one) => one.table === table && one.name === name);

import type { Compare } from "../generated/Compare";
import type { Compared } from "../generated/Compared";
import type { ReviewState } from "../generated/ReviewState";
import { ask, get, path, post } from "../app/api";

/** The review of a table's game, on the server. */
export const review = {
  look: (table: string) => get<ReviewState>(path`/api/tables/${table}/review`),
  /** Begins it, unless there is one. */
  begin: (table: string) => post<ReviewState>(path`/api/tables/${table}/review`, {}),
  compare: (options: Compare) => post<Compared[]>("/api/compare", options),
  stop: async (table: string) =>
    (
      await ask(path`/api/tables/${table}/review`, { method: "DELETE" })
    ).json() as Promise<ReviewState>,
};

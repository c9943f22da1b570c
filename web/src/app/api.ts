import type { AskWhose } from "../generated/AskWhose";
import type { Course } from "../generated/Course";
import type { Debrief } from "../generated/Debrief";
import type { CreateTable } from "../generated/CreateTable";
import type { Failure } from "../generated/Failure";
import type { Found } from "../generated/Found";
import type { GameInfo } from "../generated/GameInfo";
import type { Phrase } from "../generated/Phrase";
import type { Reach } from "../generated/Reach";
import type { Seated } from "../generated/Seated";
import type { TableInfo } from "../generated/TableInfo";
import type { TakeSeat } from "../generated/TakeSeat";
import type { Whose } from "../generated/Whose";

/** The server said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly why: Phrase,
    readonly status: number,
  ) {
    super(why.key);
  }
}

export const UNREACHABLE: Phrase = { key: "web-error-unreachable" };
export const UNEXPECTED: Phrase = { key: "web-error-unexpected" };

/** What went wrong, as something to say. */
export function reason(error: unknown): Phrase {
  return error instanceof Refusal ? error.why : UNEXPECTED;
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (response.ok) return response;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  throw new Refusal(failure?.why ?? UNEXPECTED, response.status);
}

export const get = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;

export const send = (path: string, body: string) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body });

export const post = async <T>(path: string, body: unknown): Promise<T> =>
  (await send(path, JSON.stringify(body))).json() as Promise<T>;

export const path = (strings: TemplateStringsArray, ...parts: string[]) =>
  String.raw({ raw: strings }, ...parts.map(encodeURIComponent));

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  reach: () => get<Reach>("/api/reach"),
  create: (table: CreateTable) => post<Seated>("/api/tables", table),
  find: (code: string) => get<Found>(path`/api/codes/${code}`),
  table: (table: string) => get<TableInfo>(path`/api/tables/${table}`),
  take: (table: string, seat: TakeSeat) => post<Seated>(path`/api/tables/${table}/seats`, seat),
  whose: (table: string, secret: string) =>
    post<Whose>(path`/api/tables/${table}/whose`, { secret } satisfies AskWhose),
  course: (table: string) => get<Course>(path`/api/tables/${table}/course`),
  debrief: (table: string) => get<Debrief>(path`/api/tables/${table}/debrief`),
  recordAddress: (table: string) => path`/api/tables/${table}/record`,
};

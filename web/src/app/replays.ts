import type { PlayOn } from "../generated/PlayOn";
import type { ReplayLine } from "../generated/ReplayLine";
import type { Seated } from "../generated/Seated";
import { ask, get, path, post, Refusal, send, UNREACHABLE } from "./api";

/** Lines of JSON as they come in: those of each piece together. */
async function* lines<T>(answer: Promise<Response>): AsyncGenerator<T[]> {
  const { body } = await answer;
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let begun = "";
  for (;;) {
    const piece = await reader?.read().catch(() => {
      throw new Refusal(UNREACHABLE, 0);
    });
    if (!piece || piece.done) return;
    const whole = (begun + piece.value).split("\n");
    begun = whole.pop() ?? "";
    yield whole.map((line) => JSON.parse(line) as T);
  }
}

/** What is asked of the server about games that were played. */
export const replays = {
  of: (table: string, viewer: string) =>
    lines<ReplayLine>(ask(path`/api/tables/${table}/replay?viewer=${viewer}`)),
  ofRecord: (record: string, viewer: string) =>
    lines<ReplayLine>(send(path`/api/replay?viewer=${viewer}`, record)),
  record: (table: string) => get<unknown>(path`/api/tables/${table}/record`),
  playOn: (moment: PlayOn) => post<Seated>("/api/play-on", moment),
};

import type { Config } from "../generated/Config";
import type { Scene } from "../generated/Scene";
import { replays } from "../app/replays";
import { read, type Replayed } from "../table/replay.svelte";

/** A table in the middle of a game, as its first player sees it. */
export interface Example {
  config: Config;
  scene: Scene;
}

/** The beginning of a real game of each, to be played by the server: so no view is ever out of date. */
const RECORDS = import.meta.glob<string>("./*/example.json", { query: "?raw", import: "default" });

export async function example(game: string): Promise<Example | undefined> {
  const record = await RECORDS[`./${game}/example.json`]?.();
  if (!record) return undefined;
  let replayed: Replayed | undefined;
  for await (const lines of replays.ofRecord(record, "1")) {
    for (const line of lines) replayed = read(replayed, line);
  }
  const scene = replayed?.steps.at(-1)?.scene;
  return replayed && scene && { config: replayed.config, scene };
}

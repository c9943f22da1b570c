import type { Level } from "../generated/Level";

/** The bots that people play against, the easiest first. The others are for experiments. */
export const LEVELS: Level[] = ["easy", "medium", "hard"];

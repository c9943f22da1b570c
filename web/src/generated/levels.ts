import type { Level } from "./Level";

// The bots that people play against, the easiest first. The others are for experiments.
export const LEVELS: Level[] = ["newcomer","apprentice","skilled","expert","master"];

// What levels were called before.
export const FORMER: Record<string, Level> = {"easy":"newcomer","hard":"master","medium":"skilled"};

// The ids of all games, in the order they are offered.
export const GAMES = [
  "ports",
  "placement",
  "league",
  "frontline",
  "cyberwar",
] as const;

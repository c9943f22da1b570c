// A scene in which nothing is asked, for tests that fill in what they are about.

import type { Scene } from "../src/generated/Scene";

export const QUIET: Scene = {
  view: null,
  aids: null,
  prompt: { key: "prompt" },
  awaited: [],
  menu: [],
  fallback: null,
  can_retract: false,
  can_undo: false,
  coach: null,
  meant: [],
  standing: { goal: { key: "goal" }, target: null, scores: [], round: null },
  ending: null,
};

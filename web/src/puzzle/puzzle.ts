import type { AnswerPuzzle } from "../generated/AnswerPuzzle";
import type { Posed } from "../generated/Posed";
import type { PuzzleAnswered } from "../generated/PuzzleAnswered";
import { get, path, post } from "../app/api";
import { numberOf, type Day } from "./days";

const at = (day: Day) => path`/api/puzzles/${String(numberOf(day))}`;

/** The puzzle of a day, on the server. */
export const puzzle = {
  pose: (day: Day) => get<Posed>(at(day)),
  answer: (day: Day, option: number) =>
    post<PuzzleAnswered>(at(day), { option } satisfies AnswerPuzzle),
};

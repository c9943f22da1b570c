// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placesOf } from "../scripts/rules.js";

const LESSONS = new URL("../../crates/lessons/data/", import.meta.url);

interface Lesson {
  game: string;
  chapters: { id: string; rules: string }[];
  beyond: { id: string; rules: string }[];
}

test.each(readdirSync(LESSONS))(
  "every chapter of %s, and what it leaves out, names a place in the rules of its game",
  (file) => {
    const lesson = JSON.parse(readFileSync(new URL(file, LESSONS), "utf8")) as Lesson;
    const { game, chapters, beyond } = lesson;
    const rules = new URL(`../../docs/rules/${game}.en.md`, import.meta.url);
    const places = placesOf(readFileSync(rules, "utf8"));
    expect([...chapters, ...beyond].filter(({ rules }) => !places.includes(rules))).toEqual([]);
  },
);

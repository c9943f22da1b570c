import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { COVER } from "../src/games/covers";

const SRC = `${import.meta.dirname}/../src`;
const pictures = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".svg"),
);

/** Bytes, gzipped. */
const LIMIT = 6000;

test.each(pictures)("%s is small", (path) => {
  expect(gzipSync(readFileSync(`${SRC}/${path}`)).length).toBeLessThan(LIMIT);
});

test("every game has a cover, and all have one size", () => {
  const covers = pictures.filter((path) => path.endsWith("cover.svg"));
  expect(covers.length).toBeGreaterThanOrEqual(5);
  for (const path of covers) {
    const drawn = readFileSync(`${SRC}/${path}`, "utf8");
    expect(drawn, path).toContain(`viewBox="0 0 ${COVER.width} ${COVER.height}"`);
    expect(drawn, path).toContain(`width="${COVER.width}" height="${COVER.height}"`);
  }
});

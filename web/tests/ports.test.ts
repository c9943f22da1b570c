import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FACTS, family, members, SETS, setsOf, upper } from "../src/games/ports/cards";
import { EMBLEMS } from "../src/games/ports/emblems";

const kebab = (word: string) => word.replaceAll(/(?<=[a-zA-Z])(?=[A-Z])/g, "-").toLowerCase();

test("the card table is the one the rules play with", () => {
  const rust = readFileSync("../crates/ports/src/cards.rs", "utf8");
  const line = /fact\(\s*[\w:]+,\s*"([\w-]+)",\s*(\d+),\s*(\w+),\s*&\[([^\]]*)\],?\s*\)/g;
  const facts = Array.from(rust.matchAll(line), ([, name, port, transport, sets]) => [
    name,
    Number(port),
    transport?.toLowerCase(),
    sets
      ?.split(",")
      .map((set) => kebab(set.trim().replace("Set::", "")))
      .filter(Boolean),
  ]);
  expect(facts).toHaveLength(36);
  expect(FACTS).toEqual(facts);
});

test("sets have the sizes of the rulebook", () => {
  expect(SETS.map((set) => members(set).length)).toEqual([4, 4, 2, 3, 6, 3, 2, 3, 3, 2, 5, 3]);
});

test("the switch lets DNS over TLS count for over TLS", () => {
  const config = { players: 3, switches: { "dot-over-tls": true } };
  expect(setsOf("dot")).toEqual(["dns"]);
  expect(setsOf("dot", config)).toEqual(["dns", "over-tls"]);
  expect(members("over-tls", config)).toContain("dot");
});

test("every card has an emblem", () => {
  for (const [name] of FACTS) expect(EMBLEMS[family(name)]).toMatch(/^M/);
});

test("a card whose both faces are known shows the side that lies upwards", () => {
  const both = { shows: "both", name: "ssh", port: 22, transport: "tcp" } as const;
  expect(upper({ handle: 1, red: false, up: "port", faces: both })).toBe("port");
  expect(upper({ handle: 1, red: false, up: "name", faces: both })).toBe("name");
  const name = { shows: "name", name: "ssh" } as const;
  expect(upper({ handle: 1, red: false, up: "name", faces: name })).toBe("name");
});

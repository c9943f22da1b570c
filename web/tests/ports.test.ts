import { expect, test } from "vitest";
import { family, members, SETS, setsOf, special, upper } from "../src/games/ports/cards";
import { EMBLEMS } from "../src/games/ports/emblems";
import { FACTS } from "../src/generated/ports/Facts";

test("sets have the sizes of the rulebook", () => {
  expect(SETS.map((set) => members(set).length)).toEqual([4, 4, 2, 3, 6, 3, 2, 3, 3, 2, 5, 3]);
});

test("the switch lets DNS over TLS count for over TLS", () => {
  const config = { players: 3, switches: { "dot-over-tls": true } };
  expect(setsOf("dot")).toEqual(["dns"]);
  expect(setsOf("dot", config)).toEqual(["dns", "over-tls"]);
  expect(members("over-tls", config)).toContain("dot");
});

test("a card of no set is special and drawn as itself", () => {
  const names = FACTS.cards.map(({ name }) => name).filter(special);
  expect(names).toEqual(["whois", "ntp", "irc", "hsrp"]);
  expect(names.map(family)).toEqual(names);
  expect(family("ldaps")).toBe("authentication");
});

test("every card has an emblem", () => {
  for (const { name } of FACTS.cards) expect(EMBLEMS[family(name)]).toMatch(/^M/);
});

test("a card whose both faces are known shows the side that lies upwards", () => {
  const both = { shows: "both", name: "ssh", port: 22, transport: "tcp" } as const;
  expect(upper({ handle: 1, red: false, up: "port", faces: both })).toBe("port");
  expect(upper({ handle: 1, red: false, up: "name", faces: both })).toBe("name");
  const name = { shows: "name", name: "ssh" } as const;
  expect(upper({ handle: 1, red: false, up: "name", faces: name })).toBe("name");
});

import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/app/languages";
import { texts } from "../src/app/texts.svelte";
import { FACTS as CYBERWAR } from "../src/generated/cyberwar/Facts";
import { FACTS as FRONTLINE } from "../src/generated/frontline/Facts";
import { FACTS as LEAGUE } from "../src/generated/league/Facts";
import { FACTS as PLACEMENT } from "../src/generated/placement/Facts";
import { FACTS as PORTS } from "../src/generated/ports/Facts";
import { choosing, found } from "../src/library/choosing.svelte";
import { loadLibrary, READABLE, type Entry, type Library } from "../src/library/library";
import { advisedFor, loreOf } from "../src/library/lore";

/** What is said by its key, for want of a text. */
const untranslated = (said: readonly string[]) =>
  said.filter((text) => /^[a-z0-9]+(-[a-z0-9]+){2,}$|\{/.test(text));

const LIBRARIES = new Map<string, Library>();
beforeAll(async () => {
  await texts.start();
  for (const game of READABLE) LIBRARIES.set(game, await loadLibrary(game));
});
const entriesOf = (game: string) => LIBRARIES.get(game)?.entries() ?? [];
const entryOf = (game: string, id: string) => {
  const entry = entriesOf(game).find((one) => one.id === id);
  if (!entry) throw new Error(`${game} has no ${id}`);
  return entry;
};
const related = (entry: Entry) => entry.related.flatMap(({ cards }) => cards);

describe.each(READABLE)("the library of %s", (game) => {
  test.each(LANGUAGES)("says everything of every card in %s", async (language) => {
    await texts.use(language);
    for (const entry of entriesOf(game)) {
      const { name, what, defend, marks, effects, notes } = entry;
      const said = [name, what, defend, ...marks, ...effects, ...notes.map(({ text }) => text)];
      expect(untranslated(said), entry.id).toEqual([]);
      for (const text of said) expect(text.trim(), entry.id).not.toBe("");
    }
    for (const { title } of LIBRARIES.get(game)?.kinds() ?? []) {
      expect(untranslated([title])).toEqual([]);
    }
  });

  test("finds every card under a kind, and no kind is empty", () => {
    const kinds =
      LIBRARIES.get(game)
        ?.kinds()
        .map(({ id }) => id) ?? [];
    const used = new Set(entriesOf(game).flatMap((entry) => entry.kinds));
    expect([...used].sort()).toEqual([...kinds].sort());
    const ids = entriesOf(game).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  test("leads from card to card, and back", () => {
    const leads = new Map(entriesOf(game).map((entry) => [entry.id, new Set(related(entry))]));
    const oneWay = [...leads].flatMap(([id, others]) =>
      [...others].filter((other) => !leads.get(other)?.has(id)).map((other) => `${id} to ${other}`),
    );
    expect(oneWay).toEqual([]);
  });
});

test("no card of any game is missing", () => {
  const faces = (game: string) => new Set(entriesOf(game).flatMap((entry) => entry.faces));
  const cards: Record<string, string[]> = {
    ports: PORTS.cards.map(({ name }) => name),
    placement: [
      ...[PLACEMENT.attacks, PLACEMENT.securities, PLACEMENT.vulnerabilities].flatMap((deck) =>
        deck.map(({ card }): string => card),
      ),
      ...PLACEMENT.events,
    ],
    frontline: [FRONTLINE.techniques, FRONTLINE.mitigations, FRONTLINE.events].flatMap((deck) =>
      deck.map(({ card }): string => card),
    ),
    league: [
      ...[...LEAGUE.attacks, ...LEAGUE.defences].map(({ card }) => card),
      ...LEAGUE.servers.map(({ server }) => server),
    ],
    cyberwar: CYBERWAR.attacks.map(({ id }) => id.toLowerCase()),
  };
  for (const [game, all] of Object.entries(cards)) {
    const drawn = faces(game);
    expect(
      all.filter((card) => !drawn.has(card)),
      game,
    ).toEqual([]);
  }
  expect(entriesOf("cyberwar")).toHaveLength(CYBERWAR.attacks.length + CYBERWAR.defences);
});

describe("what ATT&CK says", () => {
  test("is known of every technique that a card is about", () => {
    for (const game of READABLE.filter((game) => game !== "cyberwar")) {
      for (const { id, attck } of entriesOf(game)) {
        if (attck?.startsWith("T")) expect(loreOf(attck)?.tactics, id).not.toHaveLength(0);
      }
    }
    expect(loreOf("T0000")).toBeNull();
    expect(loreOf(null)).toBeNull();
  });

  test("leads from an attack to the cards that it advises", () => {
    const cards = ["M1032", "M1053", null];
    expect(advisedFor("T1110", cards, (card) => card)).toEqual(["M1032"]);
    expect(advisedFor(null, cards, (card) => card)).toEqual([]);
    expect(related(entryOf("placement", "brute-force"))).toContain("two-factor");
  });
});

describe("searching", () => {
  beforeAll(() => texts.use("en"));
  const ids = (game: string, kind: string | null, sought: string) =>
    found(entriesOf(game), kind, sought).map(({ id }) => id);

  test("knows names, ids, ports and what is said, whatever the case and width of letters", () => {
    expect(ids("ports", null, "389")).toEqual(["ldap"]);
    expect(ids("ports", null, "ＫＥＲＢＥＲＯＳ")[0]).toBe("kerberos");
    expect(ids("frontline", null, "t1486")).toEqual(["t1486"]);
    expect(ids("placement", null, "no such word anywhere")).toEqual([]);
  });

  test("puts names before what is only said", () => {
    const names = found(entriesOf("frontline"), null, "backup").map(({ name }) => name);
    expect(names[0]?.toLowerCase()).toContain("backup");
    expect(names.length).toBeGreaterThan(1);
  });

  test("keeps to a kind", () => {
    expect(ids("ports", "dns", "")).toEqual(["dns", "dot"]);
    expect(ids("ports", "special", "tcp")).toEqual(["whois", "irc"]);
  });

  test("begins anew in another game, and not on the way to a card and back", () => {
    choosing.enter("ports");
    choosing.kind = "dns";
    choosing.sought = "53";
    choosing.enter("ports");
    expect([choosing.kind, choosing.sought]).toEqual(["dns", "53"]);
    choosing.enter("league");
    expect([choosing.kind, choosing.sought]).toEqual([null, ""]);
  });
});

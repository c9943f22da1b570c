import { t } from "../../app/texts.svelte";
import { relations, type Entry, type Library } from "../../library/library";
import type { AttackFact } from "../../generated/league/AttackFact";
import type { Colour } from "../../generated/league/Colour";
import { FACTS } from "../../generated/league/Facts";
import type { ServerFact } from "../../generated/league/ServerFact";
import LibraryFace from "./LibraryFace.svelte";
import { cardKey, cardText, colourText, effectText, fullText, serverText } from "./words";

/** A defence comes in every colour, under one name. */
const KINDS = [...new Set(FACTS.defences.map(({ kind }) => kind))];
const cardsOf = (kind: string) => FACTS.defences.filter((fact) => fact.kind === kind);

const meet = (some: readonly Colour[], others: readonly Colour[]) =>
  some.some((colour) => others.includes(colour));
const coloursText = (colours: readonly Colour[]) => [...new Set(colours)].map(colourText);

const attackEntry = ({ card, attck, colours }: AttackFact): Entry => ({
  id: card,
  kinds: ["attack"],
  faces: [card],
  name: fullText(card),
  attck,
  marks: coloursText(colours),
  effects: [t("league-web-about-attack")],
  what: t(`${cardKey(card)}-what`),
  defend: t(`${cardKey(card)}-defend`),
  notes: [],
  related: relations(
    { title: t("library-kept-out-by"), cards: KINDS },
    {
      title: t("library-hits"),
      cards: FACTS.servers.filter(({ spots }) => meet(spots, colours)).map(({ server }) => server),
    },
  ),
});

function defenceEntry(kind: string): Entry[] {
  const [first, ...rest] = cardsOf(kind).map(({ card }) => card);
  if (!first) return [];
  return [
    {
      id: kind,
      kinds: ["defence"],
      faces: [first, ...rest],
      name: cardText(first),
      attck: null,
      marks: [],
      effects: [effectText(first)],
      what: t(`league-defence-${kind}-what`),
      defend: t(`league-defence-${kind}-defend`),
      notes: [],
      related: relations({
        title: t("library-keeps-out"),
        cards: FACTS.attacks.map(({ card }) => card),
      }),
    },
  ];
}

const serverEntry = ({ server, spots, bonus, price }: ServerFact): Entry => ({
  id: server,
  kinds: ["server"],
  faces: [server],
  name: serverText(server),
  attck: null,
  marks: coloursText(spots),
  effects: [t("league-web-server-means", { bonus, price })],
  what: t(`league-server-${server}-what`),
  defend: t(`league-server-${server}-defend`),
  notes: [...new Set(spots)].map((colour) => ({
    title: colourText(colour),
    text: t(`league-colour-${colour}-what`),
  })),
  related: relations({
    title: t("library-hit-by"),
    cards: FACTS.attacks.filter(({ colours }) => meet(colours, spots)).map(({ card }) => card),
  }),
});

const library: Library = {
  kinds: () => [
    { id: "attack", title: t("league-web-attack-cards") },
    { id: "defence", title: t("league-web-defences") },
    { id: "server", title: t("league-web-servers") },
  ],
  entries: () => [
    ...FACTS.attacks.map(attackEntry),
    ...KINDS.flatMap(defenceEntry),
    ...FACTS.servers.map(serverEntry),
  ],
  Face: LibraryFace,
};
export default library;

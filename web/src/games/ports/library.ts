import { t, texts } from "../../app/texts.svelte";
import { relations, type Entry, type Library } from "../../library/library";
import { FACTS } from "../../generated/ports/Facts";
import { members, SETS, setsOf, special } from "./cards";
import LibraryFace from "./LibraryFace.svelte";
import { nameText, portText, setText } from "./words";

const SPECIAL = "special";

function entry({ name, port, transport, red }: (typeof FACTS.cards)[number]): Entry {
  const sets = setsOf(name);
  return {
    id: name,
    kinds: special(name) ? [SPECIAL] : sets,
    faces: [name, `${name}/port`],
    name: nameText(name),
    attck: null,
    marks: [portText({ port, transport })],
    effects: [
      special(name)
        ? t(`ports-special-${name}`)
        : t("web-ports-counts-for", { sets: texts.list(sets.map(setText)) }),
      ...(red ? [t("web-ports-red-means")] : []),
    ],
    what: t(`ports-card-${name}-what`),
    defend: t(`ports-card-${name}-defend`),
    notes: [],
    related: relations(
      ...sets.map((set) => ({
        title: setText(set),
        cards: members(set).filter((one) => one !== name),
      })),
    ),
  };
}

const library: Library = {
  kinds: () => [
    ...SETS.map((set) => ({ id: set as string, title: setText(set) })),
    { id: SPECIAL, title: t("web-ports-special") },
  ],
  entries: () => FACTS.cards.map(entry),
  Face: LibraryFace,
};
export default library;

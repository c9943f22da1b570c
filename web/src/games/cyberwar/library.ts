import { t } from "../../app/texts.svelte";
import { relations, type Entry, type Library } from "../../library/library";
import type { AttackFact } from "../../generated/cyberwar/AttackFact";
import { FACTS } from "../../generated/cyberwar/Facts";
import { DEFENCES } from "./facts";
import LibraryFace from "./LibraryFace.svelte";
import { codeOf, defenceText, mitigationsText, tacticText, todayText } from "./words";

const idOf = ({ id }: AttackFact) => id.toLowerCase();
const defenceId = (defence: number) => codeOf(defence).toLowerCase();

function attackEntry(fact: AttackFact): Entry {
  const { id, tactics, mitigations, today, detected_by } = fact;
  const card = idOf(fact);
  const now = todayText(today);
  return {
    id: card,
    kinds: ["attack"],
    faces: [card],
    name: t(`cyberwar-attack-${card}`),
    attck: id,
    marks: tactics.map(tacticText),
    effects: [t("cyberwar-web-effect-attack")],
    what: t(`cyberwar-attack-${card}-what`),
    defend: t(`cyberwar-attack-${card}-defend`),
    notes: [
      ...(mitigations.length > 0
        ? [{ title: t("cyberwar-web-mitigations"), text: mitigationsText(mitigations) }]
        : []),
      ...(now ? [{ title: t("library-today"), text: now }] : []),
    ],
    related: relations({
      title: t("cyberwar-web-detected-by"),
      cards: detected_by.map(defenceId),
    }),
  };
}

const defenceEntry = (defence: number): Entry => ({
  id: defenceId(defence),
  kinds: ["defence"],
  faces: [defenceId(defence)],
  name: defenceText(defence),
  attck: null,
  marks: [codeOf(defence)],
  effects: [t("cyberwar-web-effect-defence")],
  what: defenceText(defence, "what"),
  defend: defenceText(defence, "tools"),
  doing: t("cyberwar-web-tools"),
  notes: [],
  related: relations({
    title: t("cyberwar-web-detects"),
    cards: FACTS.attacks.filter(({ detected_by }) => detected_by.includes(defence)).map(idOf),
  }),
});

const library: Library = {
  kinds: () => [
    { id: "attack", title: t("cyberwar-web-attacks") },
    { id: "defence", title: t("cyberwar-web-defences") },
  ],
  entries: () => [...FACTS.attacks.map(attackEntry), ...DEFENCES.map(defenceEntry)],
  Face: LibraryFace,
};
export default library;

import { t, texts } from "../app/texts.svelte";
import { DEFENCES } from "../games/cyberwar/facts";
import { defencesText, defenceText, mitigationText } from "../games/cyberwar/words";
import { cardText } from "../games/frontline/words";
import type { AttackFact } from "../generated/cyberwar/AttackFact";
import { FACTS as CYBERWAR } from "../generated/cyberwar/Facts";
import { FACTS as FRONTLINE } from "../generated/frontline/Facts";
import { loreOf } from "../library/lore";
import { choices, shuffled, type Item, type Question, type Random } from "./item";

/** A technique as a card has it, and what ATT&CK advises against it. */
interface Attack {
  /** Tells apart the same technique of two versions of ATT&CK. */
  of: "box" | "now";
  id: string;
  mitigations: readonly string[];
  name(): string;
  text(part: "what" | "defend"): string;
  card: Question["card"];
}

const OLD: Attack[] = CYBERWAR.attacks.map(({ id, mitigations }) => ({
  of: "box",
  id,
  mitigations,
  name: () => t(`cyberwar-attack-${id.toLowerCase()}`),
  text: (part) => t(`cyberwar-attack-${id.toLowerCase()}-${part}`),
  card: ["cyberwar", id.toLowerCase()],
}));

const NEW: Attack[] = FRONTLINE.techniques.map(({ card, attck }) => ({
  of: "now",
  id: attck,
  mitigations: loreOf(attck)?.mitigations.map(({ id }) => id) ?? [],
  name: () => cardText(card),
  text: (part) => t(`frontline-technique-${card}-${part}`),
  card: ["frontline", card],
}));

/** Whoever is asked about one version of ATT&CK has only that to choose from. */
const decks = [OLD, NEW].map((deck) => ({
  deck,
  mitigations: [...new Set(deck.flatMap(({ mitigations }) => mitigations))],
}));

const named = (attack: Attack) => t("cyberwar-technique", { id: attack.id, name: attack.name() });
const one = <T>(all: readonly T[], random: Random) => shuffled(all, random)[0];

function detections(attack: Attack, { detected_by }: AttackFact): Item[] {
  const about = () => ({
    told: [
      t("cyberwar-read-detected-by", { defences: defencesText(detected_by) }),
      attack.text("what"),
    ],
    card: attack.card,
  });
  const blind = (defence: number) =>
    OLD.filter((_, nth) => !CYBERWAR.attacks[nth]?.detected_by.includes(defence));
  return [
    {
      id: `attack:${attack.of}:detect:${attack.id}`,
      subject: `technique:${attack.id}`,
      ask: (random) => ({
        text: t("train-ask-detect", { attack: named(attack) }),
        options: choices(
          detected_by,
          DEFENCES.filter((defence) => !detected_by.includes(defence)),
          (defence) => defenceText(defence),
          random,
        ),
        ...about(),
      }),
    },
    {
      id: `attack:${attack.of}:detected:${attack.id}`,
      subject: `technique:${attack.id}`,
      ask: (random) => {
        const defence = one(detected_by, random) ?? 0;
        return {
          text: t("train-ask-detected", { defence: defenceText(defence) }),
          options: choices([attack], blind(defence), named, random),
          ...about(),
        };
      },
    },
  ];
}

function mitigations(attack: Attack, deck: readonly Attack[], all: readonly string[]): Item[] {
  if (attack.mitigations.length === 0) return [];
  const about = () => ({
    told: [
      t("cyberwar-read-mitigations", {
        mitigations: texts.list(attack.mitigations.map(mitigationText)),
      }),
      attack.text("defend"),
    ],
    card: attack.card,
  });
  return [
    {
      id: `attack:${attack.of}:mitigate:${attack.id}`,
      subject: `technique:${attack.id}`,
      ask: (random) => ({
        text: t("train-ask-mitigate", { attack: named(attack) }),
        options: choices(
          attack.mitigations,
          all.filter((id) => !attack.mitigations.includes(id)),
          mitigationText,
          random,
        ),
        ...about(),
      }),
    },
    {
      id: `attack:${attack.of}:mitigated:${attack.id}`,
      subject: `technique:${attack.id}`,
      ask: (random) => {
        const advised = one(attack.mitigations, random) ?? "";
        const others = deck.filter((other) => !other.mitigations.includes(advised));
        return {
          text: t("train-ask-mitigated", { mitigation: mitigationText(advised) }),
          options: choices([attack], others, named, random),
          ...about(),
        };
      },
    },
  ];
}

/** What detects which technique, and what is advised against it, both ways. */
export const items = (): Item[] => [
  ...CYBERWAR.attacks.flatMap((fact, nth) => (OLD[nth] ? detections(OLD[nth], fact) : [])),
  ...decks.flatMap(({ deck, mitigations: all }) =>
    deck.flatMap((attack) => mitigations(attack, deck, all)),
  ),
];

import { t } from "../app/texts.svelte";
import { nameText, portText, transportText } from "../games/ports/words";
import type { CardFact } from "../generated/ports/CardFact";
import { FACTS } from "../generated/ports/Facts";
import type { Transport } from "../generated/ports/Transport";
import { choices, type Item, type Question } from "./item";

/** Always in this order: there is nothing to search. */
const TRANSPORTS: readonly Transport[] = ["tcp", "udp", "both"];

const about = (fact: CardFact): Pick<Question, "told" | "card"> => ({
  told: [
    t("ports-both-faces", { name: nameText(fact.name), port: portText(fact) }),
    t(`ports-card-${fact.name}-what`),
  ],
  card: ["ports", fact.name],
});

function itemsOf(fact: CardFact): Item[] {
  const { name, port, transport } = fact;
  const subject = `port:${name}`;
  const others = FACTS.cards.filter((one) => one.name !== name);
  return [
    {
      id: `port:number:${name}`,
      subject,
      ask: (random) => ({
        text: t("train-ask-number", { name: nameText(name) }),
        options: choices([fact], others, (one) => String(one.port), random),
        ...about(fact),
      }),
    },
    {
      id: `port:name:${name}`,
      subject,
      ask: (random) => ({
        text: t("train-ask-name", { port: String(port) }),
        options: choices([fact], others, (one) => nameText(one.name), random),
        ...about(fact),
      }),
    },
    {
      id: `port:transport:${name}`,
      subject,
      ask: () => ({
        text: t("train-ask-transport", { name: nameText(name) }),
        options: TRANSPORTS.map((one) => ({
          text: transportText(one),
          right: one === transport,
        })),
        ...about(fact),
      }),
    },
  ];
}

/** Name, number and transport of every port of the game. */
export const items = (): Item[] => FACTS.cards.flatMap(itemsOf);

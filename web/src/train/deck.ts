import { say } from "../app/phrase";
import type { Phrase } from "../generated/Phrase";
import type { TrainDeck } from "../generated/TrainDeck";
import { choices, shuffled, type Item, type Option, type Random } from "./item";

/** Nobody is spoken of. */
const text = (phrase: Phrase) => say(phrase, () => "");

/** What a deck has to ask: which questions there are is said by the facts that games are played with. */
export const itemsOf = ({ pools, asks, items }: TrainDeck): Item[] =>
  items.map(({ id, subject, card, told, asks: several, offered }) => ({
    id,
    subject,
    ask: (random) => {
      const ask = asks[shuffled(several, random)[0] ?? 0];
      const pool = ask && pools[ask.pool];
      return {
        text: ask ? text(ask.text) : "",
        options: pool ? optionsOf(pool.answers, pool.in_order, ask.right, offered, random) : [],
        told: told.map(text),
        card,
      };
    },
  }));

function optionsOf(
  answers: readonly Phrase[],
  inOrder: boolean,
  right: readonly number[],
  offered: number | null,
  random: Random,
): Option[] {
  const all = answers.map((answer, at) => ({ answer, at, right: right.includes(at) }));
  if (inOrder) return all.map((one) => ({ text: text(one.answer), right: one.right }));
  return choices(
    all.filter((one) => (offered === null ? one.right : one.at === offered)),
    all.filter((one) => !one.right),
    (one) => text(one.answer),
    random,
  );
}

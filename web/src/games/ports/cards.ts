import type { Config } from "../../generated/Config";
import type { Card } from "../../generated/ports/Card";
import type { Faces } from "../../generated/ports/Faces";
import { FACTS } from "../../generated/ports/Facts";
import type { Name } from "../../generated/ports/Name";
import type { Set as PortSet } from "../../generated/ports/Set";
import type { Side } from "../../generated/ports/Side";
import type { Transport } from "../../generated/ports/Transport";
import type { ShapeName } from "../../ui/Shape.svelte";
import { lookup } from "../lookup";
import type { Family } from "./emblems";

const CARDS = lookup(FACTS.cards, "name");

export const SETS = FACTS.sets;

/** A card that counts for no set. */
export const special = (name: Name): boolean => CARDS[name].sets.length === 0;

/** The sets a name counts for at a table with these switches. */
export function setsOf(name: Name, config?: Config): PortSet[] {
  const more = FACTS.switched.filter(
    (one) => one.name === name && config?.switches?.[one.switch] === true,
  );
  return [...CARDS[name].sets, ...more.map(({ set }) => set)];
}

/** The names that make up a set at a table with these switches. */
export function members(set: PortSet, config?: Config): Name[] {
  return FACTS.cards.map(({ name }) => name).filter((name) => setsOf(name, config).includes(set));
}

/** What a name face is drawn like: its set's family, or itself if it is special. */
export const family = (name: Name): Family => CARDS[name].sets[0] ?? (name as Family);

export const TRANSPORT_SHAPES: Record<Transport, ShapeName> = {
  tcp: "square",
  udp: "circle",
  both: "diamond",
};

export function nameOn(faces: Faces): Name | null {
  return faces.shows === "port" ? null : faces.name;
}

export function portOn(faces: Faces): { port: number; transport: Transport } | null {
  return faces.shows === "name" ? null : { port: faces.port, transport: faces.transport };
}

/** The side of a card that is drawn large. */
export function upper(card: Card): Side {
  if (card.faces.shows === "both") return card.up;
  return card.faces.shows;
}

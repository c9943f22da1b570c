import type { Card } from "../../generated/ports/Card";
import type { Name } from "../../generated/ports/Name";
import type { Set as PortSet } from "../../generated/ports/Set";
import type { Transport } from "../../generated/ports/Transport";
import { t } from "../../app/texts.svelte";
import { nameOn, portOn } from "./cards";

export const nameText = (name: Name) => t(`ports-card-${name}`);

export const setText = (set: PortSet) => t(`ports-hand-${set}`);

export const transportText = (transport: Transport) => t(`ports-${transport}`);

export const portText = (face: { port: number; transport: Transport }) =>
  t("ports-port-face", { port: String(face.port), transport: transportText(face.transport) });

/** All that the viewer may see of a card, in words. */
export function cardText(card: Card): string {
  const name = nameOn(card.faces);
  const port = portOn(card.faces);
  const faces =
    name && port
      ? t("ports-both-faces", { name: nameText(name), port: portText(port) })
      : name
        ? nameText(name)
        : port
          ? portText(port)
          : "";
  return card.red ? t("ports-red-card", { card: faces }) : faces;
}

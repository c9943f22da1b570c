import type { Caught } from "../../generated/cyberwar/Caught";
import type { Face } from "../../generated/cyberwar/Face";
import type { GroupName } from "../../generated/cyberwar/GroupName";
import type { Today } from "../../generated/cyberwar/Today";
import { t, texts } from "../../app/texts.svelte";
import { namesOf } from "../../cards/fitted";
import { isTactic } from "./facts";

const defenceId = (defence: number) => `d${String(defence + 1).padStart(2, "0")}`;

/** As it is printed on the card: D01. */
export const codeOf = (defence: number) => defenceId(defence).toUpperCase();
export const defenceText = (defence: number, part?: "what" | "tools") =>
  part
    ? t(`cyberwar-defence-${defenceId(defence)}-${part}`)
    : t(`cyberwar-defence-${defenceId(defence)}`);
/** The name, and a shorter one where there is one. */
export const defenceNames = (defence: number) => namesOf(`cyberwar-defence-${defenceId(defence)}`);
export const defencesText = (defences: readonly number[]) =>
  texts.list(defences.map((defence) => defenceText(defence)));

/** What a card of the box is called has been translated; other names are facts of ATT&CK. */
export const techniqueName = ({ id, name }: { id: string; name: string }, isBox: boolean) =>
  isBox ? t(`cyberwar-attack-${id.toLowerCase()}`) : name;

/** The name, and a shorter one where there is one. */
export const techniqueNames = ({ id, name }: { id: string; name: string }, isBox: boolean) =>
  isBox ? namesOf(`cyberwar-attack-${id.toLowerCase()}`) : [name];

export const groupName = ({ id, name, is_box }: GroupName) =>
  is_box ? t(`cyberwar-group-${id.toLowerCase()}`) : name;

/** A newer ATT&CK may have tactics that we have no text for: then its own name, as far as it shows. */
export const tacticText = (tactic: string) =>
  isTactic(tactic) ? t(`cyberwar-tactic-${tactic}`) : titled(tactic);
const titled = (slug: string) =>
  slug
    .split("-")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

export const mitigationText = (id: string) => t(`cyberwar-mitigation-${id.toLowerCase()}`);
export const mitigationsText = (ids: readonly string[]) =>
  texts.list(ids.map((id) => t("cyberwar-technique", { id, name: mitigationText(id) })));

/** What has become of a technique of the box; nothing: it is the same. */
export function todayText(today: Today): string {
  switch (today.is) {
    case "same":
      return "";
    case "replaced":
      return t("cyberwar-web-today", { id: today.id, name: today.name });
    case "dropped":
      return t("cyberwar-web-today-dropped");
  }
}

/** An attack in words, as far as it can be seen; the number is its place on the table. */
export function faceText(face: Face, number: number): string {
  switch (face.shows) {
    case "nothing":
      return t("cyberwar-face-down", { number });
    case "back":
      return t("cyberwar-web-back", {
        attack: t("cyberwar-technique", { id: face.id, name: techniqueName(face, face.is_box) }),
      });
    case "front": {
      const { technique, is_box } = face;
      return t("cyberwar-technique", { id: technique.id, name: techniqueName(technique, is_box) });
    }
  }
}

export function caughtText(caught: Caught): string {
  switch (caught.is) {
    case "by":
      return t("cyberwar-web-seen-by", { defences: defencesText(caught.defences) });
    case "not":
      return t("cyberwar-web-not-seen");
    case "unknown":
      return t("cyberwar-web-unknown");
  }
}

export const defenceThing = (defence: number) => `defence:${defenceId(defence)}`;
export const attackThing = (handle: number) => `attack:${handle}`;
export const groupThing = ({ id }: GroupName) => `group:${id}`;
export const techniqueThing = (card: number) => `technique:${card}`;

/** The defence that a thing is, if it is one. */
export function defenceOf(thing: string | null): number | null {
  const number = /^defence:d(\d+)$/.exec(thing ?? "")?.[1];
  return number ? Number(number) - 1 : null;
}

import type { Face } from "../../generated/cyberwar/Face";
import { FACTS } from "../../generated/cyberwar/Facts";

/** Every attack card of the box, face up. */
export const BOX: Face[] = FACTS.attacks.map(({ detected_by, ...technique }, card) => ({
  shows: "front",
  card,
  technique: { ...technique, name: "" },
  is_box: true,
  detected_by,
}));

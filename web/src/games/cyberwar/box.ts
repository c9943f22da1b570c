import type { Face } from "../../generated/cyberwar/Face";
import { FACTS } from "../../generated/cyberwar/Facts";

/** Every attack card of the box, face up. */
export const BOX: Face[] = FACTS.attacks.map(({ id, tactics, detected_by }, card) => ({
  shows: "front",
  card,
  technique: { id, name: "", tactics, mitigations: [], today: { is: "same" } },
  is_box: true,
  detected_by,
}));

import type { Event } from "../../generated/cyberwar/Event";
import type { Face } from "../../generated/cyberwar/Face";
import type { View } from "../../generated/cyberwar/View";
import { faceOf, seenBy, tableOf } from "./facts";

/** Of other decks than the box nothing is trained. */
const subject = (face: Face): string[] =>
  face.shows === "front" && face.is_box ? [`technique:${face.technique.id}`] : [];

/** The attacks that a player's defences have just let through. */
export function missed(event: Event, view: View, me: number): string[] {
  const { play } = view;
  switch (event.event) {
    case "revealed":
      // In a draft every team faces them: each is told with its score.
      if (play.mode === "draft" || (play.mode === "red-blue" && play.red === me)) return [];
      return event.attacks
        .filter(({ caught_by }) => caught_by.length === 0)
        .flatMap(({ attack }) => subject(attack.face));
    case "scored":
      if (play.mode !== "draft" || event.seat !== me) return [];
      return tableOf(view)
        .filter((handle) => seenBy(view, handle, event.defences).length === 0)
        .flatMap((handle) => subject(faceOf(view, handle)));
    default:
      return [];
  }
}

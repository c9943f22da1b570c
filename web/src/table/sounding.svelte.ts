import { settings } from "../app/settings.svelte";
import type { GamePart } from "../games";
import type { Session } from "./session.svelte";
import { play, type Sound } from "./sound";

/** The same sound is not heard twice within so many milliseconds: many cards make one noise. */
const TOGETHER = 90;
/** How a phone says that it is one's turn. */
const BUZZ = 60;

/** Makes a table heard: what happens, that it is one's turn, and how it ends. */
export function sounding(at: () => { session: Session; part: GamePart }): void {
  const last: Partial<Record<Sound, number>> = {};

  function hear(sound: Sound | null) {
    const watching = at().session.me === null;
    if (!sound || !(watching ? settings.soundWatching : settings.sound)) return;
    const now = performance.now();
    if (now - (last[sound] ?? -TOGETHER) < TOGETHER) return;
    last[sound] = now;
    play(sound);
  }

  $effect(() => {
    const { session, part } = at();
    session.happens = (event) => hear(part.sounds?.(event) ?? null);
    return () => (session.happens = () => {});
  });

  let asked = true;
  $effect(() => {
    const { menu, player } = at().session;
    const asks = menu.length > 0;
    if (asks && !asked) {
      hear("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
    }
    // One's own moves follow each other: only after what others did it is news that one is asked.
    asked = asks || (asked && !player.busy);
  });

  let over = true;
  $effect(() => {
    const { session } = at();
    const ending = session.player.busy ? null : (session.scene?.ending ?? null);
    if (ending && !over) {
      const won = session.me === null || ending.winners.includes(session.me);
      hear(won ? "win" : "lose");
    }
    over = ending !== null;
  });
}

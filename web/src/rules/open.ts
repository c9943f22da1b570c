import { mount, unmount } from "svelte";
import { basisOf } from "./basis";
import RuleDialog from "./RuleDialog.svelte";

/** Opens the rules at what a sentence rests on, over the page that is open. */
export async function openRule(key: string): Promise<void> {
  const basis = await basisOf(key);
  if (basis) openPlace(basis.game, basis.place);
}

/** Opens the rules of a game at a place. */
export function openPlace(game: string, place: string) {
  const dialog = mount(RuleDialog, {
    target: document.body,
    props: { game, place, close: () => void unmount(dialog) },
  });
}

import { mount, unmount } from "svelte";
import { basisOf } from "./basis";
import RuleDialog from "./RuleDialog.svelte";

/** Opens the rules at what a sentence rests on, over the page that is open. */
export async function openRule(key: string): Promise<void> {
  const basis = await basisOf(key);
  if (!basis) return;
  const dialog = mount(RuleDialog, {
    target: document.body,
    props: { ...basis, close: () => void unmount(dialog) },
  });
}

import { mount, unmount } from "svelte";
import { loadLibrary } from "./library";

/** Shows a card of the library over the page that is open, whatever happens on that meanwhile. */
export async function openCard(game: string, card: string): Promise<void> {
  const [{ default: CardDialog }, library] = await Promise.all([
    import("./CardDialog.svelte"),
    loadLibrary(game),
  ]);
  const dialog = mount(CardDialog, {
    target: document.body,
    props: { game, library, card, close: () => void unmount(dialog) },
  });
}

/** Whether the window is of a kind, as a media query says it: for what styles alone cannot do. */
export class Media {
  matches = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.matches = list.matches;
    $effect(() => {
      const follow = () => (this.matches = list.matches);
      list.addEventListener("change", follow);
      return () => list.removeEventListener("change", follow);
    });
  }
}

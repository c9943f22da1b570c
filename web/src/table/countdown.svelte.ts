/** Counts down, second by second, from what the server said was left. */
export function countdown(left: () => number): { readonly seconds: number } {
  let seconds = $derived(left());

  $effect(() => {
    const started = performance.now();
    const from = left();
    const timer = setInterval(() => {
      seconds = Math.max(0, Math.ceil(from - (performance.now() - started) / 1000));
    }, 250);
    return () => clearInterval(timer);
  });

  return {
    get seconds() {
      return seconds;
    },
  };
}

/** A table of facts, to look one up by what it is about. */
export const lookup = <K extends string, F extends Record<K, string>>(
  facts: readonly F[],
  key: K,
): Record<F[K], F> => Object.fromEntries(facts.map((fact) => [fact[key], fact])) as Record<F[K], F>;

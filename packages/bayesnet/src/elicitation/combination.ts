/** Parent index → state index: a partial parent configuration. */
export type PartialConfiguration = ReadonlyMap<number, number>;

/**
 * A decisive combination: a partial parent configuration with a distribution. It decides every configuration
 * that it matches; of several that match, the lowest `number` wins.
 */
export interface Combination {
  /** Its priority, from 1. */
  readonly number: number;
  /** `'rest'` decides whatever no other combination decides. */
  readonly nodes: PartialConfiguration | 'rest';
  /** One integer 1..99 for each state of the node, as given. */
  readonly value: readonly number[];
}

/** True where a configuration agrees with a partial one in every parent that the partial one names. */
export function matches(nodes: PartialConfiguration, configuration: readonly number[]): boolean {
  for (const [parent, state] of nodes) if (configuration[parent] !== state) return false;
  return true;
}

/** True where everything that `inner` matches is matched by `outer` too. */
export function contains(outer: PartialConfiguration, inner: PartialConfiguration): boolean {
  for (const [parent, state] of outer) if (inner.get(parent) !== state) return false;
  return true;
}

/** The combination that decides a configuration: the lowest number that matches, else the rest. */
export function winnerOf<C extends Combination>(
  combinations: readonly C[],
  configuration: readonly number[],
): C | undefined {
  let winner: C | undefined;
  for (const combination of combinations) {
    if (combination.nodes === 'rest') continue;
    if (winner && winner.number <= combination.number) continue;
    if (matches(combination.nodes, configuration)) winner = combination;
  }
  return winner ?? combinations.find(({ nodes }) => nodes === 'rest');
}

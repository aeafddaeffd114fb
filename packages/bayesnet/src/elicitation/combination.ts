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

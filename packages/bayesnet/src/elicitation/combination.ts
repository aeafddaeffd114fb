/** Parent index → state index: a partial parent configuration. */
export type PartialConfiguration = ReadonlyMap<number, number>;

/**
 * A decisive combination: a partial parent configuration with a distribution. It decides every configuration
 * it matches; if several match, the lowest `number` wins.
 */
export interface Combination {
  /** Its priority, from 1. */
  readonly number: number;
  /** `'rest'` decides everything that no other combination decides. */
  readonly nodes: PartialConfiguration | 'rest';
  /** One integer 1..99 per state of the node, as entered. */
  readonly value: readonly number[];
}

/** True if a configuration agrees with a partial one on every parent that the partial one names. */
export function matches(nodes: PartialConfiguration, configuration: readonly number[]): boolean {
  for (const [parent, state] of nodes) if (configuration[parent] !== state) return false;
  return true;
}

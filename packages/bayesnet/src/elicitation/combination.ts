/**
 * A decisive combination: a partial parent configuration with a distribution. It decides every configuration
 * that it matches; of several that match, the lowest `number` wins.
 */
export interface Combination {
  /** Its priority, from 1. */
  readonly number: number;
  /** Parent index → state index. `'rest'` decides whatever no other combination decides. */
  readonly nodes: ReadonlyMap<number, number> | 'rest';
  /** One integer 1..99 for each state of the node, as given. */
  readonly value: readonly number[];
}

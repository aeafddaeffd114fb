import type { CertaintyCode } from './checkAnswer.js';
import type { Judgement } from './judgement.js';

/** Parent index → state index: a partial parent configuration. */
export type PartialConfiguration = ReadonlyMap<number, number>;

/**
 * A decisive combination: a partial parent configuration with a distribution. It decides every configuration
 * it matches; if several match, the lowest `number` wins.
 */
export interface Combination extends Judgement {
  /** Its priority, from 1. */
  readonly number: number;
  /** `'rest'` decides everything that no other combination decides. */
  readonly nodes: PartialConfiguration | 'rest';
  /** For each state, whether its author set it, where that was said. */
  readonly touched?: readonly boolean[];
  /** How certain its author was, where that was said. */
  readonly certainty?: CertaintyCode;
  /** Why, in its author's words. */
  readonly comment?: string;
}

/** True if a configuration agrees with a partial one on every parent that the partial one names. */
export function matches(nodes: PartialConfiguration, configuration: readonly number[]): boolean {
  for (const [parent, state] of nodes) if (configuration[parent] !== state) return false;
  return true;
}

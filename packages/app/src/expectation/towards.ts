import type { Direction } from '@credence/bayesnet';

/** The state that a node is expected to shift towards, the later the state of a parent. */
export const towardsOf = (direction: Direction | undefined, states: readonly string[]): string =>
  ((direction === 'decreases' ? states[0] : states.at(-1)) ?? '').replaceAll('_', ' ');

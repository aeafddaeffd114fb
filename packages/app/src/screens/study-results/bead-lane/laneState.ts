import type { PoolKind } from '../pool-switch/poolKind.js';

/** What one expert said of a state. */
export interface LaneAnswer {
  /** The number of the expert's code: 3 for "E3". Without one nobody is told who it was: a dot on the rail, no bead. */
  readonly code?: number | undefined;
  /** The share, in percent. */
  readonly value: number;
}

/** A state of the node, with what was said of it. */
export interface LaneState {
  readonly label: string;
  readonly answers: readonly LaneAnswer[];
  /** The share of each pool, in percent. None where so few answered that there is no pool. */
  readonly pools?: Partial<Record<PoolKind, number>> | undefined;
}

/**
 * An expert who gave no shares, and why: said that the combination cannot occur or is not their field, or said nothing.
 */
export interface WithoutShares {
  /** The number of the expert's code; without one only how many there are is told. */
  readonly code?: number | undefined;
  readonly standing: 'cannotOccur' | 'notMyField' | 'open';
}

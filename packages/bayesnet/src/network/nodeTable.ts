/**
 * A table in full: columns in mixed-radix order of the parents' states (first parent slowest, last fastest), the node's
 * own states innermost, as in `NetworkNode.cpt`. Each column sums to 1. Deterministic nodes are tables of zeros and ones.
 */
export interface FullTable {
  readonly kind: 'full';
  readonly values: Float64Array;
}

/**
 * A noisy-MAX in the layout of XDSL: for each parent, for each of its states, one column of the node's states, then the
 * leak. State 0 is the strongest effect and the last one its absence: the strongest cause that acts decides. Never
 * expanded, so a node may have any number of parents (Henrion 1989; Díez 1993).
 */
export interface NoisyMax {
  readonly kind: 'noisy-max';
  readonly values: Float64Array;
  /** For each parent, the state that each of its columns is about; without it, they are in the order of its states. */
  readonly strengths?: readonly (readonly number[])[];
}

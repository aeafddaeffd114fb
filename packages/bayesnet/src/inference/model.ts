import type { NotAssessedReason } from '../network/network.js';

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

/** There are no numbers: the node is not answered yet, or is of a kind that has none. */
export interface NoTable {
  readonly kind: 'none';
  readonly reason: 'open' | NotAssessedReason;
}

export type NodeTable = FullTable | NoisyMax | NoTable;

/** A node as needed for inference. */
export interface ModelNode {
  /** What problems call it. */
  readonly id: string;
  /** Number of states. */
  readonly states: number;
  /** Indices into `InferenceModel.nodes`, in the order of the table. */
  readonly parents: readonly number[];
  readonly table: NodeTable;
}

/** A network with the numbers to compute with. It has no cycles. */
export interface InferenceModel {
  readonly nodes: readonly ModelNode[];
}

/** Findings: node index → index of the state that was observed. */
export type Evidence = ReadonlyMap<number, number>;

/** The node with this index, which exists wherever this is used. */
export const nodeOf = ({ nodes }: InferenceModel, node: number): ModelNode => nodes[node]!;

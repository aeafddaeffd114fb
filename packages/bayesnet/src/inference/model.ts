import type { NotAssessedReason } from '../network/network.js';
import type { FullTable, NoisyMax } from '../network/nodeTable.js';

/** There are no numbers: the node is not answered yet, is of a kind that has none, or its table was left out. */
export interface NoTable {
  readonly kind: 'none';
  readonly reason: 'open' | 'too-large' | NotAssessedReason;
}

export type ModelTable = FullTable | NoisyMax | NoTable;

/** A node as needed for inference. */
export interface ModelNode {
  /** What problems call it. */
  readonly id: string;
  /** Number of states. */
  readonly states: number;
  /** Indices into `InferenceModel.nodes`, in the order of the table. */
  readonly parents: readonly number[];
  readonly table: ModelTable;
}

/** A network with the numbers to compute with. It has no cycles. */
export interface InferenceModel {
  readonly nodes: readonly ModelNode[];
}

/** Findings: node index → index of the state that was observed. */
export type Evidence = ReadonlyMap<number, number>;

/** A state of a node whose probability matters. */
export interface Outcome {
  readonly node: number;
  readonly state: number;
}

/** The node with this index, which exists wherever this is used. */
export const nodeOf = ({ nodes }: InferenceModel, node: number): ModelNode => nodes[node]!;

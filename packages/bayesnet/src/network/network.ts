/** One of the values a node can take. */
export interface State {
  /** As the file has it; unique within its node and case-sensitive. */
  readonly id: string;
}

/**
 * What a node is. `chance` nodes with a full table are assessed; every other kind is kept as the file has it.
 * `unknown` is an element that this reader does not know.
 */
export type NodeKind =
  | 'chance'
  | 'deterministic'
  | 'noisy-max'
  | 'noisy-adder'
  | 'decision'
  | 'utility'
  | 'equation'
  | 'unknown';

/** Why a node is not assessed. With one state, which Weka writes, there is nothing to ask. */
export type NotAssessedReason = Exclude<NodeKind, 'chance'> | 'parent-without-states' | 'one-state';

/** Where a file draws a node, in the file's own units. */
export interface NodePosition {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A random variable of a network, in the order and with the words of its file. */
export interface NetworkNode {
  /** `n1`, `n2`, … in file order: made here, safe in an address whatever the file calls the node. */
  readonly key: string;
  /** As the file has it; unique within its network and case-sensitive. */
  readonly id: string;
  /** What people call the node; the id where the file has no name. Not unique. */
  readonly name: string;
  readonly kind: NodeKind;
  /** In file order. Empty for kinds that have none. */
  readonly states: readonly State[];
  /** Indices into `Network.nodes`, in file order: the first varies slowest in the table. */
  readonly parents: readonly number[];
  /** Present where the node is not assessed. */
  readonly notAssessed?: NotAssessedReason;
  /**
   * The table as the file has it: columns in mixed-radix order of the parents' states (first parent slowest,
   * last fastest), the node's own states innermost. Absent where the file has no numbers.
   */
  readonly cpt?: Float64Array;
  readonly position?: NodePosition;
  /** What the file says about the node, for people. */
  readonly description?: string;
}

/** A Bayesian network as its file has it. */
export interface Network {
  /** What the file calls the network; the empty string where it has no name. */
  readonly name: string;
  readonly description?: string;
  readonly nodes: readonly NetworkNode[];
}

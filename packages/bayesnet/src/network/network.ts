import type { FullTable, NoisyMax } from './nodeTable.js';

/** One of the values a node can take. */
export interface State {
  /** As written in the file; unique within its node and case-sensitive. */
  readonly id: string;
  /** The range of values it stands for, if the file gives one. */
  readonly interval?: StateInterval;
  /** The file's description of the state, for people to read. */
  readonly description?: string;
}

/** A range of a discretized quantity, from `from` to `to`. Without a bound, it is open on that side. */
export interface StateInterval {
  readonly from?: number;
  readonly to?: number;
  /** Which of the bounds are in the range. Left out where the upper one is and the lower one is not. */
  readonly closed?: 'lower' | 'both' | 'neither';
  /** True if the file gives the state no name: its id was made here, and a screen words the interval instead. */
  readonly isName: boolean;
}

/**
 * The kind of a node. `chance` nodes with a full table are assessed; every other kind is kept as it is in the file.
 * `unknown` is an element that this reader does not recognize.
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

/**
 * Why a node is not assessed. With only one state, which Weka writes, there is nothing to ask; an `unread-table` is
 * written in a way that this reader does not understand.
 */
export type NotAssessedReason = Exclude<NodeKind, 'chance'> | 'parent-without-states' | 'one-state' | 'unread-table';

/** The position at which a file draws a node, in the file's own units. */
export interface NodePosition {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A random variable of a network. Its order and wording come from the file. */
export interface NetworkNode {
  /** `n1`, `n2`, … in file order. Generated here, so it is safe in a URL whatever the file calls the node. */
  readonly key: string;
  /** As written in the file; unique within its network and case-sensitive. */
  readonly id: string;
  /** The display name; the id if the file has no name. Not unique. */
  readonly name: string;
  readonly kind: NodeKind;
  /** In file order. Empty for kinds without states. */
  readonly states: readonly State[];
  /** Indices into `Network.nodes`, in file order: the first varies slowest in the table. */
  readonly parents: readonly number[];
  /** Present if the node is not assessed. */
  readonly notAssessed?: NotAssessedReason;
  /**
   * The table from the file: columns in mixed-radix order of the parents' states (first parent slowest, last
   * fastest), the node's own states innermost. Absent if the file has no numbers.
   */
  readonly cpt?: Float64Array;
  /** Columns that the file leaves open: the table has equal shares there to compute with, which nobody gave. */
  readonly openColumns?: readonly number[];
  /**
   * Columns that cannot occur by the file: in a network with decisions, those of zeros, where what is decided leaves
   * nothing to be found. They are no questions. Never all of a node.
   */
  readonly impossibleColumns?: readonly number[];
  /**
   * How many cases each column stands for, where the file has counts in place of shares: what the column adds up to, its
   * equivalent sample size. 0 for a column that holds shares, of which nobody knows.
   */
  readonly sampleSizes?: readonly number[];
  /** What the file gives for a deterministic or noisy-MAX node, which is not assessed but can be computed with. */
  readonly given?: FullTable | NoisyMax;
  readonly position?: NodePosition;
  /** The file's description of the node, for people to read. */
  readonly description?: string;
}

/** A Bayesian network as described by its file. */
export interface Network {
  /** The network's name in the file; the empty string if it has none. */
  readonly name: string;
  readonly description?: string;
  readonly nodes: readonly NetworkNode[];
}

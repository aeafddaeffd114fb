/** A node's progress. */
export interface NodeCounts {
  /** Number of the node's parent configurations. */
  readonly total: number;
  /** Configurations that are neither answered nor decided. */
  readonly open: number;
  /** Questions answered directly. */
  readonly answered: number;
  /** True once combinations were saved, even an empty list. */
  readonly combinationsSaved: boolean;
}

export type NodeStatus = 'not-started' | 'in-progress' | 'completed';

export function nodeStatus({ open, answered, combinationsSaved }: NodeCounts): NodeStatus {
  if (open === 0) return 'completed';
  return answered > 0 || combinationsSaved ? 'in-progress' : 'not-started';
}

/** The completed share in whole percents: 100 only when everything is done, 0 only when nothing is. */
export function percentDone(done: number, total: number): number {
  if (total === 0 || done >= total) return 100;
  if (done <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round((done / total) * 100)));
}

/** More questions than anybody answers one by one. */
export const ONE_BY_ONE = 1_000;

/** The progress of a network, summed over its assessed nodes. */
export interface NetworkCounts {
  readonly total: number;
  readonly done: number;
  /** The number of questions of its largest node. */
  readonly largest: number;
  readonly nodes: number;
  /** The sum of each node's completed share, from 0 to 1. */
  readonly nodesDone: number;
}

/**
 * A network's completed share in whole percents: of its questions or, if one node has more than anybody answers one by
 * one and most of all, of its nodes; next to that node nothing that is done for the others would show.
 */
export function percentOfNetwork({ total, done, largest, nodes, nodesDone }: NetworkCounts): number {
  if (done >= total || largest <= ONE_BY_ONE || largest * 2 <= total) return percentDone(done, total);
  return Math.min(99, percentDone(nodesDone, nodes));
}

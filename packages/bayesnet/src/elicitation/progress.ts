/** How far a node is. */
export interface NodeCounts {
  /** Parent configurations of the node. */
  readonly total: number;
  /** Configurations that are neither answered nor decided. */
  readonly open: number;
  /** Questions answered directly. */
  readonly answered: number;
  /** True once combinations were saved, an empty list too. */
  readonly combinationsSaved: boolean;
}

export type NodeStatus = 'not-started' | 'in-progress' | 'completed';

export function nodeStatus({ open, answered, combinationsSaved }: NodeCounts): NodeStatus {
  if (open === 0) return 'completed';
  return answered > 0 || combinationsSaved ? 'in-progress' : 'not-started';
}

/** The share that is done, in whole percents: 100 only when all is done, 0 only when nothing is. */
export function percentDone(done: number, total: number): number {
  if (total === 0 || done >= total) return 100;
  if (done <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round((done / total) * 100)));
}

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

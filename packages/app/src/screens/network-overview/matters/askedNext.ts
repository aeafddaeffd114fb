import type { Batch } from '../../../features/queue/batch.js';

/** A node that is asked about next. */
export interface NextAskedNode {
  readonly nodeId: string;
  readonly title: string;
  readonly questions: number;
  readonly seconds: number;
  /** How much of the variance of the outcomes its questions are to blame for, from 0 to 1. */
  readonly share: number;
}

/** The questions asked next, by node, in the order in which their nodes come. */
export function askedNext(questions: Batch, shares: readonly number[]): NextAskedNode[] {
  const nodes = new Map<string, { title: string; questions: number; seconds: number; share: number }>();
  for (const [at, { nodeId, title, seconds }] of questions.entries()) {
    const known = nodes.get(nodeId) ?? { title, questions: 0, seconds: 0, share: 0 };
    nodes.set(nodeId, {
      title,
      questions: known.questions + 1,
      seconds: known.seconds + seconds,
      share: known.share + (shares[at] ?? 0),
    });
  }
  return [...nodes].map(([nodeId, node]) => ({ nodeId, ...node }));
}

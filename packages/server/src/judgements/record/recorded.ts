import type { ProgressRow } from '../../networks/index.js';

/** A node's counts of columns after an event, as text where they may exceed what JSON's numbers hold. */
export interface RecordedCounts {
  readonly closed: string;
  readonly open: string;
  readonly answered: number;
}

/** A node's progress before or after a reset or its undo. */
export interface RecordedProgress extends RecordedCounts {
  readonly epoch: number;
  readonly lastEpoch: number;
  /** ISO. */
  readonly resetAt: string | null;
}

/** A node's progress as numbers are adopted: in a new epoch, which begins with what the one before it holds. */
export interface AdoptedProgress extends RecordedProgress {
  /** The epoch before. */
  readonly carried: number;
}

export const countsOf = ({
  closed,
  open,
  answered,
}: Pick<ProgressRow, 'closed' | 'open' | 'answered'>): RecordedCounts => ({
  closed: String(closed),
  open: String(open),
  answered,
});

export const recordedProgress = (
  progress: Pick<ProgressRow, 'epoch' | 'lastEpoch' | 'resetAt' | 'closed' | 'open' | 'answered'>,
): RecordedProgress => ({
  epoch: progress.epoch,
  lastEpoch: progress.lastEpoch,
  resetAt: progress.resetAt?.toISOString() ?? null,
  ...countsOf(progress),
});

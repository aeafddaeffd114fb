import type { Computation } from '@credence/bayesnet';

/** Milliseconds of work between two looks at the messages. */
const SLICE = 30;
/** Milliseconds after which one wants to see how far it is. */
const SOON = 300;

export interface SliceContext {
  /** A clock in milliseconds that only goes forward. */
  readonly now: () => number;
  /** Resolves when everything else that waits has had its turn. */
  readonly pause: () => Promise<void>;
  /** True once nobody wants the result any more. */
  readonly isCancelled: () => boolean;
  readonly onProgress: (share: number) => void;
}

/** The result of a computation, slice by slice; undefined if it was cancelled. */
export async function inSlices<Result>(
  computation: Computation<Result>,
  { now, pause, isCancelled, onProgress }: SliceContext,
): Promise<Result | undefined> {
  const begin = now();
  let slice = begin;
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
    if (now() - slice < SLICE) continue;
    if (now() - begin >= SOON) onProgress(step.value);
    await pause();
    if (isCancelled()) return undefined;
    slice = now();
  }
}

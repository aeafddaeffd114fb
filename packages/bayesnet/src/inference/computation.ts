import type { InferenceProblem } from './inferenceProblem.js';

/**
 * A computation in steps. It yields the share that is done, from 0 to 1, and may be dropped between any two steps; a
 * step takes milliseconds unless a single table is large. It knows no clock and no platform.
 */
export type Computation<Result> = Generator<number, Result, void>;

/** How long a computation may take, by a clock in milliseconds that only goes forward. */
export interface TimeLimit {
  readonly seconds: number;
  readonly now: () => number;
}

/** The result of a computation, at once; with a limit, a problem if it takes longer. */
export function finish<Result>(computation: Computation<Result>): Result;
export function finish<Result>(computation: Computation<Result>, limit: TimeLimit): Result | InferenceProblem;
export function finish<Result>(computation: Computation<Result>, limit?: TimeLimit): Result | InferenceProblem {
  const end = limit ? limit.now() + limit.seconds * 1_000 : Number.POSITIVE_INFINITY;
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
    if (limit && limit.now() > end) return { code: 'out-of-time', params: { seconds: limit.seconds } };
  }
}

/** The same computation as a part of a longer one, which it takes from one share to another. */
export function* between<Result>(computation: Computation<Result>, from: number, to: number): Computation<Result> {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

import type { InferenceModel } from '../inference/model.js';
import { BATCH, batchOf, type BatchOptions } from './batch.js';
import type { Candidate } from './candidate.js';

/**
 * The candidates in the order in which they would be asked, batch after batch, if the answers changed nothing about
 * what matters. Only the first batch is to be asked: after it they are ranked again.
 * @param most how many to plan, in whole batches
 */
export function planOf(
  model: InferenceModel,
  candidates: readonly Candidate[],
  variances: readonly number[],
  most: number,
  options: Omit<BatchOptions, 'size'> = {},
): Candidate[] {
  const worth = new Map(candidates.map((candidate, place) => [candidate, variances[place]!]));
  const plan: Candidate[] = [];
  let { current } = options;
  while (plan.length < most && worth.size > 0) {
    const batch = batchOf(model, [...worth.keys()], [...worth.values()], {
      ...options,
      ...(current === undefined ? {} : { current }),
      size: BATCH,
    });
    plan.push(...batch);
    for (const candidate of batch) worth.delete(candidate);
    current = batch.at(-1)?.node;
  }
  return plan;
}

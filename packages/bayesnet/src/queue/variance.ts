import { type InferenceModel, nodeOf } from '../inference/model.js';
import type { Sensitivity } from '../inference/sensitivity.js';
import type { Candidate } from './candidate.js';

/**
 * How much of the variance of all outcomes each candidate is to blame for, in the order given: with the shares p of its
 * column and the derivatives g of an outcome by them, (Σ p g² - (Σ p g)²) / (cases + 1), summed over the outcomes. This
 * is the delta rule for Dirichlet distributions (Van Allen et al. 2008). It ranks well, but as a measure of what is
 * still uncertain it is too optimistic.
 */
export function variancesOf(
  model: InferenceModel,
  candidates: readonly Candidate[],
  outcomes: readonly Sensitivity[],
): number[] {
  const found = candidates.map(() => 0);
  for (const outcome of outcomes) {
    const gradients = new Map<number, Float64Array>();
    for (const [place, candidate] of candidates.entries()) {
      const { node } = candidate;
      const { states, table } = nodeOf(model, node);
      if (table.kind === 'none') continue;
      const gradient = gradients.get(node) ?? outcome.gradient(node);
      gradients.set(node, gradient);
      found[place]! += varianceOf(candidate, table.values, gradient, states);
    }
  }
  return found;
}

function varianceOf(
  { columns, cases }: Candidate,
  values: Float64Array,
  gradient: Float64Array,
  states: number,
): number {
  const [first = 0] = columns;
  let mean = 0;
  let square = 0;
  for (let state = 0; state < states; state += 1) {
    const share = values[first * states + state]!;
    const slope = columns.reduce((sum, column) => sum + gradient[column * states + state]!, 0);
    mean += share * slope;
    square += share * slope * slope;
  }
  return Math.max(0, square - mean * mean) / (cases + 1);
}

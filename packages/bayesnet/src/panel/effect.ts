import type { Sensitivity } from '../inference/sensitivity.js';
import { type PanelColumn, type WeightedAnswer, weightedAnswers } from './panelColumn.js';
import { linear } from './pool.js';

/**
 * How much the disagreement about each question matters: the variance that it alone gives the outcomes, to first order.
 * With S, the weighted covariance of the answers (divisor n), and the derivatives g of an outcome by the shares of the
 * column, gT S g, summed over the outcomes; with typical cases, each outcome in each case is one.
 *
 * @param outcomes taken at the tables of the primary pool
 * @throws RangeError like `weightedAnswers`
 */
export function effectsOf(
  questions: readonly PanelColumn[],
  outcomes: readonly Sensitivity[],
  weights?: readonly number[],
): number[] {
  const answers = questions.map((question) => weightedAnswers(question, weights));
  const found = questions.map(() => 0);
  for (const outcome of outcomes) {
    const gradients = new Map<number, Float64Array>();
    for (const [place, { node, column }] of questions.entries()) {
      const gradient = gradients.get(node) ?? outcome.gradient(node);
      gradients.set(node, gradient);
      found[place]! += varianceAlong(answers[place]!, gradient, column);
    }
  }
  return found;
}

/** 0 for a table that is left out of the model, on which no outcome depends. */
function varianceAlong(answers: readonly WeightedAnswer[], gradient: Float64Array, column: number): number {
  if (answers.length < 2) return 0;
  const mean = linear(answers);
  const start = column * mean.length;
  return answers.reduce((sum, { distribution, weight }) => {
    const moved = distribution.reduce(
      (along, share, state) => along + (gradient[start + state] ?? 0) * (share - mean[state]!),
      0,
    );
    return sum + weight * moved * moved;
  }, 0);
}

import { between, type Computation } from '../inference/computation.js';
import { type InferenceProblem, isProblem } from '../inference/inferenceProblem.js';
import type { Evidence, InferenceModel } from '../inference/model.js';
import { posteriorsIn } from '../inference/posteriors.js';
import { prepareInference } from '../inference/prepare.js';
import type { Outcome } from '../inference/model.js';
import type { Candidate } from './candidate.js';
import { drawNetwork } from './drawNetwork.js';
import { randomFrom } from './random.js';

/** Whose bands are wanted. */
export interface BandsQuestion {
  readonly outcomes: readonly Outcome[];
  readonly evidence: Evidence;
  /** What is uncertain: a combination's columns together. Everything else is taken as it is. */
  readonly uncertain: readonly Candidate[];
  /**
   * How many networks are drawn.
   * @default 400
   */
  readonly samples?: number;
  /** @default 1 */
  readonly seed?: number;
}

/** Nine of ten drawn networks have a probability from `low` to `high`. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/**
 * How far the outcomes may be off: their posteriors in networks that are drawn around the numbers known so far. The same
 * question has the same bands. Networks in which the findings cannot occur say nothing, and are left out.
 */
export function* bandsOf(
  model: InferenceModel,
  { outcomes, evidence, uncertain, samples = 400, seed = 1 }: BandsQuestion,
): Computation<Band[] | InferenceProblem> {
  const targets = [...new Set(outcomes.map(({ node }) => node))];
  const prepared = yield* between(prepareInference(model, { targets, evidence }), 0, 0);
  if (isProblem(prepared)) return prepared;
  const random = randomFrom(seed);
  const found = outcomes.map((): number[] => []);
  for (let sample = 0; sample < samples; sample += 1) {
    const share = sample / samples;
    const posteriors = yield* between(posteriorsIn(prepared, drawNetwork(model, uncertain, random)), share, share);
    if (isProblem(posteriors)) continue;
    for (const [place, { node, state }] of outcomes.entries())
      found[place]!.push(posteriors.marginal(node)?.[state] ?? 0);
    yield share;
  }
  if (found.some((values) => values.length === 0)) {
    // In none of them: the numbers known so far exclude the findings.
    const known = yield* between(posteriorsIn(prepared), 1, 1);
    if (isProblem(known)) return known;
  }
  return found.map(bandOf);
}

/** Leaves a tenth outside, half of it on either side. */
function bandOf(values: readonly number[]): Band {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.05), high: at(0.95) };
}

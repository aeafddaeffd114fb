import { between, type Computation } from '../inference/computation.js';
import { type InferenceProblem, isProblem } from '../inference/inferenceProblem.js';
import { type Evidence, type InferenceModel, nodeOf } from '../inference/model.js';
import { posteriorsIn } from '../inference/posteriors.js';
import { prepareInference, type PreparedInference } from '../inference/prepare.js';
import type { Outcome } from '../inference/model.js';
import type { Candidate } from './candidate.js';
import { dirichletAround } from './dirichlet.js';
import { copyColumns, copyForDrawing, valuesOf } from './drawNetwork.js';
import { randomFrom } from './random.js';

/** What is known, what is asked, and in which orders. */
export interface AheadQuestion {
  /** The outcomes, whose largest error counts. */
  readonly outcomes: readonly Outcome[];
  /** The findings of each case; without any, one case of which nothing is known. */
  readonly cases: readonly Evidence[];
  /** What is uncertain, answered or not: a combination's columns together. Everything else is taken as it is. */
  readonly uncertain: readonly Candidate[];
  /** Orders of asking, each with some of `uncertain`. */
  readonly orders: readonly (readonly Candidate[])[];
  /** After how many further answers. */
  readonly counts: readonly number[];
  /** Of how many cases an answer will tell as much. */
  readonly worth: number;
  /**
   * How many networks are drawn.
   * @default 60
   */
  readonly samples?: number;
  /** @default 1 */
  readonly seed?: number;
}

/** How far off the outcomes are: on average, and in nine of ten drawn networks between `low` and `high`. From 0 to 1. */
export interface ErrorAhead {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The error of the outcomes as it will be reached, for each order after each count of answers. Networks that may be the
 * true one are drawn around the numbers known so far, each column from a Dirichlet distribution worth its cases, and
 * answered in that order by somebody whose answers lie around the truth as closely as theirs usually do. The error is
 * the largest absolute deviation of any outcome in any case, then the mean over the networks. Bands from drawn networks
 * hold where those of the delta rule are too narrow. The same question has the same result.
 */
export function* accuracyAhead(
  model: InferenceModel,
  { outcomes, cases, uncertain, orders, counts, worth, samples = 60, seed = 1 }: AheadQuestion,
): Computation<ErrorAhead[][] | InferenceProblem> {
  const targets = [...new Set(outcomes.map(({ node }) => node))];
  const prepared: PreparedInference[] = [];
  for (const evidence of cases.length > 0 ? cases : [new Map() as Evidence]) {
    const found = yield* between(prepareInference(model, { targets, evidence }), 0, 0);
    if (isProblem(found)) return found;
    prepared.push(found);
  }
  const errors = orders.map(() => counts.map((): number[] => []));
  const random = randomFrom(seed);
  for (let sample = 0; sample < samples; sample += 1) {
    const [truth, answers] = drawn(model, uncertain, worth, random);
    const right = yield* valuesIn(prepared, outcomes, truth, sample / samples);
    // A network in which a case cannot occur says nothing about it.
    if (!right) continue;
    for (const [place, order] of orders.entries()) {
      const known = copyForDrawing(model, uncertain);
      let asked = 0;
      for (const [at, count] of counts.entries()) {
        for (; asked < Math.min(count, order.length); asked += 1) copyColumns(answers, known, order[asked]!);
        const found = yield* valuesIn(prepared, outcomes, known, sample / samples);
        if (found) errors[place]![at]!.push(largestDistance(found, right));
      }
    }
  }
  return errors.map((order) => order.map(summary));
}

/** A network that may be the true one, and the answers that would be given to it. */
function drawn(
  model: InferenceModel,
  uncertain: readonly Candidate[],
  worth: number,
  random: () => number,
): [InferenceModel, InferenceModel] {
  const truth = copyForDrawing(model, uncertain);
  const answers = copyForDrawing(model, uncertain);
  for (const { node, columns, cases } of uncertain) {
    const { states } = nodeOf(model, node);
    const [first = 0] = columns;
    const shares = valuesOf(model, node).subarray(first * states, (first + 1) * states);
    const right = dirichletAround(shares, cases, random);
    const said = dirichletAround(right, worth, random);
    for (const column of columns) {
      valuesOf(truth, node).set(right, column * states);
      valuesOf(answers, node).set(said, column * states);
    }
  }
  return [truth, answers];
}

/** The probability of each outcome in each case; undefined if a case cannot occur. */
function* valuesIn(
  prepared: readonly PreparedInference[],
  outcomes: readonly Outcome[],
  model: InferenceModel,
  share: number,
): Computation<number[] | undefined> {
  const values: number[] = [];
  for (const each of prepared) {
    const found = yield* between(posteriorsIn(each, model), share, share);
    if (isProblem(found)) return undefined;
    for (const { node, state } of outcomes) values.push(found.marginal(node)?.[state] ?? 0);
  }
  return values;
}

const largestDistance = (some: readonly number[], others: readonly number[]) =>
  some.reduce((largest, each, place) => Math.max(largest, Math.abs(each - others[place]!)), 0);

/** Leaves a tenth outside of the band, half of it on either side. */
function summary(errors: readonly number[]): ErrorAhead {
  const sorted = errors.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const value = sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length);
  return { value, low: Math.min(value, at(0.05)), high: Math.max(value, at(0.95)) };
}

import { accuracyAhead, type Candidate, casesFor, isProblem } from '@credence/bayesnet';
import { type PointAhead, samplesFor } from './accuracy.js';
import { unanswered } from './mostMattering.js';
import { dependence, iterationIn, type QuestionOfNode, type RankQuestion } from './ranking.js';
import type { InferenceTask } from './task.js';

export interface ReachQuestion extends Pick<RankQuestion, 'outcomes' | 'cases' | 'nodes'> {
  /** The questions in the order in which they are added. */
  readonly order: readonly QuestionOfNode[];
}

export interface FoundReach {
  /** How far off the outcomes are after so many of them, from none to all. */
  readonly points: readonly PointAhead[];
}

/** Close together where a study is short, far apart where a few more questions make no difference. */
const COUNTS = [0, 5, 10, 15, 20, 30, 40, 60, 80, 120, 160, 240];

/**
 * How far off the outcomes will be once somebody who begins anew has answered these questions, and no others, each
 * "rather certain".
 */
export const reach: InferenceTask<ReachQuestion, FoundReach> = function* (model, question) {
  const { supposed, places } = model;
  const depends = yield* dependence(model, question);
  if (isProblem(depends)) return depends;
  const { outcomes, cases } = depends;
  const uncertain = question.nodes.flatMap((id) => places.get(id) ?? []).flatMap((node) => unanswered(model, node));
  const keyOf = ({ node, columns: [column = 0] }: Candidate) =>
    `${supposed.nodes[node]?.id ?? ''} ${iterationIn(supposed, node, column)}`;
  const known = new Map(uncertain.map((candidate) => [keyOf(candidate), candidate]));
  const order = question.order.flatMap(({ node, iteration }) => known.get(`${node} ${iteration}`) ?? []);
  const counts = [...COUNTS.filter((count) => count < order.length), order.length];
  const errors = yield* accuracyAhead(supposed, {
    outcomes,
    cases,
    counts,
    uncertain,
    orders: [order],
    worth: casesFor(1),
    samples: samplesFor(cases.length),
  });
  if (isProblem(errors)) return errors;
  return { points: (errors[0] ?? []).map((error, at) => ({ ...error, more: counts[at] ?? 0 })) };
};

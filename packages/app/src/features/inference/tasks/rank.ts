import { isProblem } from '@credence/bayesnet';
import { iterationIn, type QuestionOfNode, ranking, type RankQuestion } from './ranking.js';
import type { InferenceTask } from './task.js';

export interface PlannedQuestion extends QuestionOfNode {
  /** The outcome that it moves most, by its place in the question's list. */
  readonly outcome: number;
  /** Its part of the variance of all outcomes, from 0 to 1. */
  readonly share: number;
}

export interface FoundRank {
  /** What to ask next, in this order: the first twenty, and what would follow them if they changed nothing. */
  readonly plan: readonly PlannedQuestion[];
  /** The part of each node with open questions in that variance. Together they are all of it. */
  readonly parts: readonly { readonly node: string; readonly share: number }[];
  readonly open: number;
  /** How many of them have no numbers at all, and count as equally likely. */
  readonly supposed: number;
  /** How many columns are decided, by answers and combinations. */
  readonly decided: number;
}

/** The open questions that move the outcomes most. */
export const rank: InferenceTask<RankQuestion, FoundRank> = function* (network, question) {
  const found = yield* ranking(network, question);
  if (isProblem(found)) return found;
  const { plan, open, variances, decided } = found;
  const { supposed } = network;
  const places = new Map(open.map((candidate, place) => [candidate, place]));
  const sums = open.map((_, place) => variances.reduce((sum, each) => sum + (each[place] ?? 0), 0));
  const all = sums.reduce((sum, value) => sum + value, 0);
  const shareOf = (sum: number) => (all > 0 ? sum / all : 0);
  const parts = new Map<number, number>();
  for (const [place, { node }] of open.entries()) parts.set(node, (parts.get(node) ?? 0) + (sums[place] ?? 0));
  return {
    parts: [...parts].map(([node, sum]) => ({ node: supposed.nodes[node]?.id ?? '', share: shareOf(sum) })),
    open: open.length,
    supposed: open.filter(({ node, columns: [column = 0] }) => {
      const { basis = 'none' } = network.nodes[node]?.columns[column] ?? {};
      return basis === 'none';
    }).length,
    decided,
    plan: plan.map((candidate) => {
      const place = places.get(candidate) ?? -1;
      const moved = variances.map((each) => each[place] ?? 0);
      const { node, columns } = candidate;
      return {
        node: supposed.nodes[node]?.id ?? '',
        iteration: iterationIn(supposed, node, columns[0] ?? 0),
        outcome: moved.indexOf(Math.max(...moved)),
        share: shareOf(sums[place] ?? 0),
      };
    }),
  };
};

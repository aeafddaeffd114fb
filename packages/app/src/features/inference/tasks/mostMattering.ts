import { type Candidate, casesFor, isProblem, variancesOf } from '@credence/bayesnet';
import type { WorkingModel } from '../workingModel.js';
import { dependence, iterationIn, type QuestionOfNode, type RankQuestion } from './ranking.js';
import type { InferenceTask } from './task.js';

export interface MatteringQuestion extends Pick<RankQuestion, 'outcomes' | 'cases' | 'nodes'> {
  /** How many questions are wanted. */
  readonly most: number;
}

export interface RankedQuestion extends QuestionOfNode {
  /** The outcome that it moves most, by its place in the question's list. */
  readonly outcome: number;
  /** By how many percentage points it moves the outcomes: a standard deviation, of their variances added up, in a typical case. */
  readonly points: number;
}

export interface FoundMattering {
  /** Those that matter most, in this order; where two matter the same, as in the file. */
  readonly questions: readonly RankedQuestion[];
  /** How many questions could be ranked. */
  readonly all: number;
  /** The nodes of which no question could be ranked: their tables are too large, or have no single columns. */
  readonly leftOut: readonly string[];
}

/**
 * The questions that move the outcomes most, each as if nobody had answered it: whoever is asked begins anew. By the
 * delta rule, see `variancesOf`. What cannot occur is no question.
 */
export const mostMattering: InferenceTask<MatteringQuestion, FoundMattering> = function* (model, question) {
  const { supposed, places } = model;
  const depends = yield* dependence(model, question);
  if (isProblem(depends)) return depends;
  const asked = question.nodes.flatMap((id) => places.get(id) ?? []);
  const candidates = asked.flatMap((node) => unanswered(model, node));
  const variances = depends.found.map((each) => variancesOf(supposed, candidates, each));
  const worth = candidates.map((_, place) => variances.reduce((sum, each) => sum + (each[place] ?? 0), 0));
  const order = candidates.map((_, place) => place).sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0));
  const isRanked = new Set(candidates.map(({ node }) => node));
  const idOf = (node: number) => supposed.nodes[node]?.id ?? '';
  return {
    questions: order.slice(0, question.most).flatMap((place) => {
      const { node, columns: [column = 0] = [] } = candidates[place] ?? {};
      if (node === undefined) return [];
      const moved = variances.map((each) => each[place] ?? 0);
      return {
        node: idOf(node),
        iteration: iterationIn(supposed, node, column),
        outcome: moved.indexOf(Math.max(...moved)),
        points: 100 * Math.sqrt((worth[place] ?? 0) / depends.cases.length),
      };
    }),
    all: candidates.length,
    leftOut: asked.filter((node) => !isRanked.has(node)).map(idOf),
  };
};

/** Every column of a node as a question that nobody has answered; none for a table without columns. */
export function unanswered({ supposed, nodes }: WorkingModel, node: number): Candidate[] {
  const { states = 1, table } = supposed.nodes[node] ?? {};
  if (table?.kind !== 'full') return [];
  const columns = nodes[node]?.columns ?? [];
  return Array.from({ length: table.values.length / states }, (_, column) => column)
    .filter((column) => columns[column]?.standing !== 'cannot_occur')
    .map((column) => ({ node, columns: [column], cases: casesFor() }));
}

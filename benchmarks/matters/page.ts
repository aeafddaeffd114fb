// What the page under measurement computes, as the worker of the application does it.
import { workingModel } from '../../packages/app/src/features/inference/workingModel.ts';
import { rank } from '../../packages/app/src/features/inference/tasks/rank.ts';
import type { RankQuestion } from '../../packages/app/src/features/inference/tasks/ranking.ts';
import { finish, type InferenceModel, isProblem, posteriorsOf } from '../../packages/bayesnet/src/index.ts';

type Tables = Parameters<typeof workingModel>[0];

export interface PageOfMatters {
  /** Milliseconds of each round: all posteriors after one column of the network changed. */
  posteriors(tables: Tables, rounds: number): number[];
  /** Milliseconds of each round: one rank, from the tables to the order. */
  rank(tables: Tables, question: RankQuestion, rounds: number): number[];
}

function timed(rounds: number, compute: (round: number) => void): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    compute(round);
    return performance.now() - start;
  });
}

/** The same network with one column of one node turned round. */
function changed({ nodes }: InferenceModel, at: number): InferenceModel {
  const place = at % nodes.length;
  return {
    nodes: nodes.map((node, index) => {
      if (index !== place || node.table.kind !== 'full') return node;
      const { values } = node.table;
      const turned = [...values.subarray(0, node.states).toReversed(), ...values.subarray(node.states)];
      return { ...node, table: { kind: 'full', values: Float64Array.from(turned) } };
    }),
  };
}

const page: PageOfMatters = {
  posteriors(tables, rounds) {
    const { supposed } = workingModel(tables);
    return timed(rounds, (round) => {
      const model = changed(supposed, round);
      const found = finish(posteriorsOf(model));
      if (isProblem(found)) throw new Error(found.code);
      for (const node of model.nodes.keys()) found.marginal(node);
    });
  },
  rank(tables, question, rounds) {
    return timed(rounds, () => {
      const found = finish(rank(workingModel(tables), question));
      if (isProblem(found)) throw new Error(found.code);
      if (found.plan.length === 0) throw new Error('Nothing was ranked.');
    });
  },
};
Object.assign(globalThis, { matters: page });

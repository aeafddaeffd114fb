import type { NetworkTables } from '@credence/api-client';
import { finish, isProblem } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { cancerTables } from '../../../test/cancerTables.js';
import { workingModel } from '../workingModel.js';
import { mostMattering, type MatteringQuestion } from './mostMattering.js';

const question: MatteringQuestion = {
  outcomes: [{ node: 'n3', state: 0 }],
  cases: [[{ node: 'n4', state: 0 }]],
  nodes: ['n1', 'n2', 'n3', 'n4', 'n5'],
  most: 4,
};
function found(nodes: NetworkTables['nodes'], asked: Partial<MatteringQuestion> = {}) {
  const result = finish(mostMattering(workingModel({ nodes }), { ...question, ...asked }));
  if (isProblem(result)) throw new Error(result.code);
  return result;
}
const { nodes: cancer } = cancerTables();
const named = ({ questions }: ReturnType<typeof found>) =>
  questions.map(({ node, iteration }) => `${node} ${iteration}`);

test('R-3003: of cancer given an X-ray, the questions that move it most come first, answered or not', () => {
  expect(named(found(cancer))).toEqual(['n3 1', 'n4 2', 'n3 2', 'n2 1']);
  expect(named(found(cancer, { most: 1 }))).toEqual(['n3 1']);
});

test('R-3003: each question says how far it moves the outcomes, and which of them most', () => {
  const { questions, all } = found(cancer, { outcomes: [{ node: 'n5', state: 0 }, ...question.outcomes], cases: [] });
  expect(all).toBe(10);
  // P(cancer | low, non-smoker), .001, weighs .63, and .35 of that for dyspnoea: √((.63² + .2205²) × .001 × .999 / 3) is 1.22 points.
  expect(questions.find(({ node, iteration }) => node === 'n3' && iteration === 2)).toMatchObject({ outcome: 1 });
  expect(questions.find(({ node, iteration }) => node === 'n3' && iteration === 2)?.points).toBeCloseTo(1.22, 2);
});

test('R-3003: only the nodes that are asked about are ranked, and no more questions than they have', () => {
  expect(named(found(cancer, { nodes: ['n2', 'n1'], most: 20 }))).toEqual(['n2 1', 'n1 1']);
});

test('R-3003: what cannot occur is no question', () => {
  const without = cancer.map((node) =>
    node.id === 'n3' && node.table.kind === 'full'
      ? {
          ...node,
          table: {
            ...node.table,
            columns: [
              { count: 1, basis: 'answered', standing: 'cannot_occur' } as const,
              { count: 3, basis: 'file' } as const,
            ],
          },
        }
      : node,
  );
  expect(named(found(without))).not.toContain('n3 1');
});

/** A node with 2^44 columns, beside the network. */
const large: NetworkTables['nodes'] = [
  ...cancer,
  ...Array.from({ length: 44 }, (_, place) => ({ ...cancer[0]!, id: `p${place}` })),
  {
    ...cancer[0]!,
    id: 'large',
    parents: Array.from({ length: 44 }, (_, place) => `p${place}`),
    table: { kind: 'none', reason: 'open' },
  },
];

test('R-3004: a table that is too large is named, and the others are ranked without it', () => {
  const ranked = found(large, { nodes: [...question.nodes, 'large'] });
  expect([ranked.leftOut, named(ranked)]).toEqual([['large'], named(found(cancer))]);
});

test('R-3004: an outcome whose table is too large is a problem that is said', () => {
  const result = finish(
    mostMattering(workingModel({ nodes: large }), { ...question, outcomes: [{ node: 'large', state: 0 }] }),
  );
  expect(isProblem(result) && result.code).toBe('no-table');
});

import { expect, test } from 'vitest';
import { burglary, cancer, findings, model, nodeNamed } from '../../fixtures/models.js';
import { finish } from '../inference/computation.js';
import { isProblem } from '../inference/inferenceProblem.js';
import type { Evidence, InferenceModel } from '../inference/model.js';
import { type Sensitivity, sensitivityOf } from '../inference/sensitivity.js';
import { batchOf } from './batch.js';
import { type Candidate, casesFor } from './candidate.js';
import { variancesOf } from './variance.js';

function sensitivity(of: InferenceModel, id: string, evidence: Evidence): Sensitivity {
  const found = finish(sensitivityOf(of, { node: nodeNamed(of, id), state: 0 }, { evidence }));
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

/** A candidate for each column of each node. */
const everyColumn = ({ nodes }: InferenceModel, cases: number): Candidate[] =>
  nodes.flatMap(({ states, table }, node) =>
    Array.from({ length: table.kind === 'none' ? 0 : table.values.length / states }, (_, column) => ({
      node,
      columns: [column],
      cases,
    })),
  );

test('with ten cases for each column, the shares of the variance of cancer given an X-ray are the published ones', () => {
  const candidates = everyColumn(cancer, 10);
  const found = variancesOf(cancer, candidates, [sensitivity(cancer, 'Cancer', findings(cancer, { Xray: 0 }))]);
  const all = found.reduce((sum, each) => sum + each, 0);
  expect(Math.sqrt(all)).toBeCloseTo(0.07317, 5);
  const share = (id: string, column: number) =>
    (found[candidates.findIndex(({ node, columns }) => node === nodeNamed(cancer, id) && columns[0] === column)] ?? 0) /
    all;
  expect(share('Cancer', 0)).toBeCloseTo(0.6219, 4);
  expect(share('Xray', 1)).toBeCloseTo(0.1549, 4);
  expect(share('Cancer', 1)).toBeCloseTo(0.1162, 4);
  expect(share('Smoker', 0)).toBeCloseTo(0.0521, 4);
  expect(share('Cancer', 3)).toBeCloseTo(0.0282, 4);
  expect(share('Cancer', 2)).toBeCloseTo(0.0125, 4);
  expect(share('Pollution', 0)).toBeCloseTo(0.0098, 4);
  expect(share('Xray', 0)).toBeCloseTo(0.0043, 4);
  expect(share('Dyspnoea', 0)).toBe(0);
});

test('a combination ranks as one question, with the sum of what its columns do', () => {
  const alarm = nodeNamed(burglary, 'Alarm');
  // As one answer for both columns with an earthquake would leave them.
  const table = { kind: 'full' as const, values: Float64Array.of(0.6, 0.4, 0.94, 0.06, 0.6, 0.4, 0.001, 0.999) };
  const of = { nodes: burglary.nodes.with(alarm, { ...burglary.nodes[alarm]!, table }) };
  const same = sensitivity(of, 'Burglary', findings(of, { JohnCalls: 0 }));
  const [both = 0, one = 0, other = 0] = variancesOf(
    of,
    [[0, 2], [0], [2]].map((columns) => ({ node: alarm, columns, cases: 2 })),
    [same],
  );
  const [first = 0, second = 0] = [0, 2].map((column) => {
    const [yes = 0, no = 0] = same.gradient(alarm).subarray(column * 2);
    return yes - no;
  });
  expect(Math.sqrt(both / one)).toBeCloseTo(Math.abs((first + second) / first), 9);
  expect(one).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(0);
});

test('what is known counts: the more cases an answer is worth, the later it comes', () => {
  expect([casesFor(), casesFor(-2), casesFor(-1), casesFor(1), casesFor(2)]).toEqual([2, 2, 5, 15, 40]);
  const [open = 0, certain = 0] = variancesOf(
    cancer,
    [casesFor(), casesFor(2)].map((cases) => ({ node: nodeNamed(cancer, 'Cancer'), columns: [0], cases })),
    [sensitivity(cancer, 'Cancer', findings(cancer, { Xray: 0 }))],
  );
  expect(open / certain).toBeCloseTo(41 / 3, 9);
});

test('outcomes and typical cases add up', () => {
  const candidates = everyColumn(burglary, 2);
  const outcomes = [{ JohnCalls: 0 }, { MaryCalls: 0 }].map((given) =>
    sensitivity(burglary, 'Burglary', findings(burglary, given)),
  );
  const [one = [], other = []] = outcomes.map((outcome) => variancesOf(burglary, candidates, [outcome]));
  const both = variancesOf(burglary, candidates, outcomes);
  for (const [place, value] of both.entries()) expect(value).toBeCloseTo(one[place]! + other[place]!, 15);
});

const flat = (columns: number) => Array.from({ length: columns }, () => [0.5, 0.5]).flat();
const plain = model([
  { id: 'A', table: flat(1) },
  { id: 'B', table: flat(1) },
  { id: 'C', parents: ['A', 'B'], table: flat(4) },
  { id: 'D', states: 4, table: [0.25, 0.25, 0.25, 0.25] },
]);
const column = (node: number, at: number): Candidate => ({ node, columns: [at], cases: 2 });
const names = (batch: readonly Candidate[]) =>
  batch.map(({ node, columns }) => `${plain.nodes[node]?.id}${columns.join('+')}`);

test('a batch goes on in the node one is in, unless another is worth the change', () => {
  const candidates = [column(0, 0), column(2, 0)];
  expect(names(batchOf(plain, candidates, [1.5, 1], { size: 1 }))).toEqual(['A0']);
  expect(names(batchOf(plain, candidates, [1.5, 1], { size: 1, current: 2 }))).toEqual(['C0']);
  expect(names(batchOf(plain, candidates, [2.5, 1], { size: 1, current: 2 }))).toEqual(['A0']);
  expect(names(batchOf(plain, candidates, [1.5, 1], { size: 1, current: 2, switching: 0 }))).toEqual(['A0']);
});

test('a question that takes longer has to be worth more', () => {
  const candidates = [column(3, 0), column(0, 0)];
  expect(names(batchOf(plain, candidates, [1.9, 1], { size: 1 }))).toEqual(['A0']);
  expect(names(batchOf(plain, candidates, [2.1, 1], { size: 1 }))).toEqual(['D0']);
});

test('a batch is grouped by node, combinations first, and then changes one parent at a time', () => {
  const all: Candidate[] = [
    column(2, 0),
    column(0, 0),
    column(2, 2),
    { node: 2, columns: [1, 3], cases: 2 },
    column(1, 0),
  ];
  const candidates = [...all, column(2, 1), column(2, 3)];
  const values = [8, 7, 6, 5, 0, 4, 3];
  expect(names(batchOf(plain, candidates, values, { size: 6, switching: 0 }))).toEqual([
    'C1+3',
    'C0',
    'C1',
    'C3',
    'C2',
    'A0',
  ]);
});

test('what changes nothing is asked last, in the order given; a batch ends with the questions', () => {
  const candidates = [column(2, 3), column(2, 1), column(0, 0)];
  expect(names(batchOf(plain, candidates, [0, 0, 0.1], { size: 2 }))).toEqual(['A0', 'C3']);
  expect(batchOf(plain, candidates, [0, 0, 0.1])).toHaveLength(3);
  expect(batchOf(plain, [], [])).toEqual([]);
});

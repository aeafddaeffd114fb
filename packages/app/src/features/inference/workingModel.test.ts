import type { NetworkTables, NodeWithTable } from '@credence/api-client';
import { finish, type InferenceProblem, isProblem, posteriorsOf } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { type Waiting, withWaiting } from './withWaiting.js';
import { workingModel } from './workingModel.js';

const node = (id: string, parents: string[], table: NodeWithTable['table']): NodeWithTable => ({
  id,
  display_name: id,
  vars: ['yes', 'no'],
  parents,
  table,
});
const network = (cough: NodeWithTable['table']): NetworkTables => ({
  networkId: 'N',
  revision: '1',
  nodes: [
    node('flu', [], { kind: 'full', values: [0.1, 0.9], columns: [{ basis: 'answered', count: 1, certainty: 2 }] }),
    node('cough', ['flu'], cough),
  ],
});
const half = network({
  kind: 'full',
  values: [0.8, 0.2, 0, 0],
  columns: [
    { basis: 'combination', count: 1, combination: 3 },
    { basis: 'none', count: 1 },
  ],
});
const waiting = (iteration: number, sliders: number[], over: Partial<Waiting['answer']> = {}): Waiting => ({
  place: { networkId: 'N', nodeId: 'cough', iteration },
  answer: { sliders, 'self-eval': 1, comment: '', timer: 1, ...over },
});
const coughIn = (tables: NetworkTables) => {
  const found = finish(posteriorsOf(workingModel(tables).given, { targets: [1] }));
  return isProblem(found) ? found : [...(found.marginal(1) ?? [])];
};
const probabilityIn = (tables: NetworkTables) => {
  const found = coughIn(tables);
  return Array.isArray(found) ? found[0] : found;
};

test('a column without numbers is missing, never made up', () => {
  expect((coughIn(half) as InferenceProblem).code).toBe('column-sum');
  expect((coughIn(network({ kind: 'none', reason: 'open' })) as InferenceProblem).code).toBe('no-table');
});

test('for ranking questions, what nobody answered is equally likely', () => {
  const { given, supposed, nodes } = workingModel(half);
  expect(nodes[1]?.columns).toEqual([{ basis: 'combination', combination: 3 }, { basis: 'none' }]);
  expect([given, supposed].map(({ nodes: [, cough] }) => cough?.table)).toEqual([
    { kind: 'full', values: Float64Array.of(0.8, 0.2, 0, 0) },
    { kind: 'full', values: Float64Array.of(0.8, 0.2, 0.5, 0.5) },
  ]);
  expect(workingModel(network({ kind: 'none', reason: 'open' })).supposed.nodes[1]?.table).toEqual({
    kind: 'full',
    values: new Float64Array(4).fill(0.5),
  });
  expect(workingModel(network({ kind: 'none', reason: 'decision' })).supposed.nodes[1]?.table.kind).toBe('none');
});

test('an answer that waits on the device counts as if it were saved, with what was said exactly', () => {
  const answered = withWaiting(half, [waiting(2, [1, 99], { exact: [2_000, null] })]);
  expect(probabilityIn(answered)).toBeCloseTo(0.1 * 0.8 + 0.9 * 0.002, 12);
  expect(workingModel(answered).nodes[1]?.columns[1]).toEqual({ basis: 'answered', certainty: 1 });
  // The first answers to a node of which nothing was known.
  const begun = withWaiting(network({ kind: 'none', reason: 'open' }), [waiting(1, [50, 50]), waiting(2, [10, 90])]);
  expect(probabilityIn(begun)).toBeCloseTo(0.1 * 0.5 + 0.9 * 0.1, 12);
});

test('what waits without numbers, or for another network or question, changes nothing', () => {
  const elsewhere = { ...waiting(2, [10, 90]), place: { networkId: 'M', nodeId: 'cough', iteration: 2 } };
  expect(withWaiting(half, [elsewhere])).toBe(half);
  expect(withWaiting(half, [waiting(2, [50, 50], { standing: 'cannot_occur' })])).toBe(half);
  expect(probabilityIn(withWaiting(half, [waiting(7, [10, 90]), waiting(2, [10, 45, 45])]))).toEqual(coughIn(half));
});

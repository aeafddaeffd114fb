import { finish, isProblem } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { cancerTables } from '../../../test/cancerTables.js';
import { workingModel } from '../workingModel.js';
import { mostMattering } from './mostMattering.js';
import { reach, type ReachQuestion } from './reach.js';

/** Cancer, less rare: of what hardly ever occurs, two cases say next to nothing. */
function tables() {
  const cancer = cancerTables();
  const { table } = cancer.nodes[2]!;
  if (table.kind === 'full') table.values = [0.3, 0.7, 0.1, 0.9, 0.5, 0.5, 0.2, 0.8];
  return cancer;
}
const model = workingModel(tables());
const about = {
  outcomes: [{ node: 'n3', state: 0 }],
  cases: [[{ node: 'n4', state: 0 }]],
  nodes: ['n1', 'n2', 'n3', 'n4'],
};
const ranking = finish(mostMattering(model, { ...about, most: 20 }));
const order = isProblem(ranking) ? [] : ranking.questions;
function points(asked: Partial<ReachQuestion> = {}) {
  const found = finish(reach(model, { ...about, order, ...asked }));
  if (isProblem(found)) throw new Error(found.code);
  return found.points;
}

test('R-3544: the curve begins before any question and ends after the last, nearer with each step', () => {
  const found = points();
  expect(found.map(({ more }) => more)).toEqual([0, 5, 8]);
  expect(found[1]!.value).toBeLessThan(found[0]!.value);
  expect(found[2]!.value).toBeLessThanOrEqual(found[1]!.value);
});

test('R-3544: what was answered before counts for nothing: experts begin anew', () => {
  const answered = tables();
  for (const { table } of answered.nodes)
    if (table.kind === 'full') table.columns = [{ count: table.values.length / 2, basis: 'answered', certainty: 2 }];
  const found = finish(reach(workingModel(answered), { ...about, order }));
  expect(isProblem(found) ? found : found.points).toEqual(points());
});

test('R-3544: without a question that matters, nothing is gained', () => {
  const found = points({ order: [] });
  expect(found).toHaveLength(1);
  expect(found[0]!.value).toBe(points()[0]!.value);
});

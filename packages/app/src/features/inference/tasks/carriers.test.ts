import { finish, isProblem, posteriorsOf } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { cancerTables } from '../../../test/cancerTables.js';
import { buildTables } from '../../../test/tableBuilders.js';
import { workingModel } from '../workingModel.js';
import { carriers } from './carriers.js';

function find(tables: Parameters<typeof workingModel>[0], node: string, state: number) {
  const network = workingModel(tables);
  const found = finish(carriers(network, { of: { node, state } }));
  if (isProblem(found)) throw new Error(found.code);
  const place = network.places.get(node)!;
  const posteriors = finish(posteriorsOf(network.supposed, { targets: [place] }));
  if (isProblem(posteriors)) throw new Error(posteriors.code);
  return { carriers: found.carriers, value: posteriors.marginal(place)![state]! };
}

test('a probability comes from the answers whose conditions are common: cancer from smokers in clean air (16)', () => {
  const { carriers, value } = find(cancerTables(), 'n3', 0);
  // 0.3 × 0.9 × 0.03 of 0.01163 (Korb and Nicholson's cancer network).
  expect(value).toBeCloseTo(0.01163, 8);
  expect(carriers).toEqual([{ node: 'n3', column: 0, said: 0.03, carried: expect.closeTo(0.0081, 12) as number }]);
});

test('a combination carries what all of its columns carry, and three answers are the most (16)', () => {
  const { carriers, value } = find(buildTables(), 'extent', 2);
  expect(carriers.length).toBeLessThanOrEqual(3);
  const [first] = carriers;
  // Heavy smokers without HPV, of whom 45 % have T4: 0.25 × 0.7 × 0.45.
  expect(first).toMatchObject({ combination: 1, said: 0.45, carried: expect.closeTo(0.25 * 0.7 * 0.45, 12) as number });
  expect(carriers.reduce((sum, { carried }) => sum + carried, 0)).toBeLessThanOrEqual(value);
});

test('a node without parents has a single answer, which carries everything and is not listed (16)', () => {
  expect(find(cancerTables(), 'n2', 0).carriers).toEqual([]);
});

test('a node that the network no longer has is a problem (16)', () => {
  expect(finish(carriers(workingModel(cancerTables()), { of: { node: 'gone', state: 0 } }))).toMatchObject({
    code: 'no-outcome',
  });
});

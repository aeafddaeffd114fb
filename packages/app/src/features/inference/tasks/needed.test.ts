import { finish, isProblem } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { cancerTables } from '../../../test/cancerTables.js';
import { workingModel } from '../workingModel.js';
import { needed } from './needed.js';

/** The questions about cancer that could make it at least 10 % likely. */
function asked(tables = cancerTables()) {
  const question = { outcome: { node: 'n3', state: 0 }, findings: [], atLeast: 0.1 };
  const found = finish(needed(workingModel(tables), question));
  if (isProblem(found)) throw new Error(found.code);
  return found.changes.filter(({ node }) => node === 'n3').map(({ iteration }) => iteration);
}

test('R-2576: what was said never to occur need not change', () => {
  const [first = 0] = asked();
  expect(first).toBeGreaterThan(0);
  const tables = cancerTables();
  const { table } = tables.nodes[2]!;
  if (table.kind === 'full') table.columns = [{ count: 4, basis: 'file', standing: 'cannot_occur' }];
  expect(asked(tables)).toEqual([]);
});

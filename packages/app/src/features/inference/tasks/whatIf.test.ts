import { type Computation, finish, type InferenceProblem, isProblem } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { cancerOutcomes, cancerTables } from '../../../test/cancerTables.js';
import { workingModel } from '../workingModel.js';
import { needed } from './needed.js';
import { rank } from './rank.js';
import { bands, whatIf } from './whatIf.js';

function found<Found extends object>(computation: Computation<Found | InferenceProblem>): Found {
  const result = finish(computation);
  if (isProblem(result)) throw new Error(result.code);
  return result;
}
const network = workingModel(cancerTables());
const { outcomes } = cancerOutcomes();
const findings = [{ node: 'n4', state: 0 }];
const nodes = ['n3', 'n4', 'n5'];

test('R-2575: findings change the outcomes to the published posteriors', () => {
  const { values, supposed } = found(whatIf(network, { outcomes, findings }));
  expect(values[0]?.before).toBeCloseTo(0.01163, 9);
  expect(values[0]?.after).toBeCloseTo(0.0502880259, 9);
  expect(values[1]?.after).toBeCloseTo(0.3 + 0.35 * 0.0502880259, 9);
  expect(supposed).toBe(0);
});

test('R-2575: the band of an outcome holds its value, and what is open makes it wider', () => {
  const [band] = found(bands(network, { outcomes, findings, nodes })).bands;
  expect(band?.low).toBeLessThan(0.0502880259);
  expect(band?.high).toBeGreaterThan(0.0502880259);
  const [certain] = found(bands(network, { outcomes, findings, nodes: [] })).bands;
  expect(certain?.low).toBeCloseTo(0.0502880259, 9);
  expect(certain?.high).toBeCloseTo(0.0502880259, 9);
});

test('R-2104: a table that was left out as too large stops only what depends on it', () => {
  const tables = cancerTables();
  tables.nodes[3] = { ...tables.nodes[3]!, table: { kind: 'none', reason: 'too-large' } };
  const partly = workingModel(tables);
  const asked = { outcomes, findings: [] };
  expect(found(whatIf(partly, asked)).values[0]?.before).toBeCloseTo(0.01163, 9);
  expect(found(bands(partly, { ...asked, nodes })).bands).toHaveLength(outcomes.length);
  expect(found(rank(partly, { outcomes, cases: [], nodes, passed: [] })).plan.map(({ node }) => node)).not.toContain(
    'n4',
  );
  expect(finish(whatIf(partly, { outcomes, findings }))).toEqual({
    code: 'no-table',
    params: { node: 'n4', reason: 'too-large' },
  });
});

test('R-2576: a single change that is named reaches the target when it is made', () => {
  const [outcome] = outcomes;
  const { changes, value } = found(needed(network, { outcome: outcome!, findings, atLeast: 0.3 }));
  expect(value).toBeCloseTo(0.0502880259, 9);
  expect(changes).toHaveLength(3);
  for (const { node, iteration, to } of changes) {
    const tables = cancerTables();
    const { table } = tables.nodes.find(({ id }) => id === node)!;
    if (table.kind !== 'full') throw new Error(table.kind);
    // In the order of questions a parent turns back: the third question of cancer is its fourth column.
    const column = node === 'n3' ? [0, 1, 3, 2][iteration - 1]! : iteration - 1;
    table.values.splice(2 * column, 2, to, 1 - to);
    const { values } = found(whatIf(workingModel(tables), { outcomes, findings }));
    expect(values[0]?.after).toBeCloseTo(0.3, 9);
  }
});

test('R-2577: findings that cannot occur are named, with the share of 0 that excludes them', () => {
  const tables = cancerTables();
  const { table } = tables.nodes[3]!;
  if (table.kind === 'full') table.values.splice(0, 4, 0, 1, 0, 1);
  expect(finish(whatIf(workingModel(tables), { outcomes, findings }))).toEqual({
    code: 'impossible-evidence',
    params: {
      findings: [{ node: 'n4', state: 0 }],
      by: { node: 'n4', state: 0, conditions: [{ node: 'n3', state: expect.any(Number) as number }] },
    },
  });
});

import { expect, test } from 'vitest';
import { model } from '../../fixtures/models.js';
import { anyShares } from '../../fixtures/panels.js';
import { finish } from '../inference/computation.js';
import { isProblem } from '../inference/inferenceProblem.js';
import { sensitivityOf } from '../inference/sensitivity.js';
import { randomFrom } from '../queue/random.js';
import type { PanelColumn } from './panelColumn.js';
import { opinionsByExpert, tablesOfExpert, tablesOfPool } from './panelTables.js';
import { pool, type PoolMethod } from './pool.js';
import { toDiscuss } from './toDiscuss.js';

const KINDS: readonly PoolMethod[] = ['linear', 'logarithmic', 'median'];
const ordered = new Set([1]);

/** Shares that count how often one of them is read. */
const counted = (shares: number[], count: () => void) =>
  new Proxy(shares, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) count();
      return Reflect.get(target, key) as unknown;
    },
  });

/** How often a share is read until the pools, everybody's tables and what to discuss are known, for each answer. */
function readsPerAnswer(experts: number, columns: number): number {
  const random = randomFrom(2912);
  let reads = 0;
  const questions = Array.from(
    { length: columns },
    (_, column): PanelColumn => ({
      node: 1,
      column,
      opinions: Array.from({ length: experts }, (__, expert) => ({
        expert,
        standing: 'answered',
        distribution: counted(anyShares(3, random), () => (reads += 1)),
      })),
    }),
  );
  const file = model([
    { id: 'A', states: columns, table: new Array<number>(columns).fill(1 / columns) },
    { id: 'B', states: 3, parents: ['A'], table: { kind: 'none', reason: 'open' } },
  ]);
  const [primary = []] = KINDS.map((kind) => questions.map((question) => pool(question, { kind, ordered })));
  const tables = tablesOfPool(file, primary);
  for (const own of opinionsByExpert(primary).values())
    expect(tablesOfExpert(file, primary, own).columns.own).toBe(columns);
  const outcome = finish(sensitivityOf(tables.model, { node: 1, state: 0 }));
  if (isProblem(outcome)) throw new Error(outcome.code);
  expect(toDiscuss(questions, { outcomes: [outcome] }).length).toBeGreaterThanOrEqual(20);
  return reads / (experts * columns);
}

test('R-2912: an answer of 100 experts about 700 columns takes no more work than one of 10 experts about 70', () => {
  const most = 1.25 * readsPerAnswer(10, 70);
  for (const [experts, columns] of [
    [100, 70],
    [10, 700],
    [100, 700],
  ] as const)
    expect(readsPerAnswer(experts, columns)).toBeLessThanOrEqual(most);
});

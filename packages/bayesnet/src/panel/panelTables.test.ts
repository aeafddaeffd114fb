import { expect, test } from 'vitest';
import { answered, diseaseAndTest, ofTwo, twoExperts } from '../../fixtures/panels.js';
import { model } from '../../fixtures/models.js';
import type { InferenceModel, ModelTable } from '../inference/model.js';
import type { PanelColumn } from './panelColumn.js';
import { opinionsByExpert, type PanelTables, tablesOfExpert, tablesOfPool } from './panelTables.js';
import { pool } from './pool.js';

const open: ModelTable = { kind: 'none', reason: 'open' };
const pooledOf = (questions: readonly PanelColumn[]) => questions.map((question) => pool(question, { kind: 'linear' }));

function tablesOf(file: InferenceModel, questions: readonly PanelColumn[], expert: number): PanelTables {
  const pooled = pooledOf(questions);
  return tablesOfExpert(file, pooled, opinionsByExpert(pooled).get(expert) ?? new Map());
}

const numbers = ({ model: { nodes } }: PanelTables, node: number) => {
  const table = nodes[node]!.table;
  return table.kind === 'none' ? table.reason : [...table.values].map((value) => Number(value.toFixed(9)));
};
const none = { own: 0, panel: 0, file: 0, equal: 0, missing: 0 };

/** A file that knows one column of two. */
const halfKnown = model([
  { id: 'A', table: [0.25, 0.75] },
  { id: 'B', parents: ['A'], table: [0.6, 0.4, 0, 0] },
]);

test('R-2909: a pool has its own numbers, else those of the file', () => {
  const questions = [answered([null, null]), { ...ofTwo(0.2, 0.4), node: 1, column: 1 }];
  const tables = tablesOfPool(halfKnown, pooledOf(questions));
  expect(numbers(tables, 0)).toEqual([0.25, 0.75]);
  expect(numbers(tables, 1)).toEqual([0.6, 0.4, 0.3, 0.7]);
  expect(tables.columns).toEqual({ ...none, panel: 1, file: 1 });
  // The file's own numbers stay as they are.
  expect(halfKnown.nodes[1]!.table).toEqual({ kind: 'full', values: Float64Array.of(0.6, 0.4, 0, 0) });
});

test('R-2909: a column that neither panel nor file gives numbers for stays missing, and its table with it', () => {
  const nobody = { node: 1, column: 1, opinions: [{ expert: 0, standing: 'not_my_field' as const }] };
  const known = { ...ofTwo(0.1), node: 1, column: 0 };
  const tables = tablesOfPool(halfKnown, pooledOf([known, nobody]));
  expect(numbers(tables, 1)).toBe('open');
  expect(tables.columns).toEqual({ ...none, panel: 1, missing: 1 });
  // The second column is not even asked about.
  expect(numbers(tablesOfPool(diseaseAndTest, pooledOf([known])), 1)).toBe('open');
  expect(numbers(tablesOfPool(diseaseAndTest, pooledOf(twoExperts)), 1)).toEqual([0.7, 0.3, 0.2, 0.8]);
});

test('R-2909: where somebody says that there is no such case and nobody has numbers, shares are equal as in a download', () => {
  const impossible = { node: 1, column: 1, opinions: [{ expert: 0, standing: 'cannot_occur' as const }] };
  const tables = tablesOfPool(halfKnown, pooledOf([impossible]));
  expect(numbers(tables, 1)).toEqual([0.6, 0.4, 0.5, 0.5]);
  expect(tables.columns).toEqual({ ...none, equal: 1 });
  expect(tablesOfPool(halfKnown, pooledOf([{ ...impossible, column: 0 }])).columns).toEqual({ ...none, file: 1 });
});

test('R-2910: an expert has own numbers, else those of the file, else those that the others pooled', () => {
  const questions = [
    answered([null, [0.5, 0.5]]),
    {
      ...answered([
        [0.1, 0.9],
        [0.5, 0.5],
      ]),
      node: 1,
      column: 0,
    },
    { ...answered([null, [0.2, 0.8], [0.4, 0.6]]), node: 1, column: 1 },
  ];
  const first = tablesOf(halfKnown, questions, 0);
  expect(numbers(first, 0)).toEqual([0.25, 0.75]);
  expect(numbers(first, 1)).toEqual([0.1, 0.9, 0.3, 0.7]);
  expect(first.columns).toEqual({ ...none, own: 1, file: 1, panel: 1 });
  const second = tablesOf(halfKnown, questions, 1);
  expect(numbers(second, 1)).toEqual([0.5, 0.5, 0.2, 0.8]);
  expect(second.columns).toEqual({ ...none, own: 3 });
});

test('R-2912: a table of 2^44 columns is never made: those that somebody answered are pooled', () => {
  const causes = Array.from({ length: 44 }, (_, index) => ({ id: `C${index}`, table: [0.5, 0.5] }));
  const vast = model([...causes, { id: 'E', parents: causes.map(({ id }) => id), table: open }]);
  const questions = [0, 7, 2 ** 44 - 1].map((column) => ({ ...ofTwo(0.1, 0.2, 0.6), node: 44, column }));
  const pooled = pooledOf(questions);
  for (const { n, shares } of pooled) {
    expect(n).toBe(3);
    expect(shares?.[0]).toBeCloseTo(0.3, 12);
  }
  const tables = tablesOfPool(vast, pooled);
  expect(tables.columns).toEqual({ ...none, panel: 3 });
  expect(numbers(tables, 44)).toBe('open');
});

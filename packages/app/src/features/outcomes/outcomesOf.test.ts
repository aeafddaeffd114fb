import type { NodeWithTable } from '@credence/api-client';
import { expect, test } from 'vitest';
import { outcomesOf } from './outcomesOf.js';

const node = (id: string, parents: string[], given: Partial<NodeWithTable> = {}): NodeWithTable => ({
  id,
  display_name: id,
  vars: ['low', 'middle', 'high'],
  parents,
  table: { kind: 'none', reason: 'open' },
  ...given,
});

const nodes = [
  node('age', []),
  node('stage', ['age'], { table: { kind: 'full', values: [], columns: [] } }),
  node('survival', ['age'], { vars: ['no', 'yes'] }),
  node('benefit', ['stage'], { vars: [], table: { kind: 'none', reason: 'utility' } }),
  node('dose', ['survival'], { table: { kind: 'none', reason: 'equation' } }),
];

test('R-2567: the outcomes are the named ones; without any, nodes without children that have a distribution', () => {
  const named = [{ node: 'age', state: 0 }];
  expect(outcomesOf({ outcomes: named }, { nodes })).toBe(named);
  // What is a value or a formula is no outcome, and no child either.
  expect(outcomesOf({ outcomes: [] }, { nodes })).toEqual([
    { node: 'stage', state: 2 },
    { node: 'survival', state: 1 },
  ]);
  expect(outcomesOf({ outcomes: [] }, { nodes: [] })).toEqual([]);
});

test.each([
  [['yes', 'no'], 0],
  [['absent', 'mild', 'severe'], 2],
  [['positiv', 'negativ', 'Nein'], 0],
  [['no', 'none'], 1],
])('R-2567: of the states %s the outcome is the last that is no absence', (vars, state) => {
  expect(outcomesOf({ outcomes: [] }, { nodes: [node('sign', [], { vars })] })).toEqual([{ node: 'sign', state }]);
});

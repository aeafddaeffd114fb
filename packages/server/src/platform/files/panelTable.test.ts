import { iterationOf, type SavedCombination } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { type ExpertTable, MOST_LISTED, panelQuestions, type PanelTable, answersAt } from './panelTable.js';

/** What an expert says of a node, nothing unless given. */
const expertTable = (expert: number, radices: readonly number[], given: Partial<ExpertTable>): ExpertTable => ({
  expert,
  nodeKey: 'n3',
  radices,
  combinations: [],
  answers: new Map(),
  comments: new Map(),
  setAside: new Set(),
  ...given,
});
const rest: SavedCombination = { number: 1, nodes: 'rest', value: [80, 20], sequence: 2, comment: 'As a rule.' };

test('R-2935: a column is answered by an own answer or by the combination that decides it, whichever came later', () => {
  const radices = [2];
  const table: PanelTable = {
    node: 1,
    nodeKey: 'n3',
    radices,
    experts: [
      expertTable(0, radices, { answers: new Map([[1, { value: [30, 10], sequence: 1, certainty: 2 }]]) }),
      expertTable(1, radices, {
        combinations: [rest],
        answers: new Map([
          [1, { value: [50, 50], sequence: 1 }],
          [2, { value: [10, 90], sequence: 3 }],
        ]),
        comments: new Map([[1, 'Overtaken.']]),
      }),
    ],
  };
  expect(answersAt(table, 0)).toEqual([
    { expert: 0, standing: 'answered', shares: [0.75, 0.25], certainty: 2, isCombined: false },
    { expert: 1, standing: 'answered', shares: [0.8, 0.2], comment: 'As a rule.', isCombined: true },
  ]);
  expect(panelQuestions([table])).toMatchObject([
    { node: 1, column: 0, opinions: [{ expert: 0 }, { expert: 1, distribution: [0.8, 0.2], isCommented: true }] },
    { node: 1, column: 1, opinions: [{ expert: 1, distribution: [0.1, 0.9], isCommented: false }] },
  ]);
});

test('R-2935: that there is no such case, or that it is not their field, is said without numbers', () => {
  const radices = [2];
  const none = { value: [50, 50], sequence: 1, standing: 'cannot_occur' as const };
  const table: PanelTable = {
    node: 0,
    nodeKey: 'n3',
    radices,
    experts: [
      expertTable(0, radices, { answers: new Map([[1, none]]) }),
      expertTable(2, radices, { setAside: new Set([1]) }),
    ],
  };
  expect(panelQuestions([table])).toEqual([
    {
      node: 0,
      column: 0,
      opinions: [
        { expert: 0, standing: 'cannot_occur', isCommented: false },
        { expert: 2, standing: 'not_my_field', isCommented: false },
      ],
    },
  ]);
});

test('R-2936: of a table that nobody can go through, the columns are listed that somebody answered one by one', () => {
  const radices = Array.from({ length: 44 }, () => 2);
  const configuration = radices.map(() => 1);
  const iteration = iterationOf(configuration, radices);
  const table: PanelTable = {
    node: 0,
    nodeKey: 'n3',
    radices,
    experts: [
      expertTable(0, radices, { combinations: [rest] }),
      expertTable(1, radices, { answers: new Map([[iteration, { value: [1, 3], sequence: 1 }]]) }),
    ],
  };
  expect(panelQuestions([table])).toMatchObject([
    { column: 2 ** 44 - 1, opinions: [{ distribution: [0.8, 0.2] }, { distribution: [0.25, 0.75] }] },
  ]);
  const small = [MOST_LISTED];
  const all = [expertTable(0, small, { combinations: [rest] })];
  expect(panelQuestions([{ ...table, radices: small, experts: all }])).toHaveLength(MOST_LISTED);
});

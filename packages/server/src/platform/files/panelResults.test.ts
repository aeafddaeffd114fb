import { modelOf, pool, readNetworkFile } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { weather, xdslFile } from '../../../test/xdslFile.js';
import { InferenceTime, panelOutcome, sensitivitiesOf } from './panelOutcomes.js';
import { panelResults } from './panelResults.js';
import { panelQuestions, type PanelTable } from './panelTable.js';

/** What each of several experts says of the first column of a node without parents. */
const firstColumn = (node: number, values: readonly (readonly number[])[]): PanelTable => ({
  node,
  nodeKey: `n${node + 1}`,
  radices: [],
  experts: values.map((value, expert) => ({
    expert,
    nodeKey: `n${node + 1}`,
    radices: [],
    combinations: [],
    comments: new Map(),
    setAside: new Set(),
    answers: new Map([[1, { value, sequence: 1 }]]),
  })),
});
const values = [
  [20, 30, 50],
  [40, 40, 20],
  [70, 20, 10],
];

test('R-2943: more than two states have a median only where they are the intervals of a quantity', () => {
  const intervals = '<state id="high" />\n\t\t\t<intervals>0 10 20 30</intervals>';
  const ordered = xdslFile([{ id: 'Age', states: ['low', 'middle', 'high'] }, ...weather]).replace(
    '<state id="high" />',
    intervals,
  );
  const asked = { codes: [1, 2, 4], primary: 'linear', outcomes: [], cases: [] } as const;
  const tables = [firstColumn(0, values), firstColumn(1, values)];
  const { questions, answering } = panelResults(Buffer.from(ordered), { ...asked, tables });
  expect(questions.map(({ pools }) => Object.keys(pools))).toEqual([
    ['linear', 'logarithmic', 'median'],
    ['linear', 'logarithmic'],
  ]);
  expect(questions[0]?.pools.median?.map((share) => Number(share.toFixed(12)))).toEqual([0.4, 0.4, 0.2]);
  expect(answering).toEqual([1, 2, 4]);
});

test('R-2939: where time is too short, each is told so, and no effect is made from a part of the outcomes', () => {
  const { document } = readNetworkFile(Buffer.from(xdslFile(weather)));
  const file = modelOf(document!.network);
  const questions = panelQuestions([firstColumn(0, values)]);
  const pooled = questions.map((question) => pool(question, { kind: 'linear' }));
  const asked = {
    file,
    pools: { linear: pooled, logarithmic: pooled },
    primary: 'linear' as const,
    codes: [1, 2, 4],
    answeredBy: new Map([[0, 1]]),
    outcome: { node: 2, state: 0 },
  };
  const outcomes = [asked.outcome, { node: 0, state: 0 }];
  const enough = new InferenceTime(600);
  expect(sensitivitiesOf(file, outcomes, [], enough)).toHaveLength(2);
  expect(enough.ranOut).toBe(false);
  const short = new InferenceTime(0);
  const late = { problem: 'out-of-time' };
  expect(panelOutcome({ node: 'n3', state: 0 }, asked, short)).toEqual({
    node: 'n3',
    state: 0,
    experts: [{ code: 1, ...late, own: 1 }],
    pools: { linear: late, logarithmic: late },
  });
  expect(short.ranOut).toBe(true);
  expect(sensitivitiesOf(file, outcomes, [], short)).toEqual([]);
});

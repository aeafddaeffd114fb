import type { NetworkTables } from '@credence/api-client';
import { type Computation, finish, type InferenceProblem, isProblem } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { workingModel } from '../workingModel.js';
import { accuracy } from './accuracy.js';
import { rank } from './rank.js';
import type { RankQuestion } from './ranking.js';

type Node = NetworkTables['nodes'][number];
const node = (
  id: string,
  parents: string[],
  values: number[],
  columns: Extract<Node['table'], { kind: 'full' }>['columns'],
): Node => ({
  id,
  display_name: id,
  vars: ['yes', 'no'],
  parents,
  table: { kind: 'full', values, columns },
});
const open = (count: number) => [{ basis: 'file' as const, count }];

/** Korb and Nicholson's cancer network, with what each column is based on. */
const cancer = (given: Partial<Record<string, Extract<Node['table'], { kind: 'full' }>['columns']>> = {}) =>
  workingModel({
    nodes: [
      node('Pollution', [], [0.9, 0.1], given.Pollution ?? open(1)),
      node('Smoker', [], [0.3, 0.7], given.Smoker ?? open(1)),
      node(
        'Cancer',
        ['Pollution', 'Smoker'],
        [0.03, 0.97, 0.001, 0.999, 0.05, 0.95, 0.02, 0.98],
        given.Cancer ?? open(4),
      ),
      node('Xray', ['Cancer'], [0.9, 0.1, 0.2, 0.8], given.Xray ?? open(2)),
      node('Dyspnoea', ['Cancer'], [0.65, 0.35, 0.3, 0.7], given.Dyspnoea ?? open(2)),
    ],
  });
const question: RankQuestion = {
  outcomes: [{ node: 'Cancer', state: 0 }],
  cases: [[{ node: 'Xray', state: 0 }]],
  nodes: ['Pollution', 'Smoker', 'Cancer', 'Xray', 'Dyspnoea'],
  passed: [],
};

function found<Found extends object>(computation: Computation<Found | InferenceProblem>): Found {
  const result = finish(computation);
  if (isProblem(result)) throw new Error(result.code);
  return result;
}

test('cancer given an X-ray is asked in the published order, each question with its share of the variance', () => {
  const { plan, parts, open: left, decided } = found(rank(cancer(), question));
  const shares = Object.fromEntries(plan.map(({ node: id, iteration, share }) => [`${id} ${iteration}`, share]));
  expect(shares['Cancer 1']).toBeCloseTo(0.6219, 4);
  expect(shares['Xray 2']).toBeCloseTo(0.1549, 4);
  expect(shares['Cancer 2']).toBeCloseTo(0.1162, 4);
  expect(shares['Smoker 1']).toBeCloseTo(0.0521, 4);
  expect(plan[0]).toEqual({ node: 'Cancer', iteration: 1, outcome: 0, share: expect.closeTo(0.6219, 4) });
  expect(plan.map(({ node: id }) => id).filter((id, at, all) => all.indexOf(id) === at)).toEqual([
    'Cancer',
    'Xray',
    'Smoker',
    'Pollution',
    'Dyspnoea',
  ]);
  expect([plan.length, left, decided]).toEqual([10, 10, 0]);
  // What a node is to blame for is the sum of its questions.
  for (const { node: id, share } of parts) {
    const questions = plan.filter(({ node: each }) => each === id);
    expect(share).toBeCloseTo(questions.reduce((sum, each) => sum + each.share, 0));
  }
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('what is answered, decided, impossible, left to others or not assessed is not asked', () => {
  const network = cancer({
    Smoker: [{ basis: 'answered', count: 1, certainty: 1 }],
    Cancer: [
      { basis: 'combination', combination: 1, count: 2 },
      { basis: 'none', count: 1 },
      { basis: 'none', count: 1, standing: 'cannot_occur' },
    ],
  });
  const {
    plan,
    open: left,
    supposed,
    decided,
  } = found(
    rank(network, {
      ...question,
      nodes: ['Smoker', 'Cancer', 'Xray', 'Dyspnoea'],
      passed: [{ node: 'Xray', iteration: 1 }],
    }),
  );
  expect(plan.map(({ node: id, iteration }) => `${id} ${iteration}`)).toEqual([
    'Xray 2',
    'Cancer 4',
    'Dyspnoea 1',
    'Dyspnoea 2',
  ]);
  expect([left, supposed, decided]).toEqual([4, 1, 4]);
});

test('each question names the outcome that it moves most', () => {
  const outcomes = [
    { node: 'Dyspnoea', state: 0 },
    { node: 'Xray', state: 0 },
  ];
  const { plan } = found(rank(cancer(), { ...question, outcomes, cases: [] }));
  const outcomeOf = (id: string) => plan.find(({ node: each }) => each === id)?.outcome;
  expect([outcomeOf('Dyspnoea'), outcomeOf('Xray')]).toEqual([0, 1]);
});

test('without an outcome that the network still has, there is a problem to tell', () => {
  expect(finish(rank(cancer(), { ...question, outcomes: [{ node: 'Gone', state: 0 }] }))).toEqual({
    code: 'no-outcome',
    params: {},
  });
  const unknown = { node: 2, state: 2 };
  expect(finish(rank(cancer(), { ...question, outcomes: [{ node: 'Cancer', state: 2 }] }))).toEqual({
    code: 'unknown-outcome',
    params: unknown,
  });
});

test('the way ahead begins with the error now and ends with all questions answered', () => {
  const { matters, oneChange } = found(accuracy(cancer(), question));
  expect(matters.map(({ more }) => more)).toEqual([0, 10]);
  expect(matters[0]).toEqual(oneChange[0]);
  expect(matters[1]!.value).toBeLessThan(matters[0]!.value);
});

test('a network with nothing open has one point: now', () => {
  const certain = (count: number) => [{ basis: 'answered' as const, count, certainty: 2 as const }];
  const network = cancer({
    Pollution: certain(1),
    Smoker: certain(1),
    Cancer: certain(4),
    Xray: certain(2),
    Dyspnoea: certain(2),
  });
  const { matters } = found(accuracy(network, question));
  expect(matters.map(({ more }) => more)).toEqual([0]);
  expect(found(rank(network, question))).toEqual({ plan: [], parts: [], open: 0, supposed: 0, decided: 10 });
});

test('R-3705: what the file counted is known as well as so many cases, in the order of questions and in the bands', () => {
  const cases = (count: number) => [{ basis: 'file' as const, count, cases: 10_000 }];
  // Of all columns, those of Cancer would come first.
  expect(found(rank(cancer({ Cancer: cases(4) }), question)).plan[0]?.node).toBe('Xray');
  const all = { Pollution: cases(1), Smoker: cases(1), Cancer: cases(4), Xray: cases(2), Dyspnoea: cases(2) };
  const now = (network: ReturnType<typeof cancer>) => found(accuracy(network, question)).matters[0]?.value ?? 0;
  expect(now(cancer(all))).toBeLessThan(now(cancer()) / 10);
});

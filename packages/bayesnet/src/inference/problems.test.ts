import { expect, test } from 'vitest';
import { chestClinic, findings, model, nodeNamed } from '../../fixtures/models.js';
import { sentenceOf } from '../coded.js';
import { type Computation, finish } from './computation.js';
import { type InferenceProblem, isProblem } from './inferenceProblem.js';
import { inferenceSentences } from './inferenceSentences.js';
import type { InferenceModel, ModelTable } from './model.js';
import { posteriorsOf } from './posteriors.js';
import { sensitivityOf } from './sensitivity.js';

const open: ModelTable = { kind: 'none', reason: 'open' };

test('findings that cannot occur together are named, and only those', () => {
  const asia = chestClinic();
  const evidence = findings(asia, { smoking: 0, tuberculosis: 0, dyspnoea: 1, tuberculosis_or_cancer: 1 });
  const problem = {
    code: 'impossible-evidence',
    params: {
      findings: [
        { node: 'tuberculosis', state: 0 },
        { node: 'tuberculosis_or_cancer', state: 1 },
      ],
      // Most people with tuberculosis have no lung cancer as well.
      by: {
        node: 'tuberculosis_or_cancer',
        state: 1,
        conditions: [
          { node: 'tuberculosis', state: 0 },
          { node: 'lung_cancer', state: 1 },
        ],
      },
    },
  };
  expect(finish(posteriorsOf(asia, { evidence }))).toEqual(problem);
  const outcome = { node: nodeNamed(asia, 'lung_cancer'), state: 0 };
  expect(finish(sensitivityOf(asia, outcome, { evidence }))).toEqual(problem);
});

test('a finding that is impossible alone is the one that is named', () => {
  const never = model([
    { id: 'A', table: [0.5, 0.5] },
    { id: 'B', table: [0, 1] },
  ]);
  expect(
    finish(
      posteriorsOf(never, {
        targets: [0],
        evidence: new Map([
          [0, 0],
          [1, 0],
        ]),
      }),
    ),
  ).toEqual({
    code: 'impossible-evidence',
    params: { findings: [{ node: 'B', state: 0 }], by: { node: 'B', state: 0, conditions: [] } },
  });
});

test('R-2577: where a noisy-MAX forbids the findings, no share of one combination is named', () => {
  const caused = model([
    { id: 'A', table: [0.5, 0.5] },
    { id: 'B', parents: ['A'], table: { kind: 'noisy-max', values: Float64Array.of(1, 0, 0, 1, 0, 1) } },
  ]);
  const problem = {
    code: 'impossible-evidence',
    params: {
      findings: [
        { node: 'A', state: 1 },
        { node: 'B', state: 0 },
      ],
    },
  };
  expect(finish(posteriorsOf(caused, { evidence: findings(caused, { A: 1, B: 0 }) }))).toEqual(problem);
});

test('what asks for no outcome, or for one that does not exist, is told so', () => {
  const asia = chestClinic();
  expect(finish(sensitivityOf(asia, undefined))).toEqual({ code: 'no-outcome', params: {} });
  expect(finish(sensitivityOf(asia, { node: 0, state: 2 }))).toMatchObject({ code: 'unknown-outcome' });
  expect(finish(posteriorsOf(asia, { targets: [8] }))).toMatchObject({ code: 'unknown-outcome' });
  expect(finish(posteriorsOf(asia, { evidence: new Map([[0, 2]]) }))).toEqual({
    code: 'unknown-finding',
    params: { node: 0, state: 2 },
  });
});

const halfAnswered = (table: ModelTable) =>
  model([
    { id: 'A', table },
    { id: 'B', parents: ['A'], table: [0.5, 0.5, 0.1, 0.9] },
    { id: 'C', parents: ['B'], table: [0.25, 0.75, 0.5, 0.5] },
    { id: 'D', table: [0.3, 0.7] },
  ]);

test('a missing table matters only where the targets depend on it', () => {
  const of = halfAnswered(open);
  expect(finish(posteriorsOf(of))).toEqual({ code: 'no-table', params: { node: 'A', reason: 'open' } });
  expect(finish(posteriorsOf(of, { targets: [2] }))).toMatchObject({ code: 'no-table' });
  const alone = finish(posteriorsOf(of, { targets: [3] }));
  expect(isProblem(alone) ? alone : [...(alone.marginal(3) ?? [])]).toEqual([0.3, 0.7]);
  const given = finish(posteriorsOf(of, { targets: [2], evidence: new Map([[1, 0]]) }));
  if (isProblem(given)) throw new Error(given.code);
  expect([...(given.marginal(2) ?? [])]).toEqual([0.25, 0.75]);
  // How probable the finding is hangs on A.
  expect(given.logProbability).toBeUndefined();
  expect(given.marginal(3)).toBeUndefined();
});

test.each(['decision', 'utility', 'equation'] as const)(
  'a %s above a target is the reason why there is no answer',
  (reason) => {
    const of = halfAnswered({ kind: 'none', reason });
    expect(finish(posteriorsOf(of, { targets: [2] }))).toEqual({ code: 'no-table', params: { node: 'A', reason } });
  },
);

test.each([
  ['of zeros', [0.5, 0.5, 0, 0], { code: 'column-sum', params: { node: 'B', column: 1, sum: 0 } }],
  ['below 0', [0.5, 0.5, -0.5, 1.5], { code: 'column-sum', params: { node: 'B', column: 1, sum: 1 } }],
  ['that is no number', [Number.NaN, 0.5, 0, 1], { code: 'column-sum', params: { node: 'B', column: 0 } }],
  ['too many', [0.5, 0.5, 0.5, 0.5, 1, 0], { code: 'wrong-number-count', params: { node: 'B', found: 6, needed: 4 } }],
])('a column %s is refused by its place', (_, table, problem) => {
  const of = model([
    { id: 'A', table: [0.5, 0.5] },
    { id: 'B', parents: ['A'], table },
  ]);
  expect(finish(posteriorsOf(of))).toMatchObject(problem);
});

/** Every pair of `count` causes has an effect of its own. */
function tangled(count: number): InferenceModel {
  const causes = Array.from({ length: count }, (_, index) => ({ id: `C${index}`, table: [0.5, 0.5] }));
  const effects = causes.flatMap(({ id }, index) =>
    causes.slice(index + 1).map((other) => ({
      id: `${id}${other.id}`,
      parents: [id, other.id],
      table: [0.9, 0.1, 0.5, 0.5, 0.5, 0.5, 0.2, 0.8],
    })),
  );
  return model([...causes, ...effects]);
}

test('a network that is too entangled is refused before anything is computed; findings make it easier', () => {
  const of = tangled(24);
  const evidence = new Map([...of.nodes.keys()].slice(24).map((node) => [node, 0]));
  const question = { targets: [0], evidence };
  expect(finish(posteriorsOf(of, question))).toEqual({
    code: 'too-entangled',
    params: { reason: 'largest', limit: 2 ** 23 },
  });
  for (let cause = 4; cause < 24; cause += 1) evidence.set(cause, 1);
  expect(finish(posteriorsOf(of, question))).toHaveProperty('logProbability', expect.any(Number));
});

test('the limit of all tables together holds as well', () => {
  const limits = { largest: 2 ** 10, total: 10 };
  expect(finish(posteriorsOf(chestClinic(), { limits }))).toEqual({
    code: 'too-entangled',
    params: { reason: 'total', limit: 10 },
  });
});

/** What a computation yields, to its end. */
function sharesOf(steps: Computation<unknown>): number[] {
  const shares: number[] = [];
  for (let step = steps.next(); !step.done; step = steps.next()) shares.push(step.value);
  return shares;
}

test.each<[string, () => Computation<unknown>]>([
  ['posteriors', () => posteriorsOf(tangled(8))],
  [
    'posteriors of separate parts',
    () => posteriorsOf(tangled(6), { evidence: new Map([0, 1, 2, 3].map((node) => [node, 0])) }),
  ],
  ['sensitivity', () => sensitivityOf(tangled(6), { node: 20, state: 0 }, { evidence: new Map([[0, 0]]) })],
])('%s can be stopped between any two steps, and say how far they are', (_, compute) => {
  const shares = sharesOf(compute());
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(4);
  expect(shares.at(-1)).toBeCloseTo(1, 12);
});

test('a clock can end it', () => {
  let time = 0;
  const limit = { seconds: 2, now: () => (time += 300) };
  expect(finish(posteriorsOf(tangled(8)), limit)).toEqual({ code: 'out-of-time', params: { seconds: 2 } });
  expect(finish(posteriorsOf(tangled(8)), { seconds: 2, now: () => 0 })).toHaveProperty('logProbability');
});

test.each<[InferenceProblem, string]>([
  [
    { code: 'too-entangled', params: { reason: 'largest', limit: 2 ** 23 } },
    'The network is too entangled: one table would have more than 8,388,608 numbers. Set findings or choose another outcome.',
  ],
  [
    {
      code: 'impossible-evidence',
      params: {
        findings: [
          { node: 'A', state: 0 },
          { node: 'B', state: 1 },
        ],
      },
    },
    'The findings of A, B cannot occur together: change one, or the probabilities that exclude them.',
  ],
  [
    {
      code: 'impossible-evidence',
      params: { findings: [{ node: 'A', state: 0 }], by: { node: 'A', state: 0, name: 'yes', conditions: [] } },
    },
    'The finding of A cannot occur. A has 0 % for “yes”: change that, or the finding.',
  ],
  [
    { code: 'no-table', params: { node: 'A', reason: 'open' } },
    'A is not answered yet: answer its questions, or choose an outcome that does not depend on it.',
  ],
  [
    { code: 'no-table', params: { node: 'A', reason: 'utility' } },
    'A is a utility, which has no probabilities: set findings that make it irrelevant, or choose another outcome.',
  ],
])('a problem says in one sentence what to do: %j', (problem, sentence) => {
  expect(sentenceOf(inferenceSentences, problem, '')).toBe(sentence);
});

test('R-3004: a missing table that would have 2^44 columns is a problem at once', () => {
  const parents = Array.from({ length: 44 }, (_, place) => place);
  const nodes: InferenceModel['nodes'] = [
    ...parents.map((place) => ({
      id: `p${place}`,
      states: 2,
      parents: [],
      table: { kind: 'full', values: Float64Array.of(0.5, 0.5) } as const,
    })),
    { id: 'large', states: 2, parents, table: open },
  ];
  const problem = { code: 'no-table', params: { node: 'large', reason: 'open' } };
  expect(finish(posteriorsOf({ nodes }, { targets: [44] }))).toEqual(problem);
  expect(finish(sensitivityOf({ nodes }, { node: 44, state: 0 }))).toEqual(problem);
});

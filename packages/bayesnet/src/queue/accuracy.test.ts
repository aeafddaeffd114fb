import { expect, test } from 'vitest';
import { cancer, findings, nodeNamed } from '../../fixtures/models.js';
import { finish } from '../inference/computation.js';
import { isProblem } from '../inference/inferenceProblem.js';
import type { InferenceModel } from '../inference/model.js';
import { sensitivityOf } from '../inference/sensitivity.js';
import { type AheadQuestion, accuracyAhead } from './accuracyAhead.js';
import type { Candidate } from './candidate.js';
import { dirichletAround } from './dirichlet.js';
import { planOf } from './plan.js';
import { randomFrom } from './random.js';
import { variancesOf } from './variance.js';

const everyColumn = ({ nodes }: InferenceModel, cases: number): Candidate[] =>
  nodes.flatMap(({ states, table }, node) =>
    Array.from({ length: table.kind === 'none' ? 0 : table.values.length / states }, (_, column) => ({
      node,
      columns: [column],
      cases,
    })),
  );
const outcome = { node: nodeNamed(cancer, 'Cancer'), state: 0 };
const evidence = findings(cancer, { Xray: 0 });

function ahead(model: InferenceModel, given: Partial<AheadQuestion> & Pick<AheadQuestion, 'uncertain' | 'orders'>) {
  const question = { outcomes: [outcome], cases: [evidence], counts: [0, 4, 10], worth: 1_000, ...given };
  const found = finish(accuracyAhead(model, question));
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

/** The columns of cancer by what they move, ranked with ten cases each. */
function ranked(): { uncertain: Candidate[]; order: Candidate[] } {
  const uncertain = everyColumn(cancer, 10);
  const found = finish(sensitivityOf(cancer, outcome, { evidence }));
  if (isProblem(found)) throw new Error(found.code);
  return { uncertain, order: planOf(cancer, uncertain, variancesOf(cancer, uncertain, [found]), 40) };
}

test('the order of cancer given an X-ray begins with the columns of the published shares', () => {
  const { uncertain, order } = ranked();
  expect(order).toHaveLength(uncertain.length);
  expect(new Set(order).size).toBe(uncertain.length);
  // .6219 and .1162 and .0282 and .0125 of the variance, then .1549, with the change of node in between.
  expect(order.slice(0, 5).map(({ node, columns }) => `${cancer.nodes[node]?.id} ${columns[0]}`)).toEqual([
    'Cancer 0',
    'Cancer 1',
    'Cancer 3',
    'Cancer 2',
    'Xray 0',
  ]);
});

test('with every answer the outcome comes nearer to the truth, sooner in the order that matters', () => {
  const { uncertain, order } = ranked();
  const least = order.toReversed();
  const [most, other] = ahead(cancer, { uncertain, orders: [order, least], samples: 400 });
  const [before, some, all] = most!.map(({ value }) => value);
  expect(before).toBeGreaterThan(0.04);
  expect(some).toBeLessThan(before!);
  expect(all).toBeLessThan(0.02);
  // Before the first answer and after the last one the order plays no part.
  expect(other![0]).toEqual(most![0]);
  expect(other![2]?.value).toBeCloseTo(all!, 12);
  expect(other![1]!.value).toBeGreaterThan(some! * 1.2);
  for (const { value, low, high } of most!) expect([low <= value, value <= high]).toEqual([true, true]);
});

test('an answer that is worth little leaves more of the error', () => {
  const { uncertain, order } = ranked();
  const after = (worth: number) => ahead(cancer, { uncertain, orders: [order], worth, counts: [10] })[0]![0]!.value;
  expect(after(2)).toBeGreaterThan(2 * after(40));
});

test('where everything is certain the error is nearly 0, and where nothing is uncertain it is 0', () => {
  const uncertain = everyColumn(cancer, 1_000_000);
  expect(ahead(cancer, { uncertain, orders: [[]], counts: [0] })[0]![0]!.value).toBeLessThan(0.001);
  expect(ahead(cancer, { uncertain: [], orders: [[]], counts: [0] })).toEqual([[{ value: 0, low: 0, high: 0 }]]);
});

test('the same seed draws the same curve, another one another', () => {
  const { uncertain, order } = ranked();
  const curve = (seed: number) => ahead(cancer, { uncertain, orders: [order], samples: 10, seed });
  expect(curve(7)).toEqual(curve(7));
  expect(curve(8)).not.toEqual(curve(7));
});

test('the columns of a combination are drawn once for all of them', () => {
  // Cancer no longer depends on pollution, and goes on not to: drawn apart, its two columns would differ.
  const columns = Float64Array.of(0.03, 0.97, 0.001, 0.999, 0.03, 0.97, 0.001, 0.999);
  const of = {
    nodes: cancer.nodes.with(outcome.node, {
      ...cancer.nodes[outcome.node]!,
      table: { kind: 'full', values: columns },
    }),
  } satisfies InferenceModel;
  const together = [{ node: outcome.node, columns: [0, 2], cases: 10 }];
  const polluted = findings(of, { Pollution: 0, Smoker: 0 });
  const clean = findings(of, { Pollution: 1, Smoker: 0 });
  const [one, other] = [polluted, clean].map((given) =>
    ahead(of, { uncertain: together, orders: [[]], cases: [given] }),
  );
  expect(one).toEqual(other);
});

test('distributions are drawn around the one given, and what is 0 stays 0', () => {
  const random = randomFrom(3);
  const shares = [0.2, 0, 0.8];
  const drawn = Array.from({ length: 4_000 }, () => dirichletAround(shares, 9, random));
  const mean = drawn.reduce((sum, [first = 0]) => sum + first, 0) / drawn.length;
  const variance = drawn.reduce((sum, [first = 0]) => sum + (first - mean) ** 2, 0) / drawn.length;
  expect(mean).toBeCloseTo(0.2, 2);
  expect(variance).toBeCloseTo((0.2 * 0.8) / 10, 3);
  expect(drawn.every(([, second]) => second === 0)).toBe(true);
  const tiny = dirichletAround([0.5, 0.5], 1e-9, random);
  expect([...tiny].toSorted((a, b) => a - b)).toEqual([0, 1]);
});

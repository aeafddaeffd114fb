import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findings, model, nodeNamed } from '../../fixtures/models.js';
import { configurationOfColumn } from '../cpt/configuration.js';
import type { NoisyMax } from '../network/nodeTable.js';
import { finish } from './computation.js';
import { isProblem } from './inferenceProblem.js';
import type { InferenceModel, ModelTable } from './model.js';
import { posteriorsOf } from './posteriors.js';
import { sensitivityOf } from './sensitivity.js';
import { tableInFull } from './tableInFull.js';

const noisyMax = (...values: number[]): NoisyMax => ({ kind: 'noisy-max', values: Float64Array.from(values) });

const posteriors = (of: InferenceModel, given: Readonly<Record<string, number>>) => {
  const found = finish(posteriorsOf(of, { evidence: findings(of, given) }));
  if (isProblem(found)) throw new Error(found.code);
  return found;
};

/** The same node with its table in full: in each column, the strongest of what the causes and the leak do. */
function expanded(of: InferenceModel, node: number): InferenceModel {
  const owner = of.nodes[node]!;
  if (owner.table.kind !== 'noisy-max') return of;
  const { values } = owner.table;
  const { states } = owner;
  const radices = owner.parents.map((parent) => of.nodes[parent]!.states);
  const columns = radices.reduce((product, radix) => product * radix, 1);
  const full = Array.from({ length: columns }, (_, column) => {
    let start = 0;
    const effects = (configurationOfColumn(column, radices) ?? []).map((state, parent) => {
      const effect = values.subarray(start + state * states, start + (state + 1) * states);
      start += states * radices[parent]!;
      return effect;
    });
    effects.push(values.subarray(start));
    const atLeast = (state: number) =>
      effects.reduce((all, effect) => all * effect.subarray(state).reduce((sum, share) => sum + share, 0), 1);
    return Array.from(
      { length: states },
      (_state, state) => atLeast(state) - (state + 1 < states ? atLeast(state + 1) : 0),
    );
  }).flat();
  const table: ModelTable = { kind: 'full', values: Float64Array.from(full) };
  return { nodes: of.nodes.with(node, { ...owner, table }) };
}

test('two causes and a leak make the published noisy-MAX; the strongest effect comes first, absence last', () => {
  // Only what the parents' first states do matters here; the other state does nothing.
  const of = model([
    { id: 'A', table: [1, 0] },
    { id: 'B', table: [1, 0] },
    {
      id: 'E',
      states: 3,
      parents: ['A', 'B'],
      table: noisyMax(0.3, 0.5, 0.2, 0, 0, 1, 0.1, 0.3, 0.6, 0, 0, 1, 0.01, 0.04, 0.95),
    },
  ]);
  const [strong = 0, weak = 0, absent = 0] = posteriors(of, {}).marginal(2) ?? [];
  expect(absent).toBeCloseTo(0.114, 12);
  expect(weak).toBeCloseTo(0.5097, 12);
  expect(strong).toBeCloseTo(0.3763, 12);
});

const shares = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }));

test('posteriors and gradients equal those of the table in full', () => {
  fc.assert(
    fc.property(fc.array(shares, { minLength: 7, maxLength: 7 }), fc.nat(2), fc.nat(2), (columns, effect, cause) => {
      const values = columns.flatMap((column) =>
        column.map((share) => share / column.reduce((sum: number, each) => sum + each, 0)),
      );
      const of = model([
        { id: 'A', table: [0.2, 0.8] },
        { id: 'B', parents: ['A'], states: 3, table: [0.5, 0.2, 0.3, 0.1, 0.1, 0.8] },
        { id: 'E', states: 3, parents: ['A', 'B'], table: noisyMax(...values.slice(0, 18)) },
        { id: 'F', parents: ['E'], table: [0.9, 0.1, 0.5, 0.5, 0.2, 0.8] },
      ]);
      const [node, outcome] = [nodeNamed(of, 'E'), { node: nodeNamed(of, 'B'), state: cause }];
      const question = { evidence: findings(of, { F: 0, ...(effect < 2 ? { E: effect } : {}) }) };
      const answers = [of, expanded(of, node)].map((each) => finish(sensitivityOf(each, outcome, question)));
      const [chain, full] = answers;
      if (!chain || !full || isProblem(chain) || isProblem(full)) {
        expect(chain).toEqual(full);
        return;
      }
      expect(chain.value).toBeCloseTo(full.value, 9);
      for (const other of [0, 1, 3]) {
        const [one, two] = [chain.gradient(other), full.gradient(other)];
        for (const [cell, slope] of one.entries()) expect(slope).toBeCloseTo(two[cell]!, 7);
      }
      // Along a change of one link, through the whole table.
      const step = 1e-6;
      const nudged = values.slice(0, 18).map((value, at) => (at === 3 ? value + step : value));
      const near = expanded({ nodes: of.nodes.with(node, { ...of.nodes[node]!, table: noisyMax(...nudged) }) }, node);
      const before = full.gradient(node);
      const [now, then] = [expanded(of, node), near].map((each) => each.nodes[node]!.table as { values: Float64Array });
      const along = before.reduce((sum, slope, cell) => sum + slope * (then!.values[cell]! - now!.values[cell]!), 0);
      expect(chain.gradient(node)[3]! * step).toBeCloseTo(along, 9);
    }),
    { numRuns: 100 },
  );
});

test('R-2103: a small noisy-MAX written in full is the published one, column by column, and is none above the limit', () => {
  const of = model([
    { id: 'A', table: [0.2, 0.8] },
    { id: 'B', states: 3, table: [0.5, 0.2, 0.3] },
    {
      id: 'E',
      states: 3,
      parents: ['A', 'B'],
      table: noisyMax(0.3, 0.5, 0.2, 0, 0, 1, 0.1, 0.3, 0.6, 0, 0.25, 0.75, 0, 0, 1, 0.01, 0.04, 0.95),
    },
  ]);
  const found = tableInFull(of, 2, 18);
  const { table } = expanded(of, 2).nodes[2]!;
  expect(found?.length).toBe(18);
  for (const [cell, value] of (table as { values: Float64Array }).values.entries())
    expect(found?.[cell]).toBeCloseTo(value, 12);
  // Both causes act, 0.2 × 0.6 × 0.95 and so on: the worked example of the test above.
  [0.3763, 0.5097, 0.114].forEach((share, state) => expect(found?.[state]).toBeCloseTo(share, 12));
  expect(tableInFull(of, 2, 17)).toBeUndefined();
  expect(tableInFull(of, 0, 2)).toEqual(Float64Array.of(0.2, 0.8));
});

test('strengths name the state of a parent that a column is about', () => {
  const values = [0.7, 0.3, 0, 1, 0.1, 0.9];
  const swapped = { ...noisyMax(0, 1, 0.7, 0.3, 0.1, 0.9), strengths: [[1, 0]] };
  const [one, other] = [noisyMax(...values), swapped].map((table) =>
    posteriors(
      model([
        { id: 'A', table: [0.4, 0.6] },
        { id: 'E', parents: ['A'], table },
      ]),
      {},
    ).marginal(1),
  );
  expect(one).toEqual(other);
  expect(one?.[0]).toBeCloseTo(0.4 * (1 - 0.3 * 0.9) + 0.6 * 0.1, 12);
});

test('44 causes, whose table would have 2^45 numbers, are no more than 44 links', () => {
  const causes = Array.from({ length: 44 }, (_, index) => ({ id: `C${index}`, table: [0.01, 0.99] }));
  const links = causes.flatMap((_, index) => [0.5 + index / 100, 0.5 - index / 100, 0, 1]);
  const of = model([
    ...causes,
    { id: 'E', parents: causes.map(({ id }) => id), table: noisyMax(...links, 0.02, 0.98) },
  ]);
  const absent = causes.reduce((all, _, index) => all * (1 - 0.01 * (0.5 + index / 100)), 0.98);
  const found = posteriors(of, {});
  expect(found.marginal(44)?.[1]).toBeCloseTo(absent, 12);
  expect(found.family(44)).toBeUndefined();
  const given = posteriors(of, { E: 1 });
  // With the effect absent, each cause is less probable on its own account, whatever the others do.
  expect(given.marginal(43)?.[0]).toBeCloseTo((0.01 * 0.07) / (0.01 * 0.07 + 0.99), 12);
});

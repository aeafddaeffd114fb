import { expect, test } from 'vitest';
import { burglary, cancer, findings, nodeNamed } from '../../fixtures/models.js';
import { finish } from '../inference/computation.js';
import { isProblem } from '../inference/inferenceProblem.js';
import type { InferenceModel } from '../inference/model.js';
import { posteriorsIn } from '../inference/posteriors.js';
import { prepareInference } from '../inference/prepare.js';
import { bandsOf } from './bandsOf.js';
import type { Candidate } from './candidate.js';
import { drawNetwork, valuesOf } from './drawNetwork.js';
import { randomFrom } from './random.js';

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
const spread = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)) };
};

test('drawn networks spread as a Dirichlet distribution does: mean p, variance p (1 - p) / (cases + 1)', () => {
  const random = randomFrom(3);
  const smoker = nodeNamed(cancer, 'Smoker');
  const [p = 0] = valuesOf(cancer, smoker);
  const drawn = Array.from(
    { length: 20_000 },
    () => valuesOf(drawNetwork(cancer, [{ node: smoker, columns: [0], cases: 15 }], random), smoker)[0] ?? 0,
  );
  const { mean, sd } = spread(drawn);
  expect(mean).toBeCloseTo(p, 2);
  expect(sd).toBeCloseTo(Math.sqrt((p * (1 - p)) / 16), 2);
});

test('the posterior of cancer spreads by .10 with ten cases a column, more than the delta rule says', () => {
  const prepared = finish(prepareInference(cancer, { targets: [outcome.node], evidence }));
  if (isProblem(prepared)) throw new Error(prepared.code);
  const random = randomFrom(1);
  const uncertain = everyColumn(cancer, 10);
  const values = Array.from({ length: 20_000 }, () => {
    const found = finish(posteriorsIn(prepared, drawNetwork(cancer, uncertain, random)));
    return isProblem(found) ? Number.NaN : (found.marginal(outcome.node)?.[0] ?? Number.NaN);
  });
  expect(spread(values.filter((value) => !Number.isNaN(value))).sd).toBeCloseTo(0.1043, 2);
});

test('the columns of a combination are drawn alike, and the network itself stays as it is', () => {
  const alarm = nodeNamed(burglary, 'Alarm');
  const before = valuesOf(burglary, alarm).slice();
  const drawn = drawNetwork(burglary, [{ node: alarm, columns: [0, 2], cases: 5 }], randomFrom(1));
  const values = [...valuesOf(drawn, alarm)];
  expect(values.slice(0, 2)).toEqual(values.slice(4, 6));
  expect(values.slice(0, 2)).not.toEqual(Array.from(before.slice(0, 2)));
  expect(values.slice(2, 4)).toEqual(Array.from(before.slice(2, 4)));
  expect(valuesOf(burglary, alarm)).toEqual(before);
});

test('bands are the same each time, hold the value, and narrow as cases grow', () => {
  const bandWith = (cases: number) => {
    const found = finish(bandsOf(cancer, { outcomes: [outcome], evidence, uncertain: everyColumn(cancer, cases) }));
    if (isProblem(found)) throw new Error(found.code);
    return found[0] ?? { low: 0, high: 1 };
  };
  const [wide, narrow] = [bandWith(5), bandWith(500)];
  expect(bandWith(5)).toEqual(wide);
  expect(narrow.low).toBeLessThan(0.0502880259);
  expect(narrow.high).toBeGreaterThan(0.0502880259);
  expect(narrow.high - narrow.low).toBeLessThan((wide.high - wide.low) / 2);
  const certain = finish(bandsOf(cancer, { outcomes: [outcome], evidence, uncertain: [], samples: 3 }));
  expect(isProblem(certain) || certain).toEqual([
    { low: expect.closeTo(0.0502880259, 9), high: expect.closeTo(0.0502880259, 9) },
  ]);
});

test('findings that cannot occur are a problem, not a band', () => {
  const never = { nodes: cancer.nodes.map((node) => node) };
  const xray = nodeNamed(cancer, 'Xray');
  const table = { kind: 'full' as const, values: Float64Array.of(0, 1, 0, 1) };
  never.nodes[xray] = { ...cancer.nodes[xray]!, table };
  const found = finish(bandsOf(never, { outcomes: [outcome], evidence, uncertain: [], samples: 2 }));
  expect(isProblem(found) ? found.code : found).toBe('impossible-evidence');
});

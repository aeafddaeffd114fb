import { expect, test } from 'vitest';
import { answered, diseaseAndTest, ofTwo, twoExperts } from '../../fixtures/panels.js';
import { cancer, enumerate, findings, model, nodeNamed } from '../../fixtures/models.js';
import { finish } from '../inference/computation.js';
import { isProblem } from '../inference/inferenceProblem.js';
import { type InferenceModel, nodeOf } from '../inference/model.js';
import { randomFrom } from '../queue/random.js';
import {
  type PanelInference,
  type PanelPosterior,
  type PanelPosteriors,
  posteriorsOfPanel,
} from './panelPosteriors.js';
import type { PanelColumn } from './panelColumn.js';
import { pool, type PoolRule } from './pool.js';

const LINEAR: PoolRule = { kind: 'linear' };
const sick = { node: 0, state: 0 };
const positive = new Map([[1, 0]]);

const pooledBy = (rules: readonly PoolRule[], questions: readonly PanelColumn[]) =>
  rules.map((rule) => questions.map((question) => pool(question, rule)));

function posteriors(
  file: InferenceModel,
  questions: readonly PanelColumn[],
  about: PanelInference,
  rules: readonly PoolRule[] = [LINEAR],
): PanelPosteriors {
  const found = finish(posteriorsOfPanel(file, pooledBy(rules, questions), about));
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

/** The posterior of the first outcome, or the code of why there is none. */
const shareOf = ({ shares }: PanelPosterior) => (isProblem(shares) ? shares.code : shares[0]);
const ofExpert = ({ experts }: PanelPosteriors, expert: number) => shareOf(experts.get(expert)!);

test('R-2910: two experts about a test: pooled tables, the joint pool and the mean of posteriors say other things', () => {
  const about = { outcomes: [sick], evidence: positive };
  const found = posteriors(diseaseAndTest, twoExperts, about, [LINEAR, { kind: 'logarithmic' }]);
  const rounded = [...found.pools.map(shareOf), found.joint.shares?.[0], found.mean.shares?.[0]].map((share) =>
    typeof share === 'number' ? Number(share.toFixed(6)) : share,
  );
  expect(rounded).toEqual([0.538462, 0.532609, 0.517857, 0.513158]);
  expect(pool(twoExperts[0]!, { kind: 'logarithmic' }).shares?.[0]).toBeCloseTo(0.213939, 6);
  expect(pool(twoExperts[1]!, { kind: 'logarithmic' }).shares?.[0]).toBeCloseTo(0.75, 12);
  expect(pool(twoExperts[2]!, { kind: 'logarithmic' }).shares?.[0]).toBeCloseTo(0.179129, 6);
  expect([...found.experts.keys()]).toEqual([0, 1]);
  expect(ofExpert(found, 0)).toBeCloseTo(0.5, 12);
  expect(ofExpert(found, 1)).toBeCloseTo(10 / 19, 12);
  expect(found.experts.get(0)?.columns).toMatchObject({ own: 3, panel: 0, file: 0 });
  expect([found.mean.n, found.joint.n]).toEqual([2, 2]);
});

test('R-2910: five experts on Cancer, with gaps, have the posteriors that summing over everything gives', () => {
  const random = randomFrom(2910);
  const questions = cancer.nodes.flatMap(({ states, table }, node) =>
    Array.from({ length: table.kind === 'full' ? table.values.length / states : 0 }, (_, column) => {
      const shares = [0, 1, 2, 3, 4].map(() => (random() < 0.3 ? null : 0.02 + 0.96 * random()));
      return answered(
        shares.map((share) => (share === null ? null : [share, 1 - share])),
        { node, column },
      );
    }),
  );
  const weights = [1, 2, 3, 1, 1];
  const outcome = { node: nodeNamed(cancer, 'Cancer'), state: 0 };
  const evidence = findings(cancer, { Xray: 0 });
  const found = posteriors(cancer, questions, { outcomes: [outcome], evidence, weights }, [{ ...LINEAR, weights }]);
  let [mean, joint, likely] = [0, 0, 0];
  for (const [expert, weight] of weights.entries()) {
    const own = questions.filter(({ opinions }) => opinions.some((opinion) => opinion.expert === expert));
    const tables = cancer.nodes.map(({ table }) => (table.kind === 'full' ? table.values.slice() : new Float64Array()));
    for (const { node, column, opinions } of own) {
      const opinion = opinions.find((each) => each.expert === expert);
      if (opinion?.standing === 'answered') tables[node]!.set(opinion.distribution, column * 2);
    }
    const all = enumerate(
      { nodes: tables.map((values, node) => ({ ...nodeOf(cancer, node), table: { kind: 'full', values } })) },
      evidence,
    );
    const both = all.families[outcome.node]!.filter((_, cell) => cell % 2 === 0).reduce((sum, each) => sum + each, 0);
    expect(ofExpert(found, expert)).toBeCloseTo(both / all.probability, 12);
    expect(found.experts.get(expert)?.columns).toMatchObject({ own: own.length, file: questions.length - own.length });
    mean += (weight / 8) * (both / all.probability);
    joint += weight * both;
    likely += weight * all.probability;
  }
  expect(found.mean.shares?.[0]).toBeCloseTo(mean, 12);
  expect(found.joint.shares?.[0]).toBeCloseTo(joint / likely, 12);
});

test('R-2910: an expert without numbers is in no conclusion, one with a gap borrows from the others and says so', () => {
  const [prior, sensitivity, specificity] = twoExperts;
  const questions: PanelColumn[] = [
    { ...prior!, opinions: [...prior!.opinions, { expert: 2, standing: 'not_my_field' }] },
    { ...sensitivity!, opinions: sensitivity!.opinions.slice(1) },
    specificity!,
  ];
  const found = posteriors(diseaseAndTest, questions, { outcomes: [sick], evidence: positive });
  expect([...found.experts.keys()]).toEqual([0, 1]);
  expect(found.experts.get(0)?.columns).toMatchObject({ own: 2, panel: 1 });
  expect(ofExpert(found, 0)).toBeCloseTo((0.1 * 0.5) / (0.1 * 0.5 + 0.9 * 0.1), 12);
  const first = posteriors(diseaseAndTest, questions, { outcomes: [sick], evidence: positive, weights: [1, 0, 1] });
  expect([...first.experts.keys()]).toEqual([0]);
  expect(first.mean.shares?.[0]).toBe(ofExpert(found, 0));
});

test('R-2909: a missing column is a reason why there is no posterior, for those who lack it', () => {
  const [prior, sensitivity] = twoExperts;
  const about = { outcomes: [sick], evidence: positive };
  const missing = posteriors(diseaseAndTest, [prior!, sensitivity!], about);
  expect(missing.pools[0]?.shares).toEqual({ code: 'no-table', params: { node: 'T', reason: 'open' } });
  expect(ofExpert(missing, 1)).toBe('no-table');
  expect([missing.mean, missing.joint]).toEqual([
    { shares: undefined, n: 0 },
    { shares: undefined, n: 0 },
  ]);
  // Three certain, disjoint experts have no median; each of them has tables.
  const file = model([{ id: 'S', states: 3, table: { kind: 'none', reason: 'open' } }]);
  const disjoint = [[1, 0, 0], [0, 1, 0], null, [0, 0, 1]];
  const found = posteriors(file, [answered(disjoint)], { outcomes: [sick] }, [{ kind: 'median' }]);
  expect(found.pools.map(shareOf)).toEqual(['no-table']);
  expect([...found.experts.values()].map(shareOf)).toEqual([1, 0, 0]);
  expect(found.mean).toEqual({ shares: [expect.closeTo(1 / 3, 12)], n: 3 });
});

test('R-2909: who lacks a column that the first expert has is told so, and the others are not', () => {
  const file = model([
    { id: 'S', states: 3, table: { kind: 'none', reason: 'open' } },
    { id: 'X', parents: ['S'], table: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5] },
  ]);
  const disjoint = answered([[1, 0, 0], [0, 1, 0], [0, 0, 1], null]);
  const questions: PanelColumn[] = [disjoint, { ...answered([null, null, null, [0.2, 0.8]]), node: 1, column: 0 }];
  const found = posteriors(file, questions, { outcomes: [{ node: 1, state: 0 }] }, [{ kind: 'median' }]);
  expect([...found.experts.values()].map(shareOf)).toEqual([0.5, 0.5, 0.5, 'no-table']);
});

test('R-2910: to whom the findings cannot occur has no posterior, and the others count', () => {
  const questions = [
    ofTwo(0.1, 0.4, 0.3),
    { ...ofTwo(0.9, 0.5, 0), node: 1, column: 0 },
    { ...ofTwo(0.1, 0.3, 0), node: 1, column: 1 },
  ];
  const found = posteriors(diseaseAndTest, questions, { outcomes: [sick], evidence: positive });
  expect(ofExpert(found, 2)).toBe('impossible-evidence');
  expect(found.mean).toEqual({ shares: [expect.closeTo(0.513158, 6)], n: 2 });
  expect(found.joint).toEqual({ shares: [expect.closeTo(0.517857, 6)], n: 2 });
});

test('R-2910: a panel in which all set everything aside has the numbers of the file and no experts', () => {
  const aside = [0, 1].map((expert) => ({ expert, standing: 'not_my_field' as const }));
  const questions = cancer.nodes.map((_, node) => ({ node, column: 0, opinions: aside }));
  const found = posteriors(cancer, questions, { outcomes: [{ node: 2, state: 0 }] });
  expect(found.pools.map(shareOf)).toEqual([expect.closeTo(0.01163, 12)]);
  expect(found.experts.size).toBe(0);
  expect(found.mean).toEqual({ shares: undefined, n: 0 });
});

test('R-2910: an outcome that does not exist is named, and weights that are missing are refused', () => {
  const pooled = pooledBy([LINEAR], twoExperts);
  const outcome = { node: 0, state: 2 };
  expect(finish(posteriorsOfPanel(diseaseAndTest, pooled, { outcomes: [outcome] }))).toEqual({
    code: 'unknown-outcome',
    params: outcome,
  });
  expect(() => finish(posteriorsOfPanel(diseaseAndTest, pooled, { outcomes: [sick], weights: [1] }))).toThrow(
    RangeError,
  );
});

test('R-2910: the posteriors of a panel can be stopped between any two steps, and say how far they are', () => {
  const steps = posteriorsOfPanel(diseaseAndTest, pooledBy([LINEAR], twoExperts), { outcomes: [sick] });
  const shares: number[] = [];
  for (let step = steps.next(); !step.done; step = steps.next()) shares.push(step.value);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(1, 12);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered, diseaseAndTest, knownPanels, ofTwo, twoExperts } from '../../fixtures/panels.js';
import { cancer, findings, model, nodeNamed } from '../../fixtures/models.js';
import { finish } from '../inference/computation.js';
import { isProblem } from '../inference/inferenceProblem.js';
import type { Evidence, InferenceModel, Outcome } from '../inference/model.js';
import { type Sensitivity, sensitivityOf } from '../inference/sensitivity.js';
import { effectsOf } from './effect.js';
import type { PanelColumn } from './panelColumn.js';
import { tablesOfPool } from './panelTables.js';
import { pool } from './pool.js';
import { toDiscuss } from './toDiscuss.js';

function sensitivity(of: InferenceModel, outcome: Outcome, evidence: Evidence = new Map()): Sensitivity {
  const found = finish(sensitivityOf(of, outcome, { evidence }));
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

const pooledModel = (file: InferenceModel, questions: readonly PanelColumn[]) =>
  tablesOfPool(
    file,
    questions.map((question) => pool(question, { kind: 'linear' })),
  ).model;

test('R-2907: of two experts about a test, the prior explains .6587 of the variance of P(D | T), by hand the same', () => {
  const outcome = sensitivity(pooledModel(diseaseAndTest, twoExperts), { node: 0, state: 0 }, new Map([[1, 0]]));
  expect(outcome.value).toBeCloseTo(7 / 13, 12);
  const effects = effectsOf(twoExperts, [outcome]);
  // With a = .25, b = .7, c = .2: derivatives b c / z², a (1 - a) c / z² and -a b (1 - a) / z² of a b / z.
  const z = 0.25 * 0.7 + 0.75 * 0.2;
  const byHand = [
    0.15 ** 2 * ((0.7 * 0.2) / z ** 2) ** 2,
    0.2 ** 2 * ((0.25 * 0.75 * 0.2) / z ** 2) ** 2,
    0.1 ** 2 * ((0.25 * 0.7 * 0.75) / z ** 2) ** 2,
  ];
  for (const [place, effect] of effects.entries()) expect(effect).toBeCloseTo(byHand[place]!, 12);
  const rounded = effects.map((effect) => Number(effect.toFixed(5)));
  expect(rounded).toEqual([0.03953, 0.00504, 0.01544]);
  const sum = effects.reduce((total, effect) => total + effect, 0);
  expect(effects.map((effect) => Number((effect / sum).toFixed(4)))).toEqual([0.6587, 0.084, 0.2573]);
  expect(
    toDiscuss(twoExperts, { outcomes: [outcome] }).map(({ question }) => [question.node, question.column]),
  ).toEqual([
    [0, 0],
    [1, 1],
    [1, 0],
  ]);
});

test('R-2907: for outcomes that are the states of the column itself, the effect is the variance that numpy computes', () => {
  for (const { question, weights, variance, linear } of knownPanels) {
    const alone = model([{ id: 'A', states: linear.length, table: [...linear] }]);
    const outcomes = [...linear.keys()].map((state) => sensitivity(alone, { node: 0, state }));
    expect(effectsOf([question], outcomes, weights)[0]).toBeCloseTo(variance, 12);
  }
});

test('R-2907: the effect of a column is what moving all experts to the mean takes away, to first order', () => {
  const near = 1e-4;
  const smokes: PanelColumn = { ...ofTwo(0.3 - near, 0.3 + near), node: nodeNamed(cancer, 'Smoker') };
  const outcome = { node: nodeNamed(cancer, 'Cancer'), state: 0 };
  const evidence = findings(cancer, { Xray: 0 });
  const [effect] = effectsOf([smokes], [sensitivity(cancer, outcome, evidence)]);
  const values = [-near, near].map((off) => {
    const moved = pooledModel(cancer, [{ ...ofTwo(0.3 + off), node: smokes.node }]);
    return sensitivity(moved, outcome, evidence).value;
  });
  expect(Math.sqrt(effect!)).toBeCloseTo(Math.abs(values[1]! - values[0]!) / 2, 9);
});

test('R-2907: what moves no outcome is not ranked, and without outcomes disagreement ranks', () => {
  const questions: PanelColumn[] = [
    { ...ofTwo(0.2, 0.4), node: 0 },
    { ...ofTwo(0.1, 0.6), node: 1 },
  ];
  const apart = model([
    { id: 'A', table: [0.3, 0.7] },
    { id: 'B', table: [0.35, 0.65] },
  ]);
  const byOutcome = toDiscuss(questions, { outcomes: [sensitivity(apart, { node: 0, state: 0 })] });
  expect(byOutcome.map(({ question }) => question.node)).toEqual([0, 1]);
  expect(byOutcome[0]?.effect).toBeCloseTo(0.01, 12);
  expect(byOutcome.map(({ reasons }) => reasons)).toEqual([['ranked'], ['order']]);
  const byDisagreement = toDiscuss(questions);
  expect(byDisagreement.map(({ question }) => question.node)).toEqual([1, 0]);
  expect(byDisagreement.every(({ effect }) => effect === undefined)).toBe(true);
});

test('R-2907: where all say the same there is nothing to discuss, whatever rounding leaves', () => {
  const alone = model([{ id: 'A', table: [0.1, 0.9] }]);
  const outcomes = [sensitivity(alone, { node: 0, state: 0 })];
  const [question, weights] = [ofTwo(...new Array<number>(7).fill(0.1)), [1, 2, 3, 4, 5, 6, 7]];
  expect(effectsOf([question], outcomes, weights)[0]).toBeGreaterThan(0);
  expect(toDiscuss([question], { outcomes, weights })).toEqual([]);
});

test('R-2907: beside those ranked first stand all with another order, and all that some call impossible', () => {
  const questions = [
    ofTwo(0.9, 0.2, 0.1),
    ofTwo(0.01, 0.6, 0.6),
    answered([
      [0, 0.3, 0.7],
      [0.01, 0.3, 0.69],
    ]),
    ofTwo(0.3, 0.31),
    ofTwo(0.2, 0.2),
    { ...ofTwo(0.5, 0.5), opinions: [...ofTwo(0.5, 0.5).opinions, { expert: 2, standing: 'cannot_occur' as const }] },
    { node: 0, column: 0, opinions: [{ expert: 0, standing: 'cannot_occur' as const }] },
  ].map((question, column) => ({ ...question, column }));
  const reasons = (most?: number) =>
    toDiscuss(questions, most === undefined ? {} : { most }).map((found) => [found.question.column, ...found.reasons]);
  expect(reasons()).toEqual([
    [0, 'ranked', 'order'],
    [1, 'ranked', 'order'],
    [2, 'ranked', 'impossible-state'],
    [3, 'ranked'],
    [5, 'cannot-occur'],
  ]);
  expect(reasons(0)).toEqual([
    [0, 'order'],
    [1, 'order'],
    [2, 'impossible-state'],
    [5, 'cannot-occur'],
  ]);
});

test('R-2907: the order of the experts changes nothing about what is discussed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 6 })), (panel) => {
      const questions = panel.map((percents, column) => ({ ...ofTwo(...percents.map((each) => each / 100)), column }));
      const turned = questions.map((question) => ({ ...question, opinions: question.opinions.toReversed() }));
      const reasons = (of: readonly PanelColumn[]) =>
        new Map(toDiscuss(of, { most: 1_000 }).map((found) => [found.question.column, found.reasons]));
      expect(reasons(turned)).toEqual(reasons(questions));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { burglary, chestClinic, findings, nodeNamed } from '../../fixtures/models.js';
import { randomCase } from '../../fixtures/randomModel.js';
import { configurationOfColumn } from '../cpt/configuration.js';
import { winnerOf } from '../elicitation/winner.js';
import { finish } from './computation.js';
import { gradientByDecision } from './gradientByDecision.js';
import { isProblem } from './inferenceProblem.js';
import { type Evidence, type InferenceModel, nodeOf, type Outcome } from './model.js';
import { posteriorsOf } from './posteriors.js';
import { type Sensitivity, sensitivityOf } from './sensitivity.js';
import { outcomeAt, sensitivityFunctions } from './sensitivityFunction.js';

function sensitivity(model: InferenceModel, outcome: Outcome, evidence: Evidence): Sensitivity {
  const found = finish(sensitivityOf(model, outcome, { evidence }));
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

/** The posterior of an outcome; undefined if the findings cannot occur. */
function posterior(model: InferenceModel, { node, state }: Outcome, evidence: Evidence): number | undefined {
  const found = finish(posteriorsOf(model, { evidence, targets: [node] }));
  return isProblem(found) ? undefined : found.marginal(node)?.[state];
}

/** The model with another column. */
function withColumn(model: InferenceModel, node: number, column: number, shares: readonly number[]): InferenceModel {
  const owner = nodeOf(model, node);
  if (owner.table.kind === 'none') return model;
  const values = owner.table.values.slice();
  values.set(shares, column * owner.states);
  return { nodes: model.nodes.with(node, { ...owner, table: { ...owner.table, values } }) };
}

/** One state of a column at `x`, the others in proportion, evenly if they are all 0. */
function moved(column: readonly number[], state: number, x: number): number[] {
  const rest = column.reduce((sum, share, other) => (other === state ? sum : sum + share), 0);
  return column.map((share, other) => {
    if (other === state) return x;
    return (1 - x) * (rest > 0 ? share / rest : 1 / (column.length - 1));
  });
}

const asia = chestClinic();
const coughing = findings(asia, { 'chest_X-ray': 0, dyspnoea: 0 });
const lungCancer = { node: nodeNamed(asia, 'lung_cancer'), state: 0 };

test.each([
  ['chest_X-ray', 1, [0, 0.043904, 0.38342052, 0.051499078, -3.370605893]],
  ['bronchitis', 0, [0.0098, 0.038024, 0.02630348, 0.054888016, -0.092558382]],
  ['lung_cancer', 0, [0.4018, 0.003724, 0.38475648, 0.032194456, 2.303222305]],
])('the sensitivity function of %s in the chest clinic has its published constants', (id, column, expected) => {
  const found = sensitivity(asia, lungCancer, coughing);
  const own = sensitivityFunctions(found, nodeNamed(asia, id))[column * 2];
  const probability = Math.exp(found.logEvidence);
  const { a = 0, b = 0, c = 0, d = 0, slope = 0 } = own ?? {};
  const constants = [a, b, c, d].map((constant) => constant * probability);
  for (const [index, constant] of [...constants, slope].entries()) expect(constant).toBeCloseTo(expected[index]!, 9);
});

test('gradients and sensitivity functions agree with a second computation, also where a probability is 0', () => {
  let compared = 0;
  fc.assert(
    fc.property(randomCase, fc.nat(), fc.nat(), fc.nat(), ({ model, evidence }, one, two, three) => {
      const outcome = { node: one % model.nodes.length, state: 0 };
      if (posterior(model, outcome, evidence) === undefined) return;
      const found = sensitivity(model, outcome, evidence);
      const node = two % model.nodes.length;
      const { states, table } = nodeOf(model, node);
      if (table.kind === 'none') return;
      const at = three % table.values.length;
      const [start, state] = [at - (at % states), at % states];
      const column = [...table.values.subarray(start, start + states)];
      const own = sensitivityFunctions(found, node)[at]!;
      expect(outcomeAt(own, own.now)).toBeCloseTo(found.value, 9);
      for (const x of [0, 0.3, 0.9]) {
        const changed = withColumn(model, node, start / states, moved(column, state, x));
        const expected = posterior(changed, outcome, evidence);
        // Where the findings become impossible or nearly so, the quotient says nothing.
        if (expected === undefined || own.c * x + own.d < 1e-6) continue;
        expect(outcomeAt(own, x)).toBeCloseTo(expected, 8);
        compared += 1;
      }
      const gradient = found.gradient(node).subarray(start, start + states);
      const step = 1e-6;
      const towards = moved(column, state, own.now + (own.now > 0.5 ? -step : step));
      const near = posterior(withColumn(model, node, start / states, towards), outcome, evidence)!;
      const along = gradient.reduce((sum, slope, each) => sum + slope * (towards[each]! - column[each]!), 0);
      // The finite difference is off by the second derivative, which grows as the findings get rarer.
      if (Math.exp(found.logEvidence) > 0.01) expect(Math.abs(near - found.value - along)).toBeLessThan(1e-7);
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(100);
});

test('a combination moves an outcome by the sum over the columns it wins', () => {
  const outcome = { node: nodeNamed(burglary, 'Burglary'), state: 0 };
  const evidence = findings(burglary, { JohnCalls: 0, MaryCalls: 0 });
  const alarm = nodeNamed(burglary, 'Alarm');
  const combinations = [
    { number: 1, nodes: new Map([[0, 0]]), value: [95, 5] },
    { number: 2, nodes: new Map([[1, 0]]), value: [29, 71] },
  ];
  const gradient = sensitivity(burglary, outcome, evidence).gradient(alarm);
  const found = gradientByDecision(
    gradient,
    2,
    (column) => winnerOf(combinations, configurationOfColumn(column, [2, 2]) ?? [])?.number,
  );
  expect([...found.keys()]).toEqual([1, 2]);
  expect([...found.get(1)!]).toEqual([gradient[0]! + gradient[2]!, gradient[1]! + gradient[3]!]);
  expect([...found.get(2)!]).toEqual([gradient[4], gradient[5]]);
});

test('an outcome that was observed, or that nothing links to a node, depends on no number of it', () => {
  const john = { node: nodeNamed(burglary, 'JohnCalls'), state: 1 };
  const observed = sensitivity(burglary, john, new Map([[john.node, 1]]));
  expect(observed.value).toBe(1);
  expect([...observed.gradient(2)]).toEqual(new Array(8).fill(0));
  const given = sensitivity(burglary, john, findings(burglary, { Alarm: 0 }));
  expect(given.value).toBeCloseTo(0.1, 12);
  expect([...given.gradient(nodeNamed(burglary, 'Burglary'))]).toEqual([0, 0]);
  expect([...given.gradient(nodeNamed(burglary, 'MaryCalls'))]).toEqual([0, 0, 0, 0]);
});

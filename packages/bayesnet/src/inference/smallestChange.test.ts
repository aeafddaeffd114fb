import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancer, enumerate, findings, model, nodeNamed } from '../../fixtures/models.js';
import { randomCase } from '../../fixtures/randomModel.js';
import { finish } from './computation.js';
import { isProblem } from './inferenceProblem.js';
import { type Evidence, type InferenceModel, nodeOf, type Outcome } from './model.js';
import { sensitivityOf } from './sensitivity.js';
import { type Change, changesFor, type Goal } from './smallestChange.js';

/** Every change that reaches the goal, or none where the findings cannot occur to begin with. */
function changes(of: InferenceModel, outcome: Outcome, evidence: Evidence, goal: Goal): Change[] {
  const found = finish(sensitivityOf(of, outcome, { evidence }));
  return isProblem(found) ? [] : finish(changesFor(found, { goal, most: Number.POSITIVE_INFINITY }));
}

/** The network after a change: the others of the column in proportion, evenly if they are all 0. */
function after(of: InferenceModel, { node, column, state, to }: Change): InferenceModel {
  const owner = nodeOf(of, node);
  if (owner.table.kind === 'none') return of;
  const values = owner.table.values.slice();
  const own = values.subarray(column * owner.states, (column + 1) * owner.states);
  const rest = own.reduce((sum, share, other) => (other === state ? sum : sum + share), 0);
  for (const [other, share] of own.slice().entries()) {
    own[other] = other === state ? to : (1 - to) * (rest > 0 ? share / rest : 1 / (own.length - 1));
  }
  return { nodes: of.nodes.with(node, { ...owner, table: { ...owner.table, values } }) };
}

/** The probability of the findings, and that of the outcome given them, from the joint distribution in full. */
function fromJoint(of: InferenceModel, { node, state }: Outcome, evidence: Evidence) {
  const { probability, families } = enumerate(of, evidence);
  const { states } = nodeOf(of, node);
  const joint = families[node]!.reduce((sum, share, cell) => (cell % states === state ? sum + share : sum), 0);
  return { probability, share: joint / probability };
}

const reaches = (goal: Goal, share: number) =>
  'atLeast' in goal ? share >= goal.atLeast - 1e-6 : share <= goal.atMost + 1e-6;

test('a change that would make the findings impossible is no advice', () => {
  const relapse = model([
    { id: 'Disease', table: [0.4, 0.6] },
    { id: 'Marker', parents: ['Disease'], table: [1, 0, 0, 1] },
    { id: 'Relapse', parents: ['Disease'], table: [0.3, 0.7, 0.1, 0.9] },
  ]);
  const outcome = { node: nodeNamed(relapse, 'Relapse'), state: 0 };
  const offered = changes(relapse, outcome, findings(relapse, { Marker: 0 }), { atLeast: 0.5 });
  // With the marker there is the disease, always: only what the disease does to a relapse is left.
  expect(offered).toMatchObject([{ node: outcome.node, column: 0, state: 0, from: 0.3 }]);
  expect(offered[0]?.to).toBeCloseTo(0.5, 12);
});

test('whatever is offered reaches the goal, and leaves the findings possible, also among zeros', () => {
  let offered = 0;
  const goals = fc.record({ share: fc.double({ min: 0.01, max: 0.99, noNaN: true }), isLeast: fc.boolean() });
  fc.assert(
    fc.property(randomCase, fc.nat(), goals, ({ model: of, evidence }, at, { share, isLeast }) => {
      const outcome = { node: at % of.nodes.length, state: 0 };
      const goal = isLeast ? { atLeast: share } : { atMost: share };
      for (const change of changes(of, outcome, evidence, goal)) {
        const changed = fromJoint(after(of, change), outcome, evidence);
        expect(changed.probability).toBeGreaterThan(0);
        expect(reaches(goal, changed.share)).toBe(true);
        offered += 1;
      }
    }),
    { numRuns: 600 },
  );
  expect(offered).toBeGreaterThan(100);
});

test('the smallest change of one probability that reaches a goal stands first', () => {
  const outcome = { node: nodeNamed(cancer, 'Cancer'), state: 0 };
  const evidence = findings(cancer, { Xray: 0 });
  const offered = changes(cancer, outcome, evidence, { atLeast: 0.2 });
  expect(offered.map(({ node }) => cancer.nodes[node]?.id)).toContain('Xray');
  const logOdds = offered.map((change) => change.logOdds);
  expect(logOdds).toEqual(logOdds.toSorted((a, b) => a - b));
  for (const change of offered) expect(fromJoint(after(cancer, change), outcome, evidence).share).toBeCloseTo(0.2, 9);
  // The rate of false alarms.
  expect(offered[0]).toMatchObject({ node: nodeNamed(cancer, 'Xray'), column: 1, from: 0.2 });
  expect(offered[0]?.to).toBeCloseTo((0.9 * 0.01163 * 0.8) / (0.2 * 0.98837), 12);
  expect(changes(cancer, outcome, evidence, { atLeast: 0.05 })).toEqual([]);
  expect(changes(cancer, outcome, evidence, { atMost: 0.01 })).not.toEqual([]);
});

test('no more are computed than are asked for, of those that may change', () => {
  const found = finish(sensitivityOf(cancer, { node: nodeNamed(cancer, 'Cancer'), state: 0 }));
  if (isProblem(found)) throw new Error(found.code);
  const own = nodeNamed(cancer, 'Cancer');
  const goal = { atLeast: 0.02 };
  expect(finish(changesFor(found, { goal, most: 1 }))).toHaveLength(1);
  const others = finish(changesFor(found, { goal, most: 9, mayChange: ({ node }) => node !== own }));
  expect(others.map(({ node }) => node)).not.toContain(own);
});

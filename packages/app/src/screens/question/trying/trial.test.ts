import { expect, test } from 'vitest';
import { buildOverview } from '../../../test/networkBuilders.js';
import { buildProtocol } from '../../../test/studyServer.js';
import { around, keyOf, nodesOf, type TriedAnswers } from './trial.js';

const overview = buildOverview();
const idsOf = (nodes: readonly { nodeId: string }[]) => nodes.map(({ nodeId }) => nodeId);

test('R-3015: the order is that of the file, or drawn with a seed', () => {
  const inFile = idsOf(nodesOf(buildProtocol({ order: 'fixed' }), overview, 1));
  expect(inFile).toEqual(overview.nodes.map(({ id }) => id));
  const drawn = Array.from({ length: 20 }, (_, seed) => idsOf(nodesOf(buildProtocol(), overview, seed)));
  for (const order of drawn) expect(order.toSorted()).toEqual(inFile.toSorted());
  expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
});

test('R-3015: Back out of a node leads to what was answered last in the one before, or to its first question', () => {
  const trial = { nodes: nodesOf(buildProtocol({ order: 'fixed' }), overview, 1), size: undefined };
  const answers: TriedAnswers = new Map();
  const said = { nextIteration: null, previousIteration: null };
  const back = () => around(trial, { nodeId: 'n2', iteration: 1 }, said, answers).back;
  expect(back()).toEqual({ nodeId: 'n1', iteration: 1 });
  const place = { nodeId: 'n1', iteration: 3 };
  answers.set(keyOf(place), { ...place, answer: { sliders: [50, 50], 'self-eval': 1, comment: '' } });
  expect(back()).toMatchObject(place);
});

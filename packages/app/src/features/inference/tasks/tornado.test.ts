import { finish, isProblem, type InferenceModel, posteriorsOf } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { buildTables } from '../../../test/tableBuilders.js';
import { betaBand } from '../betaBand.js';
import { workingModel } from '../workingModel.js';
import { tornado } from './tornado.js';

const network = workingModel(buildTables());
const stage = { node: 'stage', state: 1 };

function find(outcome = stage) {
  const found = finish(tornado(network, { outcome }));
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

/** The outcome with one share of some columns changed, the others in proportion. */
function outcomeIf(place: number, columns: readonly number[], state: number, share: number): number {
  const { nodes } = network.supposed;
  const node = nodes[place]!;
  if (node.table.kind !== 'full') throw new Error(node.table.kind);
  const values = node.table.values.slice();
  for (const column of columns) {
    const at = column * node.states;
    const before = values[at + state]!;
    for (let other = 0; other < node.states; other += 1)
      values[at + other] = other === state ? share : (values[at + other]! * (1 - share)) / (1 - before);
  }
  const model: InferenceModel = { nodes: nodes.with(place, { ...node, table: { kind: 'full', values } }) };
  const target = network.places.get(stage.node)!;
  const found = finish(posteriorsOf(model, { targets: [target] }));
  if (isProblem(found)) throw new Error(found.code);
  return found.marginal(target)![stage.state]!;
}

test('the ten answers that move an outcome furthest, a combination as one, agree with computing it anew (16)', () => {
  const { now, answers, supposed } = find();
  expect(answers).toHaveLength(10);
  expect(supposed).toBe(6);
  const widths = answers.map(({ low, high }) => high - low);
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  expect(answers.filter(({ combination }) => combination === 1)).toHaveLength(1);

  for (const { node, column, state, combination, low, high } of answers) {
    const place = network.places.get(node)!;
    const { columns, states } = network.nodes[place]!;
    const table = network.supposed.nodes[place]!.table;
    const share = table.kind === 'full' ? table.values[column * states + state]! : 0;
    const certainty = columns[column]?.certainty;
    const cases = combination === undefined && certainty === undefined ? 2 : certainty === -1 ? 5 : 15;
    const moved =
      combination === undefined
        ? [column]
        : columns.flatMap((basis, each) => (basis.combination === combination ? [each] : []));
    const ends = betaBand(share, cases).map((end) => outcomeIf(place, moved, state, end));
    expect([low, high]).toEqual([expect.closeTo(Math.min(...ends, now), 9), expect.closeTo(Math.max(...ends, now), 9)]);
  }
});

test('an outcome that the network does not have is a problem (16)', () => {
  expect(finish(tornado(network, { outcome: { node: 'gone', state: 0 } }))).toMatchObject({ code: 'no-outcome' });
});

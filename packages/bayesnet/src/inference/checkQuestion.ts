import { configurationCount } from '../cpt/configuration.js';
import { tolerances } from '../network/limits.js';
import type { InferenceProblem } from './inferenceProblem.js';
import { type Evidence, type InferenceModel, type ModelNode, nodeOf } from './model.js';
import { countOfNoisyMax } from './noisyMax.js';

/** The first target or finding that the model does not have. */
export function checkStates(
  { nodes }: InferenceModel,
  targets: Iterable<number>,
  evidence: Evidence,
): InferenceProblem | undefined {
  for (const node of targets) if (!nodes[node]) return { code: 'unknown-outcome', params: { node, state: 0 } };
  for (const [node, state] of evidence) {
    if (!isState(nodes[node], state)) return { code: 'unknown-finding', params: { node, state } };
  }
  return undefined;
}

export const isState = (node: ModelNode | undefined, state: number): boolean =>
  node !== undefined && Number.isInteger(state) && state >= 0 && state < node.states;

/** The first thing that is wrong with the tables of these nodes. */
export function checkTables(model: InferenceModel, nodes: readonly number[]): InferenceProblem | undefined {
  for (const node of nodes) {
    const problem = checkTable(model, nodeOf(model, node));
    if (problem) return problem;
  }
  return undefined;
}

function checkTable(model: InferenceModel, node: ModelNode): InferenceProblem | undefined {
  const { id, states, parents, table } = node;
  if (table.kind === 'none') return { code: 'no-table', params: { node: id, reason: table.reason } };
  const { values } = table;
  const needed =
    table.kind === 'noisy-max'
      ? countOfNoisyMax(model, node)
      : states * configurationCount(parents.map((parent) => nodeOf(model, parent).states));
  if (values.length !== needed) {
    return { code: 'wrong-number-count', params: { node: id, found: values.length, needed } };
  }
  // Plain loops: a table may have a million columns, and an array for each takes longer than all the sums.
  for (let start = 0; start < values.length; start += states) {
    let [sum, least] = [0, 0];
    for (let at = start; at < start + states; at += 1) {
      const value = values[at]!;
      sum += value;
      if (value < least) least = value;
    }
    const isDistribution = Math.abs(sum - 1) <= tolerances.columnSum && least >= 0;
    if (!isDistribution) return { code: 'column-sum', params: { node: id, column: start / states, sum } };
  }
  return undefined;
}

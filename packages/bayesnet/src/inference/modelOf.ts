import { configurationCount } from '../cpt/configuration.js';
import type { Network, NetworkNode } from '../network/network.js';
import { NumberBudget } from '../network/numberBudget.js';
import type { InferenceModel, ModelTable } from './model.js';

/**
 * The network with the numbers of its file. Columns that are a little off are scaled to add up to 1, here only, never in
 * the file. One that is all 0 stays so, and is a problem once it matters. Tables of nodes with one state are made here, up
 * to `limits.numbers` together.
 */
export function modelOf({ nodes }: Network): InferenceModel {
  const budget = new NumberBudget();
  return {
    nodes: nodes.map((node) => ({
      id: node.id,
      states: node.states.length,
      parents: node.parents,
      table: tableOf(node, configurationCount(node.parents.map((parent) => nodes[parent]?.states.length ?? 0)), budget),
    })),
  };
}

function tableOf({ cpt, given, notAssessed, states }: NetworkNode, columns: number, budget: NumberBudget): ModelTable {
  // There is nothing to ask about a node that is always in its only state, but its table is known.
  if (notAssessed === 'one-state') {
    if (!budget.take(columns)) return { kind: 'none', reason: 'too-large' };
    return { kind: 'full', values: new Float64Array(columns).fill(1) };
  }
  if (!cpt) return given ?? { kind: 'none', reason: notAssessed ?? 'open' };
  const values = cpt.slice();
  for (let start = 0; start < values.length; start += states.length) {
    const end = start + states.length;
    let sum = 0;
    for (let at = start; at < end; at += 1) sum += values[at]!;
    if (sum > 0 && sum !== 1) for (let at = start; at < end; at += 1) values[at]! /= sum;
  }
  return { kind: 'full', values };
}

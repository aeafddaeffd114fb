import { configurationCount } from '../cpt/configuration.js';
import type { InferenceModel } from './model.js';
import { expandedNoisyMax } from './noisyMax.js';

/**
 * The numbers of a node as a full table, in the layout of `FullTable`; those of a noisy-MAX follow from its parameters.
 * Undefined if the node has none, or if the table would have more than `most` numbers: nothing so large is made.
 */
export function tableInFull(model: InferenceModel, place: number, most: number): Float64Array | undefined {
  const node = model.nodes[place];
  if (!node || node.table.kind === 'none') return undefined;
  const columns = configurationCount(node.parents.map((parent) => model.nodes[parent]?.states ?? 0));
  if (columns * node.states > most) return undefined;
  return node.table.kind === 'full' ? node.table.values : expandedNoisyMax(model, node, node.table);
}

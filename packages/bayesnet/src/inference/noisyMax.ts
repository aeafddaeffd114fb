import type { NoisyMax } from '../network/nodeTable.js';
import { type InferenceModel, type ModelNode, nodeOf } from './model.js';

// A noisy-MAX as a chain: a variable for the strongest effect so far begins with the leak and takes one cause after the
// other, up to the node itself (temporal decomposition, Heckerman 1993). Of the known decompositions it has the one
// with no negative numbers, so that nothing cancels and what is impossible stays exactly 0.

/** The first number of each parent's columns in the parameters, and at the end that of the leak. */
function startsOf(model: InferenceModel, { states, parents }: ModelNode): number[] {
  const starts = [0];
  for (const parent of parents) starts.push(starts.at(-1)! + states * nodeOf(model, parent).states);
  return starts;
}

/** How many numbers a noisy-MAX needs: the columns of each parent's states, and the leak. */
export function countOfNoisyMax(model: InferenceModel, node: ModelNode): number {
  return startsOf(model, node).at(-1)! + node.states;
}

/** Where the column for a state of a parent begins. */
function columnStart(table: NoisyMax, states: number, start: number, parent: number, state: number): number {
  const order = table.strengths?.[parent];
  return start + states * (order ? order.indexOf(state) : state);
}

/** Part 0 is the leak; part i takes parent i - 1 into account, over the effect so far, that parent and the next effect. */
export function linkOf(model: InferenceModel, node: ModelNode, table: NoisyMax, part: number): Float64Array {
  const { states, parents } = node;
  const starts = startsOf(model, node);
  if (part === 0) return table.values.slice(starts.at(-1), starts.at(-1)! + states);
  const { states: causes } = nodeOf(model, parents[part - 1]!);
  const values = new Float64Array(states * causes * states);
  eachCell(table, states, causes, starts[part - 1]!, part - 1, (parameter, cell) => {
    values[cell]! += table.values[parameter]!;
  });
  return values;
}

/** Adds to `target`, in the layout of the parameters, the derivatives by them, given those by the cells of one part. */
export function addLinkDerivatives(
  target: Float64Array,
  derivatives: Float64Array,
  model: InferenceModel,
  node: ModelNode,
  table: NoisyMax,
  part: number,
): void {
  const { states, parents } = node;
  const starts = startsOf(model, node);
  if (part === 0) {
    target.set(derivatives, starts.at(-1));
    return;
  }
  const { states: causes } = nodeOf(model, parents[part - 1]!);
  eachCell(table, states, causes, starts[part - 1]!, part - 1, (parameter, cell) => {
    target[parameter]! += derivatives[cell]!;
  });
}

/**
 * The same as a table in full, as many columns as the parents' states have combinations: only where these are few. Every
 * number is a sum of products, so that what is impossible is exactly 0.
 */
export function expandedNoisyMax(model: InferenceModel, node: ModelNode, table: NoisyMax): Float64Array {
  const { states, parents } = node;
  const starts = startsOf(model, node);
  let columns = [table.values.subarray(starts.at(-1), starts.at(-1)! + states)];
  for (const [index, parent] of parents.entries()) {
    const effects = Array.from({ length: nodeOf(model, parent).states }, (_, state) => {
      const start = columnStart(table, states, starts[index]!, index, state);
      return table.values.subarray(start, start + states);
    });
    columns = columns.flatMap((column) => effects.map((effect) => strongest(column, effect)));
  }
  const found = new Float64Array(columns.length * states);
  for (const [place, column] of columns.entries()) found.set(column, place * states);
  return found;
}

/** The distribution of the stronger of two independent effects. */
function strongest(one: Float64Array, other: Float64Array): Float64Array {
  const found = new Float64Array(one.length);
  for (const [a, first] of one.entries())
    for (const [b, second] of other.entries()) found[Math.min(a, b)]! += first * second;
  return found;
}

/** Each cell of a link is the sum of the parameters that are visited with it. */
function eachCell(
  table: NoisyMax,
  states: number,
  causes: number,
  start: number,
  parent: number,
  visit: (parameter: number, cell: number) => void,
): void {
  for (let cause = 0; cause < causes; cause += 1) {
    const column = columnStart(table, states, start, parent, cause);
    for (let before = 0; before < states; before += 1) {
      for (let effect = 0; effect < states; effect += 1) {
        visit(column + effect, (before * causes + cause) * states + Math.min(before, effect));
      }
    }
  }
}

import { type CellMap, cellMap, gather, stridesFor } from './cellMap.js';
import { type Evidence, type InferenceModel, nodeOf } from './model.js';
import { linkOf } from './noisyMax.js';

/** One factor of the joint distribution: a node's table, or one link of its noisy-MAX. */
export interface Term {
  readonly node: number;
  /** 0 for a table; the number of the link for a noisy-MAX. */
  readonly part: number;
  /** Indices of its variables in the order of its cells, first slowest. Those beyond the nodes are auxiliary. */
  readonly variables: readonly number[];
  /** Those of them that were not observed. */
  readonly free: readonly number[];
  /** From the cells over `free` to those over `variables` that agree with the findings. */
  readonly slice: CellMap;
}

/** The terms of some nodes, and the number of states of each variable. */
export interface Terms {
  readonly terms: readonly Term[];
  readonly sizes: readonly number[];
}

/** The terms of `nodes`, reduced by the findings. */
export function termsOf(model: InferenceModel, nodes: readonly number[], evidence: Evidence): Terms {
  const sizes = model.nodes.map(({ states }) => states);
  const terms = nodes.flatMap((node) =>
    scopesOf(model, node, sizes).map((variables, part): Term => {
      const free = variables.filter((variable) => !evidence.has(variable));
      const strides = stridesFor(variables, variables, sizes);
      const base = variables.reduce((sum, variable, at) => sum + (evidence.get(variable) ?? 0) * strides[at]!, 0);
      const freeSizes = free.map((variable) => sizes[variable]!);
      // A missing table has no cells to map, and could have more than there is memory for.
      const isMissing = nodeOf(model, node).table.kind === 'none';
      const slice = isMissing ? cellMap([], [], 0) : cellMap(freeSizes, stridesFor(free, variables, sizes), base);
      return { node, part, variables, free, slice };
    }),
  );
  return { terms, sizes };
}

/** The variables of each part; auxiliary ones are added to `sizes`. */
function scopesOf(model: InferenceModel, node: number, sizes: number[]): number[][] {
  const { parents, table, states } = nodeOf(model, node);
  if (table.kind !== 'noisy-max') return [[...parents, node]];
  const effects = [...parents.map(() => sizes.push(states) - 1), node];
  return effects.map((effect, part) => (part === 0 ? [effect] : [effects[part - 1]!, parents[part - 1]!, effect]));
}

/** The numbers of a term over all its variables. */
function numbersOf(model: InferenceModel, { node, part }: Term): Float64Array {
  const owner = nodeOf(model, node);
  const { table } = owner;
  if (table.kind === 'none') return new Float64Array();
  return table.kind === 'full' ? table.values : linkOf(model, owner, table, part);
}

/** True for the term over the node itself: of the links of a noisy-MAX, the last one. */
export const isOfNode = ({ node, variables }: Term): boolean => variables.at(-1) === node;

/** The numbers of each term that agree with the findings. */
export const freeNumbers = (model: InferenceModel, terms: readonly Term[]): Float64Array[] =>
  terms.map((term) => gather(numbersOf(model, term), term.slice));

/** The numbers of the term of a node with so many states, 0 for all but one of them; the node itself varies fastest. */
export const onlyState = (numbers: Float64Array, state: number, states: number): Float64Array =>
  numbers.map((number, cell) => (cell % states === state ? number : 0));

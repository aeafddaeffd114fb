import { columnOf, configurationCount } from '../../cpt/configuration.js';
import type { ProblemList } from '../problemList.js';
import type { CellState } from './values.js';

/** In which order a table gives its numbers: a state of its own after the other, or whole columns, in any order. */
export type CellOrder = { readonly ownStateSlowest: true } | { readonly columns: Int32Array };

/** A node or a parent, with its states in order. */
export interface Axis {
  readonly id: string;
  readonly states: readonly string[];
}

/**
 * The order of a table that says for each number which states it is about, those of the node first. Undefined if it is
 * none that can be written back number for number, which is kept, and if a number is about states that there are none of or
 * about the same as another, which is reported.
 */
export function cellOrder(
  cells: readonly (readonly CellState[])[],
  axes: readonly Axis[],
  problems: ProblemList,
): CellOrder | undefined {
  const [own, ...parents] = axes.map(({ states }) => states.length);
  const columns = configurationCount(parents);
  if (own === undefined || cells.length > own * columns) return undefined;
  const places = axes.map(({ states }) => new Map(states.map((state, place) => [state, place])));
  const found = new Set<number>();
  for (const cell of cells) {
    const states = placesOf(cell, axes, places, problems);
    if (!states) return undefined;
    const place = (states[0] ?? 0) * columns + columnOf(states.slice(1), parents);
    if (found.has(place)) {
      const params = { node: axes[0]?.id ?? '', column: cell.map(({ text }) => text).join(', ') };
      problems.error({ code: 'repeated-column', params, offset: cell[0]?.offset ?? 0 });
      return undefined;
    }
    found.add(place);
  }
  const order = [...found];
  if (order.length < own * columns) return undefined;
  if (order.every((place, index) => place === index)) return { ownStateSlowest: true };
  const inColumns = order.every((place, index) => {
    const first = order[index - (index % own)] ?? 0;
    return place === (index % own) * columns + (first % columns);
  });
  if (!inColumns) return undefined;
  return { columns: Int32Array.from({ length: columns }, (_, column) => (order[column * own] ?? 0) % columns) };
}

/** The states that a number is about. */
function placesOf(
  cell: readonly CellState[],
  axes: readonly Axis[],
  places: readonly ReadonlyMap<string, number>[],
  problems: ProblemList,
): number[] | undefined {
  const node = axes[0]?.id ?? '';
  const offset = cell[0]?.offset ?? 0;
  if (cell.length !== axes.length) {
    const params = { reason: 'count', node, found: cell.length, needed: axes.length } as const;
    problems.error({ code: 'unknown-column', params, offset });
    return undefined;
  }
  const found: number[] = [];
  for (const [axis, word] of cell.entries()) {
    const place = word.place ?? places[axis]?.get(word.text);
    if (place === undefined || place >= (axes[axis]?.states.length ?? 0)) {
      const params = { reason: 'state', node, parent: axes[axis]?.id ?? '', state: word.text } as const;
      problems.error({ code: 'unknown-column', params, offset: word.offset });
      return undefined;
    }
    found.push(place);
  }
  return found;
}

import { columnOf, configurationCount } from '../../cpt/configuration.js';
import type { ProblemList } from '../problemList.js';
import type { Cells } from './values.js';

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
  cells: Cells,
  axes: readonly Axis[],
  source: string,
  problems: ProblemList,
): CellOrder | undefined {
  const [own, ...parents] = axes.map(({ states }) => states.length);
  const columns = configurationCount(parents);
  const count = cells.ends.length;
  if (own === undefined || cells.hasDefault || count > own * columns) return undefined;
  const reader = new CellReader(cells, axes, source, problems);
  const order: number[] = [];
  const found = new Set<number>();
  for (let cell = 0; cell < count; cell += 1) {
    const states = reader.statesOf(cell);
    if (!states) return undefined;
    const place = (states[0] ?? 0) * columns + columnOf(states.slice(1), parents);
    if (found.has(place)) {
      reader.tellRepeated(cell);
      return undefined;
    }
    found.add(place);
    order.push(place);
  }
  if (count < own * columns) return undefined;
  if (order.every((place, index) => place === index)) return { ownStateSlowest: true };
  const inColumns = order.every((place, index) => {
    const first = order[index - (index % own)] ?? 0;
    return place === (index % own) * columns + (first % columns);
  });
  if (!inColumns) return undefined;
  return { columns: Int32Array.from({ length: columns }, (_, column) => (order[column * own] ?? 0) % columns) };
}

/** Reads which states a number is about: by name, or counted from 0 where they are numbers without quotes. */
class CellReader {
  readonly #cells: Cells;
  readonly #axes: readonly Axis[];
  readonly #places: readonly ReadonlyMap<string, number>[];
  readonly #source: string;
  readonly #problems: ProblemList;

  constructor(cells: Cells, axes: readonly Axis[], source: string, problems: ProblemList) {
    this.#cells = cells;
    this.#axes = axes;
    this.#places = axes.map(({ states }) => new Map(states.map((state, place) => [state, place])));
    this.#source = source;
    this.#problems = problems;
  }

  /** The states of a number; undefined if it is reported that there are none such. */
  statesOf(cell: number): number[] | undefined {
    const { ends } = this.#cells;
    const first = ends[cell - 1] ?? 0;
    const found = (ends[cell] ?? 0) - first;
    const needed = this.#axes.length;
    if (found !== needed) {
      const params = { reason: 'count', node: this.#node, found, needed } as const;
      this.#problems.error({ code: 'unknown-column', params, offset: this.#offset(first) });
      return undefined;
    }
    const states: number[] = [];
    for (const [axis, { id, states: known }] of this.#axes.entries()) {
      const word = this.#word(first + axis);
      const place = /^\d+$/.test(word) ? Number(word) : this.#places[axis]?.get(word.replaceAll('"', ''));
      if (place === undefined || place >= known.length) {
        const of = { node: this.#node, state: word };
        const params =
          axis === 0 ? ({ reason: 'own-state', ...of } as const) : ({ reason: 'state', ...of, parent: id } as const);
        this.#problems.error({ code: 'unknown-column', params, offset: this.#offset(first + axis) });
        return undefined;
      }
      states.push(place);
    }
    return states;
  }

  tellRepeated(cell: number): void {
    const { ends } = this.#cells;
    const first = ends[cell - 1] ?? 0;
    const words = this.#axes.map((_, axis) => this.#word(first + axis));
    const params = { node: this.#node, column: words.join(', ') };
    this.#problems.error({ code: 'repeated-column', params, offset: this.#offset(first) });
  }

  get #node(): string {
    return this.#axes[0]?.id ?? '';
  }

  #offset(word: number): number {
    return this.#cells.states[2 * word] ?? this.#cells.offset;
  }

  #word(word: number): string {
    return this.#source.slice(this.#cells.states[2 * word], this.#cells.states[2 * word + 1]);
  }
}

import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import { columnCount, type CptParent, spansOf } from './cptTable.js';

/** A stretch of an axis, in px. */
export interface AxisStretch {
  readonly from: number;
  readonly size: number;
}

/** Where columns and states lie. Nothing here is proportional to the number of columns. */
export interface HeatLayout {
  /** True on a phone: each column of numbers is a row. */
  readonly turned: boolean;
  /** True if there is room to print numbers. */
  readonly numbers: boolean;
  readonly em: number;
  readonly rtl: boolean;
  readonly columns: number;
  /** Before the first state or column: the names. */
  readonly side: number;
  /** Above the cells: the parents, or the states if turned. */
  readonly head: number;
  /** Along the columns. */
  readonly length: number;
  /** Along the states. */
  readonly breadth: number;
  readonly column: (index: number) => AxisStretch;
  readonly state: (index: number) => AxisStretch;
  /** The column at a position along the columns, or the nearest one. */
  readonly columnAt: (offset: number) => number;
  /** Columns between two headings, if turned. */
  readonly group: number;
}

/** Dimensions at the default text size, in px. */
export const HEAD_ROW = 22.5;
export const GROUP_HEAD = 40;
const NARROWEST = 12.6;
const WIDEST = 56;
const SIDE = 114;
const PRINTED = 34;
const ROW = 33;
const RING = 30;
/** What comes on top of the gap of 1 between columns, where the states of the last parents start again. */
const GAPS = [0.5, 1.5, 5];

export const TURNED_BELOW = 560;

export function heatLayout(options: { size: PlotSize; parents: readonly CptParent[]; states: number }): HeatLayout {
  const { size, parents, states } = options;
  const { width, em, rtl } = size;
  const columns = columnCount(parents);
  const spans = spansOf(parents);
  const turned = width < TURNED_BELOW * em;
  const group = parents.at(-1)?.states.length ?? 1;

  if (turned) {
    const side = Math.min(width * 0.36, 140 * em);
    const cell = Math.max(PRINTED * em, (width - side - RING * em) / states);
    const between = parents.length > 1 ? GROUP_HEAD * em : 0;
    const at = (index: number) => index * ROW * em + (Math.floor(index / group) + 1) * between;
    return {
      turned,
      numbers: true,
      em,
      rtl,
      columns,
      side,
      group,
      head: HEAD_ROW * 1.4 * em,
      length: at(columns - 1) + ROW * em,
      breadth: states * cell + RING * em,
      column: (index) => ({ from: at(index), size: ROW * em - 1 }),
      state: (index) => ({ from: side + index * cell, size: cell - 1 }),
      columnAt: nearest(columns, at),
    };
  }

  const side = SIDE * em;
  // From the last parent outwards: where its states start again, there is more room.
  const starts = spans.slice(0, -1).toReversed();
  const gaps = (index: number) =>
    GAPS.reduce((sum, gap, level) => sum + gap * Math.floor(index / (starts[level] ?? Infinity)), 0);
  const pitch = Math.max(NARROWEST * em, Math.min(WIDEST * em, (width - side - gaps(columns - 1)) / columns));
  const row = Math.max(24, Math.min(70, 280 / states)) * em;
  const at = (index: number) => index * pitch + gaps(index);
  return {
    turned,
    numbers: pitch >= PRINTED * em,
    em,
    rtl,
    columns,
    side,
    group,
    head: (parents.length * HEAD_ROW + 6) * em,
    length: at(columns - 1) + pitch,
    breadth: states * (row + 1),
    column: (index) => ({ from: at(index), size: pitch - 1 }),
    state: (index) => ({ from: index * (row + 1), size: row }),
    columnAt: nearest(columns, at),
  };
}

/** Finds a column by halving: there may be tens of thousands. */
const nearest = (columns: number, at: (index: number) => number) => (offset: number) => {
  let [low, high] = [0, columns - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (at(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

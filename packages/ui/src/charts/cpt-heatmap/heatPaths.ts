import { type CptTable, isEmpty, isOpen, shadeOf, valueAt } from './cptTable.js';
import type { HeatLayout } from './heatLayout.js';

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A number, or the word for an open column, at the middle of its cell. */
export interface CellText {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Null for a column without numbers. */
  readonly value: number | null;
  /** Over hatching. */
  readonly isOpen: boolean;
}

/** The columns of a chunk, drawn as one path a shade: as many elements for 32 columns as for one. */
export interface HeatPaths {
  readonly shades: readonly string[];
  /** The shades of numbers that nobody gave. */
  readonly faint: readonly string[];
  readonly open: string;
  readonly hatching: string;
  readonly texts: readonly CellText[];
}

const HATCH = 8.5;

export function heatPaths(
  table: CptTable,
  layout: HeatLayout,
  chunk: { readonly from: number; readonly to: number; readonly origin: number; readonly size: number },
): HeatPaths {
  const shades = ['', '', '', '', ''];
  const faint = ['', '', '', '', ''];
  const texts: CellText[] = [];
  let open = '';
  let hatching = '';
  const last = table.states.length - 1;
  for (let column = chunk.from; column <= chunk.to; column += 1) {
    const unanswered = isOpen(table, column);
    if (unanswered) {
      const cell = cellOf(layout, chunk, column, 0, last);
      open += outline(cell);
      hatching += hatch(cell, HATCH * layout.em);
      if (isEmpty(table, column)) {
        if (layout.numbers) texts.push({ key: `${column}`, ...middle(cell), value: null, isOpen: true });
        continue;
      }
    }
    for (const state of table.states.keys()) {
      const value = valueAt(table, column, state)!;
      const cell = cellOf(layout, chunk, column, state, state);
      (unanswered ? faint : shades)[shadeOf(value)] += outline(cell);
      if (layout.numbers) texts.push({ key: `${column} ${state}`, ...middle(cell), value, isOpen: unanswered });
    }
  }
  return { shades, faint, open, hatching, texts };
}

/** From the first to the last of some states in a column, in px within the chunk. */
function cellOf(
  layout: HeatLayout,
  chunk: { readonly origin: number; readonly size: number },
  column: number,
  first: number,
  last: number,
): Cell {
  const along = layout.column(column);
  const [start, end] = [layout.state(first), layout.state(last)];
  const across = { from: start.from, size: end.from + end.size - start.from };
  const [x, y] = layout.turned
    ? [across, { ...along, from: along.from - chunk.origin }]
    : [{ ...along, from: along.from - chunk.origin }, across];
  const width = layout.turned ? layout.side + layout.breadth : chunk.size;
  return { x: layout.rtl ? width - x.from - x.size : x.from, y: y.from, width: x.size, height: y.size };
}

const round = (value: number) => Math.round(value * 100) / 100;
const outline = ({ x, y, width, height }: Cell) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const middle = ({ x, y, width, height }: Cell) => ({ x: x + width / 2, y: y + height / 2 });

/** Rising lines over a cell, cut off at its edges: no pattern, which pictures and paper would lose. */
function hatch({ x, y, width, height }: Cell, step: number): string {
  let lines = '';
  for (let at = step; at < width + height; at += step) {
    const from = at <= height ? [x, y + at] : [x + at - height, y + height];
    const to = at <= width ? [x + at, y] : [x + width, y + at - width];
    lines += `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`;
  }
  return lines;
}

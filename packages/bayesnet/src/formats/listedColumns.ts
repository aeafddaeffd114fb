import type { ProblemList } from './problemList.js';
import type { RawNode, RawTable } from './rawNode.js';
import { DEFAULT_COLUMN, type ListedColumns } from './tablePlace.js';

interface FileShape {
  readonly states: number;
  readonly columns: number;
}

/**
 * Gives the columns that a file leaves open, because they cannot occur or nobody knows them, equal shares to compute
 * with, as any other column that cannot occur; the file keeps what it says. The columns, by their places in the file;
 * undefined if part of a column is open, which is reported.
 */
export function evenOut(
  node: RawNode,
  table: RawTable,
  numbers: Float64Array,
  { states, columns }: FileShape,
  problems: ProblemList,
): number[] | undefined {
  const open: number[] = [];
  for (let column = 0, start = 0; column < columns; column += 1, start += states) {
    const own = numbers.subarray(start, start + states);
    const missing = own.filter(Number.isNaN).length;
    if (missing === 0) continue;
    if (missing < states) {
      problems.error({ code: 'half-open-column', params: { node: node.id }, offset: table.offset });
      return undefined;
    }
    own.fill(1 / states);
    open.push(column);
  }
  problems.warning({ code: 'open-columns', params: { node: node.id, columns: open.length }, offset: table.offset });
  return open;
}

/** Reports the columns that a file neither lists nor has a default for; false if there are some. */
export function hasEachColumn(
  node: RawNode,
  table: RawTable,
  listed: ListedColumns,
  columns: number,
  problems: ProblemList,
): boolean {
  // None is listed twice.
  const missing = columns - listed.columns.length;
  if (missing <= 0 || listed.columns.includes(DEFAULT_COLUMN)) return true;
  problems.error({ code: 'missing-columns', params: { node: node.id, columns: missing }, offset: table.offset });
  return false;
}

/** The columns that stand at some places of the file, in ascending order; a default stands for all that are not listed. */
export function columnsAt(places: readonly number[], listed: ListedColumns, columns: number): number[] {
  const marks = new Float64Array(listed.columns.length);
  for (const place of places) marks[place] = 1;
  return [...inOrder(marks, { states: 1, columns, listed }).entries()].flatMap(([column, mark]) =>
    mark ? [column] : [],
  );
}

/** The numbers in ascending order of their columns. */
export function inOrder(
  numbers: Float64Array,
  { states, columns, listed }: FileShape & { readonly listed: ListedColumns },
): Float64Array {
  const places = new Int32Array(columns).fill(-1);
  const other = listed.columns.indexOf(DEFAULT_COLUMN);
  for (const [place, column] of listed.columns.entries()) if (place !== other) places[column] = place;
  if (other < 0 && places.every((place, column) => place === column)) return numbers;
  const cpt = new Float64Array(states * columns);
  for (let column = 0, at = 0; column < columns; column += 1) {
    const place = places[column] ?? -1;
    const start = (place < 0 ? other : place) * states;
    for (let state = 0; state < states; state += 1, at += 1) cpt[at] = numbers[start + state] ?? 0;
  }
  return cpt;
}

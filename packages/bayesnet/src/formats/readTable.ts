import type { NumberReader } from './numbers.js';
import { tolerances } from '../network/limits.js';
import type { NumberBudget } from '../network/numberBudget.js';
import type { ProblemList } from './problemList.js';
import { evenOut, hasEachColumn, inOrder } from './listedColumns.js';
import type { RawNode, RawTable } from './rawNode.js';
import type { ListedColumns } from './tablePlace.js';

/** The shape that a node's table must have. */
export interface Shape {
  readonly states: number;
  readonly columns: number;
}

/** What is needed to read the numbers of one file. */
export interface TableReading {
  readonly source: string;
  readonly numbers: NumberReader;
  /** What is left for the tables of all nodes, be they written or follow from a default. */
  readonly budget: NumberBudget;
  readonly problems: ProblemList;
}

/** A table as it was read. */
export interface TableRead {
  /** Columns in ascending order, own states innermost. */
  readonly cpt: Float64Array;
  /** Start and end of each number in the file. */
  readonly places: Int32Array;
  readonly listed?: ListedColumns | undefined;
  /** The columns that the file leaves open. */
  readonly openColumns?: readonly number[] | undefined;
}

/**
 * The table of a node; undefined if the file has no numbers for it or invalid ones, which are reported, or if it exceeds the
 * budget.
 */
export function readTable(
  node: RawNode,
  parents: readonly RawNode[],
  shape: Shape,
  reading: TableReading,
): TableRead | undefined {
  const { table } = node;
  if (!table) return undefined;
  let valid = true;
  let open = false;
  const { values, places, invalid } = table.numbers ?? reading.numbers.table(table.runs ?? []);
  if (values.length === 0) return undefined;
  for (let token = 0; token < invalid.length; token += 2) {
    const [start = 0, end = 0] = invalid.slice(token, token + 2);
    if (table.isOpen?.(reading.source.slice(start, end))) open = true;
    else {
      valid = false;
      tellInvalid(node, start, end, reading);
    }
  }
  // A token that is not a number may be two numbers or half of one: counting it would report the same defect twice.
  if (!valid || reading.numbers.exhausted) return undefined;
  // The number of columns may exceed any memory: it is only compared until all else is right and there is room for them.
  if (table.listsAll && !hasCount(node, table, values.length, shape, reading.problems)) return undefined;
  const listed = table.listed?.(parents, reading.problems);
  if (table.listed && !listed) return undefined;
  const inFile = { states: shape.states, columns: listed?.columns.length ?? shape.columns };
  if (!hasCount(node, table, values.length, inFile, reading.problems)) return undefined;
  if (listed && !hasEachColumn(node, table, listed, shape.columns, reading.problems)) return undefined;
  if (!reading.budget.take(shape.states * shape.columns)) return undefined;
  const numbers = node.ownStateSlowest ? ownStateInnermost(values, inFile) : values;
  const openColumns = open ? evenOut(node, table, numbers, inFile, reading.problems) : undefined;
  if (open && !openColumns) return undefined;
  const cpt = listed ? inOrder(numbers, { ...shape, listed }) : numbers;
  tellColumnSums(node, table, cpt, shape, reading.problems);
  return { cpt, places, listed, openColumns };
}

function tellInvalid(node: RawNode, start: number, end: number, { source, problems }: TableReading): void {
  const text = source.slice(start, Math.min(end, start + 100));
  problems.error({
    code: 'invalid-number',
    params: { node: node.id, text },
    offset: start,
  });
}

/** Whether a table has so many numbers; if not, that is reported. */
function hasCount(node: RawNode, table: RawTable, found: number, shape: Shape, problems: ProblemList): boolean {
  const { states: perColumn, columns } = shape;
  if (found === perColumn * columns) return true;
  const counts = { node: node.id, found, needed: perColumn * columns };
  problems.error({
    code: 'wrong-number-count',
    params:
      node.parents.length === 0
        ? { reason: 'no-parents', ...counts }
        : { reason: 'parents', ...counts, perColumn, columns },
    offset: table.offset,
  });
  return false;
}

/** XMLBIF 0.2 lists every column's first state, then every column's second state, … */
function ownStateInnermost(values: Float64Array, { states, columns }: Shape): Float64Array {
  const cpt = new Float64Array(values.length);
  for (let column = 0; column < columns; column += 1) {
    for (let state = 0; state < states; state += 1) {
      cpt[column * states + state] = values[state * columns + column] ?? 0;
    }
  }
  return cpt;
}

function tellColumnSums(
  node: RawNode,
  table: RawTable,
  cpt: Float64Array,
  { states, columns }: Shape,
  problems: ProblemList,
): void {
  let off = 0;
  let example = 0;
  for (let column = 0, at = 0; column < columns; column += 1) {
    let sum = 0;
    for (const end = at + states; at < end; at += 1) sum += cpt[at] ?? 0;
    if (Math.abs(sum - 1) > tolerances.columnSum) {
      off += 1;
      if (off === 1) example = sum;
    }
  }
  if (off === 0) return;
  problems.warning({
    code: 'column-sum',
    params: { node: node.id, columns: off, sum: Number(example.toPrecision(6)) },
    offset: table.offset,
  });
}

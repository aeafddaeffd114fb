import { readCounts } from './counts.js';
import { isTooLarge, type NumberReader, type TableNumbers } from './numbers.js';
import { limits, tolerances } from '../network/limits.js';
import type { NumberBudget } from '../network/numberBudget.js';
import type { ProblemList } from './problemList.js';
import { columnsAt, evenOut, hasEachColumn, inOrder } from './listedColumns.js';
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
  /** Whether the network has decisions, of which some leave nothing to be found: a column of zeros then cannot occur. */
  readonly hasDecisions: boolean;
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
  /** Those that cannot occur. */
  readonly impossibleColumns?: readonly number[] | undefined;
  /** How many cases each column stands for, if some are counts. */
  readonly sampleSizes?: readonly number[] | undefined;
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
  let large = false;
  const numbersInFile = table.numbers ?? reading.numbers.table(table.runs ?? []);
  const { values, places, invalid } = numbersInFile;
  if (values.length === 0) return undefined;
  for (let token = 0; token < invalid.length; token += 2) {
    const [start = 0, end = 0] = invalid.slice(token, token + 2);
    const text = reading.source.slice(start, end);
    if (table.isOpen?.(text)) open = true;
    else if (isTooLarge(text)) large = true;
    else {
      valid = false;
      tellInvalid(node, start, end, reading);
    }
  }
  // A token that is not a number may be two numbers or half of one: counting it would report the same defect twice.
  if (!valid || reading.numbers.exhausted) return undefined;
  // The number of columns may exceed any memory: it is only compared until all else is right and there is room for them.
  if (table.listsAll && !hasCount(node, table, numbersInFile, shape, reading)) return undefined;
  const listed = table.listed?.(parents, reading.problems);
  if (table.listed && !listed) return undefined;
  const inFile = { states: shape.states, columns: listed?.columns.length ?? shape.columns };
  if (!hasCount(node, table, numbersInFile, inFile, reading)) return undefined;
  if (listed && !hasEachColumn(node, table, listed, shape.columns, reading.problems)) return undefined;
  if (!reading.budget.take(shape.states * shape.columns)) return undefined;
  const numbers = node.ownStateSlowest ? ownStateInnermost(values, inFile) : values;
  const openInFile = open ? evenOut(node, table, numbers, inFile, reading.problems) : undefined;
  if (open && !openInFile) return undefined;
  const tell = (place: number) => tellInvalid(node, places[2 * place] ?? 0, places[2 * place + 1] ?? 0, reading);
  const counts = large ? readCounts(node, table, numbers, inFile, reading.problems, tell) : undefined;
  if (large && !counts) return undefined;
  const cpt = listed ? inOrder(numbers, { ...shape, listed }) : numbers;
  const impossible = reading.hasDecisions ? impossibleColumns(node, table, cpt, shape, reading.problems) : [];
  tellColumnSums(node, table, cpt, shape, impossible, reading.problems);
  const sampleSizes = counts && (listed ? inOrder(counts, { states: 1, columns: shape.columns, listed }) : counts);
  return {
    cpt,
    places,
    listed,
    openColumns: openInFile && (listed ? columnsAt(openInFile, listed, shape.columns) : openInFile),
    impossibleColumns: impossible.length > 0 ? impossible : undefined,
    sampleSizes: sampleSizes?.some((cases) => cases > 0) ? Array.from(sampleSizes) : undefined,
  };
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
function hasCount(
  node: RawNode,
  table: RawTable,
  { values, places }: TableNumbers,
  { states: perColumn, columns }: Shape,
  reading: TableReading,
): boolean {
  const found = values.length;
  if (found === perColumn * columns) return true;
  if (found === 2 * perColumn * columns && haveDecimalCommas(places, reading.source)) {
    tellInvalid(node, places[0] ?? 0, places[3] ?? 0, reading);
    return false;
  }
  const counts = { node: node.id, found, needed: perColumn * columns };
  reading.problems.error({
    code: 'wrong-number-count',
    params:
      node.parents.length === 0
        ? { reason: 'no-parents', ...counts }
        : { reason: 'parents', ...counts, perColumn, columns },
    offset: table.offset,
  });
  return false;
}

/** Whether every other number is the fraction of the one before it, behind a comma, where a comma parts two numbers. */
function haveDecimalCommas(places: Int32Array, source: string): boolean {
  for (let at = 0; at < places.length; at += 4) {
    const [end = 0, start = 0] = [places[at + 1], places[at + 2]];
    if (start !== end + 1 || source[end] !== ',') return false;
  }
  return true;
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

/** The columns of zeros, which are told; none if all are, as where nobody has given numbers yet. */
function impossibleColumns(
  node: RawNode,
  table: RawTable,
  cpt: Float64Array,
  { states, columns }: Shape,
  problems: ProblemList,
): number[] {
  const found: number[] = [];
  if (columns > limits.listedColumns) return found;
  for (let column = 0; column < columns; column += 1) {
    if (cpt.subarray(column * states, (column + 1) * states).every((value) => value === 0)) found.push(column);
  }
  if (found.length === 0 || found.length === columns) return [];
  const params = { node: node.id, columns: found.length, of: columns };
  problems.warning({ code: 'impossible-columns', params, offset: table.offset });
  return found;
}

function tellColumnSums(
  node: RawNode,
  table: RawTable,
  cpt: Float64Array,
  { states, columns }: Shape,
  impossible: readonly number[],
  problems: ProblemList,
): void {
  const ruledOut = new Set(impossible);
  let off = 0;
  let example = 0;
  for (let column = 0, at = 0; column < columns; column += 1) {
    let sum = 0;
    for (const end = at + states; at < end; at += 1) sum += cpt[at] ?? 0;
    if (Math.abs(sum - 1) > tolerances.columnSum && !ruledOut.has(column)) {
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

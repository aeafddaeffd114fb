import { configurationOfColumn } from '../../cpt/configuration.js';
import { lineEndOf, lineStartBefore } from '../indentation.js';
import type { RawNode } from '../rawNode.js';
import type { ColumnAddition, Insertion } from '../tablePlace.js';
import type { ProbabilityDefinition } from './probabilityDefinition.js';

/** How a format writes the numbers of one column, up to their semicolon. */
export interface ItemWriter {
  /** Of a node without parents. */
  readonly list: (numbers: readonly string[]) => string;
  /** Of a column that is told by the states of the parents. */
  readonly row: (states: readonly string[], numbers: readonly string[]) => string;
  /** What a row calls a state of a parent. */
  readonly label: (parent: RawNode, state: number) => string;
}

/** Adds a row to a table that has a default, behind all that its block holds. */
export function additionTo(
  source: string,
  definition: ProbabilityDefinition,
  parents: readonly RawNode[],
  writer: ItemWriter,
): ColumnAddition {
  const item = itemIn(source, definition);
  const rowOf = rowsOf(parents, writer);
  return { at: definition.closing, text: (column, numbers) => item(rowOf(column, numbers)) };
}

/** Fills a block that has no numbers, or puts one in place of the semicolon that stands for it. */
export function insertionInto(
  source: string,
  definition: ProbabilityDefinition,
  parents: readonly RawNode[],
  writer: ItemWriter,
): Insertion {
  const { closing, hasBlock } = definition;
  const rowOf = rowsOf(parents, writer);
  if (!hasBlock) {
    const line = lineEndOf(source);
    const body: Insertion['text'] = (rows) =>
      rows.map((numbers, column) => `  ${rowOf(column, numbers)}${line}`).join('');
    return { start: closing, end: closing + 1, text: (rows) => ` {${line}${body(rows)}}` };
  }
  const item = itemIn(source, definition);
  return {
    start: closing,
    end: closing,
    text: (rows) => rows.map((numbers, column) => item(rowOf(column, numbers))).join(''),
  };
}

/** Adds a block behind all others for a node that has none, and therefore no parents. */
export function insertionBehind(source: string, at: number, name: string, writer: ItemWriter): Insertion {
  const line = lineEndOf(source);
  return {
    start: at,
    end: at,
    text: ([numbers = []]) => `${line}probability ( ${name} ) {${line}  ${writer.list(numbers)}${line}}`,
  };
}

/** Writes an item before the closing bracket, on a line of its own if the bracket has one. */
function itemIn(source: string, { closing, rows }: ProbabilityDefinition): (item: string) => string {
  const line = lineStartBefore(source, closing);
  if (line === '') return (item) => `${item} `;
  const rowLine = lineStartBefore(source, rows.offset);
  const indentation = rowLine.startsWith(line) ? rowLine.slice(line.length) : '  ';
  return (item) => indentation + item + line;
}

function rowsOf(parents: readonly RawNode[], writer: ItemWriter) {
  const radices = parents.map(({ states }) => states.length);
  // Only once a row is written: thousands of tables without numbers may have parents of a thousand states.
  let labels: readonly (readonly string[])[] | undefined;
  return (column: number, numbers: readonly string[]): string => {
    const states = configurationOfColumn(column, radices) ?? [];
    if (states.length === 0) return writer.list(numbers);
    const worded = (labels ??= parents.map((parent) => parent.states.map((_, state) => writer.label(parent, state))));
    return writer.row(
      states.map((state, index) => worded[index]?.[state] ?? ''),
      numbers,
    );
  };
}

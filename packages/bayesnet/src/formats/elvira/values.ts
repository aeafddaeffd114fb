import { limits } from '../../network/limits.js';
import type { Runs, TableNumbers } from '../numbers.js';
import type { TextScanner } from '../text/textScanner.js';

/** What a relation says of its first variable. */
export type RelationValues = Numbers | Cells | OtherValues;

/** `table (0.1 0.9)`. */
export interface Numbers {
  readonly kind: 'numbers';
  readonly offset: number;
  /** The offset behind the opening bracket. */
  readonly opened: number;
  readonly numbers: TableNumbers;
}

/** `table ([yes, no] = 0.1, …)`: each number with the states that it is about. */
export interface Cells {
  readonly kind: 'cells';
  readonly offset: number;
  readonly runs: Runs;
  /** Where the words for the states of all numbers begin and end, with their quotes; the first is the variable's own. */
  readonly states: Runs;
  /** How many of these words there are up to each number. */
  readonly ends: readonly number[];
  /** Whether there is a number for all others. Elvira itself passes over it, so that such a table is only kept. */
  readonly hasDefault: boolean;
}

/** A tree, a function or anything else; `model` is the name of the function. */
export interface OtherValues {
  readonly kind: 'other';
  readonly offset: number;
  readonly model: string;
}

/** Reads what stands behind `values =`. `of` is the relation's first variable. */
export function readValues(scanner: TextScanner, of: string): RelationValues {
  const offset = scanner.start;
  const word = scanner.takeName()?.text.toLowerCase();
  const model = word === 'function' ? (scanner.takeName()?.text ?? '') : '';
  if (word !== 'table') {
    if (scanner.is('(')) scanner.skipBlock();
    else scanner.refuse('(');
    return { kind: 'other', offset, model };
  }
  const opened = scanner.end;
  scanner.expect('(');
  const namesStates = scanner.is('[') || scanner.is('default');
  const values: RelationValues = namesStates
    ? readCells(scanner, of, offset)
    : readNumbers(scanner, of, { offset, opened });
  scanner.expect(')');
  return values;
}

function readNumbers(scanner: TextScanner, of: string, at: Pick<Numbers, 'offset' | 'opened'>): Numbers {
  while (scanner.kind !== 'end' && !scanner.is(')')) {
    if (scanner.kind === 'word') scanner.takeNumbers(of);
    else if (!scanner.take(',')) scanner.refuseFor('no-number');
  }
  return { kind: 'numbers', ...at, numbers: scanner.numbers.take() };
}

function readCells(scanner: TextScanner, of: string, offset: number): Cells {
  const runs: number[] = [];
  const states: number[] = [];
  const ends: number[] = [];
  let hasDefault = false;
  while (scanner.kind !== 'end' && !scanner.is(')')) {
    if (scanner.take(',')) continue;
    if (scanner.take('default')) hasDefault = true;
    else {
      takeStates(scanner, states);
      ends.push(states.length / 2);
    }
    scanner.expect('=');
    takeNumber(scanner, of, runs);
  }
  return { kind: 'cells', offset, runs, states, ends, hasDefault };
}

function takeStates(scanner: TextScanner, states: number[]): void {
  scanner.expect('[');
  while (scanner.kind !== 'end' && !scanner.is(']')) {
    if (scanner.take(',')) continue;
    const { start, end } = scanner;
    if (scanner.takeName()) states.push(start, end);
  }
  scanner.expect(']');
}

function takeNumber(scanner: TextScanner, of: string, runs: number[]): void {
  if (scanner.kind !== 'word') {
    scanner.refuseFor('no-number');
    return;
  }
  const limit = limits.numbers;
  if (runs.length >= 2 * limit) {
    scanner.fail({ code: 'too-many-numbers', params: { node: of, limit }, offset: scanner.start });
    return;
  }
  runs.push(scanner.start, scanner.end);
  scanner.next();
}

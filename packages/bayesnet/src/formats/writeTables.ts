import { rounded } from './decimals.js';
import { tolerances } from '../network/limits.js';
import type { ColumnSource, NetworkDocument, Tables } from './format.js';
import { Splice } from './splice.js';
import { DEFAULT_COLUMN, type InsertionPlace, type ListedColumns, type NumbersPlace, startOf } from './tablePlace.js';
import { tablesOf, tooLargeForFile } from './tooLargeForFile.js';

/**
 * The original text with the new columns in place; every other character is unchanged. A table that is missing from
 * the file is written once `tables` provides all of its columns, and not at all if all that are missing would together
 * exceed the limit on numbers in a file, and it is one of the largest of these.
 *
 * @throws RangeError for a key that names no assessed node, and for an invalid distribution
 */
export function writeTables(document: NetworkDocument, tables: Tables): string {
  for (const key of tables.keys()) {
    if (!document.places.has(key)) throw new RangeError(`${key} names no node that is assessed.`);
  }
  const splice = new Splice(document.source);
  const places = [...document.places].sort(([, a], [, b]) => startOf(a) - startOf(b));
  const tooLarge = tooLargeForFile(tablesOf(document));
  const enclosed: string[] = [];
  let enclosing: InsertionPlace | undefined;
  for (const [key, place] of places) {
    const source = tables.get(key);
    if (!source) continue;
    const column = written(key, place.states, source);
    if (place.kind === 'numbers') {
      replaceNumbers(splice, place, column);
      continue;
    }
    const text = tooLarge.has(key) ? undefined : tableText(place, column);
    if (text === undefined) continue;
    if (place.around) {
      enclosing = place;
      enclosed.push(text);
    } else splice.replace(place.start, place.end, text);
  }
  if (enclosing?.around) splice.replace(enclosing.start, enclosing.end, enclosing.around.join(enclosed.join('')));
  return splice.text();
}

/** Returns the numbers of one column as they are written, or undefined to leave the column unchanged. */
type WrittenColumns = (column: number) => readonly number[] | undefined;

/** Writes the distributions of a source. An invalid one throws: it would end up in a medical model. */
function written(key: string, states: number, source: ColumnSource): WrittenColumns {
  return (column) => {
    const distribution = source(column);
    if (!distribution) return undefined;
    let sum = 0;
    for (const probability of distribution) {
      if (!(probability >= 0 && probability <= 1)) {
        throw new RangeError(`Column ${column} of ${key} has a probability that is none: ${probability}.`);
      }
      sum += probability;
    }
    if (distribution.length !== states) {
      throw new RangeError(`Column ${column} of ${key} has ${distribution.length} probabilities for ${states} states.`);
    }
    if (Math.abs(sum - 1) > tolerances.writtenSum) {
      throw new RangeError(`Column ${column} of ${key} adds up to ${sum}.`);
    }
    return rounded(distribution);
  };
}

function replaceNumbers(splice: Splice, place: NumbersPlace, source: WrittenColumns): void {
  const { states, columns, listed, places } = place;
  const replace = (number: number, value: number) => {
    const [start = 0, end = 0] = [places[2 * number], places[2 * number + 1]];
    if (end > start) splice.replaceByNumber(start, end, value);
  };
  if (place.ownStateSlowest) {
    const all = Array.from({ length: columns }, (_, column) => source(column));
    for (let state = 0; state < states; state += 1) {
      for (let column = 0; column < columns; column += 1) {
        const numbers = all[column];
        if (numbers) replace(state * columns + column, numbers[state] ?? 0);
      }
    }
    return;
  }
  const inFile = listed?.columns.length ?? columns;
  for (let at = 0; at < inFile; at += 1) {
    const column = listed?.columns[at] ?? at;
    const numbers = column === DEFAULT_COLUMN ? undefined : source(column);
    if (!numbers) continue;
    for (let state = 0; state < states; state += 1) replace(at * states + state, numbers[state] ?? 0);
  }
  if (listed?.addition) addColumns(splice, columns, { ...listed, addition: listed.addition }, source);
}

/** Adds the columns that have numbers of their own now, and not only the default of the file. */
function addColumns(
  splice: Splice,
  columns: number,
  { columns: listed, addition }: Required<ListedColumns>,
  source: WrittenColumns,
): void {
  const there = new Set(listed);
  for (let column = 0; column < columns; column += 1) {
    const numbers = there.has(column) ? undefined : source(column);
    if (numbers) splice.replace(addition.at, addition.at, addition.text(column, numbers.map(String)));
  }
}

/** A table that is missing from the file; undefined as long as it lacks a column. */
function tableText(place: InsertionPlace, source: WrittenColumns): string | undefined {
  const { states, columns } = place;
  const all: (readonly string[])[] = [];
  for (let column = 0; column < columns; column += 1) {
    const numbers = source(column);
    if (!numbers) return undefined;
    all.push(numbers.map(String));
  }
  const rows = place.ownStateSlowest
    ? Array.from({ length: states }, (_, state) => all.map((column) => column[state] ?? ''))
    : all;
  return place.text(rows);
}

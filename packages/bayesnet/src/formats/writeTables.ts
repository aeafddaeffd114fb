import { fitsFile } from './fitsFile.js';
import { tolerances } from './limits.js';
import type { ColumnSource, NetworkDocument, Tables } from './format.js';
import { TokenScanner } from './numbers.js';
import { Splice } from './splice.js';
import { type InsertionPlace, type NumbersPlace, startOf } from './tablePlace.js';

/**
 * The original text with the new columns in place; every other character is unchanged. A table that is missing from
 * the file is written once `tables` provides all of its columns, and not at all if it would exceed the limit on
 * numbers in a file.
 *
 * @throws RangeError for a key that names no assessed node, and for an invalid distribution
 */
export function writeTables(document: NetworkDocument, tables: Tables): string {
  for (const key of tables.keys()) {
    if (!document.places.has(key)) throw new RangeError(`${key} names no node that is assessed.`);
  }
  const splice = new Splice(document.source);
  const places = [...document.places].sort(([, a], [, b]) => startOf(a) - startOf(b));
  for (const [key, place] of places) {
    const source = tables.get(key);
    if (!source) continue;
    const column = checked(key, place.states, source);
    if (place.kind === 'numbers') replaceNumbers(splice, place, column);
    else insertTable(splice, place, column);
  }
  return splice.text();
}

/** Wraps a source so that an invalid distribution throws: it would end up in a medical model. */
function checked(key: string, states: number, source: ColumnSource): ColumnSource {
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
    return distribution;
  };
}

function replaceNumbers(splice: Splice, place: NumbersPlace, source: ColumnSource): void {
  const tokens = new TokenScanner(splice.source, place.runs);
  const { states, columns } = place;
  if (!place.ownStateSlowest) {
    for (let column = 0; column < columns; column += 1) {
      const distribution = source(column);
      for (let state = 0; state < states; state += 1) {
        tokens.next();
        if (distribution) splice.replace(tokens.start, tokens.end, String(distribution[state]));
      }
    }
    return;
  }
  const distributions = Array.from({ length: columns }, (_, column) => source(column));
  for (let state = 0; state < states; state += 1) {
    for (const distribution of distributions) {
      tokens.next();
      if (distribution) splice.replace(tokens.start, tokens.end, String(distribution[state]));
    }
  }
}

function insertTable(splice: Splice, place: InsertionPlace, source: ColumnSource): void {
  const { states, columns } = place;
  if (!fitsFile(states, columns)) return;
  const distributions: (readonly number[])[] = [];
  for (let column = 0; column < columns; column += 1) {
    const distribution = source(column);
    if (!distribution) return;
    distributions.push(distribution);
  }
  const numbers = place.ownStateSlowest
    ? Array.from({ length: states }, (_, state) => distributions.map((column) => column[state])).flat()
    : distributions.flat();
  splice.replace(place.start, place.end, place.before + numbers.join(' ') + place.after);
}

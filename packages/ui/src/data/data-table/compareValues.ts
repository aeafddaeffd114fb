import { textOrder } from '../../labels/textOrder.js';
import type { SortValue } from './column.js';

/** What a value is compared by; undefined if it has no place in an order: nothing, and what is no finite number. */
export function sortKey(value: SortValue): string | number | undefined {
  const key = value instanceof Date ? value.getTime() : value;
  return typeof key === 'number' && !Number.isFinite(key) ? undefined : (key ?? undefined);
}

/** Compares two keys of a column: numbers by size, then text in the order of the language ("2" before "10"). */
export function createCompareValues(locale: string): (a: string | number, b: string | number) => number {
  const compareTexts = textOrder(locale);
  return (a, b) => {
    const numbers = Number(typeof b === 'number') - Number(typeof a === 'number');
    // A number and a text, or two of a kind.
    return numbers || (typeof a === 'number' ? a - Number(b) : compareTexts(String(a), String(b)));
  };
}

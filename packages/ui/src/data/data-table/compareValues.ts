/** Compares two values of a column: numbers by size, text in the order of the language ("2" before "10"). */
export function createCompareValues(locale: string): (a: string | number | null, b: string | number | null) => number {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (a, b) => {
    if (a === null || b === null) return 0;
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return collator.compare(String(a), String(b));
  };
}

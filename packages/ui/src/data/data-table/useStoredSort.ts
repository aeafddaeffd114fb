import { useCallback, useState } from 'react';
import { readStoredSort, type Sort, type SortStorage, storeSort } from './sortStorage.js';

/**
 * The sort order of a table, read from a storage and saved there when the user sorts.
 *
 * @param storage usually `window.localStorage`; undefined stores nothing
 * @param fields the fields this table can be sorted by
 * @param fallback the initial sort order; by name, ascending, if omitted
 */
export function useStoredSort(
  storage: SortStorage | undefined,
  fields: readonly string[],
  fallback: Sort = { field: 'name', direction: 'asc' },
): readonly [Sort, (sort: Sort) => void] {
  const [sort, setSort] = useState(() => readStoredSort(storage, fields, fallback));
  const keep = useCallback(
    (next: Sort) => {
      setSort(next);
      storeSort(storage, next);
    },
    [storage],
  );
  return [sort, keep];
}

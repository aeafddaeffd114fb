import { useCallback, useState } from 'react';
import { readStoredSort, type Sort, type SortStorage, storeSort } from './sortStorage.js';

/**
 * The sort of a table, found in a storage and kept there once somebody sorts.
 *
 * @param storage where it is kept, usually `window.localStorage`; undefined keeps nothing
 * @param fields what this table can be sorted by
 * @param fallback the sort to begin with; name ascending where it is left out
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

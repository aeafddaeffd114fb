import type { Sort } from '@credence/ui';
import { useState } from 'react';
import { storages } from '../device/storages.js';
import { byName, readStoredSort, storeSort } from './sortStorage.js';

/** The sort order that tables share on this device: by name, until somebody sorts by another of these fields. */
export function useTableSort(fields: readonly string[]): readonly [Sort, (sort: Sort) => void] {
  const [sort, setSort] = useState(() => readStoredSort(storages.device, fields, byName));
  const keep = (next: Sort) => {
    setSort(next);
    storeSort(storages.device, next);
  };
  return [sort, keep];
}

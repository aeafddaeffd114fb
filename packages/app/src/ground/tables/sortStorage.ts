import type { Sort } from '@credence/ui';

/** The order of a list until somebody sorts it. */
export const byName: Sort = { field: 'name', direction: 'asc' };

/** The storage for a sort order: `localStorage` or a replacement. */
export interface SortStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const fieldKey = 'overviewSortField';
const directionKey = 'overviewSortDirection';

/**
 * The stored sort order for a table that can be sorted by `fields`. Anything else found there (another table's
 * field, garbage, a storage that denies access) yields `fallback` and is left in place.
 */
export function readStoredSort(storage: SortStorage | undefined, fields: readonly string[], fallback: Sort): Sort {
  try {
    const field = storage?.getItem(fieldKey);
    const direction = storage?.getItem(directionKey);
    if (!field || !fields.includes(field)) return fallback;
    return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
  } catch {
    return fallback;
  }
}

/** Stores a sort order. A full or forbidden storage is not an error. */
export function storeSort(storage: SortStorage | undefined, sort: Sort): void {
  try {
    storage?.setItem(fieldKey, sort.field);
    storage?.setItem(directionKey, sort.direction);
  } catch {
    // The list is sorted anyway; only the next visit will not know.
  }
}

/** How a list is sorted. */
export interface Sort {
  /** Id of the column. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** What a sort is kept in: `localStorage`, or whatever takes its place. */
export interface SortStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const fieldKey = 'overviewSortField';
const directionKey = 'overviewSortDirection';

/**
 * The sort that was kept, for a table that can be sorted by `fields`. Anything else that is found there (another
 * table's field, garbage, a storage that refuses) leaves `fallback`, and is left where it is.
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

/** Keeps a sort. A full or forbidden storage is no reason to fail. */
export function storeSort(storage: SortStorage | undefined, sort: Sort): void {
  try {
    storage?.setItem(fieldKey, sort.field);
    storage?.setItem(directionKey, sort.direction);
  } catch {
    // The list is sorted all the same; only the next visit does not know.
  }
}

/** What tables say by themselves. */
export const dataTableLabels = {
  /** Spoken after a change of order. */
  sorted: (column: string, direction: 'asc' | 'desc') =>
    `Sorted by ${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
  /** Spoken while rows are fetched. */
  loading: 'Loading...',
  /** In place of rows when there are none at all. */
  empty: 'Nothing here yet',
  /** In place of rows when the filters leave none. */
  noMatch: (search: string) => (search ? `Nothing matches "${search}".` : 'Nothing matches these filters.'),
  /** Takes the filters away. */
  clearFilter: 'Clear filter',
  /** Fetches once more. */
  retry: 'Try again',
};

import { useMemo, useState } from 'react';
import {
  createSortedRowModel,
  type Row as TableRow,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { DataTableColumn, DataTableOrder } from './column.js';
import { createCompareValues, sortKey } from './compareValues.js';
import { foldOnce, type RowFilter, rowMatcher } from './filterRows.js';
import { partShown, usualPageSize } from '../pagination/partShown.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import type { Sort } from './sort.js';

const none: readonly never[] = [];

// Sorting alone: filters and pages are counted below, so that a keystroke in the search does not sort.
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** A row as the table keeps it. */
export type KeyedRow<Data> = Pick<TableRow<typeof features, Data & RowData>, 'id' | 'original'>;

/** The rows of the current page, filtered, sorted and counted. Changing a filter goes back to the first page. */
export function useTableRows<Data>(given: {
  rows: readonly Data[];
  columns: readonly DataTableColumn<Data>[];
  orders?: readonly DataTableOrder<Data>[] | undefined;
  getRowKey: (row: Data) => string;
  sort: Sort;
  search?: string | undefined;
  getSearchText?: ((row: Data) => string) | undefined;
  filters?: readonly RowFilter<Data>[] | undefined;
  page?: number | undefined;
  defaultPage?: number | undefined;
  pageSize?: number | undefined;
  defaultPageSize?: number | undefined;
}) {
  const { search = '', getSearchText, filters = none } = given;
  const filterKey = [search.trim(), ...filters.map((filter) => filter.id)].join('\n');
  const { defaultPage = 1, defaultPageSize = usualPageSize } = given;
  const [own, setPlace] = useState({ page: defaultPage, pageSize: defaultPageSize, filterKey });
  const place = {
    page: given.page ?? (own.filterKey === filterKey ? own.page : 1),
    pageSize: given.pageSize ?? own.pageSize,
  };

  const sorted = useSortedRows(given);
  const getText = useMemo(() => getSearchText && foldOnce(getSearchText), [getSearchText]);
  const filtered = useMemo(() => {
    const matches = rowMatcher({ search, getText, filters });
    return sorted.filter((row) => matches(row.original));
  }, [sorted, search, getText, filters]);
  const { page, pageSize, from, to } = partShown({ ...place, total: filtered.length });

  return {
    rows: filtered.slice(from, to),
    total: filtered.length,
    page,
    pageSize,
    setPage: (next: number) => setPlace({ ...place, page: next, filterKey }),
    /** Returns the page that then shows the first row visible now. */
    setPageSize: (size: number) => {
      const next = Math.floor(from / size) + 1;
      setPlace({ page: next, pageSize: size, filterKey });
      return next;
    },
  };
}

/** All rows in their order. */
function useSortedRows<Data>({
  rows,
  columns,
  orders = none,
  getRowKey,
  sort: { field, direction },
}: Pick<Parameters<typeof useTableRows<Data>>[0], 'rows' | 'columns' | 'orders' | 'getRowKey' | 'sort'>) {
  const { locale } = useCredence();
  const definitions = useMemo(() => {
    const compare = createCompareValues(locale);
    return [...columns, ...orders].map((column) => ({
      id: column.id,
      accessorFn: (row: Data) => sortKey(column.sortValue?.(row)),
      enableSorting: Boolean(column.sortValue),
      sortUndefined: 'last' as const,
      sortFn: (
        a: TableRow<typeof features, Data & RowData>,
        b: TableRow<typeof features, Data & RowData>,
        id: string,
      ) => compare(a.getValue<string | number>(id), b.getValue<string | number>(id)),
    }));
  }, [columns, orders, locale]);

  // The table caches what it has asked of a row, and forgets it with the list: other columns and orders ask anew.
  const data = useMemo(() => definitions && [...(rows as readonly (Data & RowData)[])], [rows, definitions]);
  // Keep the array stable while the order is the same: a new one makes the table sort again.
  const sorting = useMemo(
    () =>
      [...columns, ...orders].some((column) => column.id === field && column.sortValue)
        ? [{ id: field, desc: direction === 'desc' }]
        : [],
    [columns, orders, field, direction],
  );
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: getRowKey,
    state: { sorting },
  });
  return table.getRowModel().rows;
}

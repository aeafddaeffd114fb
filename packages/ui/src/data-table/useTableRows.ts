import { useMemo, useState } from 'react';
import {
  getCoreRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  type Row as TableRow,
  useReactTable,
} from '@tanstack/react-table';
import type { DataTableColumn } from './column.js';
import { createCompareValues } from './compareValues.js';
import { filterRows, type RowFilter } from './filterRows.js';
import type { Sort } from './sortStorage.js';

const noFilters: readonly never[] = [];

/** The rows of the page that is shown, filtered, sorted and counted. A change of filter goes back to the first page. */
export function useTableRows<Data>(given: {
  rows: readonly Data[];
  columns: readonly DataTableColumn<Data>[];
  getRowKey: (row: Data) => string;
  locale: string;
  sort: Sort;
  search: string;
  getSearchText: ((row: Data) => string) | undefined;
  filters: readonly RowFilter<Data>[] | undefined;
  defaultPageSize: number;
}) {
  const { rows, columns, locale, search, getSearchText, filters = noFilters } = given;
  const filterKey = [search.trim(), ...filters.map((filter) => filter.id)].join('\n');
  const [place, setPlace] = useState({ page: 1, pageSize: given.defaultPageSize, filterKey });
  const filtered = useMemo(
    () => filterRows(rows, { search, getSearchText, filters }),
    [rows, search, getSearchText, filters],
  );
  const definitions = useMemo(() => {
    const compare = createCompareValues(locale);
    return columns.map((column) => ({
      id: column.id,
      accessorFn: (row: Data) => column.sortValue?.(row) ?? undefined,
      enableSorting: Boolean(column.sortValue),
      sortUndefined: 'last' as const,
      sortingFn: (a: TableRow<Data>, b: TableRow<Data>) =>
        compare(column.sortValue?.(a.original) ?? null, column.sortValue?.(b.original) ?? null),
    }));
  }, [columns, locale]);

  const pageCount = Math.max(1, Math.ceil(filtered.length / place.pageSize));
  const page = place.filterKey === filterKey ? Math.min(place.page, pageCount) : 1;
  // eslint-disable-next-line react-hooks/incompatible-library -- the kit is not built by the compiler that this warns of
  const table = useReactTable<Data>({
    data: filtered,
    columns: definitions,
    getRowId: given.getRowKey,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
    autoResetPageIndex: false,
    state: {
      sorting: columns.some((column) => column.id === given.sort.field && column.sortValue)
        ? [{ id: given.sort.field, desc: given.sort.direction === 'desc' }]
        : [],
      pagination: { pageIndex: page - 1, pageSize: place.pageSize },
    },
  });

  return {
    rows: table.getRowModel().rows,
    total: filtered.length,
    page,
    pageSize: place.pageSize,
    setPage: (next: number) => setPlace({ ...place, page: next, filterKey }),
    // The first row that is shown stays on the page that is shown.
    setPageSize: (pageSize: number) =>
      setPlace({ page: Math.floor(((page - 1) * place.pageSize) / pageSize) + 1, pageSize, filterKey }),
  };
}

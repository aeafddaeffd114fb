import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFns,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFns,
  type ColumnDef,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { buildRows, PAGE_SIZE, type Row, ROWS } from './rows.ts';

const rows = buildRows(ROWS);
const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filterFns,
  sortFns,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const columns: ColumnDef<typeof features, Row>[] = [
  { accessorKey: 'name', header: 'Name', enableGlobalFilter: true },
  { accessorKey: 'states', header: 'States', enableGlobalFilter: false },
  { accessorKey: 'minutes', header: 'Minutes', enableGlobalFilter: false },
];

/** The table from the library's own introduction: its filter, its sorting, plain elements, no styles. */
function Page() {
  const [globalFilter, setGlobalFilter] = useState('');
  const table = useTable({
    features,
    data: rows,
    columns,
    state: { globalFilter },
    initialState: { sorting: [{ id: 'name', desc: false }], pagination: { pageIndex: 0, pageSize: PAGE_SIZE } },
    onGlobalFilterChange: setGlobalFilter,
  });
  return (
    <>
      <input aria-label="Search" value={globalFilter} onChange={(event) => setGlobalFilter(event.target.value)} />
      <table>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <th key={header.id}>
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  <table.FlexRender header={header} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CredenceProvider, DataTable, type DataTableColumn } from '../../packages/ui/src/index.ts';
import { buildRows, PAGE_SIZE, type Row, ROWS } from './rows.ts';

const rows = buildRows(ROWS);
const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'states', header: 'States', cell: (row) => row.states, sortValue: (row) => row.states },
  { id: 'minutes', header: 'Minutes', cell: (row) => row.minutes, sortValue: (row) => row.minutes },
];
const textOf = (row: Row) => row.name;
const keyOf = (row: Row) => row.id;

function Page() {
  const [search, setSearch] = useState('');
  return (
    <CredenceProvider>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <DataTable
        caption="Nodes"
        rows={rows}
        columns={columns}
        getRowKey={keyOf}
        getSearchText={textOf}
        search={search}
        defaultPageSize={PAGE_SIZE}
      />
    </CredenceProvider>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);

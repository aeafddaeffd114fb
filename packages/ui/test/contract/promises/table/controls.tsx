import type { ReactElement } from 'react';
import { DataTable } from '../../../../src/index.js';
import { tablePromises } from '../../../../stories/docs/promises/table.js';
import type { Kind } from '../keepPromises.js';

/** A row of the table: what it is called, and what it is sorted by, which can be anything. */
export interface Item {
  readonly name: string;
  readonly value?: unknown;
}

export const items = (...names: string[]): readonly Item[] => names.map((name) => ({ name, value: name.length }));

const columns = [
  { id: 'name', header: 'Node', cell: (row: Item) => row.name, sortValue: (row: Item) => row.name },
  {
    id: 'value',
    header: 'Value',
    align: 'end' as const,
    cell: (row: Item) => String(row.value),
    // Whatever a page without types returns.
    sortValue: (row: Item) => row.value as number,
  },
  { id: 'note', header: 'Note', cell: (row: Item) => <input aria-label={`Note on ${row.name}`} /> },
  { id: 'acts', header: '', cell: (row: Item) => <button type="button">Edit {row.name}</button> },
];
const getSearchText = (row: Item) => row.name;
const getRowKey = (row: Item) => row.name;

export default {
  promises: tablePromises,
  seenAs: '[role="columnheader"] > [data-slot="sort"]',
  controls: {
    DataTable: {
      render: (props): ReactElement => (
        <DataTable<Item>
          caption="Nodes"
          rows={items('Stage', 'Age', 'Smoking')}
          columns={columns}
          getRowKey={getRowKey}
          getSearchText={getSearchText}
          {...props}
        />
      ),
    },
  },
} satisfies Kind;

import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { atItsSize } from '../../../stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { dataTableDocs } from './DataTable.docs.js';
import { Button } from '../../controls/button/Button.js';
import { EmptyState } from '../../feedback/empty-state/EmptyState.js';
import { IconButton } from '../../controls/icon-button/IconButton.js';
import { SearchField } from '../../forms/search-field/SearchField.js';
import { StatusBadge } from '../../feedback/status-badge/StatusBadge.js';
import { TextLink } from '../../foundations/text/TextLink.js';
import { DataTable, type DataTableProps } from './DataTable.js';
import { nodes, type Node } from './nodes.fixtures.js';
import { RowActions } from './RowActions.js';
import type { DataTableColumn } from './column.js';
import type { Sort } from './sort.js';

const columns: readonly DataTableColumn<Node>[] = [
  {
    id: 'name',
    header: 'Node',
    cell: (node) => (
      <TextLink quiet href={`#${node.name}`}>
        {node.name}
      </TextLink>
    ),
    sortValue: (node) => node.name,
  },
  {
    id: 'pages',
    header: 'Pages',
    align: 'end',
    cell: (node) => node.pages,
    sortValue: (node) => node.pages,
    unit: (node) => (node.pages === 1 ? 'page' : 'pages'),
  },
  {
    id: 'duration',
    header: 'Duration in min.',
    align: 'end',
    cell: (node) => node.minutes ?? '–',
    sortValue: (node) => node.minutes,
    unit: () => 'min.',
  },
  {
    id: 'action',
    header: 'Action',
    align: 'end',
    cell: (node) => (
      <RowActions>
        {node.status === 'done' ? <StatusBadge tone="done">Completed</StatusBadge> : null}
        {node.status === 'progress' ? <StatusBadge tone="progress">{node.percent} %</StatusBadge> : null}
        {node.status === 'done' ? null : (
          <Button variant="text" size="small" aria-label={`Edit ${node.name}`}>
            Edit
          </Button>
        )}
        <IconButton icon="reset" label={`Reset ${node.name}`} />
      </RowActions>
    ),
  },
];
const getSearchText = (node: Node) => node.name;
const onRetry = fn();
const onClearFilter = fn();

function NodeTable(props: Partial<DataTableProps<Node>>) {
  return (
    <DataTable
      caption="Nodes"
      rows={nodes}
      columns={columns}
      getRowKey={(node) => node.name}
      getRowStatus={(node) => node.status}
      getSearchText={getSearchText}
      {...props}
    />
  );
}

const hundred = Array.from({ length: 100 }, (_, index) => ({
  name: `Node ${index + 1}`,
  pages: index,
  minutes: index,
  status: 'open' as const,
}));

/** The rows of the body: on a phone there is no row of headings. */
const rowsIn = (canvas: HTMLElement) => canvas.querySelectorAll('[data-slot="row"]');

const meta = preview.meta({
  title: 'Data/Pagination table (DataTable, RowActions)',
  id: 'data-pagination-table',
  component: NodeTable,
  parameters: { guide: dataTableDocs, documents: { DataTable, RowActions } },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Nodes' })).toBeVisible();
    await expect(rowsIn(canvasElement)).toHaveLength(14);
  },
});
export const SortedByNumber = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Node' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Pages' })).not.toHaveAttribute('aria-sort');
    const head = canvas.getByRole('button', { name: 'Duration in min.' });
    await userEvent.click(head);
    await userEvent.click(head);
    await expect(canvas.getByRole('columnheader', { name: 'Duration in min.' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const first = canvas.getAllByRole('row')[1] as HTMLElement;
    await expect(within(first).getByText('Overall stage')).toBeVisible();
    await expect(canvas.getByText('Sorted by Duration in min., descending')).toBeInTheDocument();
  }),
});
// R-3143
export const SortedByKeys = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Node' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pages' })).toHaveFocus();
    const head = canvas.getByRole('columnheader', { name: 'Pages' });
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Pages' })).toHaveFocus();
  }),
});
// R-1516, R-1517
export const ManyPages = meta.story({
  args: {
    rows: Array.from({ length: 200 }, (_, index) => ({
      name: `Node ${index + 1}`,
      pages: index,
      minutes: index,
      status: 'open' as const,
    })),
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(16);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 14' }));
    await expect(canvas.getByText('Node 200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pages' }));
    await expect(canvas.getByText('1 to 15 of 200')).toBeVisible();
  }),
});
// R-2608: an address can hold the place in the list.
export const PageGiven = meta.story({
  render: () => {
    const [page, setPage] = useState(3);
    const [size, setSize] = useState(10);
    return <NodeTable rows={hundred} page={page} onPageChange={setPage} pageSize={size} onPageSizeChange={setSize} />;
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('21 to 30 of 100')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '15');
    await expect(canvas.getByText('16 to 30 of 100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pages' }));
    await expect(canvas.getByText('1 to 15 of 100')).toBeVisible();
  }),
});
export const SortGiven = meta.story({
  render: () => {
    const [sort, setSort] = useState<Sort>({ field: 'pages', direction: 'desc' });
    return <NodeTable sort={sort} onSortChange={setSort} />;
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Pages' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Duration in min.' }));
    await expect(canvas.getByRole('columnheader', { name: 'Duration in min.' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  }),
});
export const Searched = meta.story({
  render: () => {
    const [search, setSearch] = useState('');
    return (
      <>
        <SearchField label="Search nodes" value={search} onValueChange={setSearch} />
        <NodeTable search={search} onClearFilter={() => setSearch('')} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'TUM');
    await expect(rowsIn(canvasElement)).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByText('Nothing matches “TUMxyz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(rowsIn(canvasElement)).toHaveLength(14);
  },
});
export const FilteredEmpty = meta.story({
  args: { filters: [{ id: 'completed', accepts: () => false }], onClearFilter },
  play: async ({ canvas, userEvent }) => {
    onClearFilter.mockClear();
    await expect(canvas.getByText('Nothing matches these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(onClearFilter).toHaveBeenCalledOnce();
  },
});
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    // There is no filter to clear.
    await expect(canvas.queryByRole('button', { name: 'Clear filter' })).toBeNull();
  },
});
export const EmptyWithOwnWords = meta.story({
  args: { rows: [], empty: <EmptyState title="No networks yet" action={<Button variant="primary">Upload</Button>} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No networks yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeEnabled();
    await expect(canvas.queryByText('Nothing here yet')).toBeNull();
  },
});
export const Loading = meta.story({
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Nodes' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByText('Nothing here yet')).toBeNull();
  },
});
export const Failed = meta.story({
  args: { rows: [], error: 'Failed to fetch network overview.', onRetry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const FailedWithOldRows = meta.story({
  args: { error: 'Failed to fetch network overview.', onRetry },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch network overview.');
    await expect(rowsIn(canvasElement)).toHaveLength(14);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
// R-2585: a number that is broken in two is read as two.
export const LongNumbers = meta.story({
  args: {
    rows: [{ name: 'A_node_with_a_name_that_is_rather_long', pages: 244140625, minutes: 4096, status: 'open' }],
    style: { maxInlineSize: 420 },
  },
  play: async ({ canvas }) => {
    for (const number of ['244140625', '4096']) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(number));
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
});
export const LongText = meta.story({
  args: {
    rows: [
      {
        name: 'Prognose_des_metastasierten_hypopharyngealen_Plattenepithelkarzinoms_unter_Immuntherapie',
        pages: 17592186044416,
        minutes: null,
        status: 'progress',
        percent: 1,
      },
    ],
  },
  play: keepsWithinThePage,
});
/** What matters most is an order beside those of the columns, chosen above the table at every width. */
export const AnOrderOfItsOwn = meta.story({
  args: {
    orders: [{ id: 'matters', header: 'What matters most', sortValue: (node) => -node.pages }],
    sort: { field: 'matters', direction: 'asc' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('What matters most');
    await expect(canvas.queryByRole('columnheader', { name: 'What matters most' })).toBeNull();
  },
});
/** A head may show more than a text; cards and the choice of an order say `header`. */
export const HeadsOfTheirOwn = meta.story({
  args: {
    columns: columns.map((column) =>
      column.id === 'duration'
        ? {
            ...column,
            head: (
              <>
                Duration <abbr title="minutes">(min.)</abbr>
              </>
            ),
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^Duration \(min\.\)/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Duration \(min\.\)/ })).toBeVisible();
  },
});
// R-2606, R-505, R-610, R-612, R-614: cards have no headings to press, so the order is chosen above them.
export const SortedOnAPhone = meta.story({
  args: { defaultSort: { field: 'pages', direction: 'desc' } },
  globals: { viewport: { value: 'mobile1' } },
  play: atItsSize(async (context) => {
    const { canvas, userEvent } = context;
    const choice = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(choice).toHaveDisplayValue('Pages, descending');
    await expect(within(choice).getAllByRole('option')).toHaveLength(6);
    await userEvent.selectOptions(choice, 'Pages, ascending');
    await expect(canvas.getByText('Sorted by Pages, ascending')).toBeInTheDocument();
    await userEvent.selectOptions(choice, 'Duration in min., ascending');
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Grade');
    await keepsWithinThePage(context);
  }),
});

import { page, userEvent } from 'vitest/browser';
import {
  CombinationEditor,
  CoverageStrip,
  CredenceProvider,
  CredenceStyles,
  DataTable,
  NetworkMap,
  PageStyles,
  Pagination,
  RowActions,
} from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

const rows = Array.from({ length: 40 }, (_, index) => `Node ${index + 1}`);
const columns = [
  { id: 'name', header: 'Node', cell: (row: string) => row, sortValue: (row: string) => row },
  { id: 'length', header: 'Length', cell: (row: string) => row.length, sortValue: (row: string) => row.length },
];
const sorted = (root: Element) => {
  const head = root.querySelector('[aria-sort]');
  return {
    field: head?.textContent === 'Node' ? 'name' : 'length',
    direction: head?.getAttribute('aria-sort') === 'ascending' ? 'asc' : 'desc',
  };
};
const nothing = () => {};
const press = (name: string) => async () => userEvent.click(page.getByRole('button', { name }));

/** Tables, network maps, the combination editor, and the providers. */
export const data = {
  CombinationEditor: {
    kind: 'plain',
    render: (props) => (
      <CombinationEditor
        node={{ name: 'Tumour extent', states: ['T1', 'T2'] }}
        parents={[{ name: 'Smoking', states: ['none', 'heavy'] }]}
        onDone={nothing}
        renderSliders={() => 'Sliders'}
        renderShares={() => 'Shares'}
        {...props}
      />
    ),
    actions: { onNoneDecides: { ways: { press: press('No single event decides') } } },
  },
  CoverageStrip: {
    kind: 'plain',
    render: (props) => <CoverageStrip decided={1} total={2} cells={[1, null]} {...props} />,
  },
  CredenceProvider: { kind: 'provider', render: () => <CredenceProvider>Content</CredenceProvider> },
  CredenceStyles: { kind: 'global', render: () => <CredenceStyles /> },
  DataTable: {
    kind: 'plain',
    render: (props) => <DataTable caption="Nodes" rows={rows} columns={columns} getRowKey={(row) => row} {...props} />,
    states: [
      {
        prop: 'sort',
        from: { field: 'name', direction: 'asc' },
        to: { field: 'length', direction: 'asc' },
        shown: sorted,
        gesture: async () => userEvent.click(page.getByRole('button', { name: 'Length' })),
        reason: 'press',
      },
    ],
    actions: {
      onClearFilter: {
        props: { search: 'none of them', getSearchText: (row: string) => row },
        ways: { press: press('Clear filter') },
      },
      onRetry: { props: { error: 'The nodes could not be loaded.' }, ways: { press: press('Try again') } },
    },
  },
  NetworkMap: {
    kind: 'plain',
    render: (props) => (
      <NetworkMap
        nodes={[
          { id: 'a', label: 'Smoking', x: 60, y: 20, status: 'done' },
          { id: 'b', label: 'Stage', x: 60, y: 120, status: 'open' },
        ]}
        edges={[['a', 'b']]}
        current="b"
        {...props}
      />
    ),
  },
  PageStyles: { kind: 'global', render: () => <PageStyles /> },
  Pagination: {
    kind: 'plain',
    render: (props) => <Pagination total={100} onPageSizeChange={nothing} {...props} />,
    states: [
      {
        prop: 'page',
        from: 1,
        to: 2,
        shown: (root) => Number(root.querySelector('[aria-current="page"]')?.textContent),
        gesture: async () => userEvent.click(page.getByRole('button', { name: 'Next page' })),
        reason: 'press',
      },
      {
        prop: 'pageSize',
        from: 15,
        to: 25,
        shown: (root) => Number(root.querySelector('select')?.value),
        gesture: async () => userEvent.selectOptions(page.getByRole('combobox'), '25'),
        reason: 'choose',
      },
    ],
  },
  RowActions: { kind: 'plain', render: (props) => <RowActions {...props}>Edit</RowActions> },
} satisfies Record<string, Specimen>;

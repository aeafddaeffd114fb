import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { DataTable } from './DataTable.js';
import type { DataTableColumn } from './column.js';

const rows = Array.from({ length: 50 }, (_, index) => `Node ${index + 1}`);
const columns: readonly DataTableColumn<string>[] = [{ id: 'node', header: 'Node', cell: (node) => node }];
const isSaid = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();

test('R-3489: a table begins on the page it is given, and turns it by itself', async () => {
  const onPageChange = vi.fn();
  const table = { caption: 'Nodes', rows, columns, getRowKey: (node: string) => node, onPageChange };
  await render(<DataTable {...table} defaultPage={2} defaultPageSize={10} />, { wrapper: CredenceProvider });
  await isSaid('11 to 20 of 50');
  expect(onPageChange).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Page 4' }));
  await isSaid('31 to 40 of 50');
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(4, expect.objectContaining({ reason: expect.any(String) }));
});

test('R-3489: a page beyond the last shows the last', async () => {
  await render(
    <DataTable
      caption="Nodes"
      rows={rows}
      columns={columns}
      getRowKey={(node) => node}
      defaultPage={9}
      defaultPageSize={20}
    />,
  );
  await isSaid('41 to 50 of 50');
});

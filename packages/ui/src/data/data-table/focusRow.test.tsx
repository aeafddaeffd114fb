import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type { DataTableColumn } from './column.js';
import { DataTable } from './DataTable.js';
import type { DataTableActions } from './useTableActions.js';

const columns: readonly DataTableColumn<string>[] = [
  { id: 'node', header: 'Node', cell: (node) => <button type="button">{node}</button> },
];

test('R-3607: a table tells the place of a row, and focuses the one that takes it, or else the last', async () => {
  const actions = createRef<DataTableActions>();
  const table = (rows: readonly string[]) => (
    <DataTable actionsRef={actions} caption="Nodes" rows={rows} columns={columns} getRowKey={(node) => node} />
  );
  const { rerender } = await render(table(['A', 'B', 'C']), { wrapper: CredenceProvider });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const place = actions.current?.indexOfRow(button('B').element()) ?? -1;
  expect(place).toBe(1);
  expect(actions.current?.indexOfRow(document.body)).toBe(-1);

  await rerender(table(['A', 'C']));
  actions.current?.focusRow(place);
  await expect.element(button('C')).toHaveFocus();
  await rerender(table(['A']));
  actions.current?.focusRow(place);
  await expect.element(button('A')).toHaveFocus();
});

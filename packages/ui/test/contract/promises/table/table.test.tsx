import { afterEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider, type Sort, type SortDetails } from '../../../../src/index.js';
import { dataTableLabels, paginationLabels } from '../../../../src/labels/english.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import kind, { type Item, items } from './controls.js';

const { range } = paginationLabels;
const { sorted, sortBy, direction } = dataTableLabels;

afterEach(() => page.viewport(1024, 768));

async function show(control: ControlOfKind, props: Readonly<Record<string, unknown>> = {}, locale = 'en') {
  const element = (given: typeof props) => (
    <CredenceProvider labels={{ locale }}>{control.render(given)}</CredenceProvider>
  );
  const { rerender } = await render(element(props));
  return { again: (given: typeof props) => rerender(element(given)) };
}

const heading = (name: string) => page.getByRole('button', { name, exact: true });
/** The rows in the order drawn, by the header that names each. */
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((each) => each.textContent);
const order = () =>
  [...document.querySelectorAll('[aria-sort]')].map((each) => `${each.textContent} ${each.getAttribute('aria-sort')}`);
const isSaid = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();
const spoken = () =>
  page
    .getByRole('status')
    .elements()
    .map((each) => each.textContent);
const many = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Node ${index + 1}`, value: (index * 7919) % count }));
const valued = (...values: unknown[]): readonly Item[] => values.map((value, at) => ({ name: `R${at}`, value }));
/** A column both ways, as the choice of orders calls it. */
const inOrder = (column: string, way: 'asc' | 'desc') => `${column}, ${direction(way)}`;
const byValue = { field: 'value', direction: 'asc' };
const byValueDown = { field: 'value', direction: 'desc' };

keepPromises('R-2307', kind, {
  'named-table': async (control) => {
    await show(control);
    await expect.element(page.getByRole('table', { name: 'Nodes' })).toBeVisible();
    const heads = page.getByRole('columnheader').elements() as HTMLTableCellElement[];
    expect(heads.map(({ textContent, scope }) => [textContent, scope])).toEqual([
      ['Node', 'col'],
      ['Value', 'col'],
      ['Note', 'col'],
    ]);
  },
  'row-header': async (control) => {
    const { again } = await show(control);
    expect(names()).toEqual(['Age', 'Smoking', 'Stage']);
    const [first] = page.getByRole('rowheader').elements();
    expect([first?.localName, first?.getAttribute('scope')]).toEqual(['th', 'row']);
    expect(page.getByRole('row').nth(1).getByRole('cell').elements()).toHaveLength(3);
    await again({ rowHeader: 'value' });
    expect(names()).toEqual(['3', '7', '5']);
  },
  'sorted-by-headings': async (control) => {
    const onSortChange = vi.fn<(sort: Sort, details: SortDetails) => void>();
    await show(control, { onSortChange });
    await userEvent.click(heading('Value'));
    expect([names(), order()]).toEqual([['Age', 'Stage', 'Smoking'], ['Value ascending']]);
    await userEvent.keyboard('{Enter}');
    expect([names(), order()]).toEqual([['Smoking', 'Stage', 'Age'], ['Value descending']]);
    await userEvent.keyboard(' ');
    expect(order()).toEqual(['Value ascending']);
    expect(document.activeElement).toBe(heading('Value').element());
    expect(onSortChange.mock.calls.map(([{ direction: way }, { reason }]) => [way, reason])).toEqual([
      ['asc', 'press'],
      ['desc', 'press'],
      ['asc', 'press'],
    ]);
  },
  'one-sorted-column': async (control) => {
    const { again } = await show(control);
    expect(order()).toEqual(['Node ascending']);
    await userEvent.click(heading('Value'));
    expect(order()).toEqual(['Value ascending']);
    expect(page.getByRole('columnheader', { name: 'Note' }).getByRole('button').elements()).toHaveLength(0);
    await again({ sort: { field: 'note', direction: 'asc' } });
    expect([order(), names()]).toEqual([[], ['Stage', 'Age', 'Smoking']]);
  },
  'order-said': async (control) => {
    const { again } = await show(control);
    expect(spoken()).not.toContain(sorted('Node', 'asc'));
    await userEvent.click(heading('Value'));
    await isSaid(sorted('Value', 'asc'));
    await again({ sort: { field: 'name', direction: 'desc' }, onSortChange: () => {} });
    await userEvent.click(heading('Value'));
    await isSaid(sorted('Node', 'desc'));
    expect([names(), order()]).toEqual([['Stage', 'Smoking', 'Age'], ['Node descending']]);
  },
  'any-sort-value': async (control) => {
    const infinity = Number.POSITIVE_INFINITY;
    const nowhere = [Number.NaN, null, undefined, infinity, new Date('never'), -infinity];
    const rows = valued(3, ...nowhere.slice(0, 3), 1, ...nowhere.slice(3), 2);
    const last = ['R1', 'R2', 'R3', 'R5', 'R6', 'R7'];
    const { again } = await show(control, { rows, sort: byValue });
    expect(names()).toEqual(['R4', 'R8', 'R0', ...last]);
    await again({ rows, sort: byValueDown });
    expect(names()).toEqual(['R0', 'R8', 'R4', ...last]);
  },
  'sorted-by-kind': async (control) => {
    const days = [new Date('2026-03-01'), new Date('2025-12-24'), new Date('2026-01-06')];
    const { again } = await show(control, { rows: valued(...days), sort: byValue }, 'de');
    expect(names()).toEqual(['R1', 'R2', 'R0']);
    await again({ rows: valued('Zunge', 'Ärztin', 10, 'T10', 'alt', 9, 'T2'), sort: byValue });
    expect(names()).toEqual(['R5', 'R2', 'R4', 'R1', 'R6', 'R3', 'R0']);
  },
  'stable-order': async (control) => {
    const rows = valued(1, 0, 1, 0, 1, 0);
    const { again } = await show(control, { rows, sort: byValue });
    expect(names()).toEqual(['R1', 'R3', 'R5', 'R0', 'R2', 'R4']);
    await again({ rows, sort: byValueDown });
    expect(names()).toEqual(['R0', 'R2', 'R4', 'R1', 'R3', 'R5']);
  },
  'rows-change': async (control) => {
    const rows = many(31);
    const { again } = await show(control, { rows, search: 'node', defaultPageSize: 10, defaultSort: byValueDown });
    await userEvent.click(page.getByRole('button', { name: paginationLabels.page('4') }));
    expect([names(), order()]).toEqual([['Node 1'], ['Value descending']]);
    const fewer = rows.slice(1);
    await again({ rows: fewer, search: 'node', defaultPageSize: 10 });
    await isSaid(range('21', '30', '30'));
    await again({ rows: [...fewer, { name: 'Other', value: -1 }], search: 'node', defaultPageSize: 10 });
    await isSaid(range('21', '30', '30'));
    expect(order()).toEqual(['Value descending']);
  },
  'rows-keep-themselves': async (control) => {
    const { again } = await show(control);
    const note = page.getByRole('textbox', { name: 'Note on Stage' });
    await userEvent.type(note, 'from the letter');
    const field = note.element();
    await again({ rows: [...items('Stage', 'Zebra', 'Age')], sort: { field: 'name', direction: 'desc' } });
    expect(names()).toEqual(['Zebra', 'Stage', 'Age']);
    expect([note.element(), document.activeElement]).toEqual([field, field]);
    await expect.element(note).toHaveValue('from the letter');
  },
  'acts-on-its-row': async (control) => {
    await show(control);
    await userEvent.click(heading('Value'));
    const stops: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.tab();
      stops.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
    }
    expect(stops).toEqual(['Note on Age', 'Edit Age', 'Note on Stage', 'Edit Stage']);
    const before = [names(), order()];
    await userEvent.keyboard('{Enter}');
    expect([names(), order()]).toEqual(before);
  },
  'many-rows': async (control) => {
    const rows = many(10_000);
    const { again } = await show(control, { rows, sort: byValue });
    expect([names()[0], names()]).toEqual(['Node 1', expect.objectContaining({ length: 15 })]);
    await isSaid(range('1', '15', '10,000'));
    await again({ rows, sort: byValueDown });
    const largest = rows.find(({ value }) => value === 9999)?.name;
    expect(names()[0]).toBe(largest);
    await again({ rows, sort: byValue, search: 'node 10000' });
    expect(names()).toEqual(['Node 10000']);
  },
  'none-and-one': async (control) => {
    const { again } = await show(control, { rows: [] });
    await isSaid(dataTableLabels.empty);
    expect(page.getByRole('table').elements()).toHaveLength(0);
    await again({ rows: items('Age') });
    expect(names()).toEqual(['Age']);
    await isSaid(range('1', '1', '1'));
  },
  'nothing-found': async (control) => {
    const onClearFilter = vi.fn();
    const { again } = await show(control, { search: ' xyz ', onClearFilter });
    await isSaid(dataTableLabels.noMatch('xyz'));
    await userEvent.click(page.getByRole('button', { name: dataTableLabels.clearFilter }));
    expect(onClearFilter).toHaveBeenCalledOnce();
    await again({ filters: [{ id: 'none', accepts: () => false }] });
    await isSaid(dataTableLabels.noMatch(''));
  },
  'any-page': async (control) => {
    const rows = many(100);
    const { again } = await show(control, { rows });
    for (const [place, sentence] of [
      [{ page: Number.NaN }, range('1', '15', '100')],
      [{ page: 2.5 }, range('16', '30', '100')],
      [{ page: -1 }, range('1', '15', '100')],
      [{ page: 1e9 }, range('91', '100', '100')],
      [{ page: 2, pageSize: 0 }, range('16', '30', '100')],
      [{ page: 2, pageSize: Number.NaN }, range('16', '30', '100')],
      [{ page: 2, pageSize: Number.POSITIVE_INFINITY }, range('1', '100', '100')],
    ] as const) {
      await again({ rows, ...place });
      await isSaid(sentence);
      const [, from = '', to = ''] = /(\d+) to (\d+)/.exec(sentence) ?? [];
      expect(names()).toHaveLength(Number(to) - Number(from) + 1);
    }
  },
  'still-loading': async (control) => {
    const { again } = await show(control, { rows: [], loading: true });
    await expect.element(page.getByRole('table', { name: 'Nodes' })).toHaveAttribute('aria-busy', 'true');
    expect(spoken()).toEqual([dataTableLabels.loading]);
    expect(page.getByRole('columnheader').elements()).toHaveLength(3);
    expect(names()).toEqual([]);
    await again({});
    await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-busy');
    expect(spoken()).not.toContain(dataTableLabels.loading);
  },
  'narrow-rows': async (control) => {
    await page.viewport(390, 844);
    await show(control);
    await expect.element(page.getByRole('table', { name: 'Nodes' })).toBeVisible();
    expect(names()).toEqual(['Age', 'Smoking', 'Stage']);
    const age = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Age' }) });
    expect(age.getByRole('cell').elements()).toHaveLength(3);
    const choice = page.getByRole('combobox', { name: sortBy });
    await userEvent.selectOptions(choice, inOrder('Value', 'asc'));
    expect(names()).toEqual(['Age', 'Stage', 'Smoking']);
    await userEvent.selectOptions(choice, inOrder('Value', 'desc'));
    expect(names()).toEqual(['Smoking', 'Stage', 'Age']);
    await isSaid(sorted('Value', 'desc'));
  },
  'true-choice': async (control) => {
    await page.viewport(390, 844);
    const { again } = await show(control, { sort: { field: 'note', direction: 'asc' } });
    const choice = page.getByRole('combobox', { name: sortBy });
    await expect.element(choice).toHaveDisplayValue('–');
    await again({ sort: byValueDown, onSortChange: () => {} });
    await userEvent.selectOptions(choice, inOrder('Node', 'asc'));
    await expect.element(choice).toHaveDisplayValue(inOrder('Value', 'desc'));
  },
});

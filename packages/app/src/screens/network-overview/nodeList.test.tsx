import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNodeSummary, buildOverview, NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { many, names, open, row } from './networkOverview.fixtures.js';

test('the table has its four columns; three of them sort (R-609, R-610, R-611, R-612, R-613, R-614, R-615)', async () => {
  const { getByRole } = await open();
  const headers = getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent.trim())).toEqual(['Node', 'Pages', 'Duration in min.', 'Action']);
  expect(headers.map((header) => Boolean(header.querySelector('button')))).toEqual([true, true, true, false]);
});

test.each([
  ['Pages', ['Tumour site', 'Metastasis', 'T stage']],
  ['Duration in min.', ['Tumour site', 'T stage', 'Metastasis']],
])('by "%s" nodes sort as numbers (R-612, R-614)', async (column, sorted) => {
  const { getByRole } = await open();
  expect(names()).toEqual(['Metastasis', 'T stage', 'Tumour site']);
  await userEvent.click(getByRole('button', { name: column }));
  await expect.poll(names).toEqual(sorted);
  await userEvent.click(getByRole('button', { name: column }));
  await expect.poll(names).toEqual([...sorted].reverse());
});

test('R-2548 minutes that nobody has are no figure', async () => {
  const nodes = [buildNodeSummary({ estimatedTime: 127_495_660 }), buildNodeSummary({ id: 'n9', estimatedTime: 900 })];
  const { getByRole } = await open(buildOverview({ nodes }));
  await expect.element(getByRole('cell', { name: 'over a year', exact: true })).toBeVisible();
  await expect.element(getByRole('cell', { name: '900', exact: true })).toBeVisible();
});

test('how the table is sorted is remembered (R-624, R-1108, R-1109)', async () => {
  const { getByRole, router } = await open();
  await userEvent.click(getByRole('button', { name: 'Pages' }));
  await userEvent.click(getByRole('button', { name: 'Pages' }));
  expect([localStorage.getItem('overviewSortField'), localStorage.getItem('overviewSortDirection')]).toEqual([
    'pages',
    'desc',
  ]);
  await router.navigate('/imprint');
  await router.navigate(networkPath);
  await expect.element(getByRole('heading', { level: 1, name: 'Laryngeal carcinoma' })).toBeVisible();
  expect(names()).toEqual(['T stage', 'Metastasis', 'Tumour site']);
});

test('nonsense in the storage sorts by name, ascending (R-624, R-1519)', async () => {
  const { router } = await renderRoute('/imprint', { server: networkServer() });
  localStorage.setItem('overviewSortField', '__proto__');
  localStorage.setItem('overviewSortDirection', 'sideways');
  await router.navigate(networkPath);
  await expect.poll(names).toEqual(['Metastasis', 'T stage', 'Tumour site']);
});

test('very large counts have separators, and say "at least" if counting was stopped early', async () => {
  await open(buildOverview({ nodes: [buildNodeSummary({ pages: 4_194_304, pagesExact: false })] }));
  await expect.element(row('Metastasis').getByText('≥ 4,194,304')).toBeVisible();
});

test('the search box finds nodes by their name (R-605)', async () => {
  const { getByRole } = await open();
  await userEvent.fill(getByRole('searchbox', { name: 'Search nodes' }), 'STÁGE');
  await expect.poll(names).toEqual(['T stage']);
});

test('"Completed" and "Under 5 minutes" filter; exactly 5 is not under 5 (R-606, R-607, R-608, R-1520)', async () => {
  const { getByRole } = await open(
    buildOverview({
      nodes: [
        buildNodeSummary({ id: 'a', display_name: 'Four', estimatedTime: 4 }),
        buildNodeSummary({ id: 'b', display_name: 'Five', estimatedTime: 5 }),
        buildNodeSummary({ id: 'c', display_name: 'Four, done', estimatedTime: 4, completed: true }),
        buildNodeSummary({ id: 'd', display_name: 'Five, done', estimatedTime: 5, completed: true }),
      ],
    }),
  );
  await userEvent.click(getByRole('button', { name: 'Under 5 minutes' }));
  await expect.poll(names).toEqual(['Four', 'Four, done']);
  await userEvent.click(getByRole('button', { name: 'Completed' }));
  await expect.poll(names).toEqual(['Four, done']);
  await userEvent.click(getByRole('button', { name: 'Under 5 minutes' }));
  await expect.poll(names).toEqual(['Five, done', 'Four, done']);
});

test('a completed node has a badge, any other an Edit button to its page, never both (R-616, R-617, R-618, R-619, O-31)', async () => {
  await open();
  await expect.element(row('Tumour site').getByText('Completed')).toBeVisible();
  expect(row('Tumour site').getByRole('link', { name: /^Edit/ }).query()).toBeNull();
  for (const [name, id] of [
    ['T stage', 'n2'],
    ['Metastasis', 'n3'],
  ] as const) {
    const edit = row(name).getByRole('link', { name: `Edit ${name}` });
    await expect.element(edit).toHaveAttribute('href', `/network/${NETWORK}/${id}`);
    expect(row(name).getByText('Completed', { exact: true }).query()).toBeNull();
  }
  expect(page.getByRole('button', { name: /^Reset/ }).elements()).toHaveLength(3);
});

test('R-3625: the name of a node leads to its probabilities (O-31)', async () => {
  await open();
  await expect
    .element(row('Tumour site').getByRole('link', { name: 'Tumour site' }))
    .toHaveAttribute('href', `/network/${NETWORK}/n1/table`);
});

test('R-3625: where its probabilities are not to be had, the name of a node leads to what was said of it', async () => {
  const nodes = [buildNodeSummary({ id: 'n1', display_name: 'Tumour site' })].map(
    ({ percentCompleted: _, ...node }) => node,
  );
  await open(buildOverview({ nodes }));
  await expect
    .element(row('Tumour site').getByRole('link', { name: 'Tumour site', exact: true }))
    .toHaveAttribute('href', `/network/${NETWORK}/n1`);
});

test('rows tell completed nodes and nodes in progress apart (R-627, R-628, R-629, R-634)', async () => {
  await open();
  const status = (name: string) => row(name).element().getAttribute('data-status');
  expect([status('Tumour site'), status('T stage'), status('Metastasis')]).toEqual(['done', 'open', 'progress']);
  await expect.element(row('Metastasis').getByText('25 %')).toBeVisible();
});

test('pages of 15 to begin with, and 10, 15, 20 or 25 to choose from (R-622, R-623)', async () => {
  const { getByRole } = await open(many(40));
  expect(names()).toHaveLength(15);
  const size = getByRole('combobox', { name: 'Rows per page' }).element() as HTMLSelectElement;
  expect([...size.options].map(({ value }) => value)).toEqual(['10', '15', '20', '25']);
  await userEvent.click(getByRole('button', { name: 'Next page' }));
  await expect.poll(() => names()[0]).toBe('Node 16');
});

test('R-2608: Back from a node returns to page, page size, search and filter', async () => {
  const { getByRole, router } = await open(many(60));
  await userEvent.selectOptions(getByRole('combobox', { name: 'Rows per page' }), '10');
  await userEvent.click(getByRole('button', { name: 'Under 5 minutes' }));
  await userEvent.click(getByRole('button', { name: 'Under 5 minutes' }));
  await userEvent.fill(getByRole('searchbox'), 'node');
  await userEvent.click(getByRole('button', { name: 'Page 3' }));
  await expect.poll(() => names()[0]).toBe('Node 21');
  await userEvent.click(getByRole('link', { name: 'Edit Node 25' }));
  await expect.poll(() => router.state.location.pathname).toMatch(/\/n25/);
  await router.navigate(-1);
  await expect.poll(() => names()[0]).toBe('Node 21');
  await expect.element(getByRole('searchbox')).toHaveValue('node');
  await expect.element(getByRole('combobox', { name: 'Rows per page' })).toHaveValue('10');
});

test('R-2608: another page or search asks the server for nothing, and a link to the page begins anew', async () => {
  const { getByRole, calls, address } = await open(many(40));
  await expect.poll(() => calls.some((call) => call.includes('/outcomes/'))).toBe(true);
  const asked = calls.length;
  await userEvent.type(getByRole('searchbox'), 'node');
  await userEvent.click(getByRole('button', { name: 'Next page' }));
  await userEvent.click(getByRole('button', { name: 'Completed' }));
  await expect.poll(address).toBe(`${networkPath}?search=node&show=completed`);
  expect(calls).toHaveLength(asked);
  await userEvent.click(getByRole('link', { name: 'Overview' }));
  await expect.element(getByRole('searchbox')).toHaveValue('');
  await expect.poll(() => names()[0]).toBe('Node 01');
});

import { delay } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { historyCall } from '../../test/historyBuilders.js';
import { NETWORK, networkPath, networkServer, nodePath } from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { buildTables, tablePath, tablesServer } from '../../test/tableBuilders.js';

async function open(options: RouteOptions = {}, path = tablePath) {
  const screen = await renderRoute(path, { server: tablesServer(), ...options });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tumour extent' })).toBeVisible();
  return screen;
}

test('a node’s table is counted and drawn, and its open questions are one press away (16)', async () => {
  const { getByText, getByRole, address } = await open();
  await expect
    .element(
      getByText('89 % · 32 answered · 15 decided by 2 combinations · 1 cannot occur · 6 open · 54 questions in all'),
    )
    .toBeVisible();
  await expect.element(getByRole('link', { name: 'Laryngeal carcinoma' })).toHaveAttribute('href', networkPath);
  await userEvent.click(getByRole('link', { name: 'Answer the 6 open' }));
  await expect.poll(address).toMatch(/\/extent\/\d+\/$/);
});

test('the chosen column says who answered it, when and how certain they were, read only then (16)', async () => {
  const { getByText, getByRole, calls } = await open();
  await expect.element(getByText(/^You, .*2026.* · rather certain$/)).toBeVisible();
  const asked = () => calls.filter((call) => call.endsWith('/history'));
  expect(asked()).toHaveLength(1);

  getByRole('application', { name: 'Tumour extent' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(getByText('54 of 54 questions')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(getByText(/^You, .* · this combination cannot occur$/)).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(asked()).toHaveLength(2);
});

test('a column opens its question (16)', async () => {
  const { getByRole, address } = await open();
  await userEvent.click(getByRole('button', { name: 'Open this question' }));
  await expect.poll(address).toBe(`/network/${NETWORK}/extent/1/`);
});

test('without the history of a question, its column is still said to be answered (16)', async () => {
  const { getByText } = await open({
    handlers: [http.get(historyCall, ({ response }) => response(500).json(buildError('Broken.')))],
  });
  await expect.element(getByText('answered · rather certain', { exact: true })).toBeVisible();
});

test('a node without parents is one column (16)', async () => {
  const { getByText, getByRole } = await renderRoute(`/network/${NETWORK}/hpv/table`, { server: tablesServer() });
  await expect.element(getByText('0 % · 1 open (still using the file’s numbers) · 1 question in all')).toBeVisible();
  await expect.element(getByText('In all cases')).toBeVisible();
  await expect.element(getByText('from the file, not answered yet')).toBeVisible();
  // Nothing is said of it yet, so its combinations come first.
  await expect
    .element(getByRole('link', { name: 'Answer the open one' }))
    .toHaveAttribute('href', `/network/${NETWORK}/hpv`);
});

test.each([
  ['missing', 'This network has no such node.'],
  ['adder', 'This node has no table of probabilities.'],
])('a node that is %s says so (16)', async (nodeId, sentence) => {
  const tables = buildTables();
  const adder = {
    id: 'adder',
    display_name: 'Adder',
    vars: ['no', 'yes'],
    parents: [],
    table: { kind: 'none' as const, reason: 'noisy-adder' as const },
  };
  const { getByText } = await renderRoute(`/network/${NETWORK}/${nodeId}/table`, {
    server: tablesServer({ ...tables, nodes: [...tables.nodes, adder] }),
  });
  await expect.element(getByText(sentence)).toBeVisible();
});

test('a network with too many numbers says so (16)', async () => {
  const { getByText } = await renderRoute(tablePath, {
    server: tablesServer(),
    handlers: [
      http.get('/network/tables/{id}', ({ response }) =>
        response(422).json(buildError('Too many numbers.', 'too_many_numbers')),
      ),
    ],
  });
  await expect.element(getByText('The table of this node is too large to be shown.')).toBeVisible();
});

test('without a connection the page says what it lacks (16)', async () => {
  // Of this network, nothing is known from before.
  const { getByText, getByRole } = await renderRoute('/network/Qw3rTyU1oPas/extent/table', {
    server: tablesServer(),
    handlers: [http.get('/network/tables/{id}', () => Response.error())],
  });
  await expect.element(getByText(/there is no connection to load them/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a server without tables, and a network without access, lead away (16)', async () => {
  const { address } = await renderRoute(tablePath, {
    server: networkServer(),
    handlers: [http.get('/network/tables/{id}', ({ response }) => response(404).json(buildError('Not found.')))],
  });
  await expect.poll(address).toBe(networkPath);

  const other = await renderRoute(tablePath, {
    server: tablesServer(),
    handlers: [
      http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess: false })),
    ],
  });
  await expect.poll(other.address).toBe('/networks_overview');
});

test('the overview leads to the table of a node, if its server tells how far nodes are (16)', async () => {
  const { getByRole } = await renderRoute(networkPath, { server: tablesServer() });
  await expect
    .element(getByRole('link', { name: 'Metastasis', exact: true }))
    .toHaveAttribute('href', `/network/${NETWORK}/n3/table`);
});

const tablesNeverCome = http.get('/network/tables/{id}', async () => void (await delay('infinite')));

test('the node’s name is the heading before its table has come (R-2010)', async () => {
  const { getByRole, getByText } = await renderRoute(`${nodePath}/table`, {
    server: networkServer(),
    handlers: [tablesNeverCome],
  });
  await expect.element(getByText('Loading...')).toBeVisible();
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
});

test('where only the table can tell the node’s name, the heading waits for it (R-2010)', async () => {
  const { getByRole, getByText } = await renderRoute(`${nodePath}/table`, {
    server: networkServer(),
    handlers: [tablesNeverCome, http.get('/network/overview/{id}', () => Response.error())],
  });
  await expect.element(getByText('Loading...')).toBeVisible();
  expect(getByRole('heading', { level: 1 }).query()).toBeNull();
});

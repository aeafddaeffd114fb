import { delay } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import {
  buildNodeSummary,
  buildOverview,
  NETWORK,
  networkPath,
  networkServer,
  nodePath,
} from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const many = (count: number) =>
  buildOverview({
    notAssessed: [],
    nodes: Array.from({ length: count }, (_, index) =>
      buildNodeSummary({ id: `n${index + 1}`, display_name: `Node ${String(index + 1).padStart(2, '0')}` }),
    ),
  });

async function open(overview = buildOverview(), options: RouteOptions = {}) {
  const screen = await renderRoute(networkPath, { server: networkServer(overview), ...options });
  await expect.element(page.getByRole('heading', { level: 1, name: overview.networkName })).toBeVisible();
  return screen;
}

test('the page has the network’s name, its subtitle and its progress (R-142, R-601, R-602, R-603, R-633)', async () => {
  const { getByText, getByRole } = await open();
  await expect
    .element(getByText('A network for practice · larynx_tnm_v3.xdsl · 4 nodes · shared with 2 colleagues'))
    .toBeVisible();
  await expect
    .element(getByRole('progressbar', { name: 'Progress of the network' }))
    .toHaveAttribute('aria-valuenow', '38');
  await expect.element(getByText('38 % completed · about 11 min left')).toBeVisible();
});

test('R-2211: the line below the name repeats no name, and no full stop stands within it', async () => {
  const { getByText } = await open(
    buildOverview({ networkName: 'hepar.xdsl', filename: 'hepar.xdsl', title: 'For practice.' }),
  );
  await expect.element(getByText('For practice · 4 nodes · shared with 2 colleagues')).toBeVisible();
});

test('a long description is folded to two lines until it is unfolded (R-602)', async () => {
  const title = 'A network of the larynx that was drawn from published figures. '.repeat(4).trim();
  const { getByText, getByRole } = await open(buildOverview({ title }));
  const folded = getByText(title).element().getBoundingClientRect().height;

  await userEvent.click(getByRole('button', { name: 'Read more', expanded: false }));
  expect(getByText(title).element().getBoundingClientRect().height).toBeGreaterThan(folded);
  await expect.element(getByRole('button', { name: 'Read less', expanded: true })).toHaveFocus();
  await expect.element(getByText('larynx_tnm_v3.xdsl · 4 nodes · shared with 2 colleagues')).toBeVisible();
});

test('a server that knows only the named fields is enough (R-1135, R-1136, R-1137, R-1138, R-1139, R-1140, R-1141, R-1142, R-1143, R-1144, R-1145, R-1146, R-1147)', async () => {
  const { nodes, networkId, networkName, title, percentCompleted, hasSubmittedFeedback } = buildOverview();
  const named = nodes.map(({ percentCompleted: _, ...node }) => node);
  const { getByText } = await open(
    { networkId, networkName, title, percentCompleted, hasSubmittedFeedback, nodes: named },
    { handlers: [http.get('/network/structure/{id}', () => Response.error())] },
  );
  await expect.element(getByText('A network for practice', { exact: true })).toBeVisible();
  expect(names()).toEqual(['Metastasis', 'T stage', 'Tumour site']);
});

test('access is checked before anything else is asked for (R-625)', async () => {
  const { calls } = await open();
  // What is to be found out is asked for by a part of the page, in its own time.
  const asked = calls.filter((call) => call.includes('/network/') && !call.includes('/outcomes/'));
  expect(asked[0]).toBe(`GET /api/network/check-access/${NETWORK}`);
  expect(asked).toHaveLength(4);
});

test.each(['no', 'a failed'])(
  '%s access leads to the networks and forgets this one (R-626, R-1410, O-82)',
  async (kind) => {
    const { router, calls } = await renderRoute('/imprint', {
      server: networkServer(),
      handlers: [
        http.get('/network/check-access/{networkId}', ({ response }) =>
          kind === 'no' ? response(200).json({ hasAccess: false }) : response(500).json(buildError('Broken.')),
        ),
      ],
    });
    localStorage.setItem('currentNetworkId', NETWORK);
    const visited: string[] = [];
    router.subscribe(({ navigation }) => visited.push(navigation.location?.pathname ?? ''));
    await router.navigate(networkPath);
    await expect.poll(() => visited).toContain('/networks_overview');
    expect(calls).not.toContain(`GET /api/network/overview/${NETWORK}`);
    expect(localStorage.getItem('currentNetworkId')).toBeNull();
  },
);

test('an overview that opens becomes the current network (R-1106, O-82)', async () => {
  const { getByRole } = await open();
  expect(localStorage.getItem('currentNetworkId')).toBe(NETWORK);
  await expect.element(getByRole('link', { name: 'Overview' })).toHaveAttribute('href', networkPath);
});

test('a spinner shows while the overview loads', async () => {
  const { getByText } = await renderRoute(networkPath, {
    server: networkServer(),
    handlers: [http.get('/network/overview/{id}', async () => void (await delay('infinite')))],
  });
  await expect.element(getByText('Loading...')).toBeVisible();
});

test('an overview that cannot be fetched says so, and can be asked for again (R-604, R-1442)', async () => {
  let broken = true;
  const { getByRole } = await renderRoute(networkPath, {
    server: networkServer(),
    handlers: [http.get('/network/overview/{id}', () => (broken ? Response.error() : undefined))],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to fetch network overview.');
  broken = false;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Laryngeal carcinoma' })).toBeVisible();
});

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

test('F-111 minutes that nobody has are no figure', async () => {
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

test('the name of a node is a link for review (O-31)', async () => {
  await open();
  await expect
    .element(row('Tumour site').getByRole('link', { name: 'Tumour site' }))
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
  const size = getByRole('combobox').element() as HTMLSelectElement;
  expect([...size.options].map(({ value }) => value)).toEqual(['10', '15', '20', '25']);
  await userEvent.click(getByRole('button', { name: 'Next page' }));
  await expect.poll(() => names()[0]).toBe('Node 16');
});

test('F-208: Back from a node returns to page, page size, search and filter', async () => {
  const { getByRole, router } = await open(many(60));
  await userEvent.selectOptions(getByRole('combobox', { name: 'Rows per page' }), '10');
  await userEvent.click(getByRole('button', { name: 'Under 5 minutes' }));
  await userEvent.click(getByRole('button', { name: 'Under 5 minutes' }));
  await userEvent.fill(getByRole('searchbox'), 'node');
  await userEvent.click(getByRole('button', { name: 'Page 3' }));
  await expect.poll(() => names()[0]).toBe('Node 21');
  await userEvent.click(getByRole('link', { name: 'Node 25' }));
  await expect.poll(() => router.state.location.pathname).toMatch(/\/n25/);
  await router.navigate(-1);
  await expect.poll(() => names()[0]).toBe('Node 21');
  await expect.element(getByRole('searchbox')).toHaveValue('node');
  await expect.element(getByRole('combobox', { name: 'Rows per page' })).toHaveValue('10');
});

test('F-208: another page or search asks the server for nothing, and a link to the page begins anew', async () => {
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

test('the first button goes on with the next open question', async () => {
  const { getByRole } = await open();
  await expect
    .element(getByRole('link', { name: 'Continue with Metastasis' }))
    .toHaveAttribute('href', `${nodePath}/2/`);
});

test('R-1752: a long network says how many hours and minutes it takes in all', async () => {
  const { getByText } = await open(buildOverview({ minutesLeft: 36_667 }));
  await expect.element(getByText('38 % completed · about 611 h 7 min left')).toBeVisible();
});

test('a node not yet begun continues at its combinations', async () => {
  const { getByRole } = await open(
    buildOverview({ nextQuestion: { nodeId: 'n2', iteration: null, display_name: 'T stage' } }),
  );
  await expect
    .element(getByRole('link', { name: 'Continue with T stage' }))
    .toHaveAttribute('href', `/network/${NETWORK}/n2`);
});

test('nodes that are not assessed are listed below the table, with the reason', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByRole('heading', { name: 'Not assessed' })).toBeVisible();
  await expect.element(getByText('A utility has no probabilities.')).toBeVisible();
});

test('a network without nodes to assess says so', async () => {
  const { getByText } = await open(buildOverview({ nodes: [] }));
  await expect.element(getByText('This network has no node that can be assessed.')).toBeVisible();
});

test('F-209: a network with nothing to assess is not called completed, and nobody is asked how it went', async () => {
  const { nextQuestion: _, ...overview } = buildOverview({ nodes: [], percentCompleted: 100, minutesLeft: 0 });
  const { getByText, getByRole } = await open(overview);
  await expect.element(getByText(/Nothing in this network is assessed/)).toBeVisible();
  expect(getByText(/100 % completed|Every question is answered/).query()).toBeNull();
  expect(getByRole('progressbar').query()).toBeNull();
  expect(getByRole('link', { name: 'Give Feedback' }).query()).toBeNull();
});

test('F-207: nodes of equal names have the id of the file beside them, in rows, buttons, dialogs and notices', async () => {
  const dry = ['Road', 'Lawn', 'Roof'].map((name, index) =>
    buildNodeSummary({ id: `n${index + 1}`, name, display_name: 'Dry' }),
  );
  const { getByRole, getByText } = await open(
    buildOverview({ nodes: dry, nextQuestion: { nodeId: 'n2', iteration: 1, display_name: 'Dry' } }),
  );
  expect(names()).toEqual(['Dry (Lawn)', 'Dry (Road)', 'Dry (Roof)']);
  await expect.element(getByRole('link', { name: 'Continue with Dry (Lawn)' })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Reset Dry (Roof)' }));
  await expect.element(getByRole('alertdialog')).toMatchTextContent('The answers and combinations of Dry (Roof)');
  await userEvent.click(getByRole('button', { name: 'Cancel' }));
  await userEvent.fill(getByRole('searchbox'), 'lawn');
  await expect.poll(names).toEqual(['Dry (Lawn)']);
  expect(getByText('Dry', { exact: true }).query()).toBeNull();
});

test('the network is drawn beside the list, each assessed node a link', async () => {
  await page.viewport(1280, 800);
  const { getByRole } = await open();
  const map = getByRole('group', { name: /4 nodes/ });
  await expect.element(map.getByRole('link', { name: /T stage/ })).toHaveAttribute('href', `/network/${NETWORK}/n2`);
  expect(map.getByRole('link', { name: /Cost/ }).query()).toBeNull();
  expect(getByRole('tablist').query()).toBeNull();
  // Both begin at one height, also on a server without a choice of order.
  const top = (locator: ReturnType<typeof getByRole>) => locator.element().getBoundingClientRect().top;
  expect(top(getByRole('searchbox'))).toBeLessThan(top(map) + 40);
});

test('without a structure only the list is shown, without a message', async () => {
  const { getByRole } = await open(buildOverview(), {
    handlers: [http.get('/network/structure/{id}', () => Response.error())],
  });
  await expect.element(getByRole('tab', { name: 'Map' })).not.toBeInTheDocument();
  expect(names()).toHaveLength(3);
  expect(getByRole('alert').query()).toBeNull();
});

test('if every question is answered, the page says so', async () => {
  const { nextQuestion: _, minutesLeft: __, ...rest } = buildOverview({ percentCompleted: 100 });
  const { getByText, getByRole } = await open(rest);
  await expect.element(getByText(/Every question is answered/)).toBeVisible();
  expect(getByRole('link', { name: /^Continue with/ }).query()).toBeNull();
});

const columnSum = (node: string, line: number) => ({
  ...{ code: 'column-sum', message: 'A column adds up to 0.98.', node, line, column: 24 },
  params: { node, columns: 1, sum: 0.98 },
});

test('F-401, B-151: what the reader doubts about the file stays on the overview', async () => {
  const { getByRole, getByText } = await open(
    buildOverview({ warnings: [columnSum('Metastasis', 41), columnSum('TStage', 50)] }),
  );
  const notes = getByRole('region', { name: '2 notes on the file' });
  await expect.element(notes).toMatchTextContent('Metastasis');
  await expect.element(notes).not.toMatchTextContent('TStage');
  await userEvent.click(getByRole('button', { name: 'Show all', expanded: false }));
  await expect.element(notes.getByRole('listitem').nth(1)).toMatchTextContent('TStage');
  expect(getByText('A column adds up to 0.98.').query()).toBeNull();
});

test('F-402: tables for later time steps are listed as not assessed, with the reason', async () => {
  const message = 'The node “Metastasis” has 1 table for later time steps: it is kept but not assessed.';
  const warnings = [
    { code: 'later-tables', message, node: 'Metastasis', line: 9, params: { node: 'Metastasis', tables: 1 } },
  ];
  const { getByRole } = await open(buildOverview({ warnings, notAssessed: [] }));
  await expect.element(getByRole('heading', { name: 'Not assessed' })).toBeVisible();
  await expect.element(getByRole('listitem').filter({ hasText: 'later time steps' })).toMatchTextContent(/^Metastasis/);
});

test('issue 15: where only questions are left that this user set aside, the overview says so and offers them', async () => {
  const { nextQuestion: _, ...left } = buildOverview();
  await open(left);
  await expect.element(page.getByText(/^You set aside all questions that are left/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Answer T stage after all' }))
    .toHaveAttribute('href', nodePath.replace(/n3$/, 'n2'));
});

test('issue 15: a server that never says what comes next is not taken for one that has nothing left', async () => {
  const { nextQuestion: _, minutesLeft: __, ...plain } = buildOverview();
  await open(plain);
  await expect.element(row('Metastasis')).toBeVisible();
  expect(page.getByText(/set aside/).query()).toBeNull();
});

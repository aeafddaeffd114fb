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
import { renderRoute } from '../../test/renderRoute.js';
import { names, open, row } from './networkOverview.fixtures.js';

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

test.each([
  ['share', ['view', 'read_numbers', 'share'], ['Together']],
  ['run a study', ['view', 'read_numbers', 'run_study'], ['Each alone']],
  ['do both', ['view', 'read_numbers', 'share', 'run_study'], ['Together', 'Each alone']],
] as const)('R-2764: who may %s is offered to ask others accordingly', async (_, may, ways) => {
  const { getByRole } = await open(buildOverview({ may: [...may], isStudy: false }));
  await userEvent.click(getByRole('button', { name: 'Ask others' }));
  const dialog = getByRole('dialog', { name: 'Ask others' });
  await expect.element(dialog).toBeVisible();
  expect([...dialog.element().querySelectorAll('li b')].map((way) => way.textContent)).toEqual(ways);
});

test('R-2764: who may neither share nor run a study is not offered to ask others', async () => {
  const { getByRole } = await open(buildOverview({ may: ['view', 'read_numbers', 'assess'], isStudy: false }));
  await expect.element(getByRole('button', { name: 'Take home' })).toBeVisible();
  expect(getByRole('button', { name: 'Ask others' }).query()).toBeNull();
});

test.each([
  ['a node is answered', true],
  ['no node is answered', false],
] as const)('R-3628: when %s, the overview leads to what uses the network accordingly', async (_, isAnswered) => {
  const nodes = [buildNodeSummary({ completed: isAnswered, inProgress: !isAnswered })];
  const outcomes = { outcomes: [], cases: [], revision: '0', mayName: true };
  const { getByRole } = await open(buildOverview({ nodes }), {
    handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))],
  });
  await expect.element(getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(getByRole('link', { name: 'Use the network' }).elements()).toHaveLength(isAnswered ? 1 : 0);
});

test('R-3623: with whom the network is shared stands below the ways of asking, and leads to them', async () => {
  const { getByRole } = await open(buildOverview({ may: ['view', 'share'] }));
  await userEvent.click(getByRole('button', { name: 'Ask others' }));
  const dialog = getByRole('dialog', { name: 'Ask others' });
  await expect.element(dialog.getByText('shared with 2 colleagues')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Manage' }));
  await expect.element(getByRole('dialog', { name: /^Share/ })).toBeVisible();
});

test.each([
  ['a phone', 390, 844, 8, 450],
  ['a PC', 1366, 768, 10, 450],
] as const)(
  'R-3622: on %s the first node stands below few controls and high on the page',
  async (_, width, height, controls, lowest) => {
    await page.viewport(width, height);
    const outcomes = { outcomes: [], cases: [], revision: '0', mayName: true };
    const { getByRole } = await open(
      buildOverview({ may: ['view', 'read_numbers', 'assess', 'reset', 'share', 'run_study'], isStudy: false }),
      { handlers: [http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes))] },
    );
    const first = getByRole('row', { name: /Metastasis/ }).element();
    await expect.element(getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    expect(first.getBoundingClientRect().top).toBeLessThanOrEqual(lowest);
    const before = getByRole('main').element().querySelectorAll<HTMLElement>('a, button, input, select');
    const above = [...before].filter(
      (each) => each.checkVisibility() && first.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(above.length).toBeLessThanOrEqual(controls);
    expect(above.filter((each) => each.dataset['variant'] === 'primary')).toHaveLength(1);
  },
);

test('R-2764: who only reads is led to the numbers, and not asked to answer or to reset', async () => {
  const { getByRole } = await open(buildOverview({ may: ['view', 'read_numbers'] }));
  const name = getByRole('link', { name: 'Metastasis', exact: true });
  await expect.element(name).toHaveAttribute('href', expect.stringContaining('/table'));
  for (const offered of [/^Edit/, /^Reset/]) {
    expect(getByRole('button', { name: offered }).elements()).toHaveLength(0);
    expect(getByRole('link', { name: offered }).elements()).toHaveLength(0);
  }
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

test('R-2549: a network with nothing to assess is not called completed, and nobody is asked how it went', async () => {
  const { nextQuestion: _, ...overview } = buildOverview({ nodes: [], percentCompleted: 100, minutesLeft: 0 });
  const { getByText, getByRole } = await open(overview);
  await expect.element(getByText(/Nothing in this network is assessed/)).toBeVisible();
  expect(getByText(/100 % completed|Every question is answered/).query()).toBeNull();
  expect(getByRole('progressbar').query()).toBeNull();
  expect(getByRole('link', { name: 'Give Feedback' }).query()).toBeNull();
});

test('R-2607: nodes of equal names have the id of the file beside them, in rows, buttons, dialogs and notices', async () => {
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
  await expect.element(getByRole('link', { name: 'Map' })).not.toBeInTheDocument();
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
  code: 'column-sum',
  message: 'A column adds up to 0.98.',
  node,
  line,
  column: 24,
  params: { node, columns: 1, sum: 0.98 },
});

test('R-2700, B-151: what the reader doubts about the file stays on the overview', async () => {
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

test('R-2701: tables for later time steps are listed as not assessed, with the reason', async () => {
  const message = 'The node “Metastasis” has 1 table for later time steps: it is kept but not assessed.';
  const warnings = [
    { code: 'later-tables', message, node: 'Metastasis', line: 9, params: { node: 'Metastasis', tables: 1 } },
  ];
  const { getByRole } = await open(buildOverview({ warnings, notAssessed: [] }));
  await expect.element(getByRole('heading', { name: 'Not assessed' })).toBeVisible();
  await expect.element(getByRole('listitem').filter({ hasText: 'later time steps' })).toMatchTextContent(/^Metastasis/);
});

test('R-2646: where only questions are left that this user set aside, the overview says so and offers them', async () => {
  const { nextQuestion: _, ...left } = buildOverview();
  await open(left);
  await expect.element(page.getByText(/^You set aside all questions that are left/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Answer T stage after all' }))
    .toHaveAttribute('href', nodePath.replace(/n3$/, 'n2'));
});

test('R-2646: a server that never says what comes next is not taken for one that has nothing left', async () => {
  const { nextQuestion: _, minutesLeft: __, ...plain } = buildOverview();
  await open(plain);
  await expect.element(row('Metastasis')).toBeVisible();
  expect(page.getByText(/set aside/).query()).toBeNull();
});

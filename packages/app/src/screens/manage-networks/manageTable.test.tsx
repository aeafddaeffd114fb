import type { Permission } from '@credence/api-client';
import { delay } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError, buildNetwork } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { larynx, manageServer } from '../../test/manageServer.js';
import { names, openManage, path, row } from '../../test/renderManage.js';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildNetwork({ networkId: `id${index}`, filename: `network ${String(index + 1).padStart(2, '0')}.xdsl` }),
  );
const broken = http.get('/user/index', ({ response }) => response(500).json(buildError('Broken.')));
const failed = 'Failed to fetch networks. Please try again.';

test('Manage Networks has its title, an upload button and a filter box (R-138, R-501, R-502, R-503)', async () => {
  const { getByRole, getByPlaceholder } = await openManage();
  expect(document.title).toBe('Manage Networks · Credence');
  await expect.element(getByRole('button', { name: 'Upload network' })).toBeVisible();
  await expect.element(getByPlaceholder('Filter networks...')).toBeVisible();
});

test('a visitor signs in first (R-137)', async () => {
  const { router, calls, getByRole } = await renderRoute(path, { signedIn: false });
  await expect.element(getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(calls).not.toContain('GET /api/user/index');
});

test('three lists are one table: own networks, shared ones, invitations (R-165, R-1212, R-1226, R-1227)', async () => {
  const { calls } = await openManage();
  expect(names()).toEqual(['hepar II', 'larynx tnm v3', 'sepsis']);
  expect(calls).toEqual(
    expect.arrayContaining(['GET /api/user/index', 'GET /api/user/collaborations', 'GET /api/user/invitations']),
  );
});

test('the columns are Network, Last Modified, an unused one and Action (R-504, R-505, R-506, R-507, R-508, O-85)', async () => {
  const { getByRole } = await openManage();
  const headers = [...getByRole('row').first().element().children];
  expect(headers.map((header) => header.textContent.trim())).toEqual(['Network', 'Last Modified', '', 'Action']);
  expect(getByRole('columnheader').elements()).toHaveLength(3);
  expect(headers[0]?.querySelector('button')).not.toBeNull();
  expect(row('larynx').element().querySelectorAll('td')[1]?.textContent).toBe('');
});

test('a row has file name, id and time, and says whose network it is (R-509, R-510, O-85)', async () => {
  await openManage();
  await expect.element(row('larynx').getByRole('link', { name: 'larynx tnm v3', exact: true })).toBeVisible();
  await expect.element(row('larynx').getByText('7fK2pQ9xWb4T')).toBeVisible();
  await expect.element(row('larynx').getByText(/20 Nov 2026/)).toBeVisible();
  await expect.element(row('hepar').getByText('Shared by okafor@example.org')).toBeVisible();
  await expect.element(row('sepsis').getByText('Invitation', { exact: true })).toBeVisible();
  await expect.element(row('sepsis')).toMatchTextContent('Invitation from colleague@example.org');
});

test('how far each network is stands in its row; an owner also reads how many people are in it', async () => {
  await openManage();
  await expect.element(row('larynx').getByText('42 % answered · 2 colleagues · 1 invited')).toBeVisible();
  await expect.element(row('hepar').getByText('7 % answered', { exact: true })).toBeVisible();
  expect(row('sepsis').element().textContent).not.toContain('answered');
});

test('a server that names neither sharer nor a readable time is enough', async () => {
  const { sharedBy: _, ...bare } = buildNetwork({
    networkId: 'b',
    filename: 'bare.xml',
    type: 'collaboration',
    lastModified: '',
  });
  await openManage({ shared: [bare] });
  await expect.element(row('bare.xml').getByText('Shared with you')).toBeVisible();
});

const edit = /^Edit/;
const download = /^Download/;
const accept = /^Accept/;
const decline = /^Decline/;
const manage = /^Manage collaborators/;
const remove = /^Delete/;
const withdraw = /^Withdraw/;
const every = [edit, download, accept, decline, manage, remove, withdraw];

test.each([
  ['larynx', 'own network', [edit, download, manage, remove]],
  ['hepar', 'collaboration', [edit, download, withdraw]],
  ['sepsis', 'invitation', [accept, decline]],
])(
  '%s, an %s, has its actions and no other, although the server says no more than that (R-2765, R-511, R-512, R-514, R-515, R-516, R-517, R-518, R-519, R-520, R-521, R-522, R-523, R-524)',
  async (name, _, actions) => {
    await openManage();
    expectActions(name, actions);
  },
);

function expectActions(name: string, actions: readonly RegExp[]) {
  for (const action of every) {
    const found = [
      ...row(name).getByRole('button', { name: action }).elements(),
      ...row(name).getByRole('link', { name: action }).elements(),
    ];
    expect(found, String(action)).toHaveLength(actions.includes(action) ? 1 : 0);
  }
}

test('R-2764: what the server says that somebody may decides which actions they get, whatever the role is called', async () => {
  const shared = (filename: string, may: Permission[]) =>
    buildNetwork({ networkId: filename, filename, type: 'collaboration', may });
  await openManage({
    shared: [
      shared('see.xml', ['view']),
      shared('read.xml', ['view', 'read_numbers']),
      shared('run.xml', ['view', 'read_numbers', 'share', 'delete', 'withdraw']),
    ],
  });
  expectActions('see', [edit]);
  expectActions('read.xml', [edit, download]);
  expectActions('run.xml', [edit, download, manage, remove, withdraw]);
});

test('Edit leads to the network (R-513)', async () => {
  await openManage();
  for (const [name, id] of [
    ['larynx', '7fK2pQ9xWb4T'],
    ['hepar', 'Hp3mR8vNc5Zt'],
  ] as const)
    await expect.element(row(name).getByRole('link', { name: edit })).toHaveAttribute('href', `/network/${id}/`);
});

test('the filter finds names and ids, whatever their case and accents', async () => {
  const { getByRole } = await openManage({
    shared: [buildNetwork({ networkId: 'n', filename: 'Ménière.xml', type: 'collaboration' })],
  });
  const filter = getByRole('searchbox', { name: 'Filter networks...' });
  await userEvent.fill(filter, 'meniere');
  await expect.poll(names).toEqual(['Ménière']);
  await userEvent.fill(filter, 'qx6jd');
  await expect.poll(names).toEqual(['sepsis']);
  await userEvent.fill(filter, 'nothing at all');
  await expect.element(getByRole('button', { name: 'Clear filter' })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Clear filter' }));
  await expect.poll(names).toHaveLength(3);
});

test('rows are sorted by name, ascending, or as they were sorted last (R-505, R-534, R-535, R-1108, R-1109, R-1519)', async () => {
  const { getByRole, router } = await openManage();
  expect(names()).toEqual(['hepar II', 'larynx tnm v3', 'sepsis']);
  await userEvent.click(getByRole('button', { name: 'Network', exact: true }));
  await expect.poll(names).toEqual(['sepsis', 'larynx tnm v3', 'hepar II']);
  expect([localStorage.getItem('overviewSortField'), localStorage.getItem('overviewSortDirection')]).toEqual([
    'name',
    'desc',
  ]);
  await router.navigate('/imprint');
  await router.navigate(path);
  await expect.poll(names).toEqual(['sepsis', 'larynx tnm v3', 'hepar II']);
  await userEvent.click(getByRole('button', { name: 'Last Modified' }));
  await expect.poll(names).toEqual(['sepsis', 'hepar II', 'larynx tnm v3']);
});

test('another table’s sort order is left alone, and rows are sorted by name (R-534, O-87)', async () => {
  const { router } = await renderRoute('/imprint', { server: manageServer().handlers });
  localStorage.setItem('overviewSortField', 'pages');
  localStorage.setItem('overviewSortDirection', 'desc');
  await router.navigate(path);
  await expect.poll(names).toEqual(['hepar II', 'larynx tnm v3', 'sepsis']);
  expect(localStorage.getItem('overviewSortField')).toBe('pages');
});

test('pages hold 15 rows, or 10, 20, 25, and can be turned (R-526, R-527, R-528, R-529, R-530, R-531, R-532, R-533, R-1516, R-1517, R-1518)', async () => {
  const { getByRole } = await openManage({ own: many(200), shared: [], invited: [] });
  expect(names()).toHaveLength(15);
  const size = getByRole('combobox').element() as HTMLSelectElement;
  expect([...size.options].map(({ value }) => value)).toEqual(['10', '15', '20', '25']);
  await userEvent.selectOptions(getByRole('combobox'), '10');
  await expect.poll(names).toHaveLength(10);
  await userEvent.click(getByRole('button', { name: 'Next page' }));
  await expect.poll(() => names()[0]).toBe('network 11');
  await userEvent.click(getByRole('button', { name: 'Previous page' }));
  await expect.poll(() => names()[0]).toBe('network 01');
  for (let turn = 0; turn < 9; turn++) await userEvent.click(getByRole('button', { name: 'Next page' }));
  const places = getByRole('navigation', { name: /page/i }).element().textContent;
  for (const shown of ['1', '8', '9', '10', '11', '12', '20']) expect(places).toContain(shown);
  expect(places.match(/…/g)).toHaveLength(2);
});

test('while the lists load the page says so', async () => {
  const { getByText } = await renderRoute(path, {
    server: manageServer().handlers,
    handlers: [http.get('/user/invitations', async () => void (await delay('infinite')))],
  });
  await expect.element(getByText('Loading...')).toBeInTheDocument();
});

test('a list that fails takes no other with it, and can be asked for again (R-1435)', async () => {
  let works = false;
  const { getByRole } = await openManage({}, [http.get('/user/index', () => (works ? undefined : Response.error()))]);
  await expect.element(getByRole('alert')).toMatchTextContent(failed);
  expect(names()).toEqual(['hepar II', 'sepsis']);
  works = true;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.poll(names).toHaveLength(3);
  expect(getByRole('alert').query()).toBeNull();
});

test('if every list fails, the page says so once, and does not claim that there are no networks (R-1435)', async () => {
  const { getByText, getByRole } = await openManage({}, [
    broken,
    http.get('/user/collaborations', () => Response.error()),
    http.get('/user/invitations', () => new Response('nonsense') as never),
  ]);
  await expect.element(getByText(failed)).toBeVisible();
  expect(getByText(failed).elements()).toHaveLength(1);
  expect(getByRole('table').query()).toBeNull();
  expect(getByText('You have no networks yet').query()).toBeNull();
});

test('an error that a list carries is shown as it is (R-1436)', async () => {
  const error = 'The archive is being moved; your older networks come back tomorrow.';
  const { getByRole } = await openManage({}, [
    http.get('/user/index', ({ response }) => response(200).json({ hasNetworks: false, networks: [], error })),
  ]);
  await expect.element(getByRole('alert')).toMatchTextContent(error);
  expect(names()).toEqual(['hepar II', 'sepsis']);
});

test('lists under a key `data` are read as well (O-39)', async () => {
  await openManage({ shared: [], invited: [] }, [
    http.get('/user/index', () => Response.json({ data: { hasNetworks: true, networks: [larynx] } }) as never),
  ]);
  expect(names()).toEqual(['larynx tnm v3']);
});

test('a user without networks is told what to do', async () => {
  const { getByText, getByRole } = await openManage({ own: [], shared: [], invited: [] });
  await expect.element(getByText('You have no networks yet')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Upload network' }).last());
  await expect.element(getByRole('dialog', { name: 'Upload new network' })).toBeVisible();
});

test('the bar has the link "Manage Networks" (R-209, R-218)', async () => {
  const { getByRole } = await renderRoute('/', { server: manageServer().handlers });
  const link = getByRole('link', { name: 'Manage Networks' });
  await expect.element(link).toHaveAttribute('href', '/networks_overview');
  await expect.element(getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await userEvent.click(link);
  await expect.element(getByRole('heading', { level: 1, name: 'Manage Networks' })).toHaveFocus();
  await expect.element(link).toHaveAttribute('aria-current', 'page');
});

test('administrators have no link "Manage Networks" (R-220)', async () => {
  const { getByRole } = await renderRoute('/', { server: fakeServer({ isAdmin: true }) });
  await expect.element(getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Manage Networks' })).not.toBeInTheDocument();
});

test('R-2608: the filter and the page of Manage Networks are in its address', async () => {
  const { getByRole, address, router } = await openManage({ own: many(40), shared: [], invited: [] });
  await userEvent.fill(getByRole('searchbox'), 'network');
  await userEvent.click(getByRole('button', { name: 'Next page' }));
  await expect.poll(address).toBe(`${path}?search=network&page=2`);
  await router.navigate('/profile');
  await router.navigate(-1);
  await expect.poll(() => names()[0]).toBe('network 16');
  await expect.element(getByRole('searchbox')).toHaveValue('network');
});

test('R-2009: the actions on networks of equal names say which one they are about', async () => {
  const twin = { ...larynx, networkId: 'Second345678' };
  const { getByRole } = await openManage({ own: [larynx, twin], shared: [], invited: [] });
  await userEvent.click(getByRole('button', { name: 'Delete larynx tnm v3 (Second345678)' }));
  await expect.element(getByRole('alertdialog')).toMatchTextContent('larynx tnm v3 (Second345678)');
});

test('a network goes by its title, in what is done to it, too; file name and id stay in its row (R-2009)', async () => {
  const titled = buildNetwork({ networkId: 'First2345678', filename: 'model.xdsl', networkName: 'Sepsis' });
  const twin = { ...titled, networkId: 'Second345678' };
  const invited = buildNetwork({ networkId: 'Third3456789', networkName: 'Larynx', type: 'invitation' });
  const { getByRole } = await openManage({ own: [titled, twin], shared: [], invited: [invited] });
  expect(names()).toEqual(['Larynx', 'Sepsis', 'Sepsis']);
  const first = row('First2345678');
  for (const shown of ['Sepsis', 'model.xdsl', 'First2345678'])
    await expect.element(first.getByText(shown, { exact: true })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Accept the invitation to Larynx' }));
  await expect.element(getByRole('status').getByText('You are now a collaborator on Larynx.')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Delete Sepsis (Second345678)' }));
  await expect.element(getByRole('alertdialog')).toMatchTextContent('Sepsis (Second345678)');
});

test('a deleted network goes by its title (R-2009)', async () => {
  const { getByRole } = await openManage({
    deleted: [{ ...larynx, networkId: 'Gone45678901', networkName: 'Larynx' }],
  });
  await expect.element(getByRole('button', { name: 'Restore Larynx' })).toBeVisible();
});

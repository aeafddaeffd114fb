import { delay } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  buildError,
  buildInvitation,
  buildNetwork,
  buildUploadError,
  unknownParent,
  wrongCount,
} from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const larynx = buildNetwork({
  networkId: 'Lx7fK2pQ9xWb',
  filename: 'larynx.xdsl',
  lastModified: '2026-11-20T10:00:00Z',
});
const hepar = buildNetwork({
  networkId: 'Hp3mR8vNc5Zt',
  filename: 'Hépar_II.xdsl',
  type: 'collaboration',
  lastModified: '2026-11-18T10:00:00Z',
});
const withNetworks = fakeServer({ own: [larynx], shared: [hepar] });
const file = () => new File(['<smile version="1.0"/>'], 'draft.xdsl');

test.each(['/', '/index', '/index/'])('%s is the home of ordinary users (R-129, R-131, R-401, O-84)', async (path) => {
  const { getByRole } = await renderRoute(path, { server: withNetworks });
  await expect.element(getByRole('heading', { level: 1, name: 'Welcome back, Ann' })).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Continue editing network:' })).toBeVisible();
});

test('a spinner shows while the lists load (R-406)', async () => {
  const { getByText, getByRole } = await renderRoute('/', {
    handlers: [http.get('/user/index', async () => void (await delay('infinite')))],
  });
  await expect.element(getByText('Loading...')).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Introduction' })).toBeVisible();
});

test('without networks the page is about the first upload (R-407, R-408, R-409, R-410, R-411, R-438)', async () => {
  const { getByRole, getByText, getByLabelText } = await renderRoute('/');
  await expect.element(getByRole('heading', { name: 'XML-Upload' })).toBeVisible();
  await expect.element(getByText('Upload a Bayesian network in XML or XDSL format:')).toBeVisible();
  await expect.element(getByLabelText(/choose files/)).toBeRequired();
  await expect.element(getByRole('button', { name: 'Upload' })).toBeEnabled();
  expect(getByText('Continue editing network:').query()).toBeNull();
});

test('with networks the user can continue or upload another (R-404, R-405, R-412, R-413, R-414, R-415, R-416, R-417, R-418, R-419, R-420)', async () => {
  const { getByRole, getByLabelText } = await renderRoute('/', { server: withNetworks });
  await expect.element(getByRole('heading', { name: 'Continue editing network:' })).toBeVisible();
  await expect.element(getByRole('combobox')).toHaveAttribute('placeholder', 'Select a network');
  await expect.element(getByRole('combobox')).toHaveValue('');
  await expect.element(getByRole('button', { name: 'Continue editing' })).toBeVisible();
  await expect.element(getByRole('separator')).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Upload new network:' })).toBeVisible();
  await expect.element(getByLabelText(/choose files/)).toBeRequired();
  await expect.element(getByRole('button', { name: 'Upload' })).toBeVisible();
});

test('own and shared networks are one list, each as "filename (networkId)", each once (R-421, R-422, R-423, O-40)', async () => {
  const server = fakeServer({ own: [larynx], shared: [hepar, { ...larynx, type: 'collaboration' }] });
  const { getByRole } = await renderRoute('/', { server });
  await userEvent.click(getByRole('combobox'));
  await expect.element(getByRole('option').first()).toMatchTextContent('larynx.xdsl (Lx7fK2pQ9xWb)');
  await expect.element(getByRole('option').nth(1)).toMatchTextContent('Hépar_II.xdsl (Hp3mR8vNc5Zt)');
  expect(getByRole('option').elements()).toHaveLength(2);
});

test.each(['HEPAR', 'hépar', 'par_i', '3mr8v'])(
  'typing "%s" finds a network by any part of its label, whatever case or accent (R-424, R-425, R-426)',
  async (query) => {
    const { getByRole } = await renderRoute('/', { server: withNetworks });
    await userEvent.type(getByRole('combobox'), query);
    await expect.element(getByRole('option')).toMatchTextContent('Hépar_II.xdsl');
    expect(getByRole('option').elements()).toHaveLength(1);
  },
);

test('continuing without a choice says what is missing (R-437, R-1438, R-433, R-434)', async () => {
  const { getByRole, address } = await renderRoute('/', { server: withNetworks });
  await userEvent.click(getByRole('button', { name: 'Continue editing' }));
  await expect.element(getByRole('alert')).toMatchTextContent('Please select a network to continue editing.');
  const title = getByRole('heading', { level: 1 }).element();
  expect(getByRole('alert').element().compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(address()).toBe('/');
});

test.each([
  ['cleared', '{Control>}a{/Control}{Delete}'],
  ['retyped', '{Control>}a{/Control}larynx'],
])('R-2350: a choice whose text is %s, with no other chosen, is shown again and opened', async (_, keys) => {
  const { getByRole, address } = await renderRoute('/', { server: withNetworks });
  await userEvent.type(getByRole('combobox'), 'hepar{Enter}');
  await expect.element(getByRole('combobox')).toHaveValue('Hépar_II.xdsl (Hp3mR8vNc5Zt)');
  await userEvent.keyboard(keys);
  await userEvent.tab();
  await expect.element(getByRole('combobox')).toHaveValue('Hépar_II.xdsl (Hp3mR8vNc5Zt)');
  await userEvent.click(getByRole('button', { name: 'Continue editing' }));
  await expect.poll(address).toBe('/networks_overview');
});

test('an upload without a file says so, and sends nothing (R-436, R-1434, O-36)', async () => {
  const { getByRole, calls } = await renderRoute('/', { server: withNetworks });
  await userEvent.click(getByRole('button', { name: 'Upload' }));
  await expect.element(getByRole('alert')).toMatchTextContent('No file was uploaded. Please select a file to upload.');
  expect(calls).not.toContain('POST /api/network/upload');
});

test('while a file is sent the button reads "Uploading..." and is disabled (R-427, R-428, R-429, R-430)', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { getByRole, getByLabelText } = await renderRoute('/', {
    handlers: [
      http.post('/network/upload', async ({ response }) => {
        await answered;
        return response(422).json(buildUploadError());
      }),
    ],
  });
  await userEvent.upload(getByLabelText(/choose files/), file());
  await userEvent.click(getByRole('button', { name: 'Upload' }));
  await expect.element(getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  answer();
  await expect.element(getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
});

test('the file goes into the field xmlFile, and its network opens (R-402, R-403, R-435, R-439, R-1196)', async () => {
  const { getByRole, getByLabelText, requests, router } = await renderRoute('/', {
    server: fakeServer({ uploadedId: 'New12345abcd' }),
  });
  const visited: string[] = [];
  router.subscribe(({ navigation }) => navigation.location && visited.push(navigation.location.pathname));
  await userEvent.upload(getByLabelText(/choose files/), file());
  await userEvent.click(getByRole('button', { name: 'Upload' }));
  await expect.poll(() => visited).toContain('/network/New12345abcd/');
  const sent = await requests.find((request) => request.url.endsWith('/network/upload'))!.formData();
  const xmlFile = sent.get('xmlFile') as File;
  expect([xmlFile.name, await xmlFile.text()]).toEqual(['draft.xdsl', '<smile version="1.0"/>']);
});

test('a refused file gives the sentence, and below it what the server found where (R-1433, B-108)', async () => {
  const { getByRole, getByLabelText, getByText } = await renderRoute('/', {
    handlers: [
      http.post('/network/upload', ({ response }) =>
        response(422).json(
          buildUploadError({
            problems: [wrongCount, unknownParent],
          }),
        ),
      ),
    ],
  });
  await userEvent.upload(getByLabelText(/choose files/), file());
  await userEvent.click(getByRole('button', { name: 'Upload' }));
  await expect.element(getByText('Failed to upload the network. Please try again.')).toBeVisible();
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('The node “Stage” has 7 numbers on line 212, column 9 but needs 8');
  await expect.element(getByRole('alert')).toMatchTextContent('a parent “Gradee” on line 40, column 12');
  await expect.element(getByText('draft.xdsl')).toBeVisible();
});

test('without a response to the upload the message stands alone (R-1433)', async () => {
  const { getByRole, getByLabelText } = await renderRoute('/', {
    handlers: [http.post('/network/upload', () => Response.error())],
  });
  await userEvent.upload(getByLabelText(/choose files/), file());
  await userEvent.click(getByRole('button', { name: 'Upload' }));
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to upload the network. Please try again.');
});

test('one list that fails leaves the other, with the error (R-1408, R-1435, O-40)', async () => {
  const { getByRole } = await renderRoute('/', {
    server: withNetworks,
    handlers: [http.get('/user/collaborations', ({ response }) => response(500).json(buildError('Broken.')))],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to fetch networks. Please try again.');
  await userEvent.click(getByRole('combobox'));
  await expect.element(getByRole('option')).toMatchTextContent('larynx.xdsl');
});

test('both lists that fail say so once (R-1435)', async () => {
  const { getByRole } = await renderRoute('/', {
    handlers: [
      http.get('/user/index', () => Response.error()),
      http.get('/user/collaborations', () => Response.error()),
    ],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to fetch networks. Please try again.');
  expect(getByRole('alert').elements()).toHaveLength(1);
});

test('lists that failed can be asked for again', async () => {
  let broken = true;
  const { getByRole } = await renderRoute('/', {
    server: withNetworks,
    handlers: [http.get('/user/index', () => (broken ? Response.error() : undefined))],
  });
  await expect.element(getByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.element(getByRole('link', { name: 'larynx' })).toBeVisible();
  expect(getByRole('alert').query()).toBeNull();
});

test('an error that a list carries is shown as it is (R-1133, R-1436)', async () => {
  const { getByRole } = await renderRoute('/', {
    handlers: [
      http.get('/user/index', ({ response }) =>
        response(200).json({ hasNetworks: false, networks: [], error: 'The archive is being moved.' }),
      ),
    ],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('The archive is being moved.');
});

test('R-3676: the networks to go on with are shown with their progress; one of their own that nobody has begun is in the list of all alone', async () => {
  const own = [
    {
      ...larynx,
      percentCompleted: 38,
      lastQuestion: { nodeId: 'n1', iteration: 5, display_name: 'Tumour extent', number: 14 },
    },
    {
      ...larynx,
      networkId: 'Asia12345678',
      filename: 'asia.xml',
      percentCompleted: 0,
      lastModified: '2026-10-01T10:00:00Z',
    },
  ];
  const { getByRole } = await renderRoute('/', {
    server: fakeServer({ own, shared: [buildNetwork({ ...hepar, sharedBy: 'jo@example.org' })] }),
  });
  const recent = getByRole('list', { name: 'Recent networks' });
  await expect.element(recent.getByRole('listitem').nth(0)).toMatchTextContent('Question 14 of Tumour extent');
  await expect.element(recent.getByRole('listitem').nth(1)).toMatchTextContent('shared by jo@example.org');
  expect(recent.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(recent.getByRole('link', { name: 'larynx' })).toHaveAttribute('href', '/network/Lx7fK2pQ9xWb/');
});

test('R-3676: a study of their own is among the networks to go on with, and says that it is one', async () => {
  const study = { ...larynx, percentCompleted: 0, withoutOwner: { fate: 'stops' as const } };
  const { getByRole } = await renderRoute('/', { server: fakeServer({ own: [study] }) });
  const row = getByRole('list', { name: 'Recent networks' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent('your study, round closed');
  await expect.element(row).not.toMatchTextContent('0 %');
});

test('R-3676: who has begun nothing chooses from all, and no row says the same again', async () => {
  const { getByRole } = await renderRoute('/', {
    server: fakeServer({ own: [{ ...larynx, percentCompleted: 0 }] }),
  });
  await expect.element(getByRole('combobox')).toBeVisible();
  await expect.element(getByRole('list', { name: 'Recent networks' })).not.toBeInTheDocument();
});

test.each([
  ['has networks', 'Continue editing', withNetworks],
  ['has nothing yet', 'Upload', fakeServer()],
  ['has networks and is invited', 'Accept', fakeServer({ own: [larynx], invited: [buildInvitation()] })],
])('R-3677: home offers one thing to do to somebody who %s: %s is its only filled button', async (_, name, server) => {
  const { getByRole } = await renderRoute('/', { server });
  await expect.element(getByRole('button', { name: /^Watch/ })).toBeVisible();
  const filled = [...document.querySelectorAll('main [data-variant="primary"]')];
  expect(filled.map(({ textContent }) => textContent)).toEqual([name]);
});

test('R-2009: recent networks of equal names have their id beside them', async () => {
  const { getByRole } = await renderRoute('/', {
    server: fakeServer({ own: [larynx, { ...larynx, networkId: 'Twin12345678' }, hepar] }),
  });
  const recent = getByRole('list', { name: 'Recent networks' });
  await expect.element(recent.getByRole('link', { name: 'larynx (Twin12345678)' })).toBeVisible();
  await expect.element(recent.getByRole('link', { name: 'Hépar II', exact: true })).toBeVisible();
});

test('a network goes by its title on home, with the file beside it, and equal ones are told apart (R-2009)', async () => {
  const titled = { filename: 'model.xdsl', networkName: 'Sepsis' };
  const own = [
    buildNetwork({ ...titled, networkId: 'First2345678' }),
    buildNetwork({ ...titled, networkId: 'Second345678' }),
    buildNetwork({ networkId: 'Third3456789', filename: 'model.xdsl', networkName: 'Larynx' }),
  ];
  const { getByRole } = await renderRoute('/', { server: fakeServer({ own }) });
  const recent = getByRole('list', { name: 'Recent networks' });
  for (const name of ['Sepsis (First2345678)', 'Sepsis (Second345678)', 'Larynx'])
    await expect.element(recent.getByRole('link', { name, exact: true })).toBeVisible();
  await expect.element(recent.getByRole('listitem').last()).toMatchTextContent('model.xdsl');
});

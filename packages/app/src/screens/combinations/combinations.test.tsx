import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const GET_NODE = '/api/network/Lx7fK2pQ9xWb/n3';
const saved = buildNode({
  combinations: [
    { nodes: { '1': 1 }, value: [20, 30, 60], number: 1 },
    { nodes: { '0': 1, '1': 0 }, value: [70, 20, 10], number: 2 },
  ],
  redirect: `${nodePath}/2/`,
});
const heading = () => page.getByRole('heading', { level: 1, name: 'Decisive event combinations' });
const state = (parent: string, name: string) =>
  page.getByRole('group', { name: parent }).getByRole('button', { name: new RegExp(`^${name}`) });
const slider = (index: number) => page.getByRole('slider').nth(index);
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(node = buildNode(), path = nodePath) {
  const screen = await renderRoute(path, { server: nodeServer(node) });
  await expect.element(heading()).toBeVisible();
  return screen;
}

test.each([nodePath, `${nodePath}/`])(
  '%s checks access, then loads the node (R-144, R-145, R-802, R-804)',
  async (path) => {
    const { calls } = await open(buildNode(), path);
    const asked = calls.filter((call) => call.includes('/network/'));
    expect(asked).toEqual(['GET /api/network/check-access/Lx7fK2pQ9xWb', `GET ${GET_NODE}`]);
  },
);

test.each(['no', 'a failed'])('%s access leads to the networks, and loads no node (R-803, R-1410)', async (kind) => {
  const { router, calls } = await renderRoute(nodePath, {
    server: nodeServer(),
    handlers: [
      http.get('/network/check-access/{networkId}', ({ response }) =>
        kind === 'no' ? response(200).json({ hasAccess: false }) : response(500).json(buildError('Broken.')),
      ),
    ],
  });
  const visited: string[] = [];
  router.subscribe(({ location, navigation }) => visited.push(location.pathname, navigation.location?.pathname ?? ''));
  await expect.poll(() => visited).toContain('/networks_overview');
  expect(calls).not.toContain(`GET ${GET_NODE}`);
});

test('the page names the node, asks, and has its three controls (R-805, R-806, R-807, R-808, R-809, R-810, R-811, R-812)', async () => {
  const { getByText, getByRole } = await open();
  await expect.element(getByText('Metastasis', { exact: true })).toBeVisible();
  await expect.element(getByText(/influential enough to decide over all other events/)).toBeVisible();
  await expect.element(getByText(/in order of priority/)).toBeVisible();
  await expect.element(getByRole('switch', { name: 'Set all remaining combinations' })).not.toBeChecked();
  await expect.element(button('Add another combination')).toBeVisible();
  await expect.element(button('Done')).toBeVisible();
});

test('each parent state is a badge, underscores as spaces (R-813, R-851, R-1150, R-1151)', async () => {
  await open();
  for (const name of ['glottic', 'supraglottic']) await expect.element(state('Tumour site', name)).toBeVisible();
  for (const name of ['T1 T2', 'T3 T4']) await expect.element(state('T stage', name)).toBeVisible();
});

test('a combination has a slider of 50 people for each state, at 50 to begin with (R-815, R-816, R-817, R-818, R-819, R-820, R-821, R-822, R-823, R-824, R-825, R-1177)', async () => {
  const { getByRole, getByText } = await open();
  await userEvent.click(state('T stage', 'T3 T4'));
  for (const name of ['absent', 'regional only', 'distant']) {
    await expect
      .element(getByRole('slider', { name: `How likely is it that Metastasis is: ${name}?` }))
      .toHaveValue('50');
  }
  const people = getByRole('img', { name: /of 50 people/ });
  expect(people.elements()).toHaveLength(3);
  await expect.element(people.first()).toHaveAttribute('aria-label', '25 of 50 people, the starting value');
  const words = ['(almost) impossible', 'improbable', 'uncertain', 'fifty-fifty', 'expected', 'probable'];
  for (const word of [...words, '(almost) certain']) {
    expect(getByText(word, { exact: false }).elements().length).toBeGreaterThanOrEqual(3);
  }
});

test('a click selects a state, a second one deselects it; the others are dimmed meanwhile (R-830, R-831, R-844, R-845)', async () => {
  await open();
  const dimmed = () => document.querySelectorAll('[data-slot="toggle"][data-dim]').length;
  expect(dimmed()).toBe(0);
  await userEvent.click(state('T stage', 'T3 T4'));
  await expect.element(state('T stage', 'T3 T4')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(state('T stage', 'T3 T4')).toMatchTextContent('1(in combination 1)');
  expect(dimmed()).toBe(3);
  await userEvent.click(state('T stage', 'T3 T4'));
  await expect.element(state('T stage', 'T3 T4')).toHaveAttribute('aria-pressed', 'false');
  expect(dimmed()).toBe(0);
});

test('another state of the same parent takes the place of the first (O-06)', async () => {
  await open();
  await userEvent.click(state('T stage', 'T3 T4'));
  await userEvent.click(state('T stage', 'T1 T2'));
  await expect.element(state('T stage', 'T3 T4')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(state('T stage', 'T1 T2')).toHaveAttribute('aria-pressed', 'true');
});

test('"Add another combination" raises the number and sets the sliders back to 50 (R-814, R-829, R-833, R-835, R-836)', async () => {
  await open();
  await userEvent.click(state('T stage', 'T3 T4'));
  await userEvent.fill(slider(0), '80');
  await userEvent.click(button('Add another combination'));
  await userEvent.click(state('T stage', 'T3 T4'));
  await userEvent.click(state('Tumour site', 'glottic'));
  await expect.element(slider(0)).toHaveValue('50');
  await expect.element(state('T stage', 'T3 T4')).toMatchTextContent('(in combination 1 and 2)');
  await expect.element(state('Tumour site', 'glottic')).toMatchTextContent('(in combination 2)');
});

test('adding without a selection asks for one (R-834)', async () => {
  const { getByRole } = await open();
  await userEvent.click(button('Add another combination'));
  await expect.element(getByRole('alert')).toMatchTextContent('Please select a combination before adding another.');
  await userEvent.click(state('T stage', 'T3 T4'));
  await expect.element(getByRole('alert')).not.toBeInTheDocument();
});

test('"Done" without anything asks for something, and sends nothing (R-848)', async () => {
  const { getByRole, calls } = await open();
  await userEvent.click(button('Done'));
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('Please select at least one combination or set all remaining combinations.');
  expect(calls).not.toContain(`POST ${GET_NODE}/save`);
});

test('"Set all remaining combinations" puts aside what was chosen, and brings it back (R-832, R-837, R-838, R-839, R-840, R-841, R-842, R-843)', async () => {
  const { getByRole } = await open();
  const all = getByRole('switch', { name: 'Set all remaining combinations' });
  await userEvent.click(state('T stage', 'T3 T4'));
  await userEvent.fill(slider(0), '80');
  await userEvent.click(all);
  await expect.element(slider(0)).toHaveValue('50');
  (state('Tumour site', 'glottic').element() as HTMLElement).click();
  await expect.element(state('Tumour site', 'glottic')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(all);
  await expect.element(slider(0)).toHaveValue('80');
  await expect.element(state('T stage', 'T3 T4')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(state('T stage', 'T3 T4')).toMatchTextContent('(in combination 1)');
});

test('the decided questions are counted while combinations are edited', async () => {
  const { getByText } = await open();
  await expect.element(getByText('4 to ask, ca. 4 min.')).toBeVisible();
  await userEvent.click(state('T stage', 'T3 T4'));
  await expect.element(getByText('2 of 4 questions decided')).toBeVisible();
  await expect.element(getByText('2 to ask, ca. 2 min.')).toBeVisible();
});

test('a node whose choice is made leads on to its question, for which access is not checked again (O-02, R-1152, R-3125)', async () => {
  const { address, calls, router } = await renderRoute(nodePath, { server: nodeServer(saved) });
  const checks = () => calls.filter((call) => call.includes('check-access')).length;
  await expect.poll(address).toBe(`${nodePath}/2/`);
  expect(checks()).toBe(1);
  // Another navigation is checked anew, to the same address too.
  await router.navigate('/');
  await router.navigate(`${nodePath}/2/`);
  await expect.poll(address).toBe(`${nodePath}/2/`);
  expect(checks()).toBe(2);
});

test.each([
  [2, `${nodePath}/2/`],
  ['/network/Lx7fK2pQ9xWb/n3/2/', `${nodePath}/2/`],
] as const)('the server may name an iteration or an address: %j (O-02)', async (redirect, path) => {
  const { address } = await renderRoute(nodePath, { server: nodeServer(buildNode({ redirect })) });
  await expect.poll(address).toBe(path);
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  'a redirect to %s, out of the application, is not followed (R-1152)',
  async (redirect) => {
    const { address } = await open(buildNode({ redirect }));
    expect(address()).toBe(nodePath);
  },
);

test('with ?change the saved combinations are there to be changed (O-09)', async () => {
  const { getByText, address } = await open(saved, `${nodePath}?change`);
  expect(address()).toBe(`${nodePath}?change`);
  await expect.element(state('T stage', 'T3 T4')).toMatchTextContent('(in combination 1)');
  await expect.element(state('Tumour site', 'supraglottic')).toMatchTextContent('(in combination 2)');
  await expect.element(getByText('3 of 4 questions decided')).toBeVisible();
});

test('a node that the server has a message about shows that message (R-1153, R-1459)', async () => {
  const message = 'This node cannot be assessed: it is deterministic.';
  const { getByRole } = await renderRoute(nodePath, { server: nodeServer({ error: { message } }) });
  await expect.element(getByRole('alert')).toMatchTextContent(message);
  expect(getByRole('alert').element().textContent).not.toContain('Failed');
});

test('so does one whose call ends with a status of error (R-1459)', async () => {
  const { getByRole } = await renderRoute(nodePath, {
    server: nodeServer(),
    handlers: [
      http.untyped.get(GET_NODE, () =>
        Response.json(
          { error: { message: 'There is no such node.' }, code: 'node_not_found', requestId: 'r' },
          { status: 404 },
        ),
      ),
    ],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('There is no such node.');
});

test('a node that cannot be fetched says why, and can be asked for again (R-1458)', async () => {
  let broken = true;
  const { getByRole } = await renderRoute(nodePath, {
    server: nodeServer(),
    handlers: [http.untyped.get(GET_NODE, () => (broken ? Response.error() : undefined))],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to fetch node CPT: no response from the server');
  broken = false;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.element(heading()).toBeVisible();
});

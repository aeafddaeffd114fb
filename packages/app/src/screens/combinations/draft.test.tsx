import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { session } from '../../ground/session/index.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { combinationsForm } from './combinationsDraft.js';

const form = combinationsForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3' });
const restored = () => page.getByText(/^Draft restored, /);
const heading = () => page.getByRole('heading', { level: 1, name: 'Decisive event combinations' });
const state = (parent: string, name: string) =>
  page.getByRole('group', { name: parent }).getByRole('button', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

/** A server whose first save finds the session expired. */
function expiring() {
  let expired = false;
  return http.post('/network/{networkId}/{nodeId}/save', () => {
    if (expired) return undefined;
    expired = true;
    return Response.json({ success: false, ...buildError('Please log in.', 'not_logged_in') }, { status: 401 });
  });
}

async function open(node = buildNode()) {
  const screen = await renderRoute(`${nodePath}?change`, { server: nodeServer(node), handlers: [expiring()] });
  await expect.element(heading()).toBeVisible();
  return screen;
}

async function signInAgain() {
  await expect.element(page.getByText('After logging in, you will continue where you left off.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'credence-demo');
  await press('Log in');
  await expect.element(heading()).toBeVisible();
}

test('a session that ends at "Done" loses no combination, and the screen says so (R-1239)', async () => {
  const screen = await open();
  await userEvent.click(state('T stage', 'T3 T4'));
  await userEvent.fill(page.getByRole('slider').nth(2), '90');
  await press('Add another combination');
  await userEvent.click(state('Tumour site', 'glottic'));
  await press('Done');
  await signInAgain();

  await expect.element(restored()).toBeVisible();
  await press('Done');
  await expect.poll(screen.address).toContain('/start');
  const sent = screen.requests.filter(({ url }) => url.endsWith('/save')).at(-1);
  expect(await sent?.json()).toMatchObject({
    combinations: [
      { nodes: { '1': 1 }, value: [5, 5, 90], number: 1 },
      { nodes: { '0': 0 }, value: [50, 50, 50], number: 2 },
    ],
  });
  expect(await drafts.forms()).toHaveLength(0);
});

test('"all remaining" comes back switched on', async () => {
  await open();
  await userEvent.click(page.getByRole('switch', { name: 'Set all remaining combinations' }));
  await userEvent.fill(page.getByRole('slider').nth(0), '20');
  session.unauthorized();
  await signInAgain();
  await expect.element(page.getByRole('switch', { name: 'Set all remaining combinations' })).toBeChecked();
  await expect.element(page.getByRole('slider').nth(0)).toHaveValue('20');
});

test('a combination that was only begun comes back as it was, open and not added (R-1239)', async () => {
  await open();
  await userEvent.click(state('T stage', 'T3 T4'));
  await userEvent.fill(page.getByRole('slider').nth(2), '90');
  await userEvent.click(state('T stage', 'T3 T4'));
  session.unauthorized();
  await signInAgain();
  await expect.element(restored()).toBeVisible();
  await expect.element(page.getByRole('slider').nth(2)).toHaveValue('90');
  await expect.element(page.getByRole('slider').nth(0)).toHaveAttribute('data-unset');

  await userEvent.click(state('T stage', 'T3 T4'));
  session.unauthorized();
  await signInAgain();
  await expect.element(state('T stage', 'T3 T4')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('slider').nth(2)).toHaveValue('90');
});

test('a draft can be discarded: the saved combinations are shown again', async () => {
  await open();
  drafts.keep(form, { combinations: [{ selection: { '0': 1 }, values: [1, 2, 3], number: 1 }], revision: 'r4-0' });
  session.unauthorized();
  await signInAgain();
  await expect.element(restored()).toBeVisible();
  await press('Discard');
  await expect.poll(() => restored().query()).toBeNull();
  await press('Done');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await drafts.forms()).toHaveLength(0);
});

test('chosen and taken back again, nothing is kept', async () => {
  await open();
  await userEvent.click(state('T stage', 'T3 T4'));
  await expect.poll(() => drafts.forms()).toHaveLength(1);
  await userEvent.click(state('T stage', 'T3 T4'));
  await expect.poll(() => drafts.forms()).toHaveLength(0);
});

test('over a newer list the draft says so', async () => {
  const screen = await open();
  drafts.keep(form, { combinations: [{ selection: { '0': 1 }, values: [1, 2, 3], number: 1 }], revision: 'r3-9' });
  await screen.router.revalidate();
  await expect.element(page.getByText(/A newer version has been saved since/)).toBeVisible();
});

test.each([
  ['a state that the parent has not', [{ selection: { '0': 2 }, values: [1, 2, 3], number: 1 }]],
  ['a parent that is none', [{ selection: { '7': 0 }, values: [1, 2, 3], number: 1 }]],
  ['too few answers', [{ selection: { '0': 1 }, values: [1, 2], number: 1 }]],
  ['an answer that is none', [{ selection: 'rest', values: [1, 2, 100], number: 1 }]],
  ['no list', 'text'],
])('what does not fit the node is passed over: %s', async (_what, combinations) => {
  const screen = await open();
  drafts.keep(form, { combinations, revision: 'r4-0' });
  await screen.router.revalidate();
  await expect.element(heading()).toBeVisible();
  expect(restored().query()).toBeNull();
});

test('R-2007: a reload of the node’s address leads past no unsaved combination, and the page says so', async () => {
  const begun = buildNode({
    combinations: [{ nodes: { '0': 0 }, value: [10, 20, 70], number: 1 }],
    redirect: `${nodePath}/2/`,
  });
  const { router, address } = await open(begun);
  await press('Add another combination');
  await userEvent.click(state('T stage', 'T3 T4'));
  await expect.element(page.getByText(/^Not saved yet: “Done” saves the list\./)).toBeVisible();
  await router.navigate('/imprint');
  await router.navigate(nodePath);
  await expect.element(restored()).toBeVisible();
  expect(address()).toBe(nodePath);
  await expect.element(state('T stage', 'T3 T4')).toHaveAttribute('aria-pressed', 'true');
  await press('Discard');
  await expect.poll(address).toBe(`${nodePath}/2/`);
});

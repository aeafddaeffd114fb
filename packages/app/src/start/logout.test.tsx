import { expect, test } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { userEvent } from 'vitest/browser';
import { outbox } from '../features/answering/browserOutbox.js';
import { nothingTyped } from '../screens/study-invitation/acceptance.js';
import { keepAcceptance } from '../screens/study-invitation/studyLink.js';
import { keepMailedLink } from '../ground/mailedLink.js';
import { drafts } from '../ground/drafts/browserDrafts.js';
import { requireSession } from '../ground/session/guards.js';
import { routes } from '../routes.js';
import { http } from '../test/fakeServer.js';
import { passTime } from '../test/passTime.js';
import { renderRoute } from '../test/renderRoute.js';

async function withDraft() {
  const screen = await renderRoute('/index/');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  drafts.keep({ form: 'something' }, 1);
  expect(await drafts.forms()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Account menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  return screen;
}

test('a user logging out with unsaved input is asked first, and may stay', async () => {
  const screen = await withDraft();
  const question = screen.getByRole('alertdialog', { name: 'Log out and lose your drafts?' });
  await expect.element(question).toMatchTextContent('There is an unsaved draft on this device.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.requests.filter(({ url }) => url.endsWith('/user/logout'))).toHaveLength(0);
  expect(await drafts.forms()).toHaveLength(1);
});

test('a waiting answer counts as unsaved, even without a draft', async () => {
  const screen = await renderRoute('/index/', {
    handlers: [http.post('/network/{networkId}/{nodeId}/{iteration}/save', () => Response.error())],
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await outbox.send({
    place: { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 2 },
    title: 'Metastasis',
    answer: { sliders: [70, 25, 5], 'self-eval': 2, comment: '', timer: 12 },
    revision: 'r1-0',
    key: 'key-2',
  });
  await userEvent.click(screen.getByRole('button', { name: /Account menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await expect.element(screen.getByRole('alertdialog', { name: 'Log out and lose your drafts?' })).toBeVisible();
});

test('a deliberate logout takes the drafts along (O-80)', async () => {
  const pass = passTime();
  const screen = await withDraft();
  await userEvent.click(screen.getByRole('button', { name: 'Log out and delete' }));
  await pass(1000);
  await expect.poll(screen.address).toBe('/login');
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(screen.address).toBe('/index');
  expect(await drafts.forms()).toHaveLength(0);
});

test('R-3746: a logout leaves in the tab neither the link of a mail, nor what was typed behind it, nor where a network was scrolled to', async () => {
  const pass = passTime();
  const [root] = routes;
  const network = { path: '/network/:networkId', element: <h1>Larynx</h1>, middleware: [requireSession] };
  const tree = [{ ...root, children: [network, ...(root?.children ?? [])] } as RouteObject];
  const screen = await renderRoute('/network/Lx7fK2pQ9xWb', { tree });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  keepMailedLink({ pathname: '/study', search: '', hash: '#expert=5e0f3a9d&secret=s3cr3t' });
  keepAcceptance({ ...nothingTyped, firstname: 'Seven Larks' });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  const inTab = () => JSON.stringify(Object.entries({ ...sessionStorage }));
  const traces = ['s3cr3t', 'Seven Larks', '5e0f3a9d', '/network/Lx7fK2pQ9xWb'];
  for (const trace of traces) expect(inTab()).toContain(trace);
  await userEvent.click(screen.getByRole('button', { name: /Account menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await pass(1000);
  await expect.poll(screen.address).toBe('/login');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  for (const trace of traces) expect(inTab()).not.toContain(trace);
});

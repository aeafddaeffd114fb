import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outbox } from '../features/answering/browserOutbox.js';
import { drafts } from '../ground/drafts/browserDrafts.js';
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

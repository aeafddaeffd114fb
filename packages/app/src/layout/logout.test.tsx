import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../drafts/browserDrafts.js';
import { renderRoute } from '../test/renderRoute.js';

async function withDraft() {
  const screen = await renderRoute('/index/');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  drafts.keep('answer of something', 1);
  expect(await drafts.count()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: /Account menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  return screen;
}

test('whoever logs out with something typed and not saved is asked, and may stay', async () => {
  const screen = await withDraft();
  const question = screen.getByRole('alertdialog', { name: 'Log out and lose your drafts?' });
  await expect.element(question).toMatchTextContent('On this device there is a draft that was not saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.requests.filter(({ url }) => url.endsWith('/user/logout'))).toHaveLength(0);
  expect(await drafts.count()).toBe(1);
});

test('a deliberate logout takes the drafts along (O-80)', async () => {
  const screen = await withDraft();
  await userEvent.click(screen.getByRole('button', { name: 'Log out and delete' }));
  await expect.poll(screen.address, { timeout: 5000 }).toBe('/login');
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(screen.address).toBe('/index');
  expect(await drafts.count()).toBe(0);
});

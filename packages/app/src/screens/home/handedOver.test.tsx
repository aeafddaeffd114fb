import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildNetwork } from '../../test/builders.js';
import { fakeServer } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const given = (from: string, at = '2026-11-20T10:00:00Z') =>
  fakeServer({ own: [buildNetwork({ networkId: 'Lx7fK2pQ9xWb', filename: 'larynx.xdsl', handedOver: { from, at } })] });
const word = 'Chidi Okafor handed larynx over to you. It is yours now.';

test('R-1813: home tells a new owner who handed a network over, until it is dismissed', async () => {
  const screen = await renderRoute('/', { server: given('Chidi Okafor') });
  await expect.element(screen.getByText(word)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.element(screen.getByText(word)).not.toBeInTheDocument();
  await screen.router.navigate('/networks_overview');
  await expect.element(screen.getByRole('heading', { name: 'Manage Networks' })).toBeVisible();
  await screen.router.navigate('/');
  await expect.element(screen.getByRole('button', { name: 'Continue editing' })).toBeVisible();
  expect(screen.getByText(word).query()).toBeNull();
});

test('R-1813: the network opens from there, and the word is gone', async () => {
  const screen = await renderRoute('/', { server: given('Chidi Okafor', '2026-11-21T10:00:00Z') });
  const open = screen.getByRole('link', { name: 'Open larynx' });
  await expect.element(open).toHaveAttribute('href', '/network/Lx7fK2pQ9xWb/');
  await userEvent.click(open);
  await expect.element(screen.getByText(word)).not.toBeInTheDocument();
});

test('R-1813: where the owner’s account was deleted it says so', async () => {
  const screen = await renderRoute('/', { server: given('', '2026-11-22T10:00:00Z') });
  await expect.element(screen.getByText('larynx is yours now: the account of its owner was deleted.')).toBeVisible();
});

test('R-1813: whoever dismisses one goes on with the next, and after the last from the top of the page', async () => {
  const handedOver = { from: 'Chidi Okafor', at: '2026-11-19T10:00:00Z' };
  const own = ['Lx7fK2pQ9xWb', 'Mz7fK2pQ9xWb'].map((networkId, index) =>
    buildNetwork({ networkId, filename: `larynx${index + 1}.xdsl`, handedOver }),
  );
  const screen = await renderRoute('/', { server: fakeServer({ own }) });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  await expect.element(dismiss.nth(1)).toBeVisible();
  await userEvent.click(dismiss.first());
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

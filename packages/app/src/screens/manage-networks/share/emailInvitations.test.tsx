import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShare } from './renderShare.js';
import { shareServer } from './shareServer.js';

const field = () => page.getByLabelText('E-mail addresses');
const opener = () => page.getByRole('button', { name: 'Invite by e-mail' });

test('F-202 R-1426: "User not found" stays, and below it the address is ready to be invited by e-mail', async () => {
  const { world, handlers } = shareServer({ waiting: [] });
  await renderShare(handlers);
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.fill(page.getByLabelText('Invite by e-mail or username'), 'new@example.org');
  await userEvent.click(page.getByRole('button', { name: 'Invite', exact: true }));
  await expect.element(page.getByText('User not found')).toBeVisible();
  await expect.element(field()).toHaveValue('new@example.org');
  await userEvent.click(page.getByRole('button', { name: 'Send invitations' }));
  await expect.element(page.getByText('Invitation sent to new@example.org')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'No account yet' });
  await expect.element(row.getByText('Pending')).toBeVisible();
  expect(world.waiting).toEqual(['new@example.org']);
});

test('F-202: several addresses at once; those that are none are named and stay, and a waiting one is taken back', async () => {
  const { world, handlers } = shareServer({ waiting: [] });
  await renderShare(handlers);
  await userEvent.click(opener());
  await userEvent.fill(field(), 'Ann <ann@example.org>; li@example.org, dr.okafor');
  await userEvent.click(page.getByRole('button', { name: 'Send invitations' }));
  await expect.element(page.getByText('2 invitations sent')).toBeVisible();
  await expect.element(page.getByText('Not an e-mail address: dr.okafor.')).toBeVisible();
  await expect.element(field()).toHaveValue('dr.okafor');
  await userEvent.click(page.getByRole('button', { name: 'Remove ann@example.org' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove ann@example.org' }));
  await expect.poll(() => world.waiting).toEqual(['li@example.org']);
});

test('F-202: a server with the calls of the specification alone is offered no other way', async () => {
  await renderShare(shareServer().handlers);
  await expect.element(page.getByText('Nobody yet. People you invite appear here.')).toBeVisible();
  await expect.element(opener()).not.toBeInTheDocument();
});

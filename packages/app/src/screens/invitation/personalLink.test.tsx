import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError, buildOpenedInvitation, buildUser } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import type { components } from '@credence/api-client';

const link = '/invitation#id=0b5f4d0e-6c1c-4c6e-9b3a-0d8f3f1f6a11&secret=s3cr3t';

const invitation = buildOpenedInvitation();
const opening = (given: Partial<components['schemas']['OpenedInvitation']> = {}) =>
  http.post('/user/invitation', ({ response }) => response(200).json({ ...invitation, ...given }));
const over = http.post('/user/invitation', ({ response }) =>
  response(400).json(buildError('This link is not valid.', 'invalid_link')),
);

test('R-1908: the link of somebody without an account leads to the sign-up, with who asks and why, and the address filled in', async () => {
  const screen = await renderRoute(link, { signedIn: false, handlers: [opening()] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  const asked = 'Dr. Chidi Okafor asks for your judgement on Laryngeal carcinoma.';
  await expect.element(page.getByRole('heading', { level: 2, name: asked })).toBeVisible();
  await expect
    .element(page.getByRole('blockquote').getByText(/You see more such cases/))
    .toHaveAttribute('dir', 'auto');
  await expect.element(page.getByText(/^about 35 min · by Friday, 11 December/)).toBeVisible();
  const address = page.getByLabelText('E-mail address');
  await expect.element(address).toHaveValue('ada@example.org');
  await expect.element(address).toHaveAttribute('readonly');
  expect(screen.calls.filter((call) => call.includes('/user/invitation')).length).toBeLessThan(3);
});

test('R-1929: the secret of the link leaves the address bar, and a reload of the tab finds the invitation again', async () => {
  const screen = await renderRoute(link, { signedIn: false, handlers: [opening()] });
  await expect.element(page.getByLabelText('E-mail address')).toHaveValue('ada@example.org');
  await expect.poll(() => screen.address()).toBe('/signup');
  expect(screen.router.state.location.hash).toBe('');
  expect(screen.requests.filter(({ url }) => url.includes('s3cr3t'))).toEqual([]);
  await screen.unmount();
  await renderRoute('/signup', { signedIn: false, keeps: true, handlers: [opening()] });
  await expect.element(page.getByLabelText('E-mail address')).toHaveValue('ada@example.org');
});

test('R-1908: signed up behind the link, one is signed in and at home, where the invitation waits', async () => {
  const screen = await renderRoute(link, {
    signedIn: false,
    server: fakeServer({
      user: buildUser({ username: 'ada@example.org', firstname: 'Ada' }),
      password: 'seven quiet larks',
    }),
    handlers: [
      opening(),
      http.post('/user/create', ({ response }) => response(200).json({ type: 'success', message: 'Active.' })),
    ],
  });
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'seven quiet larks');
  await userEvent.fill(page.getByLabelText('Repeat the password'), 'seven quiet larks');
  await userEvent.click(page.getByRole('button', { name: 'Sign up' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  expect(screen.address()).toBe('/index');
  const sent = screen.requests.find(({ url }) => url.endsWith('/user/create'));
  expect(await sent?.json()).toMatchObject({
    username: 'ada@example.org',
    invitation: { id: '0b5f4d0e-6c1c-4c6e-9b3a-0d8f3f1f6a11', secret: 's3cr3t' },
  });
});

test('R-1928: the link of somebody with an account leads to the log-in, address filled in, and on to the invitation', async () => {
  const screen = await renderRoute(link, { signedIn: false, handlers: [opening({ hasAccount: true })] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect.element(page.getByText('Then you see the invitation.')).toBeVisible();
  await expect.element(page.getByLabelText(/username/i)).toHaveValue('ada@example.org');
  expect(screen.address()).toBe('/login?from=%2Findex&username=ada%40example.org');
});

test('R-1928: once accepted, the link leads whoever is signed in to the network', async () => {
  const screen = await renderRoute(link, {
    handlers: [opening({ username: 'ANN@example.org', hasAccount: true, state: 'accepted' })],
  });
  await expect.poll(() => screen.calls).toContain('GET /api/network/check-access/Lx4Inv1tat10n');
});

test('R-1928: whoever is signed in with another address is told so, and can log out or stay', async () => {
  await renderRoute(link, { handlers: [opening({ username: 'bea@example.org' })] });
  await expect.element(page.getByRole('heading', { level: 1, name: /for another address$/ })).toBeVisible();
  await expect.element(page.getByText(/It was sent to bea@example.org. You are signed in as /)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/');
  await userEvent.click(page.getByRole('button', { name: 'Log out' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test.each([link, '/invitation', '/invitation#id=1&id=2&secret=x'])(
  'R-1910: a link that is over or incomplete says so: %s',
  async (address) => {
    await renderRoute(address, { signedIn: false, handlers: [over] });
    await expect.element(page.getByText(/^This invitation link is not valid any more/)).toBeVisible();
  },
);

test('R-1910: a server that does not answer leaves the way to try again', async () => {
  await renderRoute(link, { signedIn: false, handlers: [http.post('/user/invitation', () => Response.error())] });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('R-1910: a link that ends while the form is open leaves an ordinary sign-up', async () => {
  const screen = await renderRoute(link, { signedIn: false, handlers: [opening()] });
  await expect.element(page.getByLabelText('E-mail address')).toHaveAttribute('readonly');
  await screen.unmount();
  await renderRoute('/signup', { signedIn: false, keeps: true, handlers: [over] });
  await expect.element(page.getByText(/^This invitation link is not valid any more/)).toBeVisible();
  await expect.element(page.getByLabelText('E-mail address')).not.toHaveAttribute('readonly');
});

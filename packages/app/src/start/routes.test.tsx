import { expect, test, vi } from 'vitest';
import { SECRET } from '../test/accountServer.js';
import { renderRoute } from '../test/renderRoute.js';

test.each([
  ['/login/', 'Log in'],
  ['/signup/', 'Sign up'],
  ['/forgot/', 'Forgot your password?'],
  ['/forgot-password', 'Forgot your password?'],
  ['/signup/approve/', 'We have received your registration'],
  ['/activate/', 'Activate your account'],
  [`/confirm-account#user=a%40b.org&secret=${SECRET}`, 'Account Confirmation'],
  ['/change-address', 'Change of e-mail'],
  ['/privacy', 'Privacy'],
  ['/imprint', 'Imprint'],
])('a visitor reaches %s, and the tab bears its name (R-164)', async (path, title) => {
  const { getByRole, address } = await renderRoute(path, { signedIn: false });
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(title);
  expect(address()).toBe(path.split('#')[0]);
  expect(document.title).toBe(`${title} · Credence`);
});

test.each([
  '/',
  '/index/',
  '/profile',
  '/questionnaire/',
  '/network/Lx7fK2pQ9xWb/',
  '/network/Lx7fK2pQ9xWb/n3',
  '/network/Lx7fK2pQ9xWb/n3/1/',
  '/network/Lx7fK2pQ9xWb/n3/1/start/',
])('a visitor who opens %s signs in first (R-141, R-143, R-146, R-148, R-153, R-164)', async (path) => {
  const { getByRole, router, calls } = await renderRoute(path, { signedIn: false });
  await expect.element(getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(calls.filter((call) => /network|user\//.test(call))).toEqual([]);
});

test.each(['/data/sessions', '/data/network/Lx7fK2pQ9xWb/people', '/data/network/Lx7fK2pQ9xWb/n3/1/answers'])(
  '%s is for the application alone, and leads home',
  async (path) => {
    const { getByRole, address } = await renderRoute(path);
    await expect.element(getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    expect(address()).toBe('/');
  },
);

test.each(['/overview', '/no/such/page'])('R-152: %s leads home without a warning in the console', async (path) => {
  const warnings = vi.spyOn(console, 'warn');
  const { getByRole } = await renderRoute(path);
  await expect.element(getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  expect(warnings).not.toHaveBeenCalled();
});

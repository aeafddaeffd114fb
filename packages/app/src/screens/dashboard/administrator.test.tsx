import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError, buildNetwork } from '../../test/builders.js';
import { buildDashboard, dashboardPath, dashboardServer } from '../../test/dashboardBuilders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const server = dashboardServer();
const call = 'GET /api/user/activities';

test.each(['/', '/nowhere'])('an administrator who opens %s is taken to the dashboard (R-128, R-152)', async (path) => {
  const { getByRole, address } = await renderRoute(path, { server });
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe(dashboardPath);
});

test('an administrator who signs in starts at the dashboard, wherever they came from (R-305)', async () => {
  const { getByRole, getByLabelText, address } = await renderRoute('/login?from=%2Fimprint', {
    signedIn: false,
    server,
  });
  await userEvent.fill(getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(getByRole('button', { name: 'Log in' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe(dashboardPath);
});

test('R-1922: an administrator who signs in sees at once that an invitation waits, and how to get there', async () => {
  const waits = http.get('/check-session/', ({ response }) => response(200).json({ status: 'active', invitations: 1 }));
  const { getByRole, getByLabelText, getByText } = await renderRoute('/login', {
    signedIn: false,
    server,
    handlers: [waits],
  });
  await userEvent.fill(getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(getByRole('button', { name: 'Log in' }));
  await expect.element(getByText('You are invited to a network.')).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'See the invitations' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Manage Networks' })).toBeVisible();
});

test('an administrator who is signed in is taken from the sign-in to the dashboard (R-102, R-128)', async () => {
  const { getByRole } = await renderRoute('/login', { server });
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('"Home" leads administrators to the dashboard (R-214)', async () => {
  const { getByRole, address } = await renderRoute(dashboardPath, { server });
  await userEvent.click(getByRole('link', { name: 'Imprint' }));
  const home = getByRole('link', { name: 'Home', exact: true });
  await expect.element(home).toHaveAttribute('href', dashboardPath);
  await userEvent.click(home);
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus();
  await expect.element(home).toHaveAttribute('aria-current', 'page');
  expect(address()).toBe(dashboardPath);
});

test('administrators may upload by address (O-55)', async () => {
  const { getByRole, address } = await renderRoute('/index/', { server });
  await expect.element(getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
  expect(address()).toBe('/index/');
});

test('the session is checked before anything of the dashboard is asked for (R-1004, R-1229, O-42)', async () => {
  const { getByRole, calls } = await renderRoute(dashboardPath, { server });
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(calls).toContain('GET /api/check-session/');
  expect(calls.indexOf(call)).toBeGreaterThan(calls.indexOf('GET /api/check-session/'));
});

test.each([
  ['a visitor', false, []],
  [
    'somebody whose session is over',
    true,
    [http.get('/check-session/', ({ response }) => response(200).json({ status: 'expired' }))],
  ],
])('%s is taken to the sign-in, and no figures are asked for (R-132, R-1004)', async (_, signedIn, handlers) => {
  const { getByRole, address, calls } = await renderRoute(dashboardPath, { signedIn, handlers, server });
  await expect.element(getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(address()).toMatch(/^\/login/);
  expect(calls).not.toContain(call);
});

test('a session that ends while the figures load leads to the sign-in (R-1004, R-1403)', async () => {
  const { address } = await renderRoute(dashboardPath, {
    server,
    handlers: [http.get('/user/activities', ({ response }) => response(401).json(buildError('Please log in.')))],
  });
  await expect.poll(address).toMatch(/^\/login/);
});

test.each([dashboardPath, '/admin/networks_overview'])(
  'an ordinary user who opens %s ends up at home, and no figures are loaded (R-132, R-140, R-165, O-56)',
  async (path) => {
    const { getByRole, address, calls } = await renderRoute(path, { server: fakeServer() });
    await expect.element(getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
    expect(address()).toBe('/');
    expect(calls).not.toContain(call);
  },
);

test('administrators manage networks of their own by address; no link leads there (R-139, R-140, R-209, R-220, O-54)', async () => {
  const { getByRole, calls, address } = await renderRoute('/admin/networks_overview', {
    server: dashboardServer(buildDashboard(), { own: [buildNetwork({ filename: 'my_own.xdsl' })] }),
  });
  await expect.element(getByRole('row', { name: /my_own\.xdsl/ })).toBeVisible();
  expect(address()).toBe('/admin/networks_overview');
  expect(calls).toContain('GET /api/user/index');
  await expect.element(getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  expect(getByRole('link', { name: 'Manage Networks' }).query()).toBeNull();
});

test('a visitor is taken from the administrators’ networks to the sign-in, and nothing is asked for (R-140)', async () => {
  const { getByRole, address, calls } = await renderRoute('/admin/networks_overview', { signedIn: false, server });
  await expect.element(getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(calls.filter((one) => one.includes('/user/'))).toEqual([]);
});

test('administrators are not asked for feedback in the menu (R-226, R-229)', async () => {
  const { getByRole } = await renderRoute(dashboardPath, { server });
  await userEvent.click(getByRole('button', { name: 'Account menu, Ann' }));
  await expect.element(getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(getByRole('menuitem', { name: 'Give Feedback' }).query()).toBeNull();
  expect(getByRole('menuitem', { name: 'Edit Profile' }).query()).toBeNull();
});

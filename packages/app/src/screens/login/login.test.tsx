import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leaveFirstPage } from '../../ground/firstPage.js';
import { loginFrom } from '../../ground/session/guards.js';
import { session, store } from '../../ground/session/index.js';
import { buildError, buildSite } from '../../test/builders.js';
import { fakeServer, http, TOKEN } from '../../test/fakeServer.js';
import { passTime } from '../../test/passTime.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

const visit = (path = '/login/', options: RouteOptions = {}) => renderRoute(path, { signedIn: false, ...options });

async function signIn(screen: Awaited<ReturnType<typeof visit>>, password = 'credence-demo') {
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each(['/login', '/login/'])(
  'a visitor finds the sign-in form at %s (R-101, R-103, R-301, R-302)',
  async (path) => {
    const { getByRole, getByLabelText } = await visit(path);
    await expect.element(getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect.element(getByLabelText('Username or e-mail')).toHaveAttribute('autocomplete', 'username');
    await expect
      .element(getByLabelText('Password', { exact: true }))
      .toHaveAttribute('autocomplete', 'current-password');
    await expect.element(getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password');
  },
);

test('a visitor sees the logo alone in the bar (R-206, R-212, R-213)', async () => {
  const { getByRole } = await visit();
  await expect.element(getByRole('link', { name: 'Credence, home' })).toBeVisible();
  expect(getByRole('banner').getByRole('link').elements()).toHaveLength(1);
  expect(getByRole('button', { name: /Account menu/ }).query()).toBeNull();
});

test('the way to a new password and to an account is there (R-303, R-304)', async () => {
  const { getByRole } = await visit();
  const hrefs = ['Forgot your password?', 'Sign up'].map((name) => getByRole('link', { name }));
  await expect.element(hrefs[0]!).toHaveAttribute('href', '/forgot');
  await expect.element(hrefs[1]!).toHaveAttribute('href', '/signup');
});

test('pressed twice it signs in once, and after a failure again', async () => {
  const pass = passTime();
  const screen = await visit();
  const logins = () => screen.calls.filter((call) => call === 'POST /api/user/login').length;
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
  await expect.element(screen.getByRole('dialog', { name: 'Login Failed' })).toBeVisible();
  expect(logins()).toBe(1);
  await pass(4000);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(logins).toBe(2);
});

test('a signed-in user is taken home (R-101, R-102)', async () => {
  const { getByRole, address } = await renderRoute('/login/');
  await expect.element(getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
  expect(address()).toBe('/');
});

test('signing in leads home by default (R-307, R-1325)', async () => {
  const screen = await visit();
  await signIn(screen);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
  expect(screen.address()).toBe('/index');
  expect(store.token()).toBe(TOKEN);
  expect(localStorage.getItem('isAdmin')).toBe('false');
  expect(JSON.parse(localStorage.getItem('userInfo')!)).toEqual({
    username: 'ann@example.org',
    firstname: 'Ann',
    lastname: 'Sørensen',
  });
});

test('signing in leads back to the page the user came from (R-153, R-306, O-64)', async () => {
  const from = loginFrom({ pathname: '/imprint', search: '?print' });
  const screen = await visit(from);
  await expect.element(screen.getByText('After logging in, you will continue where you left off.')).toBeVisible();
  await signIn(screen);
  await expect.poll(screen.address).toBe('/imprint?print');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'signing in never leads to %s (B-073)',
  async (from) => {
    const screen = await visit(`/login?${new URLSearchParams({ from }).toString()}`);
    await signIn(screen);
    await expect.poll(screen.address).toBe('/index');
  },
);

test('R-3128: the form goes on with what was typed in the page that the server sent, where it was typed', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="first-page"><form><input name="username" value=""><input name="password" value=""></form></div>',
  );
  const [username, password] = document.querySelectorAll<HTMLInputElement>('#first-page input');
  await userEvent.fill(username!, 'ann@example.org');
  await userEvent.fill(password!, 'credence');
  password!.setSelectionRange(4, 8);
  leaveFirstPage();
  expect(document.getElementById('first-page')).toBeNull();
  const { getByLabelText } = await visit();
  await expect.element(getByLabelText('Username or e-mail')).toHaveValue('ann@example.org');
  const field = getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveValue('credence');
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([4, 8]);
});

test('an empty form is sent: the server judges it (R-308)', async () => {
  const { getByRole, requests } = await visit();
  await userEvent.click(getByRole('button', { name: 'Log in' }));
  await expect.element(getByRole('dialog', { name: 'Login Failed' })).toBeVisible();
  const sent = requests.find((request) => request.url.endsWith('/user/login'))!;
  expect(await sent.json()).toEqual({ username: '', password: '' });
});

test('a wrong password gives a modal, and a banner with the server’s words (R-1411, R-1413, R-1414, O-62)', async () => {
  const screen = await visit();
  await signIn(screen, 'wrong');
  const modal = screen.getByRole('dialog', { name: 'Login Failed' });
  await expect
    .element(modal)
    .toMatchTextContent("Make sure you've entered the correct username and password and try again.");
  await expect.element(screen.getByText('Username or password is wrong.')).toBeVisible();
  await expect.element(screen.getByLabelText('Username or e-mail')).toHaveValue('ann@example.org');
  expect(store.token()).toBeNull();
});

test('an answer without a token gives the other text (R-1412)', async () => {
  const screen = await visit('/login', {
    handlers: [http.post('/user/login', ({ response }) => response(200).json({}))],
  });
  await signIn(screen);
  const modal = screen.getByRole('dialog', { name: 'Login Failed' });
  await expect.element(modal).toMatchTextContent('Invalid username or password');
  await expect.element(screen.getByText('An error occurred during login')).toBeVisible();
});

test('no answer at all gives the banner of our own (R-1415)', async () => {
  const screen = await visit('/login', { handlers: [http.post('/user/login', () => Response.error())] });
  await signIn(screen);
  await expect.element(screen.getByText('An error occurred during login')).toBeVisible();
});

test('R-1810: an account that is not activated says so in the banner, which no modal covers (O-63)', async () => {
  const sentence = 'Your account is not activated yet. Follow the link in the e-mail that we sent.';
  const pass = passTime();
  const screen = await visit('/login', {
    handlers: [http.post('/user/login', ({ response }) => response(403).json(buildError(sentence, 'not_activated')))],
  });
  await signIn(screen);
  const banner = screen.getByRole('alert');
  await expect.element(banner).toMatchTextContent(sentence);
  await expect.element(banner.getByRole('link', { name: 'Send the link again' })).toBeVisible();
  await pass(100);
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  expect(screen.getByText("Make sure you've entered the correct username and password").elements()).toHaveLength(0);
});

test('the password can be shown', async () => {
  const { getByRole, getByLabelText } = await visit();
  await userEvent.click(getByRole('button', { name: 'Show password' }));
  await expect.element(getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('one tap fills in a demo account, and one key signs in', async () => {
  const demo = [{ username: 'ann@example.org', password: 'credence-demo' }];
  const { getByRole, address } = await visit('/login', { server: fakeServer({ site: buildSite({ demo }) }) });
  await userEvent.click(getByRole('button', { name: 'Fill in ann@example.org' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/index');
});

test('without demo accounts none are mentioned', async () => {
  const { getByText, getByRole } = await visit();
  await expect.element(getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(getByText('Try it with a demo account').query()).toBeNull();
});

test('R-2516: signing in replaces the sign-in page, so that Back does not lead to it', async () => {
  const screen = await visit();
  await screen.router.navigate('/imprint');
  await screen.router.navigate('/login');
  await signIn(screen);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
  await screen.router.navigate(-1);
  await expect.poll(screen.address).toBe('/imprint');
});

test('R-1810, O-63: an account that is not activated leads to where the link is sent again', async () => {
  const screen = await visit('/login', {
    handlers: [
      http.post('/user/login', ({ response }) => response(403).json(buildError('Not activated.', 'not_activated'))),
    ],
  });
  await signIn(screen);
  await userEvent.click(screen.getByRole('link', { name: 'Send the link again' }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Activate your account' })).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail address')).toHaveValue('ann@example.org');
});

test('R-2517: after a session has ended the sign-in says so, until somebody signs in', async () => {
  const screen = await renderRoute('/profile', {
    handlers: [http.get('/check-session/', ({ response }) => response(200).json({ status: 'expired' }))],
  });
  await expect.element(screen.getByText(/^Your session has ended/)).toBeVisible();
  expect(screen.address()).toBe('/login?from=%2Fprofile');
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(screen.address).toBe('/profile');
  expect(session.state().hasEnded).toBe(false);
});

test('R-2517: a visitor who was never signed in is told of no session', async () => {
  const screen = await visit('/login?from=%2Fprofile');
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.getByText(/^Your session has ended/).query()).toBeNull();
});

test('R-2518: a second tab at the sign-in goes where it was led from once the first has signed in', async () => {
  const screen = await visit('/login?from=%2Fprofile');
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  store.setToken(TOKEN);
  store.setUserInfo({ username: 'ann@example.org', firstname: 'Ann', lastname: '' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.poll(screen.address).toBe('/profile');
});

import { delay } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session, store } from '../../ground/session/index.js';
import { buildError } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { passTime } from '../../test/passTime.js';
import { renderRoute } from '../../test/renderRoute.js';

const waits = () => delay('infinite') as unknown as Promise<never>;

test('every page has the footer "Imprint | Privacy" (R-201, R-202, R-203, R-204)', async () => {
  const { getByRole } = await renderRoute('/');
  await expect.element(getByRole('contentinfo')).toHaveTextContent('Imprint | Privacy');
  await expect.element(getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
  await expect.element(getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('R-2209: nothing unseen stands below the footer and makes a page scroll that fits into its window', async () => {
  const { getByRole } = await renderRoute('/imprint');
  const footer = getByRole('contentinfo');
  await expect.element(footer).toBeVisible();
  const end = footer.element().getBoundingClientRect().bottom + window.scrollY;
  const below = [...document.querySelectorAll('[aria-live], [role="status"]')].filter(
    (each) => each.getBoundingClientRect().bottom + window.scrollY > end + 0.5,
  );
  expect(below).toEqual([]);
});

test('R-2209: a page that fits into its window does not scroll', async () => {
  await page.viewport(1024, 2400);
  const { getByRole } = await renderRoute('/imprint');
  await expect.element(getByRole('contentinfo')).toBeVisible();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
});

test('with a token the bar has logo, links and badge (R-205, R-207, R-208, R-210, R-211, R-215)', async () => {
  const { getByRole } = await renderRoute('/');
  await expect.element(getByRole('link', { name: 'Credence, home' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/index');
  await expect.element(getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect.element(getByRole('button', { name: 'Account menu, Ann' })).toHaveTextContent('A');
});

test('without a current network "Overview" leads nowhere and says why (R-217)', async () => {
  const { getByRole, address } = await renderRoute('/');
  const overview = getByRole('link', { name: 'Overview' });
  await expect.element(overview).toHaveAttribute('href', '#');
  await expect.element(overview).toHaveAttribute('aria-disabled', 'true');
  await expect.element(overview).toHaveAccessibleDescription('Open a network first');
  (overview.element() as HTMLElement).click();
  expect(address()).toBe('/');
  expect(window.location.hash).toBe('');
});

test('"Overview" leads to the current network (R-216, R-1106)', async () => {
  const { getByRole } = await renderRoute('/');
  session.setCurrentNetwork('7fK2pQ9xWb4T');
  await expect.element(getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/network/7fK2pQ9xWb4T/');
  expect(localStorage.getItem('currentNetworkId')).toBe('7fK2pQ9xWb4T');
});

test('administrators have no "Overview" (R-219, O-59)', async () => {
  const { getByRole } = await renderRoute('/', { server: fakeServer({ isAdmin: true }) });
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(getByRole('link', { name: 'Overview' }).query()).toBeNull();
});

test('the badge opens a menu with the names; a click outside closes it (R-221, R-222, R-223, R-224, R-227, R-230)', async () => {
  const { getByRole, getByText } = await renderRoute('/');
  await userEvent.click(getByRole('button', { name: 'Account menu, Ann' }));
  await expect.element(getByText('ann@example.org')).toBeVisible();
  await expect.element(getByText('Ann Sørensen')).toBeVisible();
  await expect.element(getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await userEvent.click(getByRole('main'), { position: { x: 2, y: 2 } });
  await expect.poll(() => getByRole('menu').query()).toBeNull();
});

test('administrators have no profile to edit (R-228, O-59)', async () => {
  const { getByRole } = await renderRoute('/', { server: fakeServer({ isAdmin: true }) });
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Account menu, Ann' }));
  await expect.element(getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(getByRole('menuitem', { name: 'Edit Profile' }).query()).toBeNull();
});

async function logout(screen: Awaited<ReturnType<typeof renderRoute>>) {
  await userEvent.click(screen.getByRole('button', { name: 'Account menu, Ann' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
}

test('logging out shows the server’s message, then the sign-in (R-231, R-232, R-1319, R-1320, R-1321, R-1322, R-1323, R-1439, R-1523, O-76)', async () => {
  const pass = passTime();
  const screen = await renderRoute('/', {
    handlers: [http.post('/user/logout', ({ response }) => response(200).json({ message: 'Good bye, Ann.' }))],
  });
  store.setCurrentNetworkId('7fK2pQ9xWb4T');
  store.setLastIteration('7fK2pQ9xWb4T', 'n3', 5);
  localStorage.setItem('overviewSortField', 'name');
  await logout(screen);
  // Looked for often: a second after it appears, the page is another one.
  const message = screen.getByRole('status').getByText('Good bye, Ann.');
  await expect.poll(() => message.query(), { interval: 20 }).not.toBeNull();
  expect(screen.address()).toBe('/');
  expect(Object.keys(localStorage)).toEqual(['overviewSortField']);
  await pass(1000);
  await expect.poll(screen.address).toBe('/login');
  expect(screen.calls).toContain('POST /api/user/logout');
});

test('a failed logout says so, and still leads to the sign-in page (R-1324, R-1440, R-1441, O-77)', async () => {
  const pass = passTime();
  const screen = await renderRoute('/', { handlers: [http.post('/user/logout', () => Response.error())] });
  await logout(screen);
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Failed to log out. Please try again.');
  expect(store.token()).toBeNull();
  await pass(1000);
  await expect.poll(screen.address).toBe('/login');
});

test('nothing of a protected page is visible before the session is checked (R-154, R-1304)', async () => {
  const { getByText, getByRole } = await renderRoute('/', { handlers: [http.get('/check-session/', waits)] });
  await expect.element(getByText('Loading...')).toBeVisible();
  expect(getByRole('heading', { level: 1 }).query()).toBeNull();
});

test('a visitor is sent to the sign-in, and no list is asked for (R-127, R-130, R-153)', async () => {
  const { getByRole, calls, address } = await renderRoute('/index/', { signedIn: false });
  await expect.element(getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(calls).not.toContain('GET /api/user/index');
});

test.each(['/a%0ab', '/login%0a', '/%', '/profile%0A/'])(
  'R-152: %s leads home, not to the error screen',
  async (path) => {
    const screen = await renderRoute(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ann');
    expect(screen.address()).toBe('/');
  },
);

test('an unknown address leads home, and a visitor on to the sign-in (R-152)', async () => {
  const signedIn = await renderRoute('/nowhere/at/all/of/it');
  await expect.element(signedIn.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ann');
  expect(signedIn.address()).toBe('/');
});

test('an unknown address leads a visitor to the sign-in (R-152, R-153)', async () => {
  const { getByRole, address } = await renderRoute('/nowhere', { signedIn: false });
  await expect.element(getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(address()).toBe('/login');
});

test('a 401 on any call ends the session, and signing in leads back (R-1401, R-1402, R-1403)', async () => {
  const { address, getByRole } = await renderRoute('/index?x=1', {
    handlers: [http.get('/user/index', ({ response }) => response(401).json(buildError('Please log in.')))],
  });
  await expect.element(getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('isAdmin')).toBeNull();
});

test('a screen that breaks says so and leaves a way home (R-163)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Intl, 'RelativeTimeFormat').mockImplementation(() => {
    throw new Error('broken');
  });
  const { buildNetwork } = await import('../../test/builders.js');
  const { getByRole } = await renderRoute('/', { server: fakeServer({ own: [buildNetwork()] }) });
  await expect.element(getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  vi.restoreAllMocks();
});

test('after a change of page its title has the focus and the tab its name', async () => {
  const { getByRole } = await renderRoute('/');
  await expect.poll(() => document.title).toBe('Home · Credence');
  await userEvent.click(getByRole('link', { name: 'Imprint' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Imprint' })).toHaveFocus();
  expect(document.title).toBe('Imprint · Credence');
});

test('whoever is already in a field of the new page stays there', async () => {
  const { getByRole } = await renderRoute('/');
  const frames: FrameRequestCallback[] = [];
  const slow = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  await userEvent.click(getByRole('link', { name: 'Imprint' }));
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Imprint');
  const field = document.querySelector('main')?.appendChild(document.createElement('input'));
  field?.focus();
  slow.mockRestore();
  for (const draw of frames) draw(performance.now());
  expect(document.activeElement).toBe(field);
  field?.remove();
});

test('the colours that were chosen stay chosen', async () => {
  const { getByRole } = await renderRoute('/');
  await userEvent.click(getByRole('button', { name: 'Account menu, Ann' }));
  const choice = (name: string) => getByRole('group', { name: 'Appearance' }).getByRole('menuitemradio', { name });
  await expect.element(choice('System')).toBeChecked();
  await userEvent.click(choice('Light'));
  expect(document.documentElement.dataset['credenceTheme']).toBe('light');
  expect(document.cookie).toContain('credence-theme=light');
  await userEvent.click(choice('Dark'));
  await expect.element(choice('Dark')).toBeChecked();
  expect(document.documentElement.dataset['credenceTheme']).toBe('dark');
  await userEvent.click(choice('System'));
  expect(document.documentElement.dataset['credenceTheme']).toBeUndefined();
  expect(document.cookie).not.toContain('credence-theme');
});

test('the menu leads to the profile (R-225)', async () => {
  const { getByRole, address } = await renderRoute('/');
  await userEvent.click(getByRole('button', { name: 'Account menu, Ann' }));
  await userEvent.click(getByRole('menuitem', { name: 'Edit Profile' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus();
  expect(address()).toBe('/profile');
  expect(document.title).toBe('Profile · Credence');
});

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { session, store } from '../../ground/session/index.js';
import { buildError, buildUser } from '../../test/builders.js';
import { http, TOKEN } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const bob = buildUser({ username: 'bob@example.org', firstname: 'Bob', lastname: 'Okafor' });

/** A server whose first save finds the session expired. */
function expiring() {
  let expired = false;
  return http.post('/user/edit-user/{username}', ({ response }) => {
    if (expired) return undefined;
    expired = true;
    return response(401).json({ type: 'error', message: 'Please log in.', ...buildError('Please log in.') });
  });
}

/** Knows a second user as well. */
const knowingBob = [
  http.post('/user/login', async ({ request, response }) => {
    // Cloned, because the next handler reads it too.
    const { username } = await request.clone().json();
    return username === bob.username ? response(200).json({ token: TOKEN }) : undefined;
  }),
  http.get('/user/get-user/{username}', ({ params, response }) =>
    params.username === bob.username ? response(200).json(bob) : undefined,
  ),
];

async function open() {
  const screen = await renderRoute('/profile', { handlers: [expiring(), ...knowingBob] });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

async function fillIn(screen: Screen) {
  await userEvent.fill(screen.getByLabelText('First name'), 'Anna');
  await userEvent.fill(screen.getByLabelText('Last name'), '');
  await userEvent.fill(screen.getByLabelText('Discipline'), ' Hals-Nasen-Ohren ł');
  await userEvent.fill(screen.getByLabelText('Experience'), '3.5');
  await userEvent.selectOptions(screen.getByLabelText('Title'), 'msc');
}

async function signIn(screen: Screen, username = 'ann@example.org') {
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), username);
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a session that ends in the middle loses nothing that was typed, and the form says so (R-1239)', async () => {
  const screen = await open();
  await fillIn(screen);
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(screen.getByText('After logging in, you will continue where you left off.')).toBeVisible();
  await signIn(screen);

  await expect.element(screen.getByText(/^Draft restored, /)).toBeVisible();
  expect(screen.address()).toBe('/profile');
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Anna');
  await expect.element(screen.getByLabelText('Last name')).toHaveValue('');
  await expect.element(screen.getByLabelText('Discipline')).toHaveValue(' Hals-Nasen-Ohren ł');
  await expect.element(screen.getByLabelText('Experience')).toHaveValue(3.5);
  await expect.element(screen.getByLabelText('Title')).toHaveValue('msc');

  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(screen.getByText('Profile updated successfully')).toBeVisible();
  await expect.poll(() => screen.getByText(/^Draft restored, /).query()).toBeNull();
  expect(await drafts.forms()).toHaveLength(0);
});

test('a password that was being typed is not kept', async () => {
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await userEvent.fill(screen.getByLabelText('Old password'), 'credence-demo');
  session.unauthorized();
  await expect.element(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await signIn(screen);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(await drafts.forms()).toHaveLength(0);
  expect(screen.getByRole('dialog').query()).toBeNull();
});

test('the draft can be discarded', async () => {
  const screen = await open();
  await fillIn(screen);
  session.unauthorized();
  await expect.element(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await signIn(screen);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Ann');
  await expect.element(screen.getByLabelText('Title')).toHaveValue('0');
  await expect.poll(() => screen.getByText(/^Draft restored, /).query()).toBeNull();
  expect(await drafts.forms()).toHaveLength(0);
});

test('a different user who signs in on the device never sees it', async () => {
  const screen = await open();
  await fillIn(screen);
  session.unauthorized();
  await expect.element(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await signIn(screen, bob.username);
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Bob');
  expect(store.userInfo()?.username).toBe(bob.username);
  expect(screen.getByText(/^Draft restored, /).query()).toBeNull();
  expect(await drafts.forms()).toHaveLength(0);
});

test.each([null, 'text', { firstname: 5 }])(
  'anything else stored in the place of a draft is ignored: %j',
  async (left) => {
    const screen = await open();
    drafts.keep({ form: 'profile' }, left);
    await screen.router.revalidate();
    await expect.element(screen.getByLabelText('First name')).toHaveValue('Ann');
    expect(screen.getByText(/^Draft restored, /).query()).toBeNull();
  },
);

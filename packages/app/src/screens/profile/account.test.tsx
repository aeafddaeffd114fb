import { takingPart } from '@credence/text/english/app/takingPart';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { store } from '../../ground/session/index.js';
import { buildError, buildOpenSession, buildUser } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

async function open(options: RouteOptions = {}) {
  const screen = await renderRoute('/profile', options);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

async function changePassword(screen: Screen, [old, next, repeated]: readonly [string, string, string]) {
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await expect.element(screen.getByLabelText('Old password')).toHaveFocus();
  await userEvent.fill(screen.getByLabelText('Old password'), old);
  await userEvent.fill(screen.getByLabelText('New password', { exact: true }), next);
  await userEvent.fill(screen.getByLabelText('Repeat the new password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Change', exact: true }));
}
const sent = (screen: Screen, call: string) => screen.requests.filter(({ url }) => url.endsWith(call));

test('a new password takes the old one and the new one twice (R-347, R-354, R-1209, R-1423)', async () => {
  const screen = await open();
  await changePassword(screen, ['credence-demo', 'eleven loud herons', 'eleven loud herons']);
  await expect.element(screen.getByText('Password changed successfully')).toBeVisible();
  await expect.poll(() => screen.getByRole('dialog', { name: 'Change Password' }).query()).toBeNull();
  expect(await sent(screen, '/user/update-password')[0]?.json()).toEqual({
    password: 'credence-demo',
    new_password: 'eleven loud herons',
  });
});

test.each([
  ['R-355', 'Passwords do not match', ['credence-demo', 'eleven loud herons', 'eleven loud owls']],
  ['R-356', 'Please fill out all fields', ['', 'eleven loud herons', 'eleven loud herons']],
  ['R-355', 'Passwords do not match', ['credence-demo', '', 'eleven loud herons']],
  ['O-75', 'Passwords do not match', ['', 'a', '']],
  ['R-356', 'Please fill out all fields', ['credence-demo', '', '']],
  ['R-356', 'Please fill out all fields', ['', '', '']],
] as const)('%s "%s" for %j, and nothing is sent (R-357)', async (_id, sentence, typed) => {
  const screen = await open();
  await changePassword(screen, typed);
  await expect.element(screen.getByRole('dialog').getByText(sentence)).toBeVisible();
  expect(sent(screen, '/user/update-password')).toHaveLength(0);
});

test('a wrong old password is reported, and has to be typed again (R-1209, R-1424, R-1425, B-050)', async () => {
  const screen = await open();
  await changePassword(screen, ['wrong', 'eleven loud herons', 'eleven loud herons']);
  await expect.element(screen.getByText('Invalid Password! Please try again.')).toBeVisible();
  await expect.element(screen.getByLabelText('Old password')).toHaveValue('');
  await expect.element(screen.getByLabelText('Old password')).toHaveFocus();
  await expect.element(screen.getByLabelText('Repeat the new password')).toHaveValue('eleven loud herons');
});

test('a new password that is refused gives the reason (B-033)', async () => {
  const sentence = 'This is one of the passwords that attackers try first. Please choose another.';
  const screen = await open({
    handlers: [
      http.post('/user/update-password', ({ response }) => response(422).json(buildError(sentence, 'weak_password'))),
    ],
  });
  await changePassword(screen, ['credence-demo', 'password1', 'password1']);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByLabelText('Old password')).toHaveValue('credence-demo');
});

test('closed and opened again, the form remembers no password', async () => {
  const screen = await open();
  await changePassword(screen, ['credence-demo', 'one', 'two']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await expect.element(screen.getByLabelText('Old password')).toHaveValue('');
  await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveValue('');
});

const here = buildOpenSession({ current: true });
const phone = buildOpenSession({ id: 'a1b2c3d4-2c7b-4f58-9a1d-8f5f0c1b2a34', browser: 'Safari on iPhone' });
const ward = buildOpenSession({ id: 'a1b2c3d4-2c7b-4f58-9a1d-8f5f0c1b2a35', browser: 'Edge on Windows' });

test('users see where they are signed in, and can end each session', async () => {
  const screen = await open({ server: fakeServer({ sessions: [here, phone, ward] }) });
  const places = screen.getByRole('listitem').filter({ hasText: / on / });
  await expect.poll(() => places.elements().length).toBe(3);
  await expect.element(places.nth(0)).toMatchTextContent(/Firefox on Linux.*this device/);
  await userEvent.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await expect.poll(() => places.elements().length).toBe(2);
  expect(await sent(screen, '/user/sessions/revoke')[0]?.json()).toEqual({ sessions: [phone.id] });
  await expect.element(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
});

test('all other sessions end at once', async () => {
  const screen = await open({ server: fakeServer({ sessions: [here, phone, ward] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await expect.poll(() => screen.getByText('Safari on iPhone').query()).toBeNull();
  expect(await sent(screen, '/user/sessions/revoke')[0]?.json()).toEqual({ sessions: [phone.id, ward.id] });
});

test('R-2502: with one other session all others can be ended, and with none the page says so', async () => {
  const screen = await open({ server: fakeServer({ sessions: [here, phone] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await expect.element(screen.getByText('You are not logged in anywhere else.')).toBeVisible();
  expect(await sent(screen, '/user/sessions/revoke')[0]?.json()).toEqual({ sessions: [phone.id] });
  expect(screen.getByRole('button', { name: 'Log out everywhere else' }).query()).toBeNull();
});

test('R-2502: of many sessions the ten used last are listed, the others on request', async () => {
  const many = Array.from({ length: 36 }, (_, index) =>
    buildOpenSession({
      id: `a1b2c3d4-2c7b-4f58-9a1d-8f5f0c1b2b${String(index).padStart(2, '0')}`,
      browser: `Browser ${index}`,
    }),
  );
  const screen = await open({ server: fakeServer({ sessions: [here, ...many] }) });
  const ends = screen.getByRole('button', { name: /^Log out Browser/ });
  await expect.poll(() => ends.elements().length).toBe(9);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 37 sessions' }));
  expect(ends.elements()).toHaveLength(36);
  await expect.element(screen.getByRole('button', { name: 'Log out Browser 9', exact: true })).toHaveFocus();
});

test('a server that lists no sessions shows nothing of them', async () => {
  const screen = await open({
    handlers: [http.get('/user/sessions', ({ response }) => response(500).json(buildError('No.', 'internal_error')))],
  });
  await expect.element(screen.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect.poll(() => screen.getByText('Where you are logged in').query()).toBeNull();
});

test('everything stored is downloaded as one file', async () => {
  const links: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download);
  });
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Download as JSON' }));
  await expect.poll(() => links).toEqual(['credence-export.json']);
  click.mockRestore();
});

test('R-2847: what a person did to nodes is downloaded as a table', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Download as a table (CSV)' }));
  await expect.poll(() => click.mock.calls.length).toBe(1);
  expect(screen.requests.filter(({ url }) => url.endsWith('/user/export?format=csv'))).toHaveLength(1);
  click.mockRestore();
});

test('an export that fails says so', async () => {
  const screen = await open({ handlers: [http.get('/user/export', () => Response.error())] });
  await userEvent.click(screen.getByRole('button', { name: 'Download as JSON' }));
  await expect.element(screen.getByText('The download failed. Please try again.')).toBeVisible();
});

async function deleteAccount(screen: Screen, password: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await userEvent.fill(screen.getByLabelText('Your password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
}

test('the account is deleted with the password, and nothing of it stays on the device', async () => {
  const screen = await open();
  drafts.keep({ form: 'profile' }, { firstname: 'A' });
  await deleteAccount(screen, 'credence-demo');
  await expect.poll(screen.address).toBe('/login');
  await expect.element(screen.getByText('Your account will be deleted on 5 December 2026.')).toBeVisible();
  expect([store.token(), store.userInfo()]).toEqual([null, null]);
  expect(screen.calls).not.toContain('POST /api/user/logout');
});

test('with a wrong password the account stays, and the dialog says why', async () => {
  const screen = await open();
  await deleteAccount(screen, 'wrong');
  await expect.element(screen.getByText('The password is wrong.')).toBeVisible();
  await expect.element(screen.getByLabelText('Your password')).toHaveFocus();
  expect(store.token()).not.toBeNull();
});

test('R-3021: whoever has no password is not asked for an old one, and has a link mailed that sets one', async () => {
  const user = buildUser({ hasPassword: false });
  const { requests } = await renderRoute('/profile', { server: fakeServer({ user }) });
  await userEvent.click(page.getByRole('button', { name: takingPart.mailPassword }));
  await expect.element(page.getByText(/it gets an e-mail with a link/)).toBeVisible();
  const asked = requests.find(({ url }) => url.endsWith('/user/forgot-password'));
  expect(await asked?.json()).toEqual({ username: user.username });
  expect(page.getByRole('button', { name: 'Change Password' }).query()).toBeNull();
});

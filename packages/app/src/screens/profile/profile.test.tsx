import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { store } from '../../ground/session/index.js';
import { buildAccountError } from '../../test/accountServer.js';
import { buildError, buildUser } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

const ann = buildUser({ discipline: 'Oncology', title: 'dr-phd', position: 'physician', experience: 12 });
const editCall = '/user/edit-user/{username}';

async function open(options: RouteOptions = {}) {
  const screen = await renderRoute('/profile', { server: fakeServer({ user: ann }), ...options });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

const save = (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
const sent = (screen: Screen) => screen.requests.filter(({ url }) => url.includes('/user/edit-user/'));

test.each(['/profile', '/profile/'])('somebody who is not signed in signs in first, from %s (R-134)', async (path) => {
  const screen = await renderRoute(path, { signedIn: false });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(screen.calls).not.toContain('GET /api/user/get-user/ann%40example.org');
});

test('an administrator is taken home: the profile is for ordinary users (R-136)', async () => {
  const screen = await renderRoute('/profile', { server: fakeServer({ user: ann, isAdmin: true }) });
  await expect.poll(screen.address).toBe('/admin/dashboard/');
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' }).query()).toBeNull();
});

test('a forged administrator flag in the browser’s storage has no effect (B-016)', async () => {
  const screen = await open({
    handlers: [
      http.get('/check-session/', () => {
        localStorage.setItem('isAdmin', 'true');
        return undefined;
      }),
    ],
  });
  expect(localStorage.getItem('isAdmin')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
  await expect.element(screen.getByRole('menuitem', { name: 'Edit Profile' })).toBeVisible();
});

test('an ordinary user sees their initial, their data and the way to another password (R-135, R-345, R-346, R-348, R-349)', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('main').getByText('A', { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail address')).toHaveValue('ann@example.org');
  await expect.element(screen.getByLabelText('E-mail address')).toHaveAttribute('readonly');
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Ann');
  await expect.element(screen.getByLabelText('Title')).toHaveValue('dr-phd');
  await expect.element(screen.getByLabelText('Experience')).toHaveValue(12);
  await expect.element(screen.getByRole('button', { name: 'Change Password' })).toBeVisible();
});

test('saving sends the filled fields, and neither name, password, empty nor zero (R-350, R-351, R-352, R-353, R-1208)', async () => {
  const screen = await open();
  await userEvent.fill(screen.getByLabelText('First name'), 'Anna');
  await userEvent.fill(screen.getByLabelText('Last name'), '');
  await userEvent.fill(screen.getByLabelText('Experience'), '0');
  await userEvent.selectOptions(screen.getByLabelText('Position'), '0');
  await save(screen);
  await expect.element(screen.getByText('Profile updated successfully')).toBeVisible();
  expect(new URL(sent(screen)[0]!.url).pathname).toBe('/api/user/edit-user/ann%40example.org');
  expect(await sent(screen)[0]?.json()).toEqual({ firstname: 'Anna', discipline: 'Oncology', title: 'dr-phd' });
});

test('after a save the user is loaded again, and the form shows the stored values (R-1208, R-1238, R-1420)', async () => {
  const screen = await open();
  const reads = () => screen.calls.filter((call) => call.includes('/user/get-user/')).length;
  const before = reads();
  await userEvent.fill(screen.getByLabelText('First name'), 'Anna');
  await userEvent.fill(screen.getByLabelText('Last name'), '');
  await save(screen);
  await expect.element(screen.getByText('Profile updated successfully')).toBeVisible();
  await expect.poll(reads).toBeGreaterThan(before);
  await expect.poll(() => store.userInfo()?.firstname).toBe('Anna');
  await expect.element(screen.getByLabelText('Last name')).toHaveValue('Sørensen');
  await expect.element(screen.getByRole('button', { name: 'Account menu, Anna' })).toBeVisible();
});

test('what looks like markup is a name (B-058)', async () => {
  const firstname = '<img src=x onerror=alert(1)>';
  const screen = await open({ server: fakeServer({ user: { ...ann, firstname } }) });
  await expect.element(screen.getByLabelText('First name')).toHaveValue(firstname);
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
  await expect.element(screen.getByRole('menu').getByText(/Sørensen/)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test.each([
  ['R-1421 B-055', 'Experience must be a whole number 0-80.'],
  ['R-1421 B-057', 'First name must be at most 150 characters.'],
])('%s a save that is refused gives the server’s words, and keeps what was typed', async (_id, sentence) => {
  const screen = await open({
    handlers: [http.post(editCall, ({ response }) => response(400).json(buildAccountError(sentence)))],
  });
  const name = 'x'.repeat(10_000);
  await userEvent.fill(screen.getByLabelText('First name'), name);
  await userEvent.fill(screen.getByLabelText('Experience'), '-1');
  await save(screen);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(await sent(screen)[0]?.json()).toMatchObject({ firstname: name, experience: -1 });
  await expect.element(screen.getByLabelText('First name')).toHaveValue(name);
  expect(screen.getByText(/^Draft restored/).query()).toBeNull();
});

test('an answer whose type is no success is a failure (R-1208, R-1421)', async () => {
  const screen = await open({
    handlers: [http.post(editCall, ({ response }) => response(200).json({ type: 'error', message: 'Not now.' }))],
  });
  await save(screen);
  await expect.element(screen.getByText('Not now.')).toBeVisible();
});

test.each([
  ['no words', () => Response.json({}, { status: 500 })],
  ['no answer', () => Response.error()],
])('a save that fails with %s has a sentence of ours (R-1422)', async (_what, answer) => {
  const screen = await open({ handlers: [http.post(editCall, answer)] });
  await save(screen);
  await expect.element(screen.getByText('An unknown error occurred')).toBeVisible();
});

test('somebody else’s name in the address of the call is not found, and said so (B-053)', async () => {
  const screen = await open({
    handlers: [http.post(editCall, ({ response }) => response(404).json(buildAccountError('User not found.')))],
  });
  await save(screen);
  await expect.element(screen.getByText('User not found.')).toBeVisible();
});

test('a profile that cannot be loaded can be tried again', async () => {
  let broken = true;
  const screen = await open({
    handlers: [
      http.get('/user/get-user/{username}', ({ response }) =>
        broken ? response(500).json(buildError('Broken.', 'internal')) : undefined,
      ),
    ],
  });
  await expect.element(screen.getByText('Your profile could not be loaded.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Ann');
});

test.each([
  ['First name', '', 'Ann'],
  ['Discipline', '  ', 'Oncology'],
  ['Experience', '0', '12'],
])('R-2501, R-350, R-351: %s set to %j says that the stored value stays', async (label, typed, stored) => {
  const screen = await open();
  const field = screen.getByLabelText(label);
  await userEvent.fill(field, typed);
  const sentence = `${typed.trim() ? `"${typed}"` : 'An empty field'} is not saved: "${stored}" stays.`;
  await expect.element(field).toHaveAccessibleDescription(sentence);
  await userEvent.fill(field, '7');
  await expect.element(field).not.toHaveAccessibleDescription(sentence);
});

test('R-2501, R-351: a choice that is taken back says so in its own words', async () => {
  const screen = await open();
  await userEvent.selectOptions(screen.getByLabelText('Title'), '0');
  await expect
    .element(screen.getByLabelText('Title'))
    .toHaveAccessibleDescription('"Not specified" is not saved: "Dr. / PhD" stays.');
  await expect.element(screen.getByLabelText('Workplace')).not.toHaveAccessibleDescription(/stays/);
});

test('R-1820: whom the profile is shown to can be taken back, which alone is sent', async () => {
  const screen = await open({ server: fakeServer({ user: buildUser({ showsProfile: true }) }) });
  await expect.element(screen.getByLabelText('Who sees this')).toHaveValue('1');
  await userEvent.selectOptions(screen.getByLabelText('Who sees this'), '0');
  await save(screen);
  await expect.element(screen.getByText('Profile updated successfully')).toBeVisible();
  const { firstname, lastname } = buildUser();
  expect(await sent(screen)[0]?.json()).toEqual({ firstname, lastname, showsProfile: false });
});

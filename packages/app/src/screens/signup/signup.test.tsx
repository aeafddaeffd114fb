import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildAccountError } from '../../test/accountServer.js';
import { buildError, buildSite } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { account } from '@credence/text/english/app/account';
import { signup } from '@credence/text/english/app/signup';
import { account as germanAccount } from '@credence/text/german/app/account';
import { chooseLanguage } from '../../ground/text/language.js';

type Screen = Awaited<ReturnType<typeof renderRoute>>;

async function visit(options: RouteOptions = {}, path = '/signup/') {
  const screen = await renderRoute(path, { signedIn: false, ...options });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  return screen;
}

const username = (screen: Screen) => screen.getByLabelText('E-mail address');
const password = (screen: Screen) => screen.getByLabelText('Password', { exact: true });
const password2 = (screen: Screen) => screen.getByLabelText('Repeat the password');
const submit = (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const sent = (screen: Screen) => screen.requests.filter(({ url }) => url.endsWith('/user/create'));

async function register(screen: Screen, repeated = 'seven quiet larks', address = 'ada@example.org') {
  await userEvent.fill(username(screen), address);
  await userEvent.fill(password(screen), 'seven quiet larks');
  await userEvent.fill(password2(screen), repeated);
  await submit(screen);
}

const refusing = (message: string) => [
  http.post('/user/create', ({ response }) => response(400).json(buildAccountError(message))),
];

test.each(['/signup', '/signup/'])('a visitor finds the registration form at %s (R-104, R-106)', async (path) => {
  const screen = await visit({}, path);
  await expect.element(screen.getByRole('button', { name: 'Sign up' })).toBeVisible();
  expect(document.title).toBe('Sign up · Credence');
});

test.each(['/signup', '/signup/approve/', '/forgot/', '/forgot-password'])(
  'a signed-in user is taken home from %s (R-104, R-105, R-108, R-110)',
  async (path) => {
    const screen = await renderRoute(path);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
    expect(screen.address()).toBe('/');
  },
);

test('it asks for address and passwords, and the browser requires them (R-310, R-311, R-312, R-320, R-321, R-322, R-323)', async () => {
  const screen = await visit();
  for (const field of [username(screen), password(screen), password2(screen)])
    await expect.element(field).toBeRequired();
  await expect.element(username(screen)).toHaveAttribute('type', 'email');
  await expect.element(username(screen)).toHaveAttribute('name', 'username');
  await expect.element(password(screen)).toHaveAttribute('type', 'password');
  await expect.element(password2(screen)).toHaveAttribute('name', 'password2');
  await expect.element(password(screen)).toHaveAttribute('autocomplete', 'new-password');
  await submit(screen);
  expect(sent(screen)).toHaveLength(0);
  await expect.element(username(screen)).toHaveFocus();
});

test('R-1811: what is missing is said below each field, and nobody sees a bubble of the browser', async () => {
  const screen = await visit();
  const invalid: Event[] = [];
  document.addEventListener('invalid', (event) => invalid.push(event), true);
  await userEvent.fill(username(screen), 'ada@example.org');
  await submit(screen);
  await expect.element(password(screen)).toHaveFocus();
  await expect.element(screen.getByText(account.missing.password)).toBeVisible();
  await expect.element(password(screen)).toHaveAccessibleDescription(new RegExp(account.missing.password));
  await expect.element(password2(screen)).toHaveAccessibleDescription(account.missing.password2);
  expect(screen.getByText(account.missing.username).elements()).toHaveLength(0);
  await userEvent.fill(password(screen), 'seven quiet larks');
  expect(screen.getByText(account.missing.password).elements()).toHaveLength(0);
  await submit(screen);
  await expect.element(password2(screen)).toHaveFocus();
  expect(invalid).toHaveLength(3);
  // What the browser would show is refused.
  expect(invalid.filter((event) => !event.defaultPrevented)).toEqual([]);
  expect(sent(screen)).toHaveLength(0);
});

test('R-1811: half an address and letters in place of years are explained, in German too', async () => {
  const screen = await visit();
  await register(screen, 'seven quiet larks', 'ada at example');
  await expect.element(username(screen)).toHaveAccessibleDescription(new RegExp(account.noAddress));
  await expect.element(username(screen)).toHaveFocus();
  await userEvent.fill(username(screen), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Experience'), 'e');
  await submit(screen);
  await expect.element(screen.getByLabelText('Experience')).toHaveFocus();
  await expect.element(screen.getByText(account.noNumber)).toBeVisible();
  await chooseLanguage('de');
  await expect.element(screen.getByText(germanAccount.noNumber)).toBeVisible();
  expect(sent(screen)).toHaveLength(0);
});

test('personal data is optional: nothing else is required (R-313, R-314, R-315, R-319, R-324)', async () => {
  const screen = await visit();
  for (const label of ['First name', 'Last name', 'Discipline', 'Experience'])
    await expect.element(screen.getByLabelText(label)).not.toBeRequired();
  await expect.element(screen.getByLabelText('Discipline')).toHaveAttribute('type', 'text');
  await expect.element(screen.getByLabelText('Experience')).toHaveAttribute('type', 'number');
});

test.each([
  ['Title', ['0', 'prof', 'dr-phd', 'msc', 'bsc', 'other']],
  ['Position', ['0', 'chief-physician', 'physician', 'training', 'student', 'other']],
  ['Workplace', ['0', 'university', 'private', 'other']],
])('%s is a choice, and not chosen at first (R-316, R-317, R-318)', async (label, values) => {
  const screen = await visit();
  const choice = screen.getByRole('combobox', { name: label });
  const options = [...(choice.element() as HTMLSelectElement).options];
  expect(options.map(({ value }) => value)).toEqual(values);
  await expect.element(choice).toHaveValue('0');
  await expect.element(choice).not.toBeRequired();
});

test('registering leads to the page about the mail, with the address at hand (R-309, R-326, R-327, R-1207)', async () => {
  const screen = await visit({ server: fakeServer({ site: buildSite({ privacyVersion: '2026-11' }) }) });
  await register(screen);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Activate your account' })).toHaveFocus();
  expect(screen.address()).toBe('/activate/');
  await expect.element(screen.getByLabelText('E-mail address')).toHaveValue('ada@example.org');
  expect(await sent(screen)[0]?.json()).toEqual({
    username: 'ada@example.org',
    password: 'seven quiet larks',
    password2: 'seven quiet larks',
    privacyVersion: '2026-11',
  });
});

test('pressed twice it registers once (B-028)', async () => {
  const screen = await visit();
  await userEvent.fill(username(screen), 'ada@example.org');
  await userEvent.fill(password(screen), 'seven quiet larks');
  await userEvent.fill(password2(screen), 'seven quiet larks');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign up' }));
  await expect.poll(screen.address).toBe('/activate/');
  expect(sent(screen)).toHaveLength(1);
});

test('personal data is sent along (R-1207, B-058)', async () => {
  const screen = await visit();
  await userEvent.fill(screen.getByLabelText('First name'), '<img src=x onerror=alert(1)>');
  await userEvent.fill(screen.getByLabelText('Last name'), 'Łukasiewicz');
  await userEvent.fill(screen.getByLabelText('Discipline'), 'Otorhinolaryngology');
  await userEvent.fill(screen.getByLabelText('Experience'), '12');
  await userEvent.selectOptions(screen.getByLabelText('Title'), 'prof');
  await userEvent.selectOptions(screen.getByLabelText('Position'), 'chief-physician');
  await userEvent.selectOptions(screen.getByLabelText('Workplace'), 'university');
  await register(screen);
  await expect.poll(() => sent(screen).length).toBe(1);
  expect(await sent(screen)[0]?.json()).toMatchObject({
    firstname: '<img src=x onerror=alert(1)>',
    lastname: 'Łukasiewicz',
    discipline: 'Otorhinolaryngology',
    experience: 12,
    title: 'prof',
    position: 'chief-physician',
    workplace: 'university',
  });
});

test('an address that has an account gives the same success (B-026)', async () => {
  const screen = await visit();
  await register(screen, 'seven quiet larks', 'ann@example.org');
  await expect.poll(screen.address).toBe('/activate/');
});

test('passwords that differ are sent, and the server says so (R-324, R-325, R-1416, R-1417, B-032)', async () => {
  const screen = await visit({ handlers: refusing('Passwords do not match') });
  await register(screen, 'seven quiet owls');
  const modal = screen.getByRole('dialog', { name: 'Signup Failed' });
  await expect.element(modal).toMatchTextContent('Passwords do not match');
  await expect.element(screen.getByRole('main').getByText('Passwords do not match')).toBeVisible();
  expect(await sent(screen)[0]?.json()).toMatchObject({ password2: 'seven quiet owls' });
  await expect.element(username(screen)).toHaveValue('ada@example.org');
});

test.each([
  ['B-033', 'This is one of the passwords that attackers try first. Please choose another.'],
  ['B-055', 'Experience must be a whole number 0-80.'],
  ['B-029', 'Please enter a valid e-mail address.'],
])('%s what the server refuses is said in its words, and everything typed stays', async (_id, sentence) => {
  const screen = await visit({ handlers: refusing(sentence) });
  await userEvent.fill(screen.getByLabelText('Experience'), '3.5');
  await register(screen, 'seven quiet larks', 'a@b');
  await expect.element(screen.getByRole('main').getByText(sentence)).toBeVisible();
  expect(await sent(screen)[0]?.json()).toMatchObject({ username: 'a@b', experience: 3.5 });
  await expect.element(screen.getByLabelText('Experience')).toHaveValue(3.5);
});

test('an answer whose type is no success is a failure, with its message (R-1207, R-1416)', async () => {
  const screen = await visit({
    handlers: [
      http.post('/user/create', ({ response }) => response(200).json({ type: 'error', message: 'Not now, please.' })),
    ],
  });
  await register(screen);
  await expect.element(screen.getByRole('dialog', { name: 'Signup Failed' })).toMatchTextContent('Not now, please.');
  expect(screen.address()).toBe('/signup/');
});

test('any other error has a sentence of ours (R-1418)', async () => {
  const screen = await visit({
    handlers: [
      http.post('/user/create', ({ response }) =>
        response(500).json({ type: 'error', message: 'Boom', ...buildError('Boom', 'internal') }),
      ),
    ],
  });
  await register(screen);
  const modal = screen.getByRole('dialog', { name: 'Signup Failed' });
  await expect.element(modal).toMatchTextContent('An error occurred during signup. Please try again.');
});

test('a missing response is distinguished (R-1419)', async () => {
  const screen = await visit({ handlers: [http.post('/user/create', () => Response.error())] });
  await register(screen);
  const modal = screen.getByRole('dialog', { name: 'Signup Failed' });
  await expect.element(modal).toMatchTextContent('No response received from server. Please try again.');
});

test('R-2542, R-1418: too many sign-ups give the fixed sentence, and below it when to try again', async () => {
  const refusal = {
    ...buildAccountError('Too many attempts.', 'too_many_requests'),
    params: { reason: 'attempts' as const, seconds: 600 },
  };
  const screen = await visit({ handlers: [http.post('/user/create', ({ response }) => response(429).json(refusal))] });
  await register(screen);
  const modal = screen.getByRole('dialog', { name: 'Signup Failed' });
  await expect.element(modal).toMatchTextContent('An error occurred during signup. Please try again.');
  const banner = screen.getByRole('main');
  await expect.element(banner.getByText('An error occurred during signup. Please try again.')).toBeVisible();
  await expect.element(banner.getByText('Too many attempts. Try again in 10 minutes.')).toBeVisible();
});

test('R-2528: a registration whose mail waits says when it can go', async () => {
  const screen = await visit({
    handlers: [
      http.post('/user/create', ({ response }) =>
        response(200).json({ type: 'success', message: 'Wait.', nextMailAt: '2026-11-22T14:20:00Z' }),
      ),
    ],
  });
  await register(screen);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Activate your account' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The next one can be sent at \d\d:20\./);
});

test('R-3345: while no mail goes out a registration says that its mail comes later, and not that it comes within a minute', async () => {
  const screen = await visit({
    handlers: [
      http.post('/user/create', ({ response }) =>
        response(200).json({ type: 'success', message: 'Later.', mailsWait: true }),
      ),
    ],
  });
  await register(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(account.mailsWait);
  await expect.element(screen.getByText(signup.activate)).toBeVisible();
  expect(screen.getByText(signup.activateSpam).query()).toBeNull();
});

test('R-1820: sign-up says who sees what, and sends the choice only where it is made', async () => {
  const screen = await visit();
  await expect
    .element(screen.getByText(/^People you work with on a network see your name; the rest only/))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Who sees this')).toHaveValue('0');
  await userEvent.selectOptions(screen.getByLabelText('Who sees this'), '1');
  await register(screen);
  await expect.poll(() => sent(screen)).toHaveLength(1);
  expect(await sent(screen)[0]?.json()).toMatchObject({ showsProfile: true });
});

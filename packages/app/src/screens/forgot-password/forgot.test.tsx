import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SECRET } from '../../test/accountServer.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { account } from '@credence/text/english/app/account';
import { forgot } from '@credence/text/english/app/forgot';
import { signup } from '@credence/text/english/app/signup';

const visit = (path = '/forgot/', options: RouteOptions = {}) => renderRoute(path, { signedIn: false, ...options });
type Screen = Awaited<ReturnType<typeof visit>>;

async function ask(screen: Screen, address: string) {
  await userEvent.fill(screen.getByLabelText('E-mail address'), address);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
}
const sent = (screen: Screen, call: string) => screen.requests.find(({ url }) => url.endsWith(call));

test.each(['/forgot', '/forgot/', '/forgot-password', '/forgot-password/'])(
  'a visitor finds the form at %s (R-109, R-110, R-111, R-340, R-341, R-342)',
  async (path) => {
    const screen = await visit(path);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect.element(screen.getByLabelText('E-mail address')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to login' }).element().getAttribute('href')).toBe('/login');
  },
);

test('the address is sent as username, and the answer shown as a success (R-344, R-1195, R-1215, R-1463)', async () => {
  const screen = await visit();
  await ask(screen, 'ada@example.org');
  await expect
    .element(screen.getByText('If there is an account for this address, it gets an e-mail with a link.'))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toHaveFocus();
  expect(await sent(screen, '/user/forgot-password')?.json()).toEqual({ username: 'ada@example.org' });
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  await expect.element(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test.each(['', 'nobody', 'a@b', 'two words'])('the client lets %j pass: the server judges (R-343)', async (typed) => {
  const screen = await visit();
  await ask(screen, typed);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  expect(await sent(screen, '/user/forgot-password')?.json()).toEqual({ username: typed });
});

test.each([
  [
    'words of the server (R-1463)',
    () => Response.json(buildError('Please enter a valid e-mail address.'), { status: 400 }),
    'Please enter a valid e-mail address.',
  ],
  ['no words (R-1464)', () => Response.json({}, { status: 500 }), 'An error occurred. Please try again.'],
  ['no answer (R-1465)', () => Response.error(), 'No response received from server. Please try again.'],
])('a call that fails with %s says so, and keeps what was typed', async (_what, answer, sentence) => {
  const screen = await visit('/forgot/', { handlers: [http.post('/user/forgot-password', answer)] });
  await ask(screen, 'ada@example.org');
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail address')).toHaveValue('ada@example.org');
});

const link = (secret: string) => `/forgot/#user=ada%40example.org&secret=${secret}`;

async function setPassword(screen: Screen, repeated = 'eleven loud herons') {
  await userEvent.fill(screen.getByLabelText('New password', { exact: true }), 'eleven loud herons');
  await userEvent.fill(screen.getByLabelText('Repeat the new password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
}

test('the mailed link asks for the new password, and leads to the sign-in (O-69)', async () => {
  const screen = await visit(link(SECRET));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await setPassword(screen);
  await expect.element(screen.getByText('Your password has been changed. You can log in now.')).toBeVisible();
  expect(await sent(screen, '/user/reset-password')?.json()).toEqual({
    user: 'ada@example.org',
    secret: SECRET,
    password: 'eleven loud herons',
  });
  await userEvent.click(screen.getByRole('link', { name: 'Go to login' }));
  await expect.poll(screen.address).toBe('/login');
});

test.each([
  ['used or too old', link('other')],
  ['cut off', '/forgot/?user=ada%40example.org'],
  ['tampered with', `${link(SECRET)}&secret=other`],
])(
  'R-2538, B-049: a link that is %s says so before it asks for a password, and leads to a new one',
  async (_, path) => {
    const screen = await visit(path);
    await expect.element(screen.getByText('Invalid confirmation link.')).toBeVisible();
    expect(screen.getByLabelText('New password', { exact: true }).query()).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
    await expect.element(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test('R-2538: a link that ends while the password is typed says so in the form (B-049)', async () => {
  const screen = await visit(link(SECRET), {
    handlers: [
      http.post('/user/reset-password', ({ response }) =>
        response(400).json(buildError('Invalid confirmation link.', 'invalid_link')),
      ),
    ],
  });
  await setPassword(screen);
  await expect.element(screen.getByText('Invalid confirmation link.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
  await expect.element(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('R-2538: where the server cannot check the link, the form asks for the password', async () => {
  const screen = await visit(link('other'), {
    handlers: [http.post('/user/check-password-link', () => Response.error())],
  });
  await expect.element(screen.getByLabelText('New password', { exact: true })).toBeVisible();
});

test('R-2539: the secret leaves the address bar and the history, and the form stays', async () => {
  const screen = await visit(link(SECRET));
  await expect.element(screen.getByLabelText('New password', { exact: true })).toBeVisible();
  await expect.poll(screen.address).toBe('/forgot/');
  expect(screen.calls.filter((call) => call.includes('check-password-link'))).toHaveLength(1);
  await setPassword(screen);
  expect(await sent(screen, '/user/reset-password')?.json()).toMatchObject({ secret: SECRET });
});

test('R-2540: passwords that differ send nothing', async () => {
  const screen = await visit(link(SECRET));
  await setPassword(screen, 'eleven loud owls');
  await expect.element(screen.getByText('Passwords do not match')).toBeVisible();
  await expect.element(screen.getByLabelText('Repeat the new password')).toHaveFocus();
  expect(sent(screen, '/user/reset-password')).toBeUndefined();
});

test('R-2541, R-109: opened by somebody who is signed in, the link says why it leads home', async () => {
  const screen = await renderRoute(link(SECRET));
  await expect.element(screen.getByText(/^You are logged in as ann@example.org, so the link/)).toBeVisible();
  expect(screen.address()).toBe('/');
  await userEvent.click(screen.getByRole('link', { name: 'Go to your profile' }));
  await expect.poll(screen.address).toBe('/profile');
  expect(screen.getByText(/^You are logged in as/).query()).toBeNull();
});

test('R-2528: when no mail goes out the page says when the next one can', async () => {
  const screen = await visit('/forgot/', {
    handlers: [
      http.post('/user/forgot-password', ({ response }) =>
        response(200).json({ message: 'Wait.', nextMailAt: '2026-11-22T14:20:00Z' }),
      ),
    ],
  });
  await ask(screen, 'ada@example.org');
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The next one can be sent at \d\d:20\./);
});

test('R-3345: while no mail goes out the page says that the link comes later, and not to check the e-mail', async () => {
  const screen = await visit('/forgot/', {
    handlers: [
      http.post('/user/forgot-password', ({ response }) => response(200).json({ message: 'Later.', mailsWait: true })),
    ],
  });
  await ask(screen, 'ada@example.org');
  await expect.element(screen.getByRole('alert')).toMatchTextContent(account.mailsWait);
  expect(screen.getByText(forgot.sentTitle).query()).toBeNull();
  expect(screen.getByText(signup.activateSpam).query()).toBeNull();
});

test('a weak new password gives the reason (B-033)', async () => {
  const sentence = 'This is one of the passwords that attackers try first. Please choose another.';
  const screen = await visit(link(SECRET), {
    handlers: [http.post('/user/reset-password', ({ response }) => response(400).json(buildError(sentence)))],
  });
  await setPassword(screen);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveValue('eleven loud herons');
});

import { delay } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SECRET } from '../../test/accountServer.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { account } from '@credence/text/english/app/account';
import { signup } from '@credence/text/english/app/signup';

const visit = (path: string, options: RouteOptions = {}) => renderRoute(path, { signedIn: false, ...options });
const link = `/confirm-account#user=ada%40example.org&secret=${SECRET}`;

test.each([
  ['/activate', true],
  ['/activate/', false],
])('%s says what to do, whoever is signed in: %s (R-112, R-113, R-114, R-115)', async (path, signedIn) => {
  const screen = await renderRoute(path, { signedIn });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Activate your account' })).toBeVisible();
  const sentence = /an e-mail with a link. Open it to activate your account. After that you can log in./;
  await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to login' }).element().getAttribute('href')).toBe('/login');
  expect(document.title).toBe('Activate your account · Credence');
});

test('the link can be sent again', async () => {
  const screen = await visit('/activate/');
  await userEvent.fill(screen.getByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await expect.element(screen.getByText(/you get the link again/)).toBeVisible();
  const sent = screen.requests.find(({ url }) => url.endsWith('/user/resend-activation'));
  expect(await sent?.json()).toEqual({ username: 'ada@example.org' });
});

test('asked too often, it says so in the server’s words', async () => {
  const screen = await visit('/activate/', {
    handlers: [
      http.post('/user/resend-activation', ({ response }) =>
        response(429).json(buildError('Too many mails. Please try again in 10 minutes.', 'too_many')),
      ),
    ],
  });
  await userEvent.fill(screen.getByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await expect.element(screen.getByText('Too many mails. Please try again in 10 minutes.')).toBeVisible();
});

test.each(['/signup/approve', '/signup/approve/'])(
  '%s says that the registration waits for its link (R-107, R-108, O-67)',
  async (path) => {
    const screen = await visit(path);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'We have received your registration' }))
      .toBeVisible();
    expect(screen.address()).toBe(path);
    expect(screen.getByRole('link', { name: 'Go to login' }).element().getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'No e-mail received?' }).element().getAttribute('href')).toBe('/activate/');
  },
);

test.each([false, true])(
  'a mailed link confirms the account, signed in or not (%s), and leads on (R-116, R-328, R-329, R-330, R-331, R-332, R-335, R-337, R-1214)',
  async (signedIn) => {
    const screen = await renderRoute(link, { signedIn });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Account Confirmation' })).toBeVisible();
    await expect.element(screen.getByText('Your account is active. You can log in now.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
    const asked = screen.requests.filter(({ url }) => url.endsWith('/confirm-account'));
    expect(asked).toHaveLength(1);
    expect(await asked[0]!.json()).toEqual({ user: 'ada@example.org', secret: SECRET });
    expect(screen.requests.filter(({ url }) => url.includes(SECRET))).toEqual([]);
  },
);

test('it shows that it is working, then the result (R-339)', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const screen = await visit(link, {
    handlers: [
      http.post('/user/confirm-account', async ({ response }) => {
        await answered;
        await delay(1);
        return response(200).json({ message: 'Your account is active. You can log in now.' });
      }),
    ],
  });
  await expect.element(screen.getByText('Your account is being confirmed...')).toBeInTheDocument();
  answer();
  await expect.element(screen.getByText('Your account is active. You can log in now.')).toBeVisible();
  expect(screen.getByText('Your account is being confirmed...').query()).toBeNull();
});

describe('opened in another browser than the one that signed up', () => {
  const sentence = 'One step is left: your password activates the account.';
  const elsewhere = http.post('/user/confirm-account', ({ response }) =>
    response(200).json({
      message: sentence,
      needsPassword: { name: 'Eve Lark', registeredAt: '2026-11-20T10:00:00Z' },
    }),
  );
  const sent = (screen: Awaited<ReturnType<typeof visit>>, call: string) =>
    screen.requests.find(({ url }) => url.endsWith(call))?.json();

  test('R-1902: it says who registered and when, and the password of the sign-up activates', async () => {
    const screen = await visit(link, { handlers: [elsewhere] });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByText(/^ada@example.org was signed up on .*2026.* “Eve Lark”/)).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Password of the sign-up'), 'not the one');
    await userEvent.click(screen.getByRole('button', { name: 'Activate the account' }));
    await expect.element(screen.getByText('The password is wrong.')).toBeVisible();
    const [password] = screen.requests
      .filter(({ url }) => url.endsWith('/user/activate'))
      .map((request) => request.json());
    expect(await password).toEqual({ user: 'ada@example.org', secret: SECRET, password: 'not the one', isNew: false });
  });

  test('R-1903: whoever did not choose the password sets an own one', async () => {
    const screen = await visit(link, { handlers: [elsewhere] });
    await userEvent.click(screen.getByRole('button', { name: 'I did not choose it' }));
    await userEvent.fill(screen.getByLabelText('Your own password'), 'eleven loud herons');
    await userEvent.click(screen.getByRole('button', { name: 'Activate the account' }));
    await expect.element(screen.getByText('Your account is active. You can log in now.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
    expect(await sent(screen, '/user/activate')).toMatchObject({ password: 'eleven loud herons', isNew: true });
  });

  test('R-1904: "That was not me" removes the registration and says so', async () => {
    const screen = await visit(link, { handlers: [elsewhere] });
    await userEvent.click(screen.getByRole('button', { name: 'That was not me' }));
    await expect.element(screen.getByText(/^The registration was removed/)).toBeVisible();
    expect(await sent(screen, '/user/reject-registration')).toEqual({ user: 'ada@example.org', secret: SECRET });
    expect(screen.getByRole('link', { name: 'Go to login' }).query()).toBeNull();
  });
});

test.each([
  '/confirm-account',
  `/confirm-account/#secret=${SECRET}`,
  '/confirm-account#user=ada%40example.org',
  `/confirm-account#user=&secret=${SECRET}`,
  `/confirm-account?user=ada%40example.org&secret=${SECRET}&secret=other`,
  `/confirm-account#user=ada%40example.org&secret=${SECRET}&secret=other`,
])(
  '%s lacks a part or has it twice, and nothing is asked (R-333, R-334, R-336, R-1455, B-041, B-045)',
  async (path) => {
    const screen = await visit(path);
    await expect.element(screen.getByText('Invalid confirmation link.')).toBeVisible();
    expect(screen.calls.filter((call) => call.includes('confirm-account'))).toEqual([]);
    await expect.element(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  },
);

test('R-1214: a link with its secret in the query, as other servers mail it, is asked for in that form', async () => {
  const screen = await visit(link.replace('#', '?'), {
    handlers: [
      http.get('/user/confirm-account', ({ response }) => response(200).json({ message: 'Welcome to your account.' })),
    ],
  });
  await expect.element(screen.getByText('Welcome to your account.')).toBeVisible();
  const sent = screen.requests.filter(({ url }) => url.includes('/user/confirm-account'));
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
  expect(screen.address()).toBe('/confirm-account');
});

test('a link that is refused gives the server’s words, and the way to another (R-1456, B-042, B-043)', async () => {
  const screen = await visit('/confirm-account#user=ada%40example.org&secret=other');
  await expect.element(screen.getByText('This link is invalid or too old.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
  await expect.poll(screen.address).toBe('/activate/');
});

test.each([
  ['no answer', () => Response.error()],
  ['no words', () => new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } })],
])('a confirmation that fails with %s has a sentence of ours (R-338, R-1457)', async (_what, answer) => {
  const screen = await visit(link, { handlers: [http.post('/user/confirm-account', answer)] });
  await expect.element(screen.getByText('An error occurred during account confirmation.')).toBeVisible();
});

test('R-3345: while no mail goes out, sending again says that it comes later', async () => {
  const screen = await visit('/activate/', {
    handlers: [
      http.post('/user/resend-activation', ({ response }) =>
        response(200).json({ message: 'Later.', mailsWait: true }),
      ),
    ],
  });
  await expect.element(screen.getByText(signup.activateSpam)).toBeVisible();
  await userEvent.fill(screen.getByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await expect.element(screen.getByRole('alert')).toMatchTextContent(account.mailsWait);
  expect(screen.getByText(signup.activateSpam).query()).toBeNull();
});

test('R-2528: asked for too often, sending again says when the next mail can go', async () => {
  const screen = await visit('/activate/', {
    handlers: [
      http.post('/user/resend-activation', ({ response }) =>
        response(200).json({ message: 'Wait.', nextMailAt: '2026-11-22T14:20:00Z' }),
      ),
    ],
  });
  await userEvent.fill(screen.getByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The next one can be sent at \d\d:20\./);
});

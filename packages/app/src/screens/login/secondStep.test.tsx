import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError, buildSite } from '../../test/builders.js';
import { fakeServer, http, TOKEN } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

type Screen = Awaited<ReturnType<typeof renderRoute>>;

/** A server on which ann@example.org has a second factor. */
const withFactor = () => {
  const sent: unknown[] = [];
  const login = http.post('/user/login', async ({ request, response }) => {
    const typed = await request.json();
    sent.push(typed);
    if (typed.password !== 'credence-demo')
      return response(400).json(buildError('Invalid username or password', 'invalid_credentials'));
    if (typed.code === undefined)
      return response(403).json(buildError('Enter the code from your authenticator app.', 'code_needed'));
    return typed.code === '492039' || typed.code === 'k7wq-m2xd-9rht-4vbn'
      ? response(200).json({ token: TOKEN })
      : response(400).json(
          buildError('This code is wrong or was used already. Please enter the next one.', 'wrong_code'),
        );
  });
  return { sent, login };
};

async function signIn(screen: Screen) {
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('R-3241 after the password, whoever has a second factor is asked for its code, and is in', async () => {
  const { sent, login } = withFactor();
  const screen = await renderRoute('/login', { signedIn: false, handlers: [login] });
  await signIn(screen);
  const code = screen.getByLabelText('Code from your authenticator app');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(screen.getByRole('alert').query()).toBeNull();
  await userEvent.keyboard('492039{Enter}');
  await expect.poll(screen.address).toBe('/index');
  const ann = { username: 'ann@example.org', password: 'credence-demo' };
  expect(sent).toEqual([ann, { ...ann, code: '492039' }]);
});

test('R-3241 a wrong code is said in words and typed again; the password is not', async () => {
  const screen = await renderRoute('/login', { signedIn: false, handlers: [withFactor().login] });
  await signIn(screen);
  const code = screen.getByLabelText('Code from your authenticator app');
  await userEvent.fill(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This code is wrong or was used already');
  expect(screen.getByRole('dialog').query()).toBeNull();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('492039{Enter}');
  await expect.poll(screen.address).toBe('/index');
});

test('R-3241 a recovery code does it, too, and somebody else can log in after all', async () => {
  const screen = await renderRoute('/login', { signedIn: false, handlers: [withFactor().login] });
  await signIn(screen);
  await userEvent.click(screen.getByRole('button', { name: 'Log in as somebody else' }));
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
  await signIn(screen);
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await expect.element(screen.getByLabelText('Recovery code')).toHaveFocus();
  await userEvent.keyboard('k7wq-m2xd-9rht-4vbn{Enter}');
  await expect.poll(screen.address).toBe('/index');
});

test('R-3232 a site with the institution’s login has its button below the form, and leaves for it', async () => {
  const left: unknown[] = [];
  const start = http.post('/user/institution-login', async ({ request, response }) => {
    left.push(await request.json());
    return response(503).json(buildError('“Clinic account” does not answer.', 'institution_unavailable'));
  });
  const site = buildSite({ institution: { name: 'Clinic account' } });
  const screen = await renderRoute('/login?from=%2Fprofile', {
    signedIn: false,
    handlers: [start],
    server: fakeServer({ site }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clinic account' }));
  await expect.element(screen.getByRole('alert')).toMatchTextContent('does not answer');
  await expect.element(screen.getByRole('button', { name: 'Clinic account' })).toBeEnabled();
  expect(left).toEqual([{ from: '/profile' }]);
});

test('R-3232 a site without one says nothing of it', async () => {
  const screen = await renderRoute('/login', { signedIn: false });
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.getByText('or', { exact: true }).query()).toBeNull();
});

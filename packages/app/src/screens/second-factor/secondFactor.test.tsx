import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError, buildUser } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const url = 'otpauth://totp/Credence:ann%40example.org?issuer=Credence&secret=JBSWY3DPEHPK3PXP';
const codes = ['k7wq-m2xd-9rht-4vbn', '3fpa-8zcy-6jte-5gus'];
const secondFactor = { since: '2026-11-20T10:00:00Z', codesLeft: 9 };

test('R-3242 password, picture and first code set it up, and the recovery codes are shown once', async () => {
  const sent: unknown[] = [];
  let user = buildUser();
  const handlers = [
    http.get('/user/get-user/{username}', ({ response }) => response(200).json(user)),
    http.post('/user/second-factor/begin', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      return body.password === 'credence-demo'
        ? response(200).json({ secret: 'JBSWY3DPEHPK3PXP', url })
        : response(400).json(buildError('Invalid Password! Please try again.', 'invalid_credentials'));
    }),
    http.post('/user/second-factor/confirm', async ({ request, response }) => {
      sent.push(await request.json());
      user = buildUser({ secondFactor });
      return response(200).json({ recoveryCodes: codes });
    }),
  ];
  const screen = await renderRoute('/second-factor', { handlers });
  await expect.element(screen.getByText('You have none.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
  await expect.element(screen.getByLabelText('Your password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('wrong{Enter}');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Invalid Password!');
  await userEvent.fill(screen.getByLabelText('Your password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.element(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', url);
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('The code that the app shows now'), '492039');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await expect.element(screen.getByRole('heading', { name: 'Keep these codes' })).toHaveFocus();
  for (const code of codes) await expect.element(screen.getByText(code)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  await expect
    .element(screen.getByText(/^In use since 20 November 2026\. 9 of 10 recovery codes are left\.$/))
    .toBeVisible();
  expect(screen.getByText(codes[0]!).query()).toBeNull();
  expect(sent).toEqual([{ password: 'wrong' }, { password: 'credence-demo' }, { code: '492039' }]);
});

test('R-3242 password and code remove it', async () => {
  const sent: unknown[] = [];
  let user = buildUser({ secondFactor });
  const handlers = [
    http.get('/user/get-user/{username}', ({ response }) => response(200).json(user)),
    http.post('/user/second-factor/remove', async ({ request, response }) => {
      sent.push(await request.json());
      user = buildUser();
      return response(200).json({ message: 'The second factor was removed.' });
    }),
  ];
  const screen = await renderRoute('/second-factor', { handlers });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.fill(screen.getByLabelText('Your password', { exact: true }), 'credence-demo');
  await userEvent.fill(screen.getByLabelText(/^A code from the app that you use now/), '492039');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.element(screen.getByRole('status').filter({ hasText: 'was removed' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Set up' })).toBeVisible();
  expect(sent).toEqual([{ password: 'credence-demo', code: '492039' }]);
});

test('R-3242 whoever has no password is told that their institution asks', async () => {
  const user = buildUser({ hasPassword: false });
  const handlers = [http.get('/user/get-user/{username}', ({ response }) => response(200).json(user))];
  const screen = await renderRoute('/second-factor', { handlers });
  await expect.element(screen.getByText(/which asks for what it needs itself/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set up' }).query()).toBeNull();
});

test('R-3242 the profile leads there', async () => {
  const screen = await renderRoute('/profile');
  await userEvent.click(screen.getByRole('link', { name: 'Set up' }));
  await expect.poll(screen.address).toBe('/second-factor');
});

test('R-3243 an administrator removes the second factor of who lost it', async () => {
  const sent: unknown[] = [];
  const reset = http.post('/user/second-factor/reset', async ({ request, response }) => {
    const body = await request.json();
    sent.push(body);
    return body.username === 'ben@example.org'
      ? response(200).json({ message: 'The second factor was removed.' })
      : response(404).json(buildError('User not found', 'user_not_found'));
  });
  const dashboard = http.get('/user/activities', () => Response.json({ users: [], periods: {} }));
  const screen = await renderRoute('/admin/dashboard', {
    handlers: [reset, dashboard],
    server: fakeServer({ isAdmin: true }),
  });
  const field = screen.getByLabelText('Their e-mail address');
  await userEvent.fill(field, 'nobody@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Remove second factor' }));
  await expect.element(screen.getByText(/^There is no account with this address/)).toBeVisible();
  await userEvent.fill(field, 'ben@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Remove second factor' }));
  await expect.element(screen.getByText('ben@example.org logs in with the password alone now.')).toBeVisible();
  expect(sent).toEqual([{ username: 'nobody@example.org' }, { username: 'ben@example.org' }]);
});

test('R-3243 an administrator who needs a second factor first is led to it', async () => {
  const refused = buildError('Administrators of this site need a second factor.', 'factor_required');
  const dashboard = http.get('/user/activities', ({ response }) => response(403).json(refused));
  const screen = await renderRoute('/admin/dashboard', {
    handlers: [dashboard],
    server: fakeServer({ isAdmin: true }),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Set up' }));
  await expect.poll(screen.address).toBe('/second-factor');
});

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http, TOKEN } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const address = '/login/institution?code=c0de&state=5tate';
const username = 'ann@example.org';

const answers = (answer: object) =>
  http.post('/user/institution-login/answer', () => Response.json(answer, { status: 200 }));

test('R-3232 whom the provider proved goes on to where the login was to lead, and no code stays in the address', async () => {
  const sent: unknown[] = [];
  const answer = http.post('/user/institution-login/answer', async ({ request, response }) => {
    sent.push(await request.json());
    return response(200).json({ token: TOKEN, username, from: '/profile' });
  });
  const screen = await renderRoute(address, { signedIn: false, handlers: [answer] });
  await expect.poll(screen.address).toBe('/profile');
  expect(sent).toEqual([{ query: '?code=c0de&state=5tate' }]);
});

test('R-3226 an answer that leads elsewhere leads home', async () => {
  const handlers = [answers({ token: TOKEN, username, from: '//evil.example/' })];
  const screen = await renderRoute(address, { signedIn: false, handlers });
  await expect.poll(screen.address).toBe('/index');
});

test('R-3232 the first time, the profile is asked once, with the names that the provider knows', async () => {
  const sent: unknown[] = [];
  const register = http.post('/user/institution-login/register', async ({ request, response }) => {
    sent.push(await request.json());
    return response(200).json({ token: TOKEN, username });
  });
  const asked = answers({ needs: 'profile', username, firstname: 'Ann', lastname: 'Sørensen' });
  const screen = await renderRoute(address, { signedIn: false, handlers: [asked, register] });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect.poll(screen.address).toBe('/login/institution');
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Ann');
  await userEvent.fill(screen.getByLabelText('Discipline'), 'Otorhinolaryngology');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await expect.poll(screen.address).toBe('/index');
  expect(sent).toMatchObject([{ firstname: 'Ann', lastname: 'Sørensen', discipline: 'Otorhinolaryngology' }]);
});

test('R-3232 an account that is there is joined after its password, and its code where it has one', async () => {
  const sent: unknown[] = [];
  const join = http.post('/user/institution-login/join', async ({ request, response }) => {
    const body = await request.json();
    sent.push(body);
    return body.code === undefined
      ? response(403).json(buildError('Enter the code from your authenticator app.', 'code_needed'))
      : response(200).json({ token: TOKEN, username });
  });
  const screen = await renderRoute(address, {
    signedIn: false,
    handlers: [answers({ needs: 'password', username }), join],
  });
  await userEvent.fill(screen.getByLabelText('Password of this account', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await userEvent.fill(screen.getByLabelText('Code from your authenticator app'), '492039');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await expect.poll(screen.address).toBe('/index');
  expect(sent).toEqual([{ password: 'credence-demo' }, { password: 'credence-demo', code: '492039' }]);
});

test('R-3257 whoever no longer knows the password of the account gets a link by mail, and reads what to do with it', async () => {
  const asked: unknown[] = [];
  const forgot = http.post('/user/forgot-password', async ({ request, response }) => {
    asked.push(await request.json());
    return response(200).json({ message: 'If there is an account for this address, it gets an e-mail with a link.' });
  });
  const handlers = [answers({ needs: 'password', username }), forgot];
  const screen = await renderRoute(address, { signedIn: false, handlers });
  await userEvent.click(screen.getByRole('button', { name: 'I no longer know it: e-mail me a link' }));
  await expect
    .element(screen.getByText(/it gets an e-mail with a link\. Set a new password with the link/))
    .toBeVisible();
  expect(asked).toEqual([{ username }]);
});

test('R-3232 whoever is refused reads why, and gets back to the login', async () => {
  const sentence =
    'The login of your institution does not say that it verified your e-mail address, so nobody was logged in: whoever runs this site can trust its addresses with the setting OIDC_TRUST_EMAIL_OF.';
  const refuse = http.post('/user/institution-login/answer', ({ response }) =>
    response(400).json(buildError(sentence, 'institution_refused')),
  );
  const screen = await renderRoute(address, { signedIn: false, handlers: [refuse] });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(sentence);
  await userEvent.click(screen.getByRole('link', { name: 'Back to the login' }));
  await expect.poll(screen.address).toBe('/login');
});

test('R-3232 opened without an answer, the page says that the login begins again', async () => {
  const screen = await renderRoute('/login/institution', { signedIn: false });
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Please start it again');
  expect(screen.calls.filter((call) => call.includes('institution-login'))).toEqual([]);
});

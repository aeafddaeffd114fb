import { expect, test } from 'vitest';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { plainPasswords } from '../../../test/passwords.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';

const username = 'ada@example.org';
const password = 'seven quiet larks';
const ask = (app: TestApp, call: string, who = username) => app.visitor().post(`/user/${call}`, { username: who });
const register = (app: TestApp, who = username) =>
  app.visitor().post('/user/create', { username: who, password, password2: password });

test('R-2527: sign-ups of strangers do not use up the mails that their owner asks for', async () => {
  const app = await appForThisTest({ passwords: plainPasswords });
  await Promise.all([1, 2, 3, 4].map(() => register(app)));
  expect(await mailbox(app)).toHaveLength(3);
  app.clock.advance(1000);
  for (const call of ['resend-activation', 'forgot-password'])
    expect((await ask(app, call)).json()).not.toHaveProperty('nextMailAt');
  expect(await mailbox(app)).toHaveLength(5);
});

test.each([
  ['forgot-password', 'If there is an account for this address, it gets an e-mail with a link.'],
  ['resend-activation', 'If this account waits for its activation, you get the link again.'],
])('R-2528, B-047: %s says when the next mail can go, with and without an account', async (call, sent) => {
  const app = await appForThisTest();
  await app.addUser({ username });
  for (const who of [username, 'nobody@example.org']) {
    const allowed = await Promise.all([1, 2, 3].map(() => ask(app, call, who)));
    expect(allowed.map((response): unknown => response.json())).toEqual(allowed.map(() => ({ message: sent })));
    const over = await ask(app, call, who);
    expect([over.statusCode, over.json()]).toEqual([
      200,
      {
        message: 'Several e-mails were requested for this address. The next one can be sent at 11:00 UTC.',
        nextMailAt: '2026-11-20T11:00:00.000Z',
      },
    ]);
  }
});

test('R-2528: a registration whose mail waits says so', async () => {
  const app = await appForThisTest({ passwords: plainPasswords });
  for (const allowed of await Promise.all([1, 2, 3].map(() => register(app))))
    expect(allowed.json()).not.toHaveProperty('nextMailAt');
  expect((await register(app)).json()).toMatchObject({ type: 'success', nextMailAt: '2026-11-20T11:00:00.000Z' });
});

test.each(['', '  ', 'nobody', 'two words@example.org'])(
  'R-2529: %j cannot be an address, so no mail is claimed',
  async (typed) => {
    const app = await appForThisTest();
    for (const call of ['forgot-password', 'resend-activation']) {
      const response = await ask(app, call, typed);
      expect([response.statusCode, response.json().error]).toEqual([400, 'Please enter a valid e-mail address.']);
    }
    expect(await mailbox(app)).toEqual([]);
  },
);

test('R-2538: a link for a new password can be checked, and that does not use it up', async () => {
  const app = await appForThisTest({ passwords: plainPasswords });
  await app.addUser({ username });
  await ask(app, 'forgot-password');
  const { user, secret } = await newestLink(app, username);
  const check = async (link: object): Promise<unknown> =>
    (await app.visitor().post('/user/check-password-link', link)).json();
  expect(await check({ user, secret })).toEqual({ valid: true });
  expect(await check({ user, secret })).toEqual({ valid: true });
  expect(await check({ user, secret: `${secret}x` })).toEqual({ valid: false });
  expect(await check({ user: 'nobody@example.org', secret })).toEqual({ valid: false });
  await app.visitor().post('/user/reset-password', { user, secret, password: 'eleven loud herons' });
  expect(await check({ user, secret })).toEqual({ valid: false });
});

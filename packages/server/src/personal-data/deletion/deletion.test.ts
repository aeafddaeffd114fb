import { describe, expect, test } from 'vitest';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { appForThisTest } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';

const day = 86_400_000;

describe('deleting the account', () => {
  test('asks for the password, ends every session, and can be taken back through the mail for 14 days', async () => {
    const app = await appForThisTest();
    const user = await app.addUser({ username: 'ada@example.org' });
    const [here, there] = [await app.signedIn(user), await app.signedIn(user)];
    expect((await here.post('/user/delete', { password: 'wrong' })).json()).toMatchObject({
      error: 'Invalid Password! Please try again.',
    });
    const response = await here.post('/user/delete', { password: testPassword });
    expect(response.json()).toEqual({
      message:
        'Your account will be deleted on 4 December 2026. Until then, you can undo this with the link we have e-mailed to you.',
      deletedOn: '2026-12-04T10:00:00.000Z',
    });
    for (const client of [here, there]) expect((await client.get('/user/index')).statusCode).toBe(401);

    const login = () => app.visitor().post('/user/login', { username: user.username, password: testPassword });
    expect((await login()).json()).toMatchObject({ code: 'account_deleted' });
    const wrong = await app.visitor().post('/user/login', { username: user.username, password: 'wrong' });
    expect(wrong.json().code).toBe('invalid_credentials');

    const link = await newestLink(app, user.username);
    expect(link.path).toBe('/confirm-account');
    app.clock.advance(14 * day - 1000);
    const { user: name, secret } = link;
    const kept = await app
      .visitor()
      .get(`/user/confirm-account?${new URLSearchParams({ user: name, secret }).toString()}`);
    expect(kept.json()).toEqual({ message: 'Your account is kept. You can log in again.' });
    expect((await login()).statusCode).toBe(200);
  });

  test('whoever registers or forgets the password meanwhile is sent the link that keeps it', async () => {
    const app = await appForThisTest();
    const user = await app.addUser({ username: 'ada@example.org' });
    await (await app.signedIn(user)).post('/user/delete', { password: testPassword });
    app.clock.advance(1000);
    await app.visitor().post('/user/forgot-password', { username: user.username });
    app.clock.advance(1000);
    await app.visitor().post('/user/create', {
      username: user.username,
      password: 'eleven loud herons',
      password2: 'eleven loud herons',
    });
    expect((await mailbox(app)).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'Your account at Credence will be deleted'),
    );
  });
});

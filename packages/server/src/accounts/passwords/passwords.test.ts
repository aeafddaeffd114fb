import { describe, expect, test } from 'vitest';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';

const username = 'ada@example.org';
const fresh = 'eleven loud herons';
const forgot = (app: TestApp, who = username, headers: Record<string, string> = {}) =>
  app.visitor().post('/user/forgot-password', { username: who }, headers);
const reset = (app: TestApp, link: { user: string; secret: string }, password = fresh) =>
  app.visitor().post('/user/reset-password', { user: link.user, secret: link.secret, password });
const login = (app: TestApp, password: string) => app.visitor().post('/user/login', { username, password });

describe('a forgotten password', () => {
  test('is replaced through the mailed link, every session ends, and its owner is told', async () => {
    const app = await appForThisTest();
    const user = await app.addUser({ username });
    const open = await app.signedIn(user);
    expect((await forgot(app)).statusCode).toBe(200);
    const link = await newestLink(app, username);
    expect(link.path).toBe('/forgot/');
    app.clock.advance(1000);
    const response = await reset(app, link);
    expect(response.json()).toEqual({ message: 'Your password has been changed. You can log in now.' });
    expect((await open.get('/user/index')).statusCode).toBe(401);
    expect((await login(app, testPassword)).statusCode).toBe(400);
    expect((await login(app, fresh)).statusCode).toBe(200);
    expect((await mailbox(app)).at(-1)?.subject).toBe('Your password for Credence was changed');
  });

  test('B-046 of a known, an unknown and an inactive account is one answer', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    await app.addUser({ username: 'idle@example.org', activatedAt: null });
    const answers = [await forgot(app), await forgot(app, 'nobody@example.org'), await forgot(app, 'idle@example.org')];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await mailbox(app)).map(({ to, subject }) => [to, subject])).toEqual([
      [username, 'Set a new password for Credence'],
      ['idle@example.org', 'Activate your account at Credence'],
    ]);
  });

  test('B-047 asked for six times in an hour sends three mails', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    for (let time = 0; time < 6; time++) expect((await forgot(app)).statusCode).toBe(200);
    expect(await mailbox(app)).toHaveLength(3);
    app.clock.advance(3_600_000);
    await forgot(app);
    expect(await mailbox(app)).toHaveLength(4);
  });

  test('B-048 leads to the address of the site, whatever the request calls it', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    await forgot(app, username, { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
    const [mail] = await mailbox(app);
    expect(mail?.text).toContain('https://credence.test/forgot/#');
    expect(mail?.text).not.toContain('evil');
  });

  test('B-049 a link works once, not beside a newer one, not after an hour, not after the password changed', async () => {
    const app = await appForThisTest();
    const user = await app.addUser({ username });
    await forgot(app);
    const first = await newestLink(app, username);
    app.clock.advance(1000);
    await forgot(app);
    const second = await newestLink(app, username);
    expect((await reset(app, first)).json().code).toBe('invalid_link');
    expect((await reset(app, second)).statusCode).toBe(200);
    expect((await reset(app, second)).statusCode).toBe(400);

    app.clock.advance(1000);
    await forgot(app);
    const third = await newestLink(app, username);
    const client = await app.signedIn({ ...user });
    await client.post('/user/update-password', { password: fresh, new_password: 'twelve slow storks' });
    expect((await reset(app, third)).statusCode).toBe(400);

    app.clock.advance(3_600_000);
    await forgot(app);
    const last = await newestLink(app, username);
    app.clock.advance(3_600_000);
    expect((await reset(app, last)).statusCode).toBe(400);
  });

  test('a link that is used twice at once sets one password', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    await forgot(app);
    const link = await newestLink(app, username);
    const both = await Promise.all([reset(app, link), reset(app, link, 'twelve slow storks')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('a weak new password is refused and the link still works', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    await forgot(app);
    const link = await newestLink(app, username);
    expect((await reset(app, link, 'password1')).json().code).toBe('weak_password');
    expect((await reset(app, link)).statusCode).toBe(200);
  });

  test('the activation link sets no password, and this one activates nothing', async () => {
    const app = await appForThisTest();
    await app.addUser({ username, activatedAt: null });
    await forgot(app);
    expect((await reset(app, await newestLink(app, username))).json().code).toBe('invalid_link');
  });
});

describe('changing the password', () => {
  const change = (
    client: { post: TestApp['visitor'] extends () => infer C ? (C extends { post: infer P } ? P : never) : never },
    old: string,
    next: string,
  ) => client.post('/user/update-password', { password: old, new_password: next });

  test('B-052 ends the other sessions, keeps this one, and is told by mail', async () => {
    const app = await appForThisTest();
    const user = await app.addUser({ username });
    const [here, there] = [await app.signedIn(user), await app.signedIn(user)];
    expect((await change(here, testPassword, fresh)).json()).toEqual({ message: 'Password changed successfully' });
    expect((await there.get('/user/index')).statusCode).toBe(401);
    expect((await here.get('/user/index')).statusCode).toBe(200);
    expect((await mailbox(app)).map(({ to, subject }) => [to, subject])).toEqual([
      [username, 'Your password for Credence was changed'],
    ]);
  });

  test('B-050 a wrong old one is said, and the eleventh has to wait', async () => {
    const app = await appForThisTest();
    const client = await app.signedIn(await app.addUser({ username }));
    for (let guess = 0; guess < 10; guess++) {
      const response = await change(client, `wrong ${guess}`, fresh);
      expect([response.statusCode, response.json().error]).toEqual([400, 'Invalid Password! Please try again.']);
    }
    expect((await change(client, testPassword, fresh)).statusCode).toBe(429);
    // The session remains valid.
    expect((await client.get('/user/index')).statusCode).toBe(200);
  });

  test.each([
    [testPassword, 'differs from the old one'],
    ['password1', 'try first'],
    ['short', 'at least 8'],
  ])('B-051 the new password %j is refused with the reason', async (next, reason) => {
    const app = await appForThisTest();
    const response = await change(await app.signedIn(), testPassword, next);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toContain(reason);
  });
});

describe('guessing a password', () => {
  test('B-024 stops after ten wrong ones in a quarter of an hour, and the right one from there waits too', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    for (let guess = 0; guess < 10; guess++) expect((await login(app, `wrong ${guess}`)).statusCode).toBe(400);
    const refused = await login(app, testPassword);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
    expect(refused.headers['retry-after']).toBe('900');
    app.clock.advance(15 * 60_000);
    expect((await login(app, testPassword)).statusCode).toBe(200);
  });

  test('cannot be sped up by guessing all at once', async () => {
    const app = await appForThisTest({
      passwords: { hash: () => Promise.resolve('hash'), verify: () => Promise.resolve(false) },
    });
    await app.addUser({ username });
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, index) => login(app, `wrong ${index}`)));
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  });

  test('is counted alike for accounts that do not exist', async () => {
    const app = await appForThisTest({
      passwords: { hash: () => Promise.resolve('hash'), verify: () => Promise.resolve(false) },
    });
    for (let guess = 0; guess < 10; guess++) expect((await login(app, 'x')).statusCode).toBe(400);
    expect((await login(app, 'x')).statusCode).toBe(429);
  });

  test('people who know their password are not slowed down by how often they log in', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    for (let time = 0; time < 12; time++) expect((await login(app, testPassword)).statusCode).toBe(200);
  });
});

import { describe, expect, test } from 'vitest';
import { linksTo, mailbox, newestLink } from '../../../test/mailbox.js';
import { ownBrowser } from '../../../test/ownBrowser.js';
import { plainPasswords } from '../../../test/passwords.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { registrations, users } from '../../database/schema/index.js';

const username = 'ada@example.org';
const squatter = 'a squatter was here';
const own = 'seven quiet larks';
const active = { message: 'Your account is active. You can log in now.' };

const start = () => appForThisTest({ passwords: plainPasswords });
const register = (app: TestApp, password: string, firstname: string, browser = app.visitor()) =>
  browser.post('/user/create', { username, password, password2: password, firstname, lastname: 'Lark' });
const confirm = (app: TestApp, secret: string, browser = app.visitor()) =>
  browser.get(`/user/confirm-account?${new URLSearchParams({ user: username, secret }).toString()}`);
const activate = (app: TestApp, more: { secret: string; password: string; isNew: boolean }) =>
  app.visitor().post('/user/activate', { user: username, ...more });
const reject = (app: TestApp, secret: string) =>
  app.visitor().post('/user/reject-registration', { user: username, secret });
const login = async (app: TestApp, password: string) =>
  (await app.visitor().post('/user/login', { username, password })).statusCode;

describe('the link of an activation mail', () => {
  test('R-1901 R-328 opened in the browser that signed up, it activates at once', async () => {
    const app = await start();
    const browser = app.visitor();
    const response = await register(app, own, 'Ada', browser);
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/credence-signup=[^;]{40,}; Path=\/api\/user; Max-Age=86400; HttpOnly; SameSite=Strict/);
    const secret = /credence-signup=([^;]+)/.exec(cookie)![1]!;
    expect(JSON.stringify(await app.database.select().from(users))).not.toContain(secret);
    const link = await newestLink(app, username);
    expect((await confirm(app, link.secret, browser)).json()).toEqual(active);
    expect(await login(app, own)).toBe(200);
  });

  test('R-1902 opened elsewhere, it activates nothing, and says who registered and when', async () => {
    const app = await start();
    await register(app, squatter, 'Eve');
    app.clock.advance(60_000);
    const { secret } = await newestLink(app, username);
    for (let times = 0; times < 2; times++) {
      const opened = await confirm(app, secret);
      expect([opened.statusCode, opened.json()]).toEqual([
        200,
        {
          message: 'One step is left: your password activates the account.',
          needsPassword: { name: 'Eve Lark', registeredAt: '2026-11-20T10:00:00.000Z' },
        },
      ]);
    }
    // Another browser that signed up somewhere else is none that signed up for this.
    const other = app.visitor();
    await other.post('/user/create', { username: 'b@example.org', password: own, password2: own });
    expect((await confirm(app, secret, other)).json()).toHaveProperty('needsPassword');
    expect(await login(app, squatter)).toBe(403);
  });

  test('R-1902 opened elsewhere, the password of the sign-up activates; a wrong one does not, and counts', async () => {
    const app = await start();
    await register(app, own, 'Ada');
    const { secret } = await newestLink(app, username);
    const wrong = await activate(app, { secret, password: 'not the one', isNew: false });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid_credentials']);
    expect((await activate(app, { secret, password: own, isNew: false })).json()).toEqual(active);
    expect(await login(app, own)).toBe(200);
    const again = await activate(app, { secret, password: own, isNew: false });
    expect(again.json()).toEqual({ message: 'This was confirmed already. You can log in.' });
  });

  test('R-1902 the eleventh guess of the password of a sign-up has to wait', async () => {
    const app = await start();
    await register(app, own, 'Ada');
    const { secret } = await newestLink(app, username);
    const statuses = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await activate(app, { secret, password: `guess ${guess}`, isNew: false })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test('R-1903 an address that a stranger registered gets a password of its owner, and the stranger stays outside', async () => {
    const app = await start();
    const stranger = app.visitor();
    await register(app, squatter, 'Eve', stranger);
    const { secret } = await newestLink(app, username);
    const weak = await activate(app, { secret, password: 'password1', isNew: true });
    expect([weak.statusCode, weak.json().code]).toEqual([400, 'weak_password']);
    expect((await activate(app, { secret, password: own, isNew: true })).json()).toEqual(active);
    expect([await login(app, own), await login(app, squatter)]).toEqual([200, 400]);
    expect((await stranger.post('/user/login', { username, password: squatter })).statusCode).toBe(400);
    // Name and all else that somebody else entered are not the owner's.
    expect(await app.database.select().from(users)).toMatchObject([{ firstname: '', lastname: '', signupHash: null }]);
  });

  test('R-1903 with a wrong secret nobody sets a password', async () => {
    const app = await start();
    await register(app, own, 'Ada');
    const response = await activate(app, { secret: 'never-given-out', password: 'eleven loud herons', isNew: true });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_link']);
  });

  test('R-1904 "That was not me" removes the registration, and its link', async () => {
    const app = await start();
    await register(app, squatter, 'Eve');
    const { secret } = await newestLink(app, username);
    expect((await reject(app, secret)).statusCode).toBe(200);
    expect(await app.database.select().from(users)).toEqual([]);
    expect((await confirm(app, secret)).statusCode).toBe(400);
    expect(await login(app, squatter)).toBe(400);
  });

  test.each([0, 1])('R-1904 of two registrations it removes the one that it was mailed for (%i)', async (rejected) => {
    const app = await start();
    await register(app, squatter, 'Eve');
    app.clock.advance(1000);
    const browser = ownBrowser(app);
    await register(app, own, 'Ada', browser);
    const links = await linksTo(app, username);
    expect((await reject(app, links[rejected]!.secret)).statusCode).toBe(200);
    expect(await app.database.select().from(registrations)).toEqual([]);
    expect((await confirm(app, links[rejected]!.secret, browser)).statusCode).toBe(400);
    const left = (await confirm(app, links[1 - rejected]!.secret, browser)).json();
    if (rejected === 0) {
      expect(left).toEqual(active);
      expect([await login(app, own), await login(app, squatter)]).toEqual([200, 400]);
    } else expect(left).toMatchObject({ needsPassword: { name: 'Eve Lark' } });
  });

  test('R-1904 an active account is not removed by a link that activated it', async () => {
    const app = await start();
    const browser = app.visitor();
    await register(app, own, 'Ada', browser);
    const { secret } = await newestLink(app, username);
    await confirm(app, secret, browser);
    expect((await reject(app, secret)).json()).toEqual({ message: 'This was confirmed already. You can log in.' });
    expect(await login(app, own)).toBe(200);
  });

  test('R-1901 the mail does not greet somebody who may not have signed up, and says what to do', async () => {
    const app = await start();
    await register(app, squatter, 'Eve');
    const [mail] = await mailbox(app);
    expect(mail?.text).not.toContain('Welcome');
    expect(mail?.text).toContain('If that was not you, open the link and say so, or ignore this e-mail.');
  });
});

import { describe, expect, test } from 'vitest';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { ownBrowser } from '../../../test/ownBrowser.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { users } from '../../database/schema/index.js';

const registration = { username: 'ada@example.org', password: 'seven quiet larks', password2: 'seven quiet larks' };
const register = (app: TestApp, more: object = {}) =>
  ownBrowser(app).post('/user/create', { ...registration, ...more });
const confirm = (app: TestApp, { user, secret }: { user: string; secret: string }) =>
  ownBrowser(app).get(`/user/confirm-account?${new URLSearchParams({ user, secret }).toString()}`);
const accounts = (app: TestApp) => app.database.select().from(users);

describe('registering', () => {
  test('R-309 R-327 R-328 R-329 sends a link that activates the account, and then one can log in', async () => {
    const app = await appForThisTest();
    const response = await register(app, { firstname: 'Ada', title: 'dr-phd', experience: 0, position: 0 });
    expect([response.statusCode, response.json().type]).toEqual([200, 'success']);

    const link = await newestLink(app, 'ada@example.org');
    expect(link).toMatchObject({ path: '/confirm-account', user: 'ada@example.org' });
    const early = await app.visitor().post('/user/login', registration2Login);
    expect([early.statusCode, early.json().code]).toEqual([403, 'not_activated']);

    const confirmed = await confirm(app, link);
    expect(confirmed.json()).toEqual({ message: 'Your account is active. You can log in now.' });
    expect((await app.visitor().post('/user/login', registration2Login)).statusCode).toBe(200);
    expect(await accounts(app)).toMatchObject([{ firstname: 'Ada', title: 'dr-phd', position: '0', experience: 0 }]);
  });

  test('keeps which privacy text was agreed to, and when', async () => {
    const app = await appForThisTest();
    await register(app, { privacyVersion: '2026-11' });
    expect(await accounts(app)).toMatchObject([{ privacyVersion: '2026-11', privacyAcceptedAt: app.clock.now() }]);
  });

  test('writes in the language that was chosen', async () => {
    const app = await appForThisTest();
    await register(app, { locale: 'de' });
    expect((await mailbox(app))[0]?.subject).toContain('Aktivieren Sie');
  });

  test('B-026 of an address that has an account gets the same answer, and its owner a mail', async () => {
    const app = await appForThisTest();
    await app.addUser({ username: 'ada@example.org', firstname: 'Ada' });
    const response = await register(app, { firstname: 'Eve' });
    const other = await register(app, { username: 'new@example.org' });
    expect(response.json()).toEqual(other.json());
    expect((await mailbox(app)).map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'You already have an account at Credence'],
      ['new@example.org', 'Activate your account at Credence'],
    ]);
    expect((await accounts(app)).find(({ username }) => username === 'ada@example.org')?.firstname).toBe('Ada');
  });

  test.each(['ADA@Example.org', ' ada@example.org ', 'ada@EXAMPLE.ORG'])(
    'B-027 %j is the account that is there already',
    async (username) => {
      const app = await appForThisTest();
      await app.addUser({ username: 'ada@example.org' });
      await register(app, { username });
      expect(await accounts(app)).toHaveLength(1);
    },
  );

  test('B-027 an address with a plus is an address of its own; a full-width one is none', async () => {
    const app = await appForThisTest();
    await app.addUser({ username: 'ada@example.org' });
    expect((await register(app, { username: 'ada+study@example.org' })).statusCode).toBe(200);
    expect((await register(app, { username: 'ａｄａ@example.org' })).statusCode).toBe(400);
    expect(await accounts(app)).toHaveLength(2);
  });

  test('B-028 twice at once makes one account, and both are answered alike', async () => {
    const app = await appForThisTest();
    const responses = await Promise.all([register(app), register(app), register(app)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await accounts(app)).toHaveLength(1);
  });

  test.each(['a@b', '"a b"@c.d', `${'x'.repeat(250)}@example.org`, 'nobody', 'a@b.c,d@e.f', 'a@b.c d@e.f'])(
    'B-029 B-031 %j is no address to send mail to',
    async (username) => {
      const app = await appForThisTest();
      const response = await register(app, { username });
      expect([response.statusCode, response.json().message]).toEqual([400, 'Please enter a valid e-mail address.']);
      expect(await accounts(app)).toHaveLength(0);
    },
  );

  test('B-030 a second recipient cannot be written into the address', async () => {
    const app = await appForThisTest();
    expect((await register(app, { username: 'x@y.org\r\nBcc: v@w.org' })).statusCode).toBe(400);
    expect(await mailbox(app)).toHaveLength(0);
  });

  test('B-032 R-325 passwords that differ are refused in so many words', async () => {
    const app = await appForThisTest();
    const response = await register(app, { password2: 'seven quiet lark' });
    expect([response.statusCode, response.json().message, response.json().type]).toEqual([
      400,
      'Passwords do not match',
      'error',
    ]);
  });

  test.each(['seven77', 'password1', 'credence2026'])(
    'B-033 the password %s is refused with the reason',
    async (password) => {
      const app = await appForThisTest();
      const response = await register(app, { password, password2: password });
      expect([response.statusCode, response.json().code]).toEqual([400, 'weak_password']);
      expect(response.json().message).toMatch(/^(Please|This)/);
    },
  );

  test.each([
    ['is_admin', true],
    ['isAdmin', true],
    ['id', 'x'],
    ['activated', true],
    ['created_at', '2020-01-01'],
  ])('B-034 the field %s is not for those who register', async (field, value) => {
    const app = await appForThisTest();
    const response = await register(app, { [field]: value });
    expect([response.statusCode, response.json().message]).toEqual([400, `Unknown field ${field}.`]);
    expect(await accounts(app)).toHaveLength(0);
  });

  test('R-2506: a password with half a character is refused: it would be the same as one with any other half', async () => {
    const app = await appForThisTest();
    const response = await register(app, { password: 'seven \ud800 larks', password2: 'seven \ud800 larks' });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'The password holds a character that no text has.',
    ]);
  });

  test('B-024 more than two for each person at an address in an hour have to wait, and are told how long', async () => {
    const app = await appForThisTest({
      passwords: { hash: () => Promise.resolve('hash'), verify: () => Promise.resolve(false) },
    });
    const each = await Promise.all(
      Array.from({ length: 2 * app.config.peoplePerAddress + 1 }, (_, index) =>
        register(app, { username: `p${index}@example.org` }),
      ),
    );
    const refused = each.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.json().message).toBe('Too many attempts. Try again in 60 minutes.');
    expect(refused[0]?.headers['retry-after']).toBe('3600');
  });
});

const registration2Login = { username: 'ada@example.org', password: 'seven quiet larks' };

describe('the activation link', () => {
  test('B-044 opened twice does no harm', async () => {
    const app = await appForThisTest();
    await register(app);
    const link = await newestLink(app, 'ada@example.org');
    await confirm(app, link);
    const again = await confirm(app, link);
    expect([again.statusCode, again.json().message]).toEqual([200, 'This was confirmed already. You can log in.']);
  });

  test('B-042 with a wrong secret or that of somebody else it is one answer', async () => {
    const app = await appForThisTest();
    await register(app);
    await register(app, { username: 'eve@example.org' });
    const ada = await newestLink(app, 'ada@example.org');
    const eve = await newestLink(app, 'eve@example.org');
    for (const link of [
      { ...ada, secret: 'x' },
      { ...ada, secret: eve.secret },
      { ...ada, user: 'no@example.org' },
    ]) {
      const response = await confirm(app, link);
      expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid confirmation link.']);
    }
    expect((await accounts(app)).every(({ activatedAt }) => activatedAt === null)).toBe(true);
  });

  test('B-043 works for a day', async () => {
    const app = await appForThisTest();
    await register(app);
    const link = await newestLink(app, 'ada@example.org');
    app.clock.advance(24 * 3_600_000);
    expect((await confirm(app, link)).statusCode).toBe(400);
  });

  test.each(['', '?user=a%40b.org', '?secret=x', '?secret=a&secret=b&user=a%40b.org'])(
    'B-041 B-045 %j is no link',
    async (query) => {
      const app = await appForThisTest();
      const response = await ownBrowser(app).get(`/user/confirm-account${query}`);
      expect(response.statusCode).toBe(400);
    },
  );

  test.each([0, 1])(
    'is sent again on request, and either mail activates; the other then says so (%i)',
    async (opened) => {
      const app = await appForThisTest();
      await register(app);
      const first = await newestLink(app, 'ada@example.org');
      app.clock.advance(1000);
      const resent = await app.visitor().post('/user/resend-activation', { username: 'ada@example.org' });
      const unknown = await app.visitor().post('/user/resend-activation', { username: 'nobody@example.org' });
      expect(resent.json()).toEqual(unknown.json());
      expect(await mailbox(app)).toHaveLength(2);
      const links = [first, await newestLink(app, 'ada@example.org')] as const;
      expect(links[0].secret).not.toBe(links[1].secret);
      const messages = [
        (await confirm(app, links[opened] ?? first)).json().message,
        (await confirm(app, links[1 - opened] ?? first)).json().message,
      ];
      expect(messages).toEqual([
        'Your account is active. You can log in now.',
        'This was confirmed already. You can log in.',
      ]);
    },
  );
});

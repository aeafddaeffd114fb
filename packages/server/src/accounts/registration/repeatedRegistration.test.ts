import { describe, expect, test } from 'vitest';
import { linksTo, mailbox, newestLink } from '../../../test/mailbox.js';
import { ownBrowser } from '../../../test/ownBrowser.js';
import { plainPasswords } from '../../../test/passwords.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { registrations, users } from '../../database/schema/index.js';

const username = 'ada@example.org';
const own = 'seven quiet larks';
const squatter = 'a squatter was here';

const register = (app: TestApp, password: string, more: object = {}) =>
  ownBrowser(app).post('/user/create', { username, password, password2: password, ...more });
const resend = (app: TestApp) => app.visitor().post('/user/resend-activation', { username });
const forgot = (app: TestApp) => app.visitor().post('/user/forgot-password', { username });
const confirm = (app: TestApp, { user, secret }: { user: string; secret: string }) =>
  ownBrowser(app).get(`/user/confirm-account?${new URLSearchParams({ user, secret }).toString()}`);
const login = async (app: TestApp, password: string, who = username) =>
  (await app.visitor().post('/user/login', { username: who, password })).statusCode;

const active = { message: 'Your account is active. You can log in now.' };
const already = { message: 'This was confirmed already. You can log in.' };

/** Runs the calls one second apart, so that the mails have an order. */
async function inTurn(app: TestApp, calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const call of calls) {
    await call();
    app.clock.advance(1000);
  }
}

describe('a mailed link ends for nothing but a newer mail', () => {
  test.each([0, 1, 2])('R-2531 of four sign-ups in an hour, each of the three mails activates (%i)', async (opened) => {
    const app = await appForThisTest({ passwords: plainPasswords });
    const passwords = ['first quiet lark', 'second quiet lark', 'third quiet lark', 'fourth quiet lark'];
    await inTurn(
      app,
      passwords.map((password) => () => register(app, password)),
    );
    const links = await linksTo(app, username);
    expect(links).toHaveLength(3);
    expect((await confirm(app, links[opened]!)).json()).toEqual(active);
    const answers = await Promise.all(passwords.map((password) => login(app, password)));
    expect(answers).toEqual(passwords.map((_, index) => (index === opened ? 200 : 400)));
  });

  test.each([
    ['sending the link again', resend],
    ['a forgotten password', forgot],
  ])('R-2531 %s, asked for until no mail is sent any more, ends no link', async (_what, ask) => {
    for (const opened of [0, 3]) {
      const app = await appForThisTest({ passwords: plainPasswords });
      await inTurn(app, [() => register(app, own), ...Array.from({ length: 4 }, () => () => ask(app))]);
      const links = await linksTo(app, username);
      expect(links).toHaveLength(4);
      expect((await confirm(app, links[opened]!)).json()).toEqual(active);
      expect(await login(app, own)).toBe(200);
    }
  });

  test('R-2531 the newest link to a new password outlives requests that send none', async () => {
    const app = await appForThisTest();
    await app.addUser({ username });
    await inTurn(
      app,
      Array.from({ length: 5 }, () => () => forgot(app)),
    );
    const links = await linksTo(app, username);
    expect(links).toHaveLength(3);
    const { user, secret } = links[2]!;
    const reset = await app.visitor().post('/user/reset-password', { user, secret, password: 'eleven loud herons' });
    expect(reset.statusCode).toBe(200);
    expect(await login(app, 'eleven loud herons')).toBe(200);
  });

  test('R-2532 a sign-up that got no mail gets its own when the link is sent again an hour later', async () => {
    const app = await appForThisTest({ passwords: plainPasswords });
    await inTurn(app, [...Array.from({ length: 3 }, () => () => register(app, squatter)), () => register(app, own)]);
    app.clock.advance(3_600_000);
    await resend(app);
    await confirm(app, await newestLink(app, username));
    expect([await login(app, own), await login(app, squatter)]).toEqual([200, 400]);
  });
});

describe('a link activates the registration that it was sent for', () => {
  test('R-2533 a stranger who registers the same address takes nothing over, and the first mail still works', async () => {
    const app = await appForThisTest();
    await inTurn(app, [
      () => register(app, own, { firstname: 'Ada', experience: 12, privacyVersion: '2026-11' }),
      () => register(app, squatter, { firstname: 'Eve', lastname: 'Squatter' }),
    ]);
    const [first, second] = await linksTo(app, username);
    expect((await confirm(app, first!)).json()).toEqual(active);
    expect([await login(app, own), await login(app, squatter)]).toEqual([200, 400]);

    // The other registration and its link ended with it.
    expect(await app.database.select().from(registrations)).toEqual([]);
    expect((await confirm(app, second!)).json()).toEqual(already);
    expect([await login(app, own), await login(app, squatter)]).toEqual([200, 400]);
    expect(await app.database.select().from(users)).toMatchObject([
      { firstname: 'Ada', lastname: '', experience: 12, privacyVersion: '2026-11' },
    ]);
  });

  test('R-2533 the later mail activates the later registration, with its password and nothing of the earlier one', async () => {
    const app = await appForThisTest();
    await inTurn(app, [
      () => register(app, squatter, { firstname: 'Eve', lastname: 'Squatter', experience: 3, privacyVersion: '2025' }),
      () => register(app, own, { firstname: 'Ada', title: 'dr-phd', locale: 'de', privacyVersion: '2026-11' }),
    ]);
    const [first, second] = await linksTo(app, username);
    expect((await confirm(app, second!)).json()).toEqual(active);
    expect((await confirm(app, first!)).json()).toEqual(already);
    expect([await login(app, own), await login(app, squatter)]).toEqual([200, 400]);
    expect(await app.database.select().from(users)).toMatchObject([
      {
        firstname: 'Ada',
        lastname: '',
        title: 'dr-phd',
        experience: null,
        locale: 'de',
        privacyVersion: '2026-11',
        privacyAcceptedAt: new Date('2026-11-20T10:00:01Z'),
      },
    ]);
  });

  test.each([
    ['en', /registered again/i, 'on 20 November 2026 at 10:00 UTC'],
    ['de', /noch einmal/i, 'am 20. November 2026 um 10:00 UTC'],
  ])('R-2534 the second mail says that somebody registered again, and when (%s)', async (locale, again, moment) => {
    const app = await appForThisTest({ passwords: plainPasswords });
    await inTurn(app, [() => register(app, own, { locale }), () => register(app, squatter, { locale })]);
    app.clock.advance(600_000);
    await resend(app);
    const [first, second, resent] = await mailbox(app);
    expect(`${first?.subject} ${first?.text}`).not.toMatch(again);
    for (const mail of [second, resent]) {
      expect(mail?.subject).not.toBe(first?.subject);
      expect(mail?.text).toMatch(again);
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(moment);
    }
  });

  test('R-2535 who registered last is told that the account is not active; nobody else learns that it waits', async () => {
    const app = await appForThisTest();
    const once = await register(app, own);
    app.clock.advance(1000);
    const again = await register(app, squatter);
    expect([again.statusCode, again.json()]).toEqual([once.statusCode, once.json()]);
    expect([await login(app, own), await login(app, squatter), await login(app, 'a guess')]).toEqual([400, 403, 400]);
  });
});

describe('at the same moment', () => {
  test('B-028 R-2533 sign-ups each get a link of their own', async () => {
    for (const opened of [0, 1]) {
      const app = await appForThisTest({ passwords: plainPasswords });
      await Promise.all([register(app, own, { locale: 'de' }), register(app, squatter, { locale: 'en' })]);
      const mail = (await mailbox(app))[opened];
      await confirm(app, (await linksTo(app, username))[opened]!);
      // The language tells the two recipients' mails apart.
      const [right, wrong] = mail?.html.includes('<html lang="de">') ? [own, squatter] : [squatter, own];
      expect([await login(app, right), await login(app, wrong)]).toEqual([200, 400]);
    }
  });

  test('R-2533 two links of two registrations activate one of them, and the other says so', async () => {
    const app = await appForThisTest({ passwords: plainPasswords });
    const people = Array.from({ length: 8 }, (_, index) => `person${index}@example.org`);
    for (const password of [own, squatter]) {
      await Promise.all(people.map((person) => register(app, password, { username: person })));
      app.clock.advance(1000);
    }
    const opened = await Promise.all(
      people.map(async (person) => Promise.all((await linksTo(app, person)).map((link) => confirm(app, link)))),
    );
    for (const [index, person] of people.entries()) {
      const answers = opened[index]!.map((response) => response.json<unknown>());
      expect(answers, person).toEqual(expect.arrayContaining([active, already]));
      const right = answers.findIndex((answer) => JSON.stringify(answer) === JSON.stringify(active));
      const logins = [await login(app, own, person), await login(app, squatter, person)];
      expect(logins, person).toEqual(right === 0 ? [200, 400] : [400, 200]);
    }
  });

  test('R-2533 an activation and a sign-up leave the password that was activated, whatever is opened later', async () => {
    const app = await appForThisTest({ passwords: plainPasswords });
    const people = Array.from({ length: 12 }, (_, index) => `person${index}@example.org`);
    await Promise.all(people.map((person) => register(app, own, { username: person })));
    await Promise.all(
      people.flatMap((person) => [
        newestLink(app, person).then((link) => confirm(app, link)),
        register(app, squatter, { username: person }),
      ]),
    );
    for (const person of people) {
      for (const link of await linksTo(app, person)) await confirm(app, link);
      expect([await login(app, own, person), await login(app, squatter, person)], person).toEqual([200, 400]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { Client } from '../../../test/client.js';
import { newestLink } from '../../../test/mailbox.js';
import { alwaysWrong, plainPasswords } from '../../../test/passwords.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';

const minute = 60_000;
const username = 'ada@example.org';
const password = 'seven quiet larks';

/** Somewhere in the net, with a browser of its own. */
interface Place {
  client: Client;
  address: string;
}
const at = (app: TestApp, address: string): Place => ({ client: app.visitor(), address });
const login = async ({ client, address }: Place, typed = password, who = username) =>
  client.post('/user/login', { username: who, password: typed }, { 'x-forwarded-for': address });
const fail = async (place: Place, times: number) => {
  for (let guess = 0; guess < times; guess++) await login(place, `wrong ${guess}`);
};

async function withAda(options: Parameters<typeof appForThisTest>[0] = {}) {
  const app = await appForThisTest({
    passwords: plainPasswords,
    ...options,
    config: { ...(await appForThisTest()).config, trustProxy: true, ...options.config },
  });
  await app.addUser({ username, passwordHash: await plainPasswords.hash(password) });
  return app;
}

describe('wrong passwords', () => {
  test('R-2519: lock the account for where they came from, not for its owner elsewhere', async () => {
    const app = await withAda();
    const [stranger, owner] = [at(app, '203.0.113.9'), at(app, '192.0.2.1')];
    await fail(stranger, 12);
    expect((await login(stranger)).statusCode).toBe(429);
    expect((await login(owner)).statusCode).toBe(200);
  });

  test('R-2520, B-024: make the wait grow, up to a day, and a day without any ends it', async () => {
    const app = await withAda();
    const stranger = at(app, '203.0.113.9');
    await fail(stranger, 10);
    const waits: number[] = [];
    for (let round = 0; round < 9; round++) {
      const refused = await login(stranger);
      expect(refused.statusCode).toBe(429);
      waits.push(Number(refused.headers['retry-after']) / 60);
      app.clock.advance(waits.at(-1)! * minute);
      expect((await login(stranger, 'wrong again')).statusCode).toBe(400);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    app.clock.advance(2 * 1440 * minute);
    await fail(stranger, 9);
    expect((await login(stranger)).statusCode).toBe(200);
  });

  test('R-2521: are forgotten once the password is set anew through the link, there and everywhere', async () => {
    const app = await withAda();
    const owner = at(app, '192.0.2.1');
    await fail(owner, 12);
    await owner.client.post('/user/forgot-password', { username });
    const { user, secret } = await newestLink(app, username);
    const body = { user, secret, password: 'eleven loud herons' };
    expect((await owner.client.post('/user/reset-password', body)).statusCode).toBe(200);
    expect((await login(owner, 'eleven loud herons')).statusCode).toBe(200);
  });

  test('R-2522: elsewhere do not keep the owner of an open session from changing the password', async () => {
    const app = await withAda();
    const owner = at(app, '192.0.2.1');
    const { token } = (await login(owner)).json();
    await fail(at(app, '192.0.2.1'), 12);
    const change = { password, new_password: 'eleven loud herons' };
    const session = { authorization: `Token ${token}`, 'x-forwarded-for': '192.0.2.1' };
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/user/update-password',
      headers: session,
      payload: change,
    });
    expect(statusCode).toBe(200);
  });

  test('R-2523: from a hundred machines an hour are all that an account accepts; known browsers go on', async () => {
    const app = await withAda();
    const owner = at(app, '192.0.2.1');
    await login(owner);
    for (let machine = 0; machine < 100; machine++) await login(at(app, `10.0.0.${machine}`), 'wrong');
    expect((await login(at(app, '10.0.1.1'))).statusCode).toBe(429);
    expect((await login(owner)).statusCode).toBe(200);
  });
});

describe('one address, many people', () => {
  test('R-2524: a known browser gets through with the right password when the address has used up its wrong ones', async () => {
    const app = await withAda({ config: { peoplePerAddress: 1 } });
    const ward = '198.51.100.7';
    const known = at(app, ward);
    expect((await login(known)).statusCode).toBe(200);
    for (let guess = 0; guess < 5; guess++) await login(at(app, ward), 'wrong', `nobody${guess}@example.org`);
    expect((await login(at(app, ward))).statusCode).toBe(429);
    expect((await login(known)).statusCode).toBe(200);
  });

  test('R-2526: two hundred people behind one address have five wrong passwords each', async () => {
    const app = await appForThisTest({
      passwords: alwaysWrong,
      config: { ...(await appForThisTest()).config, peoplePerAddress: 200 },
    });
    const answers = new Set<number>();
    for (let person = 0; person < 200; person++)
      answers.add((await login(at(app, ''), 'wrong', `person${person}@example.org`)).statusCode);
    expect([...answers]).toEqual([400]);
  });

  test('R-2526: and all of them can register within the hour', async () => {
    const app = await appForThisTest({
      passwords: plainPasswords,
      config: { ...(await appForThisTest()).config, peoplePerAddress: 200 },
    });
    const register = (person: number) => {
      const body = { username: `person${person}@example.org`, password, password2: password };
      return app.visitor().post('/user/create', body);
    };
    const answers = new Set<number>();
    // Ten at once: all together would wait for a connection longer than a busy machine lets them.
    for (let first = 0; first < 200; first += 10) {
      const group = await Promise.all(Array.from({ length: 10 }, (_, place) => register(first + place)));
      for (const { statusCode } of group) answers.add(statusCode);
    }
    expect([...answers]).toEqual([200]);
  });
});

describe('the secret of a known browser', () => {
  test('R-2525: is only for the server, renewed at each sign-in, and opens nothing by itself', async () => {
    const app = await withAda();
    const owner = at(app, '192.0.2.1');
    const first = await login(owner);
    expect(first.headers['set-cookie']).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^credence-browser=[\w-]{40,}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/),
      ]),
    );
    const before = owner.client.browserSecret;
    await login(owner);
    expect(owner.client.browserSecret).not.toBe(before);
    expect((await login(owner, 'wrong')).statusCode).toBe(400);
    owner.client.token = owner.client.browserSecret;
    expect((await owner.client.get('/user/index')).statusCode).toBe(401);
  });

  test('R-2524, R-2525: knows everybody who signs in there, and one that was planted becomes worthless', async () => {
    const app = await withAda({ config: { peoplePerAddress: 1 } });
    const eve = 'eve@example.org';
    await app.addUser({ username: eve, passwordHash: await plainPasswords.hash(password) });
    const ward = '198.51.100.7';
    const shared = at(app, ward);
    await login(shared, password, eve);
    const planted = at(app, ward);
    planted.client.browserSecret = shared.client.browserSecret;
    await login(shared);
    for (let guess = 0; guess < 5; guess++) await login(at(app, ward), 'wrong', `nobody${guess}@example.org`);
    expect((await login(shared)).statusCode).toBe(200);
    expect((await login(shared, password, eve)).statusCode).toBe(200);
    expect((await login(planted)).statusCode).toBe(429);
  });
});

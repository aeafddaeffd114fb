import { expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';

const hour = 3_600_000;

function csrfFrom(response: { headers: Record<string, unknown> }): string {
  return /csrftoken=([^;]+); Path=\/; SameSite=Lax$/.exec(String(response.headers['set-cookie']))?.[1] ?? '';
}

test('R-1201 reading the CSRF token sets a cookie that the page can read', async () => {
  const { visitor } = await appForThisTest();
  const response = await visitor().get('/get-csrf-token/');
  expect(response.statusCode).toBe(200);
  expect(csrfFrom(response)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('in production the CSRF cookie is sent over https only', async () => {
  const { app } = await appForThisTest({
    config: {
      production: true,
      publicUrl: 'https://credence.test',
      allowedOrigins: [],
      secret: 'x'.repeat(32),
      sessionIdle: hour,
      sessionMax: hour,
      quotas: { uploads: 1, networks: 1, bytes: 1 },
      timeZone: 'UTC',
      embedOrigins: [],
      peoplePerAddress: 1,
      trustProxy: false,
    },
  });
  const response = await app.inject('/api/get-csrf-token/');
  expect(response.headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
});

test('R-1203 R-1237 signing in gives a token that reads the user, and a fresh csrftoken', async () => {
  const { visitor, addUser } = await appForThisTest();
  const user = await addUser({ username: 'Ada@Example.org', firstname: 'Ada', title: 'dr-phd', experience: 12 });
  const client = visitor();
  const login = await client.post('/user/login', { username: ' ada@example.ORG ', password: testPassword });
  expect(login.statusCode).toBe(200);
  client.token = login.json().token;
  client.csrfToken = csrfFrom(login);
  const read = await client.get(`/user/get-user/${encodeURIComponent(user.username)}`);
  expect(read.json()).toEqual({
    username: 'Ada@Example.org',
    firstname: 'Ada',
    lastname: '',
    discipline: '',
    title: 'dr-phd',
    position: '0',
    workplace: '0',
    experience: 12,
    profilePic: null,
    showsProfile: false,
  });
  expect((await client.post('/user/logout')).statusCode).toBe(200);
});

test('B-017 B-018 B-023 an unknown user and a wrong password are one answer', async () => {
  const { visitor, addUser } = await appForThisTest();
  const user = await addUser();
  for (const username of ['nobody@example.org', user.username, "' OR 1=1--"]) {
    const response = await visitor().post('/user/login', { username, password: 'wrong' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'Invalid username or password',
      code: 'invalid_credentials',
      params: { reason: 'sign-in' },
      requestId: expect.any(String),
    });
  }
});

test('B-017 an unknown user costs the same password check as a known one', async () => {
  const checked: (string | undefined)[] = [];
  const passwords = {
    hash: () => Promise.resolve('unused'),
    verify: (hash: string | undefined) => Promise.resolve(checked.push(hash) < 0),
  };
  const { visitor, addUser } = await appForThisTest({ passwords });
  const user = await addUser();
  await visitor().post('/user/login', { username: user.username, password: 'wrong' });
  await visitor().post('/user/login', { username: 'nobody@example.org', password: 'wrong' });
  expect(checked).toEqual([user.passwordHash, undefined]);
});

test('B-019 empty fields are answered like a wrong password', async () => {
  const { visitor } = await appForThisTest();
  const response = await visitor().post('/user/login', { username: '', password: '' });
  expect(response.json()).toMatchObject({ error: 'Invalid username or password' });
});

test('B-020 a password of a megabyte is refused without hashing it', async () => {
  let hashed = 0;
  const passwords = { hash: () => Promise.resolve(''), verify: () => Promise.resolve(++hashed < 0) };
  const { visitor } = await appForThisTest({ passwords });
  expect((await visitor().post('/user/login', { username: 'a', password: 'x'.repeat(1_000_000) })).statusCode).toBe(
    400,
  );
  expect((await visitor().post('/user/login', { username: 'a', password: 'x'.repeat(1_100_000) })).statusCode).toBe(
    413,
  );
  expect(hashed).toBe(0);
});

test.each([' spaces around ', 'emoji 🫀 heart', 'nul \u0000 inside'])(
  'B-021 the password %j counts as it is',
  async (password) => {
    const { visitor, addUser } = await appForThisTest();
    const { username } = await addUser({ password });
    expect((await visitor().post('/user/login', { username, password })).statusCode).toBe(200);
    expect(
      (
        await visitor().post('/user/login', {
          username,
          password: password.trim().replace('\u0000', '').replace('🫀', ''),
        })
      ).statusCode,
    ).toBe(400);
  },
);

test('R-2507, B-021: a letter and its accent may be composed either way', async () => {
  const { visitor, addUser } = await appForThisTest();
  const { username } = await addUser({ password: 'zwölf Störche'.normalize('NFD') });
  for (const form of ['NFC', 'NFD'])
    expect(
      (await visitor().post('/user/login', { username, password: 'zwölf Störche'.normalize(form) })).statusCode,
    ).toBe(200);
});

test.each([{ $ne: null }, ['a'], 5, null, true])('B-022 a username that is %j is refused', async (username) => {
  const { visitor } = await appForThisTest();
  const response = await visitor().post('/user/login', { username, password: 'x' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: 'The e-mail address must be text.', code: 'invalid_input' });
});

test('O-63 B-025 an account that is not activated is told so, and only after the right password', async () => {
  const { visitor, addUser } = await appForThisTest();
  const { username } = await addUser({ activatedAt: null });
  const right = await visitor().post('/user/login', { username, password: testPassword });
  expect([right.statusCode, right.json().error]).toEqual([
    403,
    'Please activate your account with the link we sent you.',
  ]);
  const wrong = await visitor().post('/user/login', { username, password: 'wrong' });
  expect(wrong.json().error).toBe('Invalid username or password');
});

test('O-61 a stale token does not stop anybody from signing in', async () => {
  const { visitor, addUser } = await appForThisTest();
  const { username } = await addUser();
  const client = visitor();
  client.token = 'crd_0123456789012345678901234567890123456789012';
  expect((await client.post('/user/login', { username, password: testPassword })).statusCode).toBe(200);
});

test('R-1202 the session check tells active and expired, and does not prolong the session', async () => {
  const { clock, signedIn, visitor } = await appForThisTest();
  const client = await signedIn();
  expect((await client.get('/check-session/')).json()).toEqual({
    status: 'active',
    expiresAt: '2026-11-20T22:00:00.000Z',
    invitations: 0,
  });
  clock.advance(11 * hour);
  expect((await client.get('/check-session/')).json()).toMatchObject({
    status: 'active',
    expiresAt: '2026-11-20T22:00:00.000Z',
  });
  clock.advance(hour);
  expect((await client.get('/check-session/')).json()).toEqual({ status: 'expired' });
  expect((await visitor().get('/check-session/')).json()).toEqual({ status: 'expired' });
});

test('B-012 an expired token is expired at the check and 401 elsewhere', async () => {
  const { clock, signedIn } = await appForThisTest();
  const client = await signedIn();
  clock.advance(12 * hour);
  expect((await client.get('/check-session/')).statusCode).toBe(200);
  expect((await client.get('/user/check-admin')).statusCode).toBe(401);
});

test('a session that is used stays open, up to its longest', async () => {
  const { clock, signedIn } = await appForThisTest();
  const client = await signedIn();
  for (let hours = 0; hours < 14 * 24 - 10; hours += 10) {
    expect((await client.get('/user/check-admin')).statusCode).toBe(200);
    clock.advance(10 * hour);
  }
  clock.advance(10 * hour);
  expect((await client.get('/user/check-admin')).statusCode).toBe(401);
});

test('R-3338 a clock that is a day ahead asks people to sign in again; once it is right, no session that was open has ended', async () => {
  const { signedIn, clock } = await appForThisTest();
  const before = await signedIn();
  clock.advance(24 * hour);
  expect((await before.get('/user/index')).statusCode).toBe(401);
  const meanwhile = await signedIn(before.user);
  expect((await meanwhile.get('/user/index')).statusCode).toBe(200);
  for (const back of [24 * hour, 24 * hour]) {
    clock.advance(-back);
    for (const client of [before, meanwhile]) expect((await client.get('/user/index')).statusCode).toBe(200);
  }
});

test('R-1204 B-011 signing out ends the session at the server', async () => {
  const { signedIn } = await appForThisTest();
  const client = await signedIn();
  const response = await client.post('/user/logout');
  expect(response.json()).toEqual({ message: 'You have been logged out.' });
  expect(csrfFrom(response)).not.toBe('');
  expect((await client.get('/user/check-admin')).statusCode).toBe(401);
  expect((await client.post('/user/logout')).json()).toMatchObject({
    message: 'Please log in.',
    error: 'Please log in.',
  });
});

test('R-1206 the admin check reveals who is an administrator', async () => {
  const { signedIn, addUser } = await appForThisTest();
  expect((await (await signedIn()).get('/user/check-admin')).json()).toEqual({ is_admin: false });
  const admin = await signedIn(await addUser({ isAdmin: true }));
  expect((await admin.get('/user/check-admin')).json()).toEqual({ is_admin: true });
});

test("R-1237 another user's record is as unknown as one that does not exist", async () => {
  const { signedIn, addUser } = await appForThisTest();
  const other = await addUser();
  const client = await signedIn();
  const [theirs, nobodys] = await Promise.all(
    [other.username, 'nobody@example.org'].map((name) => client.get(`/user/get-user/${name}`)),
  );
  expect([theirs?.statusCode, nobodys?.statusCode]).toEqual([404, 404]);
  expect({ ...theirs?.json(), requestId: '' }).toEqual({ ...nobodys?.json(), requestId: '' });
});

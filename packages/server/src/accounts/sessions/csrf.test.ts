import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForThisTest, type TestApp, testApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { csrfTokenHolds, newCsrfToken } from './csrf.js';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const sentence = 'Your session could not be verified. Please reload the page.';

test('B-063 a browser call that changes something needs its csrftoken', async () => {
  const client = await server.signedIn();
  client.csrfToken = undefined;
  const response = await client.post('/user/logout');
  expect([response.statusCode, response.json().error, response.json().code]).toEqual([403, sentence, 'csrf_failed']);
  expect((await client.get('/check-session/')).json()).toMatchObject({ status: 'active' });
});

test('B-064 header and cookie must be the same', async () => {
  const client = await server.signedIn();
  const other = newCsrfToken(server.config.secret, 'somebody');
  for (const headers of [
    { 'x-csrftoken': other },
    { cookie: `csrftoken=${other}` },
    { cookie: '' },
    { 'x-csrftoken': '' },
  ]) {
    expect((await client.post('/user/logout', undefined, headers as Record<string, string>)).statusCode).toBe(403);
  }
});

test("B-065 another session's pair does not hold", async () => {
  const client = await server.signedIn();
  client.csrfToken = (await server.signedIn()).csrfToken;
  expect((await client.post('/user/logout')).statusCode).toBe(403);
});

test('B-066 a pair from before the login does not hold after it', async () => {
  const client = await server.signedIn();
  client.csrfToken = server.visitor().csrfToken;
  expect((await client.post('/user/logout')).statusCode).toBe(403);
  const fresh = await client.get('/get-csrf-token/');
  client.csrfToken = /csrftoken=([^;]+)/.exec(String(fresh.headers['set-cookie']))?.[1];
  expect((await client.post('/user/logout')).statusCode).toBe(200);
});

test('signing in needs a csrftoken too', async () => {
  const { username } = await server.addUser();
  const client = server.visitor();
  client.csrfToken = undefined;
  expect((await client.post('/user/login', { username, password: testPassword })).statusCode).toBe(403);
});

describe('B-067 B-068 a request from another site is refused, whatever it carries', () => {
  test.each([
    { origin: 'null' },
    { origin: 'https://evil.test' },
    { origin: 'https://credence.test.evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%j', async (headers) => {
    const client = await server.signedIn();
    const response = await client.post('/user/logout', undefined, headers);
    expect([response.statusCode, response.json().code]).toEqual([403, 'foreign_origin']);
  });

  test('also before anybody looks at the token', async () => {
    const response = await server.visitor().post('/user/logout', undefined, { origin: 'https://evil.test' });
    expect(response.statusCode).toBe(403);
  });
});

test("the site's own pages may call, under each of its names", async () => {
  for (const headers of [
    { origin: 'https://credence.test' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    { 'sec-fetch-site': 'none' },
  ]) {
    const client = await server.signedIn();
    expect((await client.post('/user/logout', undefined, headers as Record<string, string>)).statusCode).toBe(200);
  }
});

test('R-2678, B-067: in production the site has one name, whatever host a request names', async () => {
  const production = await appForThisTest({ config: { ...server.config, production: true } });
  const client = await production.signedIn();
  const from = (origin: string, host: string) => client.post('/user/logout', undefined, { origin, host });
  expect((await from('https://evil.test', 'evil.test')).json().code).toBe('foreign_origin');
  expect((await from('https://credence.test', 'inside:3000')).statusCode).toBe(200);
});

test('a program with a token and no cookies needs no csrftoken', async () => {
  const { token } = await server.signedIn();
  const headers = { authorization: `Token ${token}` };
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/user/logout', headers: { ...headers, cookie: 'a=b' } }))
      .statusCode,
  ).toBe(403);
  expect((await server.app.inject({ method: 'POST', url: '/api/user/logout', headers })).statusCode).toBe(200);
});

describe('R-2675: signing in from a program and from a page', () => {
  const signIn = async (headers: Record<string, string>) => {
    const { username } = await server.addUser();
    const payload = { username, password: testPassword };
    return server.app.inject({ method: 'POST', url: '/api/user/login', payload, headers });
  };

  test('a program needs no csrftoken, not even with a token that is no longer valid', async () => {
    const response = await signIn({});
    expect([response.statusCode, typeof response.json().token]).toEqual([200, 'string']);
    expect((await signIn({ authorization: `Token crd_${'0'.repeat(43)}` })).statusCode).toBe(200);
    // What the fetch of Node adds by itself.
    expect((await signIn({ 'sec-fetch-mode': 'cors', 'user-agent': 'node' })).statusCode).toBe(200);
  });

  test.each([
    ['a cookie', { cookie: 'a=b' }],
    ['an origin', { origin: 'https://credence.test' }],
    ['a site', { 'sec-fetch-site': 'same-origin' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ])('a call with %s comes from a browser and stays checked', async (_, headers) => {
    const response = await signIn(headers);
    expect([response.statusCode, response.json().code]).toEqual([403, 'csrf_failed']);
  });
});

test('reading needs no csrftoken, also from another site', async () => {
  const client = await server.signedIn();
  expect(
    (await client.get('/user/check-admin', { 'x-csrftoken': 'stale', 'sec-fetch-site': 'cross-site' })).statusCode,
  ).toBe(200);
});

test('a token that was made up, cut or signed with another secret does not hold', () => {
  const token = newCsrfToken('one secret', 'session');
  const holds = (value: string) => csrfTokenHolds('one secret', { header: value, cookie: value }, ['session']);
  expect(holds(token)).toBe(true);
  for (const value of ['', 'a', 'a.b', token.slice(0, -1), `${token}.x`, newCsrfToken('another', 'session')])
    expect(holds(value)).toBe(false);
});

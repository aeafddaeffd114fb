import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp.js';
import { testPassword } from '../../test/users.js';

const study = 'https://study.example.org';
/** What a browser adds to the calls of that study's pages. */
const fromStudy = { origin: study, 'sec-fetch-site': 'cross-site' };

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ config: { allowedOrigins: [study] } });
});
afterAll(() => server.close());

const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/user/login',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
const signIn = async (headers: Record<string, string>) => {
  const { username } = await server.addUser();
  return server.app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers,
    payload: { username, password: testPassword },
  });
};
const access = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control'));

test('R-2676: the browser of an allowed site learns what its pages may send, and never to send cookies', async () => {
  const { statusCode, headers } = await preflight(study);
  expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([204, study, 'Origin']);
  expect(headers['access-control-allow-headers']).toContain('Authorization');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test.each([
  'https://evil.test',
  'null',
  'http://study.example.org',
  'https://study.example.org:8443',
  'https://study.example.org.evil.test',
  'https://a.study.example.org',
])('B-072, R-2676: %s is told nothing, and signs nobody in', async (origin) => {
  const asked = await preflight(origin);
  expect([asked.statusCode, access(asked.headers)]).toEqual([404, []]);
  const response = await signIn({ ...fromStudy, origin });
  expect([response.statusCode, response.json().code, access(response.headers)]).toEqual([403, 'foreign_origin', []]);
});

test('R-2676: a page of an allowed site signs in, works with its token and reads its refusals', async () => {
  const { statusCode, headers, json } = await signIn(fromStudy);
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, study]);
  const authorization = `Token ${json().token}`;
  const call = (method: 'GET' | 'POST', url: string) =>
    server.app.inject({ method, url: `/api${url}`, headers: { ...fromStudy, authorization } });
  const list = await call('GET', '/user/index');
  expect([list.statusCode, list.headers['access-control-expose-headers']]).toEqual([
    200,
    'Content-Disposition, ETag, Retry-After, X-Request-Id',
  ]);
  for (const url of ['/network/overview/unknown', '/no-such-call'])
    expect((await call('GET', url)).headers['access-control-allow-origin'], url).toBe(study);
  expect((await call('POST', '/user/logout')).statusCode).toBe(200);
});

test('R-2677: with a cookie, a call of an allowed site is checked like any other', async () => {
  const response = await signIn({ ...fromStudy, cookie: 'csrftoken=planted', 'x-csrftoken': 'planted' });
  expect([response.statusCode, response.json().code]).toEqual([403, 'csrf_failed']);
  expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../test/client.js';
import { type TestApp, testApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';

let server: TestApp;
let client: Client;
beforeAll(async () => {
  server = await testApp();
  client = await server.signedIn();
});
afterAll(() => server.close());

const login = (payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.visitor().send({ method: 'POST', url: '/user/login', payload, headers });

test('B-035 however the JSON type is written, the body is checked or refused', async () => {
  for (const type of [
    'application/json\t',
    'application/json ;charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset=latin1',
  ]) {
    const response = await login('{"username":"a","password":"b","extra":1}', { 'content-type': type });
    expect([400, 415], type).toContain(response.statusCode);
    if (response.statusCode === 400) expect(response.json().error).toBe('Unknown field extra.');
  }
});

test.each(['utf-16', 'latin1', '"UTF-16LE"'])('R-1805: a body said to be in %s is refused', async (charset) => {
  const response = await login('{}', { 'content-type': `application/json; charset=${charset}` });
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
});

test.each(['utf-8', '"UTF-8"'])('R-1805: a body said to be in %s is read', async (charset) => {
  const response = await login('{}', { 'content-type': `application/json; charset=${charset}` });
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/xml',
  'application/json-patch+json',
])('B-036 B-037 a body of %s is refused', async (type) => {
  const response = await login('{"username":"a","password":"b"}', { 'content-type': type });
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
});

test('B-038 a body without a type is refused', async () => {
  expect((await login(Buffer.from('{"username":"a","password":"b"}'), {})).statusCode).toBe(415);
});

test('a compressed body is refused', async () => {
  expect((await login('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).statusCode).toBe(415);
});

test.each(['{', '[1,]', '\uFEFF{}', '['.repeat(100_000)])('B-039 what is not JSON is refused (%#)', async (text) => {
  const response = await login(text);
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_json']);
  expect(response.json().error).toMatch(/not valid JSON/);
});

test('B-040 B-062 repeated keys and keys of the prototype are refused', async () => {
  expect((await login('{"password":"a","password":"b"}')).json().error).toBe('The field password is given twice.');
  expect((await login('{"__proto__":{"is_admin":true}}')).json().error).toBe('Unknown field __proto__.');
  expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
});

test('an unknown or missing field is named', async () => {
  expect((await login('{"username":"a","password":"b","is_admin":true}')).json()).toMatchObject({
    error: 'Unknown field is_admin.',
    code: 'invalid_input',
  });
  expect((await login('{"username":"a"}')).json().error).toBe('The password is missing.');
  expect((await login('[]')).json().error).toBe('The request must be an object.');
  expect((await login('')).json().error).toBe('The e-mail address is missing.');
});

test('a call without a payload takes an empty body and an empty object, and nothing else', async () => {
  const post = async (payload: string | undefined, headers: Record<string, string>) =>
    (await server.signedIn()).send({
      method: 'POST',
      url: '/user/logout',
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  expect((await post(undefined, {})).statusCode).toBe(200);
  expect((await post('', { 'content-type': 'application/json' })).statusCode).toBe(200);
  expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(200);
  expect((await post('{"a":1}', { 'content-type': 'application/json' })).json().error).toBe('Unknown field a.');
});

test('R-1239 O-44 calls are answered with and without the closing slash', async () => {
  for (const path of ['/check-session/', '/check-session', '/user/check-admin', '/user/check-admin/'])
    expect((await client.get(path)).statusCode, path).toBe(200);
});

test('B-069 a method override is ignored', async () => {
  const response = await client.send({
    method: 'GET',
    url: '/user/check-admin?_method=POST',
    headers: { 'x-http-method-override': 'POST' },
  });
  expect(response.statusCode).toBe(200);
});

test('B-070 reading a call that only writes is 404, and changes nothing', async () => {
  expect((await client.get('/user/logout')).json().code).toBe('not_found');
  expect((await client.send({ method: 'DELETE', url: '/user/check-admin' })).statusCode).toBe(404);
  expect((await client.get('/user/check-admin')).statusCode).toBe(200);
});

test('B-072 another site is told nothing about what it may call', async () => {
  const response = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/user/login',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  });
  expect(response.statusCode).toBe(404);
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('B-078 B-079 an unknown path is a 404 in JSON, a path written differently the same call with the same checks', async () => {
  for (const url of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api//user/../user/login',
    '/api/user/get-user/a%00b',
    '/api/%',
    '/api/user/get-user/%ff',
    `/api/user/get-user/${'x'.repeat(2000)}`,
  ]) {
    const response = await server.app.inject({
      url,
      headers: { accept: 'text/html', authorization: `Token ${client.token}` },
    });
    expect(response.statusCode, url).toBe(404);
    expect(Object.keys(response.json())).toEqual(['error', 'code', 'requestId']);
    expect(response.headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': response.json().requestId,
    });
  }
  expect((await server.app.inject('/api/%75ser/check-admin')).statusCode).toBe(401);
});

test('HEAD answers as GET does, without the body', async () => {
  const response = await client.send({ method: 'HEAD', url: '/user/check-admin' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('B-082 an iteration that is no rank is 404, never 400', async () => {
  for (const iteration of ['0', '-1', '1.5', '1e2', '0x10', 'start', '9007199254740993', '%20']) {
    expect((await client.get(`/network/aaaaaaaaaaaa/n1/${iteration}`)).statusCode, iteration).toBe(404);
  }
});

test('B-080 a NUL names nothing: 404 in a path, 400 in a query, nobody in a body', async () => {
  const named = { networks: 'network_not_found', nodes: 'node_not_found', users: 'user_not_found' };
  for (const [url, code] of [
    ['/network/overview/a%00b', named.networks],
    ['/network/%00/n1', named.networks],
    ['/network/aaaaaaaaaaaa/n1%00/1', named.nodes],
    ['/user/get-user/%00', named.users],
  ] as const) {
    const response = await client.get(url);
    expect([response.statusCode, response.json()], url).toMatchObject([404, { code }]);
  }
  const login = await server.visitor().post('/user/login', { username: 'a\0b', password: 'a\0b' });
  expect([login.statusCode, login.json()]).toMatchObject([400, { code: 'invalid_credentials' }]);
  const query = await client.get('/user/confirm-account?user=a%00b&secret=c');
  expect([query.statusCode, query.json()]).toMatchObject([400, { code: 'invalid_input' }]);
});

test('who is not signed in learns it before the body is looked at', async () => {
  const response = await server
    .visitor()
    .send({ method: 'POST', url: '/network/a/n1/save', payload: '{', headers: { 'content-type': 'application/json' } });
  expect(response.statusCode).toBe(401);
});

test('R-2680 every answer carries the security headers and its request number', async () => {
  const answers = await Promise.all([
    client.get('/user/check-admin'),
    client.get('/nothing'),
    server.visitor().get('/user/check-admin'),
    server.app.inject('/healthz'),
    login('{', { 'content-type': 'application/json' }),
  ]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

test('signing in with a long wrong password and with the right one', async () => {
  const { username } = await server.addUser();
  expect((await login(JSON.stringify({ username, password: 'x'.repeat(1025) }))).json().error).toBe(
    'The password must have at most 1,024 characters.',
  );
  expect((await login(JSON.stringify({ username, password: testPassword }))).statusCode).toBe(200);
});

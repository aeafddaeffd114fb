import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../src/platform/errors.js';
import { inThisThread } from '../src/platform/files/networkFiles.js';
import type { Client } from './client.js';
import { appForThisTest, type TestApp, testApp } from './testApp.js';
import { testPassword } from './users.js';

let server: TestApp;
let client: Client;
beforeAll(async () => {
  server = await testApp();
  client = await server.signedIn();
});
afterAll(() => server.close());

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../../examples/larynx.xdsl'));
const post = (url: string, payload: string | Buffer, type = 'application/json') =>
  client.send({ method: 'POST', url, payload, headers: { 'content-type': type } });

test.each([
  ['a list without entries', '/user/sessions/revoke', '{"sessions":[]}', 'too-few', { field: 'sessions', limit: 1 }],
  ['a half character', '/user/login', Buffer.from([0x22, 0xff, 0x22]), 'not-utf-8', {}],
  ['endless nesting', '/user/login', `${'['.repeat(50)}${']'.repeat(50)}`, 'too-deep', {}],
  ['JSON in place of a form', '/network/upload', '{}', 'multipart-wanted', {}],
])('R-2682 %s is refused with data for a sentence', async (_what, url, payload, reason, params) => {
  expect((await post(url, payload)).json()).toMatchObject({ params: { reason, ...params } });
});

test('R-2682 a header that is sent empty is named', async () => {
  const response = await client.post('/network/a/n1/1/save', {}, { 'x-revision': '' });
  expect(response.json()).toMatchObject({ params: { reason: 'empty', field: 'x-revision' } });
});

test.each([
  ['x'.repeat(60).concat('yz1-kQ'.repeat(15)), { reason: 'too-long', limit: 128 }],
  ['credence2026', { reason: 'personal' }],
])('R-2682 a new password that will not do is refused with the reason: %s', async (password, params) => {
  const change = { password: testPassword, new_password: password };
  expect((await client.post('/user/update-password', change)).json()).toMatchObject({
    code: 'password_refused',
    params,
  });
  const person = { username: 'new@example.org', password, password2: password };
  expect((await server.visitor().post('/user/create', person)).json()).toMatchObject({ code: 'weak_password', params });
});

test('R-2682 a file with one endless part is not said to be too large as a whole', async () => {
  const bytes = `<?xml version="1.0"?><smile version="1.0" id="a"><!--${'x'.repeat(2_000_000)}--></smile>`;
  const response = await client.upload('/network/upload', { bytes });
  expect(response.json()).toMatchObject({ code: 'file_too_large', params: { reason: 'part' } });
});

test('R-2682 a file that takes too long to read is refused by a code of its own', async () => {
  const files = { ...inThisThread, read: () => Promise.reject(new ApiError('too_complex')) };
  const busy = await appForThisTest({ files });
  const response = await (await busy.signedIn()).upload('/network/upload', { bytes: larynx });
  expect([response.statusCode, response.json().code]).toEqual([422, 'too_complex']);
});

test('R-2682 how long to wait is told in the body as in the header', async () => {
  const { visitor, addUser } = await appForThisTest();
  const { username } = await addUser();
  const guess = () => visitor().post('/user/login', { username, password: 'not the right one' });
  for (let attempt = 1; attempt <= 10; attempt += 1) await guess();
  const refused = await guess();
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    params: { reason: 'attempts', seconds: Number(refused.headers['retry-after']) },
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp.js';
import { users } from '../../database/schema/index.js';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp();
  token = (await server.signedIn()).token ?? '';
});
afterAll(() => server.close());

const call = (headers: Record<string, string | string[]>, url = '/api/user/check-admin') =>
  server.app.inject({ url, headers });

function expectRefused(response: { statusCode: number; headers: Record<string, unknown>; json(): unknown }) {
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Token');
  expect(response.json()).toEqual({
    error: 'Please log in.',
    code: 'not_logged_in',
    requestId: response.headers['x-request-id'],
  });
}

test('B-001 without an Authorization header', async () => expectRefused(await call({})));

test('B-002 B-003 B-004 B-007 B-008 with anything but one token that holds', async () => {
  const flipped = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;
  for (const value of [
    'Token',
    'Token ',
    'Token a b',
    `Token ${token} b`,
    `Bearer ${token}`,
    token,
    `Token ${flipped}`,
    `Token ${'x'.repeat(10_000)}`,
    `Token ${token}\u00ff`,
  ]) {
    expectRefused(await call({ authorization: value }));
  }
});

test('B-005 the scheme may be written in any case', async () => {
  expect((await call({ authorization: `token ${token}` })).statusCode).toBe(200);
  expect((await call({ authorization: `TOKEN  ${token}` })).statusCode).toBe(200);
});

test('B-009 two Authorization headers are refused, whichever is right', async () => {
  await server.app.ready();
  // inject joins repeated headers, so this calls the reader with headers as Node's parser delivers them.
  const { readAuthorization } = await import('./authorizationHeader.js');
  expect(readAuthorization(['Authorization', `Token ${token}`, 'authorization', 'Token other'])).toEqual({
    kind: 'malformed',
  });
});

test('B-010 the token of a deleted or deactivated account', async () => {
  for (const change of [{ deletedAt: new Date() }, { activatedAt: null }]) {
    const client = await server.signedIn();
    expect((await client.get('/user/check-admin')).statusCode).toBe(200);
    await server.database.update(users).set(change).where(eq(users.id, client.user.id));
    expectRefused(await client.get('/user/check-admin'));
  }
});

test('B-015 a token in the address is ignored', async () => {
  expectRefused(await call({}, `/api/user/check-admin?token=${token}&Authorization=Token%20${token}`));
});

test('the token is stored nowhere, only its hash', async () => {
  const { rows } = await server.database.$client.query('select s::text as row from sessions s');
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) expect(row).not.toContain(token.slice(4));
});

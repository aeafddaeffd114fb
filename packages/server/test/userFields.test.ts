import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserRow } from '../src/accounts/users.js';
import { users } from '../src/database/schema/index.js';
import type { Client } from './client.js';
import { type TestApp, testApp } from './testApp.js';

/** The user fields of the specification, sent at registration and read back. */
let server: TestApp;
let stored: UserRow;
let client: Client;

const registration = {
  username: 'ada@example.org',
  password: 'seven quiet larks',
  password2: 'seven quiet larks',
  firstname: 'Ada',
  lastname: 'Lovelace',
  discipline: 'Oncology',
  experience: 12,
};
const profile = async () => (await client.get('/user/get-user/ada%40example.org')).json<Record<string, unknown>>();

beforeAll(async () => {
  server = await testApp();
  await server.visitor().post('/user/create', registration);
  stored = (await server.database.update(users).set({ activatedAt: server.clock.now() }).returning())[0] as UserRow;
  client = await server.signedIn(stored);
});
afterAll(() => server.close());

test.each([
  ['R-1110', 'username', 'ada@example.org'],
  ['R-1113', 'firstname', 'Ada'],
  ['R-1114', 'lastname', 'Lovelace'],
  ['R-1115', 'discipline', 'Oncology'],
  ['R-1119', 'experience', 12],
  ['R-1120', 'profilePic', null],
])('%s a user has %s', async (_id, field, value) => {
  expect((await profile())[field]).toBe(value);
});

test('R-1111 R-1112 the password and its repetition are taken, and given to nobody', async () => {
  const told = JSON.stringify([await profile(), (await client.get('/user/export')).json()]);
  expect(Object.keys(await profile()).filter((field) => /password/i.test(field))).toEqual([]);
  expect(told).not.toContain('seven quiet larks');
  expect(told).not.toContain(stored.passwordHash);
  const without = await server.visitor().post('/user/create', { ...registration, password2: undefined });
  expect(without.statusCode).toBe(400);
});

test.each([
  ['R-1116', 'title', ['0', 'prof', 'dr-phd', 'msc', 'bsc', 'other']],
  ['R-1117', 'position', ['0', 'chief-physician', 'physician', 'training', 'student', 'other']],
  ['R-1118', 'workplace', ['0', 'university', 'private', 'other']],
])('%s %s is one of its choices and nothing else', async (_id, field, choices) => {
  for (const choice of choices) {
    const response = await client.post('/user/edit-user/ada%40example.org', { [field]: choice });
    expect([choice, response.statusCode, (await profile())[field]]).toEqual([choice, 200, choice]);
  }
  expect((await client.post('/user/edit-user/ada%40example.org', { [field]: 'king' })).statusCode).toBe(400);
  // 0 is also accepted as a number.
  expect((await client.post('/user/edit-user/ada%40example.org', { [field]: 0 })).statusCode).toBe(200);
  expect((await profile())[field]).toBe('0');
});

test('R-1121 R-1122 the session check has a status, active or expired', async () => {
  expect((await client.get('/check-session/')).json()).toMatchObject({ status: 'active' });
  expect((await server.visitor().get('/check-session/')).json()).toMatchObject({ status: 'expired' });
});

test('R-1123 R-1301 the admin check tells the two kinds of user apart', async () => {
  const admin = await server.signedIn(await server.addUser({ isAdmin: true }));
  expect((await client.get('/user/check-admin')).json()).toEqual({ is_admin: false });
  expect((await admin.get('/user/check-admin')).json()).toEqual({ is_admin: true });
});

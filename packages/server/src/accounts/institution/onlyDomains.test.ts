import { expect, test } from 'vitest';
import { ada, clinicForThisTest, signInAs } from '../../../test/institution/clinic.js';
import { newestLink } from '../../../test/mailbox.js';
import { testPassword } from '../../../test/users.js';
import { registrations, users } from '../../database/schema/index.js';

const username = 'Ann@Clinic.example';
const refused = {
  error: 'Addresses of this domain have no password here. Use “Clinic account” on the login page.',
  code: 'institution_only',
  params: { name: 'Clinic account' },
};

test.each([
  ['login', '/user/login', { username, password: testPassword }],
  ['sign-up', '/user/create', { username, password: testPassword, password2: testPassword }],
  ['forgotten password', '/user/forgot-password', { username }],
  ['new password', '/user/reset-password', { user: username, secret: 'x', password: testPassword }],
  ['activation', '/user/activate', { user: username, secret: 'x', password: testPassword, isNew: true }],
])('R-3228 a domain without passwords refuses each way to one, account or not: %s', async (_what, path, body) => {
  const { server } = await clinicForThisTest({ onlyDomains: ['clinic.example'] });
  const visitor = server.visitor();
  const without = await visitor.post(path, body);
  expect([without.statusCode, without.json()]).toMatchObject([403, refused]);
  await server.addUser({ username });
  expect((await visitor.post(path, body)).json()).toMatchObject(refused);
  expect([await server.database.$count(users), await server.database.$count(registrations)]).toEqual([1, 0]);
});

test('R-3228 people of other domains keep their passwords', async () => {
  const { server } = await clinicForThisTest({ onlyDomains: ['clinic.example'] });
  const guest = { username: 'guest@not-clinic.example', password: testPassword };
  await server.addUser({ username: guest.username });
  expect((await server.visitor().post('/user/login', guest)).statusCode).toBe(200);
  expect((await server.visitor().post('/user/forgot-password', { username: guest.username })).statusCode).toBe(200);
  expect((await newestLink(server, guest.username)).path).toBe('/forgot/');
});

test('R-3257 whom the provider proved, and who knows the password of their older account no more, gets a link by mail and joins the two', async () => {
  const { server, provider } = await clinicForThisTest({ onlyDomains: ['clinic.example'] });
  const { username: mine } = await server.addUser({ username: ada.email!.toLowerCase() });
  await server.addUser({ username });
  const visitor = server.visitor();
  expect((await signInAs(visitor, provider, ada)).json()).toEqual({ needs: 'password', username: mine });
  // For this address, and in this browser, alone.
  expect((await visitor.post('/user/forgot-password', { username })).json()).toMatchObject(refused);
  expect((await server.visitor().post('/user/forgot-password', { username: mine })).json()).toMatchObject(refused);
  expect((await visitor.post('/user/forgot-password', { username: mine })).statusCode).toBe(200);
  const { user, secret } = await newestLink(server, mine);
  const password = 'nine loud herons';
  expect((await server.visitor().post('/user/reset-password', { user, secret, password })).statusCode).toBe(200);
  // It is good for this alone.
  expect((await server.visitor().post('/user/login', { username: mine, password })).json()).toMatchObject(refused);
  const joined = await visitor.post('/user/institution-login/join', { password });
  expect(joined.json()).toMatchObject({ username: mine, token: expect.any(String) as string });
  expect((await signInAs(server.visitor(), provider, ada)).json()).toHaveProperty('token');
});

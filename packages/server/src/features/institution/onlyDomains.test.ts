import { expect, test } from 'vitest';
import { clinicForThisTest } from '../../../test/institution/clinic.js';
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

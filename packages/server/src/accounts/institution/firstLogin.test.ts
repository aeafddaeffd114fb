import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ada, clinicForThisTest, registered, signedInBy, signInAs } from '../../../test/institution/clinic.js';
import { newestLink } from '../../../test/mailbox.js';
import { testPassword } from '../../../test/users.js';
import { identities, pendingLogins, secondFactors, users } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { purgeAccount } from '../../operator/retention/purgeAccount.js';
import { retain } from '../../operator/retention/retain.js';
import { findAccount } from '../users.js';

const address = 'Ada.Brandt@clinic.example';
const profile = { firstname: 'Ada', lastname: 'Brandt', position: 'physician', privacyVersion: '2026-11' };

test('R-3220 the first login asks once for the profile, and makes an account of the verified address', async () => {
  const { server, provider } = await clinicForThisTest();
  const visitor = server.visitor();
  const asked = await signInAs(visitor, provider, ada, '/networks_overview');
  expect(asked.json()).toEqual({ needs: 'profile', username: address, firstname: 'Ada', lastname: 'Brandt' });
  expect(await server.database.$count(users)).toBe(0);

  const made = await visitor.post('/user/institution-login/register', profile);
  expect(made.json()).toMatchObject({ username: address, from: '/networks_overview' });
  const client = signedInBy(server, made);
  const user = (await client.get(`/user/get-user/${address}`)).json<object>();
  expect(user).toMatchObject({ username: address, firstname: 'Ada', position: 'physician', hasPassword: false });
  expect((await client.get('/check-session/')).json()).toMatchObject({ status: 'active' });

  const again = await signInAs(server.visitor(), provider, ada);
  expect(again.json()).toEqual({ username: address, token: expect.any(String) as string });
});

test('R-3220 the step after the provider is good once, and for a quarter of an hour', async () => {
  const { server, provider } = await clinicForThisTest();
  const visitor = server.visitor();
  await signInAs(visitor, provider, ada);
  const { institutionSecret } = visitor;
  expect((await visitor.post('/user/institution-login/register', profile)).statusCode).toBe(200);
  expect(visitor.institutionSecret).toBeUndefined();
  visitor.institutionSecret = institutionSecret;
  const twice = await visitor.post('/user/institution-login/register', profile);
  expect(twice.json()).toMatchObject({ code: 'institution_refused', params: { reason: 'login-expired' } });

  const late = server.visitor();
  await signInAs(late, provider, { ...ada, sub: 'a-2', email: 'late@clinic.example' });
  server.clock.advance(15 * 60_000);
  expect((await late.post('/user/institution-login/register', profile)).statusCode).toBe(400);
});

test.each([[false], [undefined], ['true'], [1]])(
  'R-3221 an address that the provider does not say it verified gets nobody in (%s)',
  async (verified) => {
    const { server, provider } = await clinicForThisTest();
    const answer = await signInAs(server.visitor(), provider, { ...ada, email_verified: verified });
    expect(answer.json()).toMatchObject({
      error:
        'The login of your institution does not say that it verified your e-mail address, so nobody was logged in: whoever runs this site can trust its addresses with the setting OIDC_TRUST_EMAIL_OF.',
      params: { reason: 'address-unverified' },
    });
    expect(await server.database.$count(users)).toBe(0);
  },
);

test('R-3222 an account of the address that was never activated is replaced', async () => {
  const { server, provider } = await clinicForThisTest();
  const squatter = { username: address, password: testPassword, password2: testPassword, firstname: 'Mallory' };
  expect((await server.visitor().post('/user/create', squatter)).statusCode).toBe(200);
  const client = await registered(server, provider);
  expect((await client.get(`/user/get-user/${address}`)).json()).toMatchObject({ firstname: 'Ada', lastname: '' });
  const login = await server.visitor().post('/user/login', { username: address, password: testPassword });
  expect(login.json()).toMatchObject({ code: 'invalid_credentials' });
  const { secret } = await newestLink(server, address);
  const opened = await server
    .visitor()
    .get(`/user/confirm-account?user=${encodeURIComponent(address)}&secret=${secret}`);
  expect(opened.json()).not.toHaveProperty('needsPassword');
});

test('R-3223 an active account is joined after its password, and then entered without', async () => {
  const { server, provider } = await clinicForThisTest();
  const user = await server.addUser({ username: address.toLowerCase() });
  const visitor = server.visitor();
  expect((await signInAs(visitor, provider, ada)).json()).toEqual({ needs: 'password', username: user.username });
  const wrong = await visitor.post('/user/institution-login/join', { password: 'six noisy larks' });
  expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
  expect(await server.database.$count(identities)).toBe(0);
  const joined = await visitor.post('/user/institution-login/join', { password: testPassword });
  expect(joined.json()).toMatchObject({ username: user.username, token: expect.any(String) as string });
  expect((await signInAs(server.visitor(), provider, ada)).json()).toHaveProperty('token');
  const password = await server.visitor().post('/user/login', { username: address, password: testPassword });
  expect(password.statusCode).toBe(200);
});

test('R-3223 passwords that are guessed to join wait as those of a login do', async () => {
  const { server, provider } = await clinicForThisTest();
  await server.addUser({ username: address });
  const visitor = server.visitor();
  await signInAs(visitor, provider, ada);
  const guess = () => visitor.post('/user/institution-login/join', { password: 'six noisy larks' });
  for (let count = 0; count < 10; count++) expect((await guess()).statusCode).toBe(400);
  expect((await guess()).statusCode).toBe(429);
});

test('R-3223 an account without a password, of nobody else at the institution, is joined at once', async () => {
  const { server, provider } = await clinicForThisTest();
  await server.addUser({ username: address, hasPassword: false });
  expect((await signInAs(server.visitor(), provider, ada)).json()).toHaveProperty('token');
  expect(await server.database.$count(identities)).toBe(1);
});

test('R-3224 the provider names people by issuer and subject: another address is the same person', async () => {
  const { server, provider } = await clinicForThisTest();
  await registered(server, provider);
  const moved = { ...ada, email: 'ada.stone@clinic.example', email_verified: false };
  expect((await signInAs(server.visitor(), provider, moved)).json()).toMatchObject({ username: address });
});

test('R-3224 whoever gets the address of somebody who left does not get the account', async () => {
  const { server, provider } = await clinicForThisTest();
  await registered(server, provider);
  const heir = await signInAs(server.visitor(), provider, { ...ada, sub: 'b-7' });
  expect(heir.json()).toMatchObject({ code: 'institution_refused', params: { reason: 'address-taken' } });
});

test('R-3224 a deleted account is not entered, and can be kept as any other', async () => {
  const { server, provider } = await clinicForThisTest();
  await registered(server, provider);
  await server.database.update(users).set({ deletedAt: server.clock.now() }).where(eq(users.username, address));
  expect((await signInAs(server.visitor(), provider, ada)).json()).toMatchObject({ code: 'account_deleted' });
});

test('R-3240 who is erased leaves neither identity nor factor, and comes back as somebody new', async () => {
  const { server, provider } = await clinicForThisTest();
  const client = await registered(server, provider);
  const user = await findAccount(server.database, address);
  await server.database.insert(secondFactors).values({ userId: user!.id, pending: Buffer.from('sealed') });
  await withTransaction(server.database, (transaction) => purgeAccount(transaction, user!, server));
  expect([await server.database.$count(identities), await server.database.$count(secondFactors)]).toEqual([0, 0]);
  expect((await client.get('/check-session/')).json()).toEqual({ status: 'expired' });
  expect((await signInAs(server.visitor(), provider, ada)).json()).toMatchObject({ needs: 'profile' });
});

test('R-3240 a login that nobody finished is forgotten', async () => {
  const { server, provider } = await clinicForThisTest();
  await signInAs(server.visitor(), provider, ada);
  expect(await server.database.$count(pendingLogins)).toBe(1);
  server.clock.advance(15 * 60_000 + 1);
  await retain(server.database, server.clock.now(), server);
  expect(await server.database.$count(pendingLogins)).toBe(0);
});

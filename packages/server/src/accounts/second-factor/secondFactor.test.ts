import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailbox } from '../../../test/mailbox.js';
import { codeOf, nextStep, withFactor } from '../../../test/secondFactor.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { auditLog, recoveryCodes, secondFactors } from '../../database/schema/index.js';

const login = (server: TestApp, username: string, code?: string) =>
  server.visitor().post('/user/login', { username, password: testPassword, ...(code === undefined ? {} : { code }) });

test('R-3233 a first code sets the second factor up, and from then on the login wants one', async () => {
  const server = await appForThisTest();
  const client = await server.signedIn();
  const { username } = client.user;
  const begun = await client.post('/user/second-factor/begin', { password: testPassword });
  const { secret, url } = begun.json<{ secret: string; url: string }>();
  expect(url).toBe(
    `otpauth://totp/Credence:${encodeURIComponent(username)}?issuer=Credence&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await login(server, username)).statusCode).toBe(200);
  expect((await client.post('/user/second-factor/confirm', { code: '000000' })).json()).toMatchObject({
    code: 'wrong_code',
  });
  const confirmed = await client.post('/user/second-factor/confirm', { code: codeOf(secret, server) });
  expect(new Set(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).size).toBe(10);
  expect((await client.get(`/user/get-user/${username}`)).json()).toMatchObject({
    secondFactor: { since: server.clock.now().toISOString(), codesLeft: 10 },
  });

  const without = await login(server, username);
  expect([without.statusCode, without.json()]).toMatchObject([403, { code: 'code_needed' }]);
  nextStep(server);
  expect((await login(server, username, codeOf(secret, server))).json()).toHaveProperty('token');
});

test('R-3233 nothing of it can be read from the database', async () => {
  const server = await appForThisTest();
  const { secret, recoveryCodes: codes } = await withFactor(server, await server.signedIn());
  const stored = JSON.stringify([
    await server.database.select().from(secondFactors),
    await server.database.select().from(recoveryCodes),
  ]);
  for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored).not.toContain(plain);
    expect(stored).not.toContain(Buffer.from(plain).toString('base64'));
  }
});

test('R-3239 the login of whoever has none is as it was, and says nothing of factors before the right password', async () => {
  const server = await appForThisTest();
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  await withFactor(server, ann);
  expect(Object.keys((await login(server, ben.user.username)).json<object>())).toEqual(['token']);
  // A client that sends a code with each login is not refused.
  expect((await login(server, ben.user.username, '123456')).statusCode).toBe(200);
  const wrong = { username: ann.user.username, password: 'six noisy larks' };
  expect((await server.visitor().post('/user/login', wrong)).json()).toMatchObject({ code: 'invalid_credentials' });
});

test('R-3234 each code counts once, and none before the last', async () => {
  const server = await appForThisTest();
  const client = await server.signedIn();
  const { username } = client.user;
  const { secret } = await withFactor(server, client);
  // The code that set it up.
  expect((await login(server, username, codeOf(secret, server))).json()).toMatchObject({ code: 'wrong_code' });
  nextStep(server);
  const earlier = codeOf(secret, server);
  nextStep(server);
  const code = codeOf(secret, server);
  const both = await Promise.all([login(server, username, code), login(server, username, code)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  expect((await login(server, username, earlier)).statusCode).toBe(400);
});

test('R-3234 clocks may differ by half a minute, not by more', async () => {
  const server = await appForThisTest();
  const client = await server.signedIn();
  const { secret } = await withFactor(server, client);
  for (let count = 0; count < 3; count++) nextStep(server);
  const old = codeOf(secret, server);
  nextStep(server);
  nextStep(server);
  expect((await login(server, client.user.username, old)).statusCode).toBe(400);
  const slow = codeOf(secret, server);
  nextStep(server);
  expect((await login(server, client.user.username, ` ${slow.slice(0, 3)} ${slow.slice(3)} `)).statusCode).toBe(200);
});

test('R-3235 each recovery code opens the account once, however it is typed', async () => {
  const server = await appForThisTest();
  const client = await server.signedIn();
  const { username } = client.user;
  const [first, second] = (await withFactor(server, client)).recoveryCodes;
  expect(first).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
  expect((await login(server, username, first)).statusCode).toBe(200);
  expect((await login(server, username, first)).json()).toMatchObject({ code: 'wrong_code' });
  expect((await login(server, username, second!.replaceAll('-', ' ').toUpperCase())).statusCode).toBe(200);
  expect((await client.get(`/user/get-user/${username}`)).json()).toMatchObject({ secondFactor: { codesLeft: 8 } });
  expect(await server.database.$count(auditLog, eq(auditLog.type, 'recovery_code_used'))).toBe(2);
});

test('R-3236 whoever knows the password guesses ten codes, then waits', async () => {
  const server = await appForThisTest();
  const client = await server.signedIn();
  const { username } = client.user;
  const { secret } = await withFactor(server, client);
  nextStep(server);
  for (let count = 0; count < 10; count++) expect((await login(server, username, '000000')).statusCode).toBe(400);
  const right = await login(server, username, codeOf(secret, server));
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '900']);
  server.clock.advance(15 * 60_000);
  expect((await login(server, username, codeOf(secret, server))).statusCode).toBe(200);
});

test('R-3233 another app takes the place of the first once it gives a code, and recovery codes are new', async () => {
  const server = await appForThisTest();
  const client = await server.signedIn();
  const { username } = client.user;
  const old = await withFactor(server, client);
  const begin = (code?: string) => client.post('/user/second-factor/begin', { password: testPassword, code });
  expect((await begin()).json()).toMatchObject({ code: 'code_needed' });
  nextStep(server);
  const { secret } = (await begin(codeOf(old.secret, server))).json<{ secret: string }>();
  nextStep(server);
  expect((await login(server, username, codeOf(old.secret, server))).statusCode).toBe(200);
  nextStep(server);
  await client.post('/user/second-factor/confirm', { code: codeOf(secret, server) });
  nextStep(server);
  expect((await login(server, username, codeOf(old.secret, server))).statusCode).toBe(400);
  expect((await login(server, username, old.recoveryCodes[0])).statusCode).toBe(400);
  expect((await login(server, username, codeOf(secret, server))).statusCode).toBe(200);
});

test('R-3233 password and code remove it, and its owner is told of each change', async () => {
  const server = await appForThisTest();
  const client = await server.signedIn();
  const { username } = client.user;
  const { secret } = await withFactor(server, client);
  nextStep(server);
  const remove = (password: string, code: string) => client.post('/user/second-factor/remove', { password, code });
  expect((await remove('six noisy larks', codeOf(secret, server))).statusCode).toBe(400);
  expect((await remove(testPassword, '000000')).statusCode).toBe(400);
  expect((await remove(testPassword, codeOf(secret, server))).json()).toEqual({
    message: 'The second factor was removed.',
  });
  expect((await login(server, username)).statusCode).toBe(200);
  expect((await mailbox(server)).map(({ subject }) => subject)).toEqual([
    'Your account at Credence has a second factor now',
    'Your account at Credence has no second factor any more',
  ]);
});

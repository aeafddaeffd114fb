import { expect, test } from 'vitest';
import { ada, clinicForThisTest, comeBack, signInAs } from '../../../test/institution/clinic.js';
import { foreignKey } from '../../../test/institution/testProvider.js';
import { appForThisTest } from '../../../test/testApp.js';
import { sessions, users } from '../../database/schema/index.js';

const answerPath = '/user/institution-login/answer';
const refused = (reason: string) => ({ code: 'institution_refused', params: { reason } });

const farAhead = () => ({ iat: Date.now() / 1000 + 3600, exp: Date.now() / 1000 + 7200 });

test('R-3225 the provider is asked by the code flow, with PKCE, state and nonce', async () => {
  const { server, provider } = await clinicForThisTest();
  const started = await server.visitor().post('/user/institution-login', {});
  const { origin, searchParams } = new URL(started.json<{ url: string }>().url);
  expect(origin).toBe(provider.issuer);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: 'https://credence.test/login/institution',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  expect(String(started.headers['set-cookie'])).toMatch(
    /^credence-institution=[\w-]{43}; Path=\/api\/user; Max-Age=900; HttpOnly; SameSite=Strict$/,
  );
});

test('R-3225 the answer is taken once, and only by the browser that began', async () => {
  const { server, provider } = await clinicForThisTest();
  provider.person = ada;
  const [mine, theirs] = [server.visitor(), server.visitor()];
  const query = await comeBack(mine);
  expect((await theirs.post(answerPath, { query })).json()).toMatchObject(refused('login-expired'));
  const other = await comeBack(theirs);
  expect((await mine.post(answerPath, { query: other })).json()).toMatchObject(refused('login-failed'));
  expect((await mine.post(answerPath, { query })).json()).toMatchObject(refused('login-expired'));
});

test.each([
  ['another nonce', (claims: object) => ({ claims: { ...claims, nonce: 'another' } })],
  ['another audience', (claims: object) => ({ claims: { ...claims, aud: 'another' } })],
  ['another issuer', (claims: object) => ({ claims: { ...claims, iss: 'https://elsewhere.example' } })],
  ['a time that is over', (claims: object) => ({ claims: { ...claims, exp: 1 } })],
  ['a time of issue far ahead', (claims: object) => ({ claims: { ...claims, ...farAhead() } })],
  ['a key that is not the provider’s', () => ({ key: foreignKey() })],
])('R-3225 R-3750 an ID token with %s signs nobody in', async (_what, tamper) => {
  const { server, provider } = await clinicForThisTest();
  provider.tamper = tamper;
  expect((await signInAs(server.visitor(), provider, ada)).json()).toMatchObject(refused('login-failed'));
  expect(await server.database.$count(users)).toBe(0);
});

test('R-3225 whoever cancels at the provider is told so', async () => {
  const { server, provider } = await clinicForThisTest();
  expect((await signInAs(server.visitor(), provider, undefined)).json()).toMatchObject(refused('cancelled'));
});

test.each([
  ['https://evil.example/', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/a\nb', undefined],
  ['networks_overview', undefined],
  ['/network/7fK2/?a=b#c', '/network/7fK2/?a=b#c'],
])('R-3226 after the login one goes to a path of the product alone (%j)', async (from, kept) => {
  const { server, provider } = await clinicForThisTest();
  const visitor = server.visitor();
  await signInAs(visitor, provider, ada, from);
  const made = (await visitor.post('/user/institution-login/register', {})).json<{ from?: string }>();
  expect(made.from).toBe(kept);
});

test('R-3231 a provider that does not answer stops nothing else', async () => {
  const { server, provider } = await clinicForThisTest();
  await server.addUser({ username: 'ann@example.org' });
  await provider.stop();
  const started = await server.visitor().post('/user/institution-login', {});
  expect([started.statusCode, started.json<{ error: string }>().error]).toEqual([
    503,
    '“Clinic account” does not answer at the moment. Please try again in a few minutes.',
  ]);
  const login = { username: 'ann@example.org', password: 'seven quiet larks' };
  expect((await server.visitor().post('/user/login', login)).statusCode).toBe(200);
});

test('R-3231 a site without such a login offers none', async () => {
  const server = await appForThisTest();
  expect((await server.visitor().get('/site')).json()).not.toHaveProperty('institution');
  expect((await server.visitor().post('/user/institution-login', {})).statusCode).toBe(501);
  const { server: clinic } = await clinicForThisTest();
  expect((await clinic.visitor().get('/site')).json()).toMatchObject({ institution: { name: 'Clinic account' } });
});

test('R-3229 the logout ends the session at the provider, where that is offered', async () => {
  const { server, provider } = await clinicForThisTest();
  const visitor = server.visitor();
  await signInAs(visitor, provider, ada);
  const made = await visitor.post('/user/institution-login/register', {});
  const client = server.visitor();
  client.token = made.json<{ token: string }>().token;
  client.csrfToken = /csrftoken=([^;]+)/.exec(String(made.headers['set-cookie']))?.[1];
  const { url } = (await client.post('/user/logout')).json<{ url: string }>();
  const left = await fetch(url, { redirect: 'manual' });
  expect(left.headers.get('location')).toBe('https://credence.test/login');
  expect(provider.ended).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
  expect(
    (await server.database.select({ idToken: sessions.idToken }).from(sessions)).map((row) => row.idToken),
  ).toEqual([null]);

  const ann = await server.signedIn();
  expect((await ann.post('/user/logout')).json()).toEqual({ message: 'You have been logged out.' });
});

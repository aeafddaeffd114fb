import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ada, clinicForThisTest, registered, signedInBy, signInAs } from '../../../test/institution/clinic.js';
import type { TestPerson, TestProvider } from '../../../test/institution/testProvider.js';
import { testPassword } from '../../../test/users.js';
import { users } from '../../database/schema/index.js';
import { loggerOptions } from '../../http/logger.js';
import { findAccount, updateUser } from '../users.js';
import { groupsLeftOutLine } from './answerInstitutionLogin.js';

const { sub, email, given_name, family_name } = ada;
/** Entra says nothing of whether an address is verified. */
const ofEntra: TestPerson = { sub, email: email!, given_name: given_name!, family_name: family_name! };
/** Authentik says of each address that it is not verified, unless an administrator changes that. */
const ofAuthentik: TestPerson = { ...ada, email_verified: false };

/** Adds to an ID token what Entra's has instead of the groups of somebody in more than 200. */
const overage: TestProvider['tamper'] = (claims) => ({
  claims: {
    ...claims,
    ver: '2.0',
    tid: '5c5f1f7e-0000-4000-8000-000000000000',
    preferred_username: email,
    _claim_names: { groups: 'src1' },
    _claim_sources: { src1: { endpoint: 'https://graph.windows.net/5c5f1f7e/users/a-1/getMemberObjects' } },
  },
});

/** The lines of a log, for the server of a test. */
function keptLog() {
  const lines: { msg: string; level: number; user?: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, logger: { ...loggerOptions('warn'), stream } };
}

test.each([
  ['Entra', ofEntra],
  ['Authentik', ofAuthentik],
])(
  'R-3561: a token shaped as %s’s makes an account where the settings trust the issuer’s addresses',
  async (_, person) => {
    const { server, provider } = await clinicForThisTest({ trustsEmail: true });
    const client = await registered(server, provider, person);
    expect((await client.get('/check-session/')).json()).toMatchObject({ status: 'active' });
    expect((await signInAs(server.visitor(), provider, person)).json()).toMatchObject({ username: email });
  },
);

test('R-3561: whoever comes with a trusted address still needs the password of its account, and never gets one of another person', async () => {
  const { server, provider } = await clinicForThisTest({ trustsEmail: true });
  const { username } = await server.addUser({ username: 'owner@example.org' });
  const visitor = server.visitor();
  const asked = await signInAs(visitor, provider, { ...ofEntra, email: username });
  expect(asked.json()).toEqual({ needs: 'password', username });
  const guessed = await visitor.post('/user/institution-login/join', { password: `${testPassword}!` });
  expect(guessed.json()).toMatchObject({ code: 'invalid_credentials' });
  await registered(server, provider, ofEntra);
  const other = await signInAs(server.visitor(), provider, { ...ofEntra, sub: 'b-7' });
  expect(other.json()).toMatchObject({ code: 'institution_refused', params: { reason: 'address-taken' } });
});

test.each([[undefined], ['ada'], ['']])(
  'R-3562: without an address of the person the login says what the provider has to send (%j)',
  async (named) => {
    const { server, provider } = await clinicForThisTest({ trustsEmail: true });
    const { email: _, ...nobody } = ofEntra;
    const refused = await signInAs(
      server.visitor(),
      provider,
      named === undefined ? nobody : { ...nobody, email: named },
    );
    expect(refused.json()).toMatchObject({
      error: expect.stringMatching(/names no e-mail address of yours.*“email”/) as string,
      params: { reason: 'address-missing' },
    });
    expect(await server.database.$count(users)).toBe(0);
  },
);

test('R-3563: where the provider leaves groups out, an administrator and a study owner stay what they are, and the log says so', async () => {
  const { lines, logger } = keptLog();
  const groups = { adminGroups: ['it'], studyGroups: ['research'] };
  const { server, provider } = await clinicForThisTest(groups, { logger });
  await registered(server, provider);
  const user = await findAccount(server.database, email!);
  await updateUser(server.database, user!.id, { isAdmin: true, ownsStudies: true });

  const { groups: _, ...withoutGroups } = ada;
  provider.tamper = overage;
  const client = signedInBy(server, await signInAs(server.visitor(), provider, withoutGroups));
  expect((await client.get('/user/check-admin')).json()).toEqual({ is_admin: true });
  const [kept] = await server.database.select().from(users).where(eq(users.id, user!.id));
  expect(kept).toMatchObject({ isAdmin: true, ownsStudies: true });
  expect(lines).toEqual([expect.objectContaining({ msg: groupsLeftOutLine, level: 40, user: user!.id })]);
});

test('R-3563: groups that the user info has count, although the ID token leaves them out; without either, nobody new gets a right', async () => {
  const { server, provider } = await clinicForThisTest({ adminGroups: ['it'], studyGroups: ['research'] });
  provider.tamper = overage;
  const { groups: _, ...withoutGroups } = ada;
  await registered(server, provider, withoutGroups);
  const rights = async () => {
    const user = await findAccount(server.database, email!);
    return [user?.isAdmin, user?.ownsStudies];
  };
  expect(await rights()).toEqual([false, false]);
  await signInAs(server.visitor(), provider, { ...ada, groups: ['it', 'research'] });
  expect(await rights()).toEqual([true, true]);
  await signInAs(server.visitor(), provider, { ...ada, groups: ['research'] });
  expect(await rights()).toEqual([false, true]);
});

import { desc, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assessed } from '../../../test/assess.js';
import { protocol } from '../../../test/experts.js';
import { ada, clinicForThisTest, registered, signedInBy, signInAs } from '../../../test/institution/clinic.js';
import { auditLog } from '../../database/schema/index.js';
import { findAccount, updateUser } from '../users.js';

const admins = async (server: Awaited<ReturnType<typeof clinicForThisTest>>['server']) =>
  (
    await server.database
      .select({ type: auditLog.type, metadata: auditLog.metadata })
      .from(auditLog)
      .where(inArray(auditLog.type, ['role_granted', 'role_taken']))
      .orderBy(desc(auditLog.number))
  ).map(({ type, metadata }) => [type, metadata]);

test('R-3227 groups of the provider make administrators at each login, and unmake them', async () => {
  const { server, provider } = await clinicForThisTest({ adminGroups: ['it', 'heads'] });
  const client = await registered(server, provider);
  const isAdmin = async (one: typeof client) =>
    (await one.get('/user/check-admin')).json<{ is_admin: boolean }>().is_admin;
  expect(await isAdmin(client)).toBe(false);
  const promoted = signedInBy(server, await signInAs(server.visitor(), provider, { ...ada, groups: ['staff', 'it'] }));
  expect(await isAdmin(promoted)).toBe(true);
  expect((await promoted.get('/user/activities')).statusCode).toBe(200);
  signedInBy(server, await signInAs(server.visitor(), provider, { ...ada, groups: 'staff' }));
  // In the sessions that there are, too.
  expect(await isAdmin(promoted)).toBe(false);
  expect(await admins(server)).toEqual([
    ['role_taken', { by: 'institution' }],
    ['role_granted', { by: 'institution' }],
  ]);
});

test('R-3227 without groups of administrators the login leaves those of the site', async () => {
  const { server, provider } = await clinicForThisTest({ groupsClaim: 'roles' });
  await registered(server, provider);
  const user = await findAccount(server.database, ada.email!);
  await updateUser(server.database, user!.id, { isAdmin: true });
  const client = signedInBy(server, await signInAs(server.visitor(), provider, ada));
  expect((await client.get('/user/check-admin')).json()).toEqual({ is_admin: true });
});

test('R-3227 the groups of study owners are those of the claim that the settings name', async () => {
  const { server, provider } = await clinicForThisTest({ groupsClaim: 'roles', studyGroups: ['research'] });
  const owns = async () => (await findAccount(server.database, ada.email!))?.ownsStudies;
  await registered(server, provider, { ...ada, groups: ['research'] });
  expect(await owns()).toBe(false);
  await signInAs(server.visitor(), provider, { ...ada, roles: ['research'] });
  expect(await owns()).toBe(true);
  await signInAs(server.visitor(), provider, ada);
  expect(await owns()).toBe(false);
});

test('R-3227 where groups may own studies, nobody else begins one', async () => {
  const { server } = await clinicForThisTest({ studyGroups: ['research'] });
  const { owner, networkId } = await assessed(server);
  const path = `/network/study/${networkId}`;
  expect((await owner.post(path, protocol)).json()).toMatchObject({ code: 'no_study_right' });
  await updateUser(server.database, owner.user.id, { ownsStudies: true });
  expect((await owner.post(path, protocol)).statusCode).toBe(200);
  // Who lost the right keeps what was begun: experts may have answered.
  await updateUser(server.database, owner.user.id, { ownsStudies: false });
  expect((await owner.post(`${path}/open`, {})).statusCode).toBe(200);
});

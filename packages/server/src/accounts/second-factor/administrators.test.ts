import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ada, clinicForThisTest, registered, signedInBy, signInAs } from '../../../test/institution/clinic.js';
import { mailbox } from '../../../test/mailbox.js';
import { withFactor } from '../../../test/secondFactor.js';
import { appForThisTest } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { auditLog } from '../../database/schema/index.js';
import { findCommand } from '../../operator/cli/commands.js';

const dashboard = '/user/activities';

test('R-3237 where the site wants it, an administrator without a second factor does nothing as one', async () => {
  const server = await appForThisTest({ config: { adminsNeedFactor: true } });
  const admin = await server.signedIn(await server.addUser({ isAdmin: true }));
  for (const response of [
    await admin.get(dashboard),
    await admin.get('/user/questionnaires'),
    await admin.post('/user/second-factor/reset', { username: admin.user.username }),
  ])
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'factor_required' }]);
  expect((await admin.get('/user/check-admin')).json()).toEqual({ is_admin: true });
  await withFactor(server, admin);
  expect((await admin.get(dashboard)).statusCode).toBe(200);
});

test('R-3237 elsewhere it is offered, and whoever comes by the institution’s login has proved it there', async () => {
  const offered = await appForThisTest();
  const admin = await offered.signedIn(await offered.addUser({ isAdmin: true }));
  expect((await admin.get(dashboard)).statusCode).toBe(200);

  const { server, provider } = await clinicForThisTest({ adminGroups: ['it'] }, { config: { adminsNeedFactor: true } });
  await registered(server, provider, { ...ada, groups: ['it'] });
  const ofClinic = signedInBy(server, await signInAs(server.visitor(), provider, { ...ada, groups: ['it'] }));
  expect((await ofClinic.get(dashboard)).statusCode).toBe(200);
});

test('R-3223 whoever joins an account with a second factor gives its code, too', async () => {
  const { server, provider } = await clinicForThisTest();
  const owner = await server.signedIn(await server.addUser({ username: ada.email! }));
  const { recoveryCodes } = await withFactor(server, owner);
  const visitor = server.visitor();
  await signInAs(visitor, provider, ada);
  const join = (code?: string) => visitor.post('/user/institution-login/join', { password: testPassword, code });
  expect((await join()).json()).toMatchObject({ code: 'code_needed' });
  expect((await join(recoveryCodes[0])).json()).toHaveProperty('token');
});

test('R-3238 an administrator removes the factor of who lost it; that is recorded, and its owner told', async () => {
  const server = await appForThisTest();
  const [admin, ann] = [await server.signedIn(await server.addUser({ isAdmin: true })), await server.signedIn()];
  await withFactor(server, ann);
  const { username } = ann.user;
  expect((await ann.post('/user/second-factor/reset', { username })).statusCode).toBe(403);
  expect((await admin.post('/user/second-factor/reset', { username })).statusCode).toBe(200);
  expect((await admin.post('/user/second-factor/reset', { username })).json()).toMatchObject({
    code: 'user_not_found',
  });
  expect((await server.visitor().post('/user/login', { username, password: testPassword })).statusCode).toBe(200);
  // Mails of the same moment are in no order.
  expect(await mailbox(server)).toContainEqual(
    expect.objectContaining({
      to: username,
      subject: 'The second factor of your account at Credence was removed',
    }),
  );
  const rows = await server.database
    .select()
    .from(auditLog)
    .where(inArray(auditLog.type, ['factor_reset']));
  expect(rows).toMatchObject([{ userId: ann.user.id, metadata: { by: admin.user.id } }]);
});

test('R-3238 so does the operator, by `credence user reset-factor`', async () => {
  const server = await appForThisTest();
  const ann = await server.signedIn();
  await withFactor(server, ann);
  const found = findCommand(['user', 'reset-factor', ann.user.username]);
  if (!found || !('run' in found.command)) throw new Error('there is no such command');
  const run = found.command.run.bind(found.command, { ...server, dataFolder: '' }, ann.user.username, {
    confirmed: false,
  });
  expect(await run()).toEqual([`The second factor of ${ann.user.username} was removed; a mail says so.`]);
  expect(await run()).toEqual([`${ann.user.username} has no second factor.`]);
  expect((await mailbox(server)).at(-1)?.to).toBe(ann.user.username);
});

import { expect, test } from 'vitest';
import { assessed } from '../../test/assess.js';
import { appForThisTest, type TestApp } from '../../test/testApp.js';
import { auditLog } from '../database/schema/index.js';

const refusals = async ({ database }: TestApp) =>
  (await database.select().from(auditLog).orderBy(auditLog.number))
    .filter(({ type }) => type === 'refused')
    .map(({ userId, metadata }) => ({ userId, ...metadata }));

test('the audit log notes who was refused what, and not that a visitor was shown to the login', async () => {
  const app = await appForThisTest();
  await app.visitor().get('/user/index');
  const stale = app.visitor();
  stale.token = `crd_${'x'.repeat(43)}`;
  await stale.get('/user/index');
  const { owner } = await assessed(app);
  owner.csrfToken = 'not.mine';
  await owner.post('/user/logout');
  await expect
    .poll(() => refusals(app))
    .toEqual([
      { userId: null, operation: 'listNetworks', code: 'not_logged_in' },
      { userId: owner.user.id, operation: 'logout', code: 'csrf_failed' },
    ]);
});

test('of a flood of refusals it notes twenty a minute', async () => {
  const app = await appForThisTest();
  const stale = app.visitor();
  stale.token = `crd_${'x'.repeat(43)}`;
  await Promise.all(Array.from({ length: 40 }, () => stale.get('/user/index')));
  await expect.poll(() => refusals(app)).toHaveLength(20);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { testPassword } from '../../../test/users.js';
import { users } from '../../database/schema/index.js';
import { findAccount } from '../users.js';

test('an old password that was changed in the meantime sets no new one', async () => {
  const { database, ...app } = await appForThisTest();
  const ada = await app.signedIn();
  const asking = await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash: 'another' }).where(eq(users.id, ada.user.id));
    const sent = ada.post('/user/update-password', { password: testPassword, new_password: 'eight louder wrens' });
    await untilSomebodyWaits(database);
    return { sent };
  });
  const refused = await asking.sent;
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'invalid_credentials']);
  expect((await findAccount(database, ada.user.username))?.passwordHash).toBe('another');
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assessed } from '../../../test/assess.js';
import { newestLink } from '../../../test/mailbox.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { testPassword } from '../../../test/users.js';
import { findAccount } from '../users.js';

const before = 'ada@example.org';
const after = 'ada@clinic.example.org';

/** Somebody whose address changes with the returned call. */
async function aboutToMove(app: TestApp) {
  const ada = await app.signedIn(await app.addUser({ username: before }));
  await ada.post('/user/change-address', { username: after, password: testPassword });
  const say = async (address: string) => {
    const { secret } = await newestLink(app, address);
    return app.visitor().post('/user/answer-address-change', { secret, agree: true });
  };
  await say(after);
  return () => say(before);
}

/** Makes both calls wait just before they commit, the first one first, and lets them go. */
async function inTurn<Answer>({ database }: TestApp, ...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { answers } = await database.transaction(async (transaction) => {
    // Each call writes a mail near its end.
    await transaction.execute(sql`lock table mails in exclusive mode`);
    const sent: Promise<Answer>[] = [];
    for (const call of calls) {
      sent.push(call());
      await untilSomebodyWaits(database, sent.length);
    }
    return { answers: sent };
  });
  return Promise.all(answers);
}

test('R-1814: an invitation in the very moment in which its address gets an account is there', async () => {
  const app = await appForThisTest();
  const { owner, networkId } = await assessed(app);
  const move = await aboutToMove(app);
  const answers = await inTurn(app, move, () =>
    owner.post(`/network/invite-by-email/${networkId}`, { emails: [after] }),
  );
  expect(answers.map((answer) => answer.json<unknown>())).toMatchObject([
    { outcome: 'changed' },
    { results: [{ outcome: 'invited' }] },
  ]);
  const moved = await app.signedIn(await findAccount(app.database, after));
  expect((await moved.get('/user/invitations')).json().networks).toMatchObject([{ networkId }]);
});

test('R-1816: somebody who registers the address in the very moment in which it is taken keeps it from nobody', async () => {
  const app = await appForThisTest();
  const move = await aboutToMove(app);
  const body = { username: after, password: 'nine violet otters', password2: 'nine violet otters' };
  const [, moved] = await inTurn(app, () => app.visitor().post('/user/create', body), move);
  expect([moved?.statusCode, moved?.json()]).toMatchObject([200, { outcome: 'changed' }]);
  expect(await findAccount(app.database, before)).toBeUndefined();
});

import type { Study } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { leave } from '../../../test/deputies.js';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { findAccount } from '../../accounts/users.js';
import { answers, users } from '../../database/schema/index.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';

/** Ann, who answered in two studies of two owners, the second of which lets nobody take answers away after the close. */
async function inTwoStudies(server: TestApp) {
  const [one, two] = [
    await panel(server, ['ann@example.org', 'ben@example.org'], { taking: 1 }),
    await panel(server, ['cleo@example.org'], { withdrawal: 'until_closed' }),
  ];
  const ann = one.experts[0]!;
  const account = (await findAccount(server.database, 'ann@example.org'))!;
  const cleo = (await findAccount(server.database, 'cleo@example.org'))!;
  // Accounts behind the links of studies have no password yet.
  const { passwordHash } = await server.addUser();
  await server.database.update(users).set({ passwordHash, hasPassword: true });
  await ann.post(`${one.at('n1')}/1/save`, answer([60, 30, 10], { comment: 'canary' }));
  await two.experts[0]!.post(`${two.at('n1')}/1/save`, answer([10, 30, 60], { comment: 'kept' }));
  // So that the mails of what follows are later ones.
  server.clock.advance(1000);
  const held = (id: string) => server.database.$count(answers, eq(answers.authorId, id));
  return { one, two, ann, cleo: two.experts[0]!, held, annas: account.id, cleos: cleo.id };
}
const mailTo = async (server: TestApp, address: string) =>
  (await mailbox(server)).findLast(({ to }) => to === address)?.text.replaceAll(/\s+/g, ' ');

test('R-3035: an expert who deletes the account withdraws at once, and the answers stay unless they say otherwise', async () => {
  const server = await appForThisTest();
  const { one, ann, held, annas } = await inTwoStudies(server);
  await leave(ann);
  expect(await held(annas)).toBe(1);
  expect((await one.owner.get(one.path)).json<Study>().experts).toMatchObject([
    { code: 1, standing: 'withdrew', answered: 1 },
    { code: 2, standing: 'not_opened' },
  ]);
  expect(await mailTo(server, 'ann@example.org')).toContain(
    'Your part in one study of other people has ended. Your answers stay there under a code. Undoing the deletion does not bring it back.',
  );
  const { user, secret } = await newestLink(server, 'ann@example.org');
  await server.visitor().get(`/user/confirm-account?${new URLSearchParams({ user, secret }).toString()}`);
  const back = await server.signedIn(await findAccount(server.database, 'ann@example.org'));
  expect((await back.get(one.path)).json()).toMatchObject({ code: 'network_not_found' });
  expect((await checkRecord(server.database, one.networkId)).findings).toEqual([]);
});

test('R-3035: answers are erased on request, except where the protocol no longer lets experts take them away', async () => {
  const server = await appForThisTest();
  const { one, two, ann, cleo, held, annas, cleos } = await inTwoStudies(server);
  await two.owner.post(`${two.path}/close`);
  await leave(ann, { studyAnswers: 'erase' });
  await leave(cleo, { studyAnswers: 'erase' });
  expect([await held(annas), await held(cleos)]).toEqual([0, 1]);
  for (const { owner, path } of [one, two])
    expect((await owner.get(path)).json<Study>().experts![0]).toMatchObject({ standing: 'withdrew' });
  expect(await mailTo(server, 'ann@example.org')).toContain('Your answers there are erased.');
  expect(await mailTo(server, 'cleo@example.org')).toContain('Your answers stay there under a code.');
  for (const { networkId } of [one, two]) expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
});

test('R-3035: an invitation to a study that waits at the address of the account ends', async () => {
  const server = await appForThisTest();
  const { one } = await inTwoStudies(server);
  const ben = await server.signedIn(await server.addUser({ username: 'ben@example.org' }));
  await leave(ben);
  expect((await one.owner.get(one.path)).json<Study>().experts![1]).toMatchObject({ code: 2, standing: 'declined' });
  expect(await mailTo(server, 'ben@example.org')).not.toContain('Your part in');
});

test('R-3035: a wrong password ends nothing', async () => {
  const server = await appForThisTest();
  const { one, ann } = await inTwoStudies(server);
  const refused = await ann.post('/user/delete', { password: `${testPassword} `, studyAnswers: 'erase' });
  expect(refused.statusCode).toBe(400);
  expect((await one.owner.get(one.path)).json<Study>().experts![0]).toMatchObject({ standing: 'started' });
});

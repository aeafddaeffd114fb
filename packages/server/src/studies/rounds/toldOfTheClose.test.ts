import type { Study } from '@credence/api-client';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailbox } from '../../../test/mailbox.js';
import { type Panel, panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { findAccount, updateUser } from '../../accounts/users.js';
import { studyRounds } from '../../database/schema/index.js';
import { countMailBetween } from '../../platform/limits/mailsBetween.js';
import { closeDueRounds } from './closeDueRounds.js';

const emails = ['ann', 'ben', 'cleo', 'dan'].map((name) => `${name}@example.org`);

/** Of four who were asked, three take part. */
async function study(given: Parameters<typeof panel>[2] = {}): Promise<{ server: TestApp; study: Panel }> {
  const server = await appForThisTest();
  return { server, study: await panel(server, emails, { taking: 3, ...given }) };
}
/** What was mailed by doing something. */
async function mailedBy(server: TestApp, act: () => Promise<unknown>) {
  const before = (await mailbox(server)).length;
  // Mails of one moment have no order.
  server.clock.advance(1000);
  await act();
  return (await mailbox(server)).slice(before);
}
const recipients = (mails: readonly { to: string }[]) => mails.map(({ to }) => to).sort();

test('R-2983: at the close everybody who takes part is told in their language, and nobody else', async () => {
  const { server, study: asked } = await study();
  const { owner, path, experts, networkId } = asked;
  await experts[2]!.post(`${path}/withdraw`, { keeps: true });
  await updateUser(server.database, (await findAccount(server.database, 'ben@example.org'))!.id, { locale: 'de' });
  const told = await mailedBy(server, () => owner.post(`${path}/close`, {}));
  expect(recipients(told)).toEqual(['ann@example.org', 'ben@example.org']);
  const [ann, ben] = ['ann@example.org', 'ben@example.org'].map((to) => told.find((mail) => mail.to === to)!);
  expect(ann!.text).toContain('what all experts said together once the owner has opened the results');
  expect(ann!.text).toContain('Until the study is final you can withdraw');
  expect(ann!.text).toContain(`/network/${networkId}/`);
  expect(ben!.subject).toMatch(/^Eine Studie bei .* ist geschlossen$/);
  expect(await mailedBy(server, () => owner.post(`${path}/close`, {}))).toEqual([]);
});

test('R-2983: the mail of the close promises no more than the protocol does', async () => {
  const { server, study: asked } = await study({ sees: 'own', withdrawal: 'until_closed' });
  const [mail] = await mailedBy(server, () => asked.owner.post(`${asked.path}/close`, {}));
  expect(mail!.text).toContain('your answers could be taken away until now');
  expect(mail!.text).not.toContain('opened the results');
});

test('R-2984: where the date closes the round the owner is told, too, once, however many servers look', async () => {
  const { server, study: asked } = await study();
  await asked.experts[0]!.post(`${asked.path}/finish`, { finished: true });
  await server.database.execute(sql`update ${studyRounds} set planned_close = now() - interval '1 hour',
    due_seen_at = now() - interval '2 minutes'`);
  const told = await mailedBy(server, () => Promise.allSettled([1, 2, 3].map(() => closeDueRounds(server))));
  const owner = asked.owner.user.username;
  expect(recipients(told)).toEqual([...emails.slice(0, 3), owner].sort());
  expect(told.find(({ to }) => to === owner)!.text).toContain('1 of 3 who take part said that they had finished');
  expect(await mailedBy(server, () => closeDueRounds(server))).toEqual([]);
});

test('R-2985: when the close is taken back, everybody who takes part is told until when they can answer', async () => {
  const { server, study: asked } = await study();
  await asked.owner.post(`${asked.path}/close`, {});
  const told = await mailedBy(server, () => asked.owner.post(`${asked.path}/reopen`, {}));
  expect(recipients(told)).toEqual(emails.slice(0, 3));
  expect(told[0]!.text).toContain('Until 31 December 2099');
});

test('R-3744: an extension tells everybody who takes part until when they can answer now', async () => {
  const { server, study: asked } = await study();
  const closesAt = '2100-01-31T12:00:00Z';
  const told = await mailedBy(server, () => asked.owner.post(`${asked.path}/extend`, { closesAt }));
  expect(recipients(told)).toEqual(emails.slice(0, 3));
  expect(told[0]!.subject).toMatch(/is open for longer$/);
  expect(told[0]!.text).toContain('31 January 2100');
});

test('R-3745 R-3759: closing and taking back mails one expert ten times a day at most, and goes on without mails', async () => {
  const { server, study: asked } = await study();
  const { owner, path } = asked;
  const toggle = async (act: 'close' | 'reopen') => (await owner.post(`${path}/${act}`, {})).json<Study>();
  const told = await mailedBy(server, async () => {
    // The invitation was the first of the ten.
    for (let time = 0; time < 9; time += 1)
      expect(await toggle(time % 2 ? 'reopen' : 'close')).not.toHaveProperty('notMailed');
  });
  expect(told.filter(({ to }) => to === emails[0])).toHaveLength(9);
  const further = await mailedBy(server, async () => {
    expect(await toggle('reopen')).toMatchObject({ state: 'open', notMailed: 3 });
    expect(await toggle('close')).toMatchObject({ state: 'closed', notMailed: 3 });
  });
  expect(further).toEqual([]);
  server.clock.advance(24 * 3_600_000);
  const again = await server.signedIn(owner.user);
  expect(await mailedBy(server, () => again.post(`${path}/reopen`, {}))).toHaveLength(3);
});

test('R-3759: one expert who was mailed all day keeps no other from being told of an extension, and the call says so', async () => {
  const { server, study: asked } = await study();
  const { owner, path } = asked;
  const mail = { from: owner.user.id, to: emails[0]! };
  for (let time = 0; time < 9; time += 1) await countMailBetween(server.database, mail, server);
  const told = await mailedBy(server, async () => {
    const extended = await owner.post(`${path}/extend`, { closesAt: '2100-01-18T12:00:00Z' });
    expect(extended.json()).toMatchObject({ notMailed: 1, round: { closesAt: '2100-01-18T12:00:00.000Z' } });
  });
  expect(recipients(told)).toEqual(emails.slice(1, 3));
});

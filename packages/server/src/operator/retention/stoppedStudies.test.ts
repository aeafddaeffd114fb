import type { Study } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { addDeputy, leave } from '../../../test/deputies.js';
import { protocol } from '../../../test/experts.js';
import { mailbox } from '../../../test/mailbox.js';
import { studyLink } from '../../../test/studyLinks.js';
import { openResults, panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { findAccount } from '../../accounts/users.js';
import { events, networks, studies, studyExperts } from '../../database/schema/index.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';
import { retain } from './retain.js';

const later = async (server: TestApp, days = 14.1) => {
  server.clock.advance(days * 86_400_000);
  expect(await retain(server.database, server.clock.now(), server)).toBe(true);
};
const subjectsTo = async (server: TestApp, address: string) =>
  (await mailbox(server)).filter(({ to }) => to === address).map(({ subject }) => subject);
const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

const stoppedMail = async (server: TestApp) =>
  (await mailbox(server)).find(({ to, subject }) => to === 'ann@example.org' && subject.endsWith('was stopped'));

/** Somebody who signs in again: what was there two weeks ago has expired. */
const again = async (server: TestApp, address: string) => server.signedIn(await findAccount(server.database, address));

/** A study in an open round with two who answered and one who was asked, and somebody who works on its network. */
async function answered(server: TestApp, given: Parameters<typeof panel>[2] = {}) {
  const emails = ['ann@example.org', 'ben@example.org', 'cleo@example.org'];
  const study = await panel(server, emails, { taking: 2, ...given });
  for (const expert of study.experts)
    await expert.post(`${study.at('n1')}/1/save`, answer([60, 30, 10], { comment: 'canary' }));
  return study;
}

test('R-3032: a study of which a round was opened and that has no deputy is stopped when the account of its owner is erased', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at, experts } = await answered(server);
  const link = await studyLink(server, 'cleo@example.org');
  await leave(owner);
  // For as long as that can be undone, it goes on.
  expect((await experts[0]!.post(`${at('n1')}/1/save`, answer([50, 40, 10]))).statusCode).toBe(200);
  await later(server);
  const [study] = await server.database.select().from(studies);
  expect(study).toMatchObject({ networkId, stoppedAt: server.clock.now(), deputyAddress: null });
  const stoppedAt = server.clock.now().toISOString();
  const ann = await again(server, 'ann@example.org');
  const shown = (await ann.get(path)).json<Study>();
  expect(shown).toMatchObject({ state: 'closed', stoppedAt, may: ['withdraw'], own: { answered: 1 } });
  expect(shown.experts).toBeUndefined();
  expect(said(await ann.post(`${at('n1')}/1/save`, answer([50, 40, 10])))).toEqual([409, 'round_not_open']);
  expect(said(await ann.get(`${path}/results`))).toEqual([409, 'results_unopened']);
  expect(said(await owner.post(`${path}/results`))).toEqual([401, 'not_logged_in']);
  const consent = { version: 1, publishes: true, named: false, interests: '' };
  const cleo = await server.visitor().post('/study-invitation/accept', {
    ...link,
    username: 'cleo@example.org',
    consent,
  });
  expect(said(cleo)).toEqual([400, 'invalid_link']);
  // Experts see what they said, and take the file home.
  const own = (await ann.get(`${at('n1')}/1`)).json<{ comment: string }>();
  expect(JSON.stringify(own)).toContain('50');
  expect((await ann.get(`/network/download/${networkId}`)).statusCode).toBe(200);
  expect((await ann.get(`/network/overview/${networkId}`)).statusCode).toBe(200);
  expect((await ann.get('/user/collaborations')).body).toContain('former user');

  for (const expert of ['ann@example.org', 'ben@example.org'])
    expect((await subjectsTo(server, expert)).toSorted()).toEqual([
      'A study at Credence asks for your judgement',
      'A study at Credence is closed',
      'A study at Credence was stopped',
    ]);
  expect(await subjectsTo(server, 'cleo@example.org')).toEqual(['A study at Credence asks for your judgement']);
  const stopped = await stoppedMail(server);
  expect(stopped?.text.replaceAll(/\s+/g, ' ')).toContain('nobody but you can read them at the site. You can withdraw');
  const mails = (await mailbox(server)).length;
  await later(server, 1);
  expect((await mailbox(server)).length).toBe(mails);
  expect((await server.database.select().from(events)).filter(({ type }) => type === 'study_stopped')).toMatchObject([
    { networkId, actorId: null },
  ]);
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
});

test('R-3032: it passes to no collaborator, who reads the network as before', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at } = await answered(server);
  const { user } = await addCollaborator(server, networkId);
  await leave(owner);
  await later(server);
  const colleague = await server.signedIn(user);
  const [network] = await server.database.select().from(networks);
  expect(network).toMatchObject({ ownerId: owner.user.id, openRound: null });
  expect((await colleague.get(`/network/overview/${networkId}`)).statusCode).toBe(200);
  expect((await colleague.get(`/network/activity/${networkId}`)).statusCode).toBe(200);
  expect((await colleague.post(`${at('n1')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
  expect(said(await colleague.get(path))).toEqual([404, 'no_study']);
  for (const act of ['open', 'results', 'reopen', 'final'])
    expect(said(await colleague.post(`${path}/${act}`))).toEqual([403, 'owner_only']);
  expect(await subjectsTo(server, colleague.user.username)).toEqual([]);
});

test('R-3032: a draft passes on as before, and a study with a deputy is theirs even where the operator erases the account', async () => {
  const server = await appForThisTest();
  const draft = await assessed(server);
  await draft.owner.post(`/network/study/${draft.networkId}`, protocol);
  const colleague = await addCollaborator(server, draft.networkId);
  await leave(draft.owner);
  await later(server);
  const [network] = await server.database.select().from(networks);
  expect(network?.ownerId).toBe(colleague.user.id);
  expect((await server.database.select().from(studies))[0]?.stoppedAt).toBeNull();
});

test('R-3033: of a stopped study an expert still withdraws, and what was read before is said to them as it is', async () => {
  const server = await appForThisTest();
  const study = await answered(server);
  const { owner, path } = study;
  await openResults(study);
  await leave(owner);
  await later(server);
  const ann = await again(server, 'ann@example.org');
  expect((await ann.get(`${path}/results`)).statusCode).toBe(200);
  const stopped = await stoppedMail(server);
  expect(stopped?.text.replaceAll(/\s+/g, ' ')).toContain('kept as they are, and nobody runs it any more.');
  expect((await ann.post(`${path}/withdraw`, { keeps: false })).json()).toEqual({ success: true });
  const rows = await server.database.select().from(studyExperts).orderBy(studyExperts.code);
  expect(rows.map(({ ending }) => ending)).toEqual(['erased', null, 'cancelled']);
});

test('R-3034: a stopped study with which nobody has to do any more is erased', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId } = await answered(server);
  await leave(owner);
  await later(server);
  await (await again(server, 'ann@example.org')).post(`${path}/withdraw`, { keeps: true });
  await later(server, 1);
  expect(await server.database.$count(networks)).toBe(1);
  await (await again(server, 'ben@example.org')).post(`${path}/withdraw`, { keeps: false });
  await later(server, 1);
  expect(await server.database.$count(networks, eq(networks.id, networkId))).toBe(0);
  expect(await server.database.$count(studies)).toBe(0);
});

test('R-3034: one that nobody takes part in is erased with the account of its owner, unless somebody works on it', async () => {
  const server = await appForThisTest();
  const [empty, shared] = [await panel(server, ['ann@example.org'], { taking: 0 }), await panel(server, [])];
  const { user } = await addCollaborator(server, shared.networkId);
  for (const { owner } of [empty, shared]) await leave(owner);
  await later(server);
  expect((await server.database.select().from(networks)).map(({ id }) => id)).toEqual([shared.networkId]);
  await leave(await server.signedIn(user));
  await later(server);
  expect(await server.database.$count(networks)).toBe(0);
});

test('R-3037: the address of a deputy goes with their account', async () => {
  const server = await appForThisTest();
  const study = await panel(server, []);
  const dora = await addDeputy(server, study);
  await leave(dora);
  expect((await study.owner.get(study.path)).json<Study>().deputy).toMatchObject({ name: 'Dora Weiss' });
  await later(server);
  expect((await (await server.signedIn(study.owner.user)).get(study.path)).json<Study>().deputy).toBeUndefined();
});

import type { components, Study } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { addCollaborator, assessed } from '../../../test/assess.js';
import { addDeputy } from '../../../test/deputies.js';
import { openStudy, protocol } from '../../../test/experts.js';
import { mailbox } from '../../../test/mailbox.js';
import { studyLink } from '../../../test/studyLinks.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { events, studies, studyProtocols } from '../../database/schema/index.js';
import { retain } from '../../operator/retention/retain.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const mailsTo = async (server: TestApp, address: string) =>
  (await mailbox(server)).filter(({ to }) => to === address).map(({ subject, text }) => ({ subject, text }));

/** A study whose protocol is saved. */
async function draft(server: TestApp) {
  const network = await assessed(server);
  const path = `/network/study/${network.networkId}`;
  await network.owner.post(path, { ...protocol, purpose: 'For the tumour board.' });
  return { ...network, path };
}

test('R-3027: the owner asks somebody by mail to run the study after them, and learns who it is once they accept', async () => {
  const server = await appForThisTest();
  const { owner, networkId, path } = await draft(server);
  const dora = await server.signedIn(
    await server.addUser({ username: 'dora@example.org', firstname: 'Dora', lastname: 'Weiss', locale: 'de' }),
  );
  const named = await owner.post(`${path}/deputy`, { email: ' Dora@Example.org ' });
  const asked = { address: 'Dora@Example.org', askedAt: '2026-11-20T10:00:00.000Z' };
  expect(named.json<Study>().deputy).toEqual(asked);
  expect((await owner.get(path)).json<Study>().deputy).toEqual(asked);
  const [mail] = await mailsTo(server, 'Dora@Example.org');
  expect(mail?.subject).toBe('Würden Sie eine Studie bei Credence weiterführen?');
  expect(mail?.text).toContain(`/study-deputy/${networkId}`);
  expect(mail?.text).toContain('For the tumour board.');

  const request = {
    networkId,
    network: 'test.xdsl',
    owner: owner.user.username,
    ownerAddress: owner.user.username,
    purpose: 'For the tumour board.',
    askedAt: asked.askedAt,
    isOwner: false,
  };
  expect((await dora.get(`${path}/deputy`)).json()).toMatchObject({ ...request, network: expect.any(String) });
  server.clock.advance(60_000);
  const acceptedAt = '2026-11-20T10:01:00.000Z';
  const accepted = await dora.post(`${path}/deputy/answer`, { accepts: true });
  expect(accepted.json()).toMatchObject({ acceptedAt, isOwner: false });
  // Once more changes nothing, and mails nobody.
  expect((await dora.post(`${path}/deputy/answer`, { accepts: true })).json()).toEqual(accepted.json());
  expect((await owner.get(path)).json<Study>().deputy).toEqual({ ...asked, acceptedAt, name: 'Dora Weiss' });
  const told = await mailsTo(server, owner.user.username);
  expect(told.map(({ subject }) => subject)).toEqual(['Your study at Credence has a deputy']);
  expect(told[0]?.text).toContain(`/network/${networkId}/study`);
  // Nothing of the network is theirs.
  expect(said(await dora.get(`/network/overview/${networkId}`))).toEqual([404, 'network_not_found']);
});

test('R-3027: whether the address has an account makes no difference, and nobody but its person learns of it', async () => {
  const server = await appForThisTest();
  const { owner, networkId, path } = await draft(server);
  const eve = await server.signedIn();
  const collaborator = await addCollaborator(server, networkId);
  const dora = await server.signedIn(await server.addUser({ username: 'dora@example.org' }));
  const answers = [];
  for (const email of ['dora@example.org', 'none@example.org', 'dora@example.org'])
    answers.push((await owner.post(`${path}/deputy`, { email })).json<Study>());
  const { deputy: known, ...rest } = answers[0]!;
  const { deputy: unknown, ...others } = answers[1]!;
  expect([{ ...known, address: '' }, rest]).toEqual([{ ...unknown, address: '' }, others]);
  const texts = (await mailbox(server)).map(({ text }) => text);
  expect(new Set(texts).size).toBe(1);
  for (const other of [eve, collaborator, owner]) {
    expect(said(await other.get(`${path}/deputy`))).toEqual([404, 'network_not_found']);
    for (const accepts of [true, false])
      expect(said(await other.post(`${path}/deputy/answer`, { accepts }))).toEqual([404, 'network_not_found']);
  }
  expect((await dora.get(`${path}/deputy`)).statusCode).toBe(200);
  expect(said(await collaborator.post(`${path}/deputy`, { email: 'eve@example.org' }))).toEqual([403, 'owner_only']);
  expect(said(await collaborator.post(`${path}/deputy/remove`))).toEqual([403, 'owner_only']);
});

test('R-3028: no deputy is the owner, an expert of the study, or asked more often than other people', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, experts } = await panel(server, ['ann@example.org', 'ben@example.org'], {
    taking: 1,
  });
  const name = (email: string) => owner.post(`${path}/deputy`, { email });
  expect(said(await name(owner.user.username))).toEqual([400, 'own_network']);
  expect(said(await name('nobody'))).toEqual([400, 'invalid_input']);
  for (const expert of ['Ann@example.org', 'ben@example.org'])
    expect(said(await name(expert))).toEqual([409, 'one_part']);
  for (let time = 1; time <= 5; time += 1) expect((await name('dora@example.org')).statusCode).toBe(200);
  expect(said(await name('dora@example.org'))).toEqual([429, 'too_many_requests']);
  // Asked before she became an expert.
  await server.database.update(studies).set({ deputyKey: 'ann@example.org' }).where(eq(studies.networkId, networkId));
  expect(said(await experts[0]!.post(`${path}/deputy/answer`, { accepts: true }))).toEqual([409, 'one_part']);
  expect(said(await owner.post('/network/study/000000000000/deputy', { email: 'a@example.org' }))).toEqual([
    404,
    'network_not_found',
  ]);
  const { owner: other, networkId: plain } = await assessed(server);
  for (const response of [
    await other.post(`/network/study/${plain}/deputy`, { email: 'dora@example.org' }),
    await other.post(`/network/study/${plain}/deputy/remove`),
  ])
    expect(said(response)).toEqual([404, 'no_study']);
});

test('R-3028: whoever agreed to be the deputy cannot become an expert of the study', async () => {
  const server = await appForThisTest();
  const network = await openStudy(server);
  const path = `/network/study/${network.networkId}`;
  const dora = await addDeputy(server, { ...network, path });
  await network.owner.post(`${path}/experts`, { emails: ['dora@example.org'] });
  const consent = { version: 1, publishes: true, named: false, interests: '' };
  const link = await studyLink(server, 'dora@example.org');
  const accepted = await dora.post('/study-invitation/accept', { ...link, username: 'dora@example.org', consent });
  expect(said(accepted)).toEqual([409, 'one_part']);
});

test('R-3029: a deputy is changed and taken back at any time, until the study is final, and is no part of its protocol', async () => {
  const server = await appForThisTest();
  const study = await answeredPanel(server);
  const { owner, path, experts, networkId } = study;
  const [before] = await server.database.select().from(studyProtocols);
  const dora = await addDeputy(server, study);
  for (const expert of experts) expect((await expert.get(path)).json<Study>().deputy).toBeUndefined();
  expect((await owner.post(`${path}/deputy`, { email: 'dora@example.org' })).json<Study>().deputy).toMatchObject({
    name: 'Dora Weiss',
  });
  // Another one takes the place of the first.
  expect((await owner.post(`${path}/deputy`, { email: 'eli@example.org' })).json<Study>().deputy).toMatchObject({
    address: 'eli@example.org',
  });
  expect(said(await dora.get(`${path}/deputy`))).toEqual([404, 'network_not_found']);
  const eli = await server.signedIn(await server.addUser({ username: 'eli@example.org', firstname: 'Eli' }));
  const declined = await eli.post(`${path}/deputy/answer`, { accepts: false });
  expect(declined.json<components['schemas']['DeputyRequest']>().acceptedAt).toBeUndefined();
  expect(said(await eli.get(`${path}/deputy`))).toEqual([404, 'network_not_found']);
  expect((await owner.get(path)).json<Study>().deputy).toBeUndefined();
  // Both mails to the owner are of the same moment, in which they have no order.
  const mailed = await mailsTo(server, owner.user.username);
  const told = mailed.find(({ subject }) => subject === 'Your study at Credence has no deputy');
  expect(told?.text).toContain('eli@example.org');
  expect(told?.text).not.toContain('“Eli”');

  await owner.post(`${path}/deputy`, { email: 'dora@example.org' });
  for (let time = 1; time <= 2; time += 1)
    expect((await owner.post(`${path}/deputy/remove`)).json<Study>().deputy).toBeUndefined();
  expect(await server.database.select().from(studyProtocols)).toEqual([before]);
  const types = (
    await server.database.select().from(events).where(eq(events.networkId, networkId)).orderBy(events.seq)
  ).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('deputy_'))).toEqual([
    'deputy_named',
    'deputy_accepted',
    'deputy_named',
    'deputy_declined',
    'deputy_named',
    'deputy_removed',
  ]);
  await owner.post(`${path}/final`);
  expect(said(await owner.post(`${path}/deputy`, { email: 'dora@example.org' }))).toEqual([409, 'study_final']);
  expect(said(await owner.post(`${path}/deputy/remove`))).toEqual([409, 'study_final']);
});

test('R-3037: a request that nobody answers lapses after 90 days; one that was accepted does not', async () => {
  const server = await appForThisTest();
  const [asked, accepted] = [await draft(server), await draft(server)];
  await addDeputy(server, accepted);
  await asked.owner.post(`${asked.path}/deputy`, { email: 'none@example.org' });
  server.clock.advance(90.1 * 86_400_000);
  await retain(server.database, server.clock.now(), server);
  const left = await server.database.select({ address: studies.deputyAddress }).from(studies);
  expect(left.map(({ address }) => address).toSorted()).toEqual(['dora@example.org', null]);
});

test('R-3036: what is exported to a person says that they are, or were asked to be, a deputy', async () => {
  const server = await appForThisTest();
  const study = await draft(server);
  const deputyOf = async (client: { get: (path: string) => Promise<{ json: () => { deputyOf: object[] } }> }) =>
    (await client.get('/user/export')).json().deputyOf;
  const eli = await server.signedIn(await server.addUser({ username: 'eli@example.org' }));
  await study.owner.post(`${study.path}/deputy`, { email: 'eli@example.org' });
  const { networkId } = study;
  expect(await deputyOf(eli)).toMatchObject([{ networkId, address: 'eli@example.org', acceptedAt: null }]);
  const dora = await addDeputy(server, study);
  expect(await deputyOf(dora)).toMatchObject([{ networkId, acceptedAt: '2026-11-20T10:00:00.000Z' }]);
  for (const other of [eli, study.owner]) expect(await deputyOf(other)).toEqual([]);
});

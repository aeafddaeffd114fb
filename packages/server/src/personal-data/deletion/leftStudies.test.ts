import type { NetworkListEntry, Study } from '@credence/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import { addDeputy, leave } from '../../../test/deputies.js';
import { openStudy } from '../../../test/experts.js';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { events, networkMembers, networks } from '../../database/schema/index.js';
import { lockNetwork } from '../../networks/networks.js';

const ownerOf = async ({ database }: TestApp, networkId: string) =>
  (await database.select({ ownerId: networks.ownerId }).from(networks).where(eq(networks.id, networkId)))[0]?.ownerId;
const mailsTo = async (server: TestApp, address: string) => (await mailbox(server)).filter(({ to }) => to === address);
const pathOf = ({ networkId }: { networkId: string }) => `/network/study/${networkId}`;

test('R-3030: when the account of its owner is deleted a study passes to its deputy at once, in an open round, too', async () => {
  const server = await appForThisTest();
  const study = await panel(server, ['ann@example.org']);
  const { owner, networkId, path, at, experts } = study;
  const dora = await addDeputy(server, study);
  // What she was to the network before ends.
  await server.database.insert(networkMembers).values({
    networkId,
    id: dora.user.id,
    userId: dora.user.id,
    role: 'collaboration',
    createdAt: server.clock.now(),
    acceptedAt: server.clock.now(),
  });
  const unnamed = await openStudy(server);
  await server.database.update(networks).set({ ownerId: owner.user.id }).where(eq(networks.id, unnamed.networkId));
  await leave(owner);
  expect(await ownerOf(server, networkId)).toBe(dora.user.id);
  expect(await ownerOf(server, unnamed.networkId)).toBe(owner.user.id);
  expect((await dora.get(path)).json<Study>()).toMatchObject({ state: 'open', experts: [{ code: 1 }] });
  expect((await dora.get(path)).json<Study>().deputy).toBeUndefined();
  expect((await experts[0]!.post(`${at('n1')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
  const ties = and(eq(networkMembers.networkId, networkId), isNull(networkMembers.endedAt));
  expect((await server.database.select().from(networkMembers).where(ties)).map(({ role }) => role)).toEqual(['expert']);
  const [event] = await server.database.select().from(events).where(eq(events.type, 'study_passed'));
  expect(event).toMatchObject({ networkId, actorId: owner.user.id, metadata: { userId: dora.user.id } });

  const told = (await mailsTo(server, 'dora@example.org')).at(-1);
  expect(told?.subject).toBe('A study at Credence is yours now');
  expect(told?.text).toContain(`/network/${networkId}/study`);
  const mail = (await mailsTo(server, owner.user.username)).at(-1)?.text.replaceAll(/\s+/g, ' ');
  expect(mail).toContain('has passed to “Dora Weiss”. Undoing the deletion does not bring it back.');
  expect(mail).toMatch(/Nobody is named to run your study “.*” in your place: it is stopped/);

  const { user, secret } = await newestLink(server, owner.user.username);
  await server.visitor().get(`/user/confirm-account?${new URLSearchParams({ user, secret }).toString()}`);
  const back = await server.signedIn(owner.user);
  expect((await back.get(path)).json()).toMatchObject({ code: 'network_not_found' });
  expect((await back.get(pathOf(unnamed))).statusCode).toBe(200);
});

test('R-3030: the list of own networks says beforehand what becomes of each study', async () => {
  const server = await appForThisTest();
  const [passes, stops] = [await panel(server, []), await openStudy(server)];
  const { owner } = passes;
  await server.database.update(networks).set({ ownerId: owner.user.id }).where(eq(networks.id, stops.networkId));
  const fates = async () => {
    const { networks: listed } = (await owner.get('/user/index')).json<{ networks: NetworkListEntry[] }>();
    return Object.fromEntries(listed.map(({ networkId, withoutOwner }) => [networkId, withoutOwner]));
  };
  await owner.post(`${passes.path}/deputy`, { email: 'dora@example.org' });
  expect(await fates()).toEqual({ [passes.networkId]: { fate: 'stops' }, [stops.networkId]: { fate: 'stops' } });
  const dora = await addDeputy(server, passes);
  expect((await fates())[passes.networkId]).toEqual({ fate: 'passes', deputy: 'Dora Weiss' });
  await leave(dora);
  expect((await fates())[passes.networkId]).toEqual({ fate: 'stops' });
});

test('R-3030: what the owner chose for a study goes before its deputy, and a deputy whose account is deleted gets none', async () => {
  const server = await appForThisTest();
  const [chosen, orphan] = [await panel(server, []), await openStudy(server)];
  await server.database
    .update(networks)
    .set({ ownerId: chosen.owner.user.id })
    .where(eq(networks.id, orphan.networkId));
  const dora = await addDeputy(server, chosen);
  const eli = await addDeputy(server, { owner: chosen.owner, path: pathOf(orphan) }, 'eli@example.org');
  const colleague = await addCollaborator(server, chosen.networkId);
  await chosen.owner.post(`${chosen.path}/close`);
  await leave(eli);
  await leave(chosen.owner, { networks: [{ networkId: chosen.networkId, handOverTo: colleague.user.id }] });
  expect(await ownerOf(server, chosen.networkId)).toBe(colleague.user.id);
  expect(await ownerOf(server, orphan.networkId)).toBe(chosen.owner.user.id);
  // She is the deputy of whoever owns it now.
  expect((await colleague.get(chosen.path)).json<Study>().deputy).toMatchObject({ name: 'Dora Weiss' });
  await leave(colleague);
  expect(await ownerOf(server, chosen.networkId)).toBe(dora.user.id);
});

test.each(['accepts', 'deletes'])(
  'R-3031: whoever %s first, a study that is accepted while its owner leaves passes',
  async (first) => {
    const server = await appForThisTest();
    const [one, two] = [await openStudy(server), await openStudy(server)];
    const { owner } = one;
    await server.database.update(networks).set({ ownerId: owner.user.id }).where(eq(networks.id, two.networkId));
    const dora = await server.signedIn(await server.addUser({ username: 'dora@example.org' }));
    for (const study of [one, two]) await owner.post(`${pathOf(study)}/deputy`, { email: 'dora@example.org' });
    const accept = () =>
      Promise.all([one, two].map((study) => dora.post(`${pathOf(study)}/deputy/answer`, { accepts: true })));
    const calls: { accepting?: ReturnType<typeof accept>; deleting?: Promise<void> } = {};
    // Both wait for the networks, in the order in which they came.
    await server.database.transaction(async (transaction) => {
      for (const { networkId } of [one, two]) await lockNetwork(transaction, networkId);
      if (first === 'accepts') calls.accepting = accept();
      else calls.deleting = leave(owner);
      await untilSomebodyWaits(server.database, first === 'accepts' ? 2 : 1);
      calls.accepting ??= accept();
      calls.deleting ??= leave(owner);
      await untilSomebodyWaits(server.database, 3);
    });
    await calls.deleting;
    for (const response of await calls.accepting!) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ acceptedAt: expect.any(String) });
    }
    for (const { networkId } of [one, two]) expect(await ownerOf(server, networkId)).toBe(dora.user.id);
    const subjects = (await mailsTo(server, 'dora@example.org')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'A study at Credence is yours now')).toHaveLength(2);
  },
);

test('R-3031: whoever accepts after the owner left has the study, and is told so', async () => {
  const server = await appForThisTest();
  const study = await openStudy(server);
  const dora = await server.signedIn(await server.addUser({ username: 'dora@example.org' }));
  await study.owner.post(`${pathOf(study)}/deputy`, { email: 'dora@example.org' });
  await leave(study.owner);
  const answered = await dora.post(`${pathOf(study)}/deputy/answer`, { accepts: true });
  expect(answered.json()).toMatchObject({ isOwner: true });
  expect((await dora.get(pathOf(study))).json()).toMatchObject({ state: 'open', experts: [] });
});

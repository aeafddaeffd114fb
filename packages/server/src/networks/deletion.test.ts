import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../test/assess.js';
import type { Client } from '../../test/client.js';
import { notPlanted } from '../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../test/testApp.js';
import { answers, events, networks, users } from '../database/schema/index.js';
import { retain } from '../operator/retention/retain.js';

const day = 86_400_000;

/** The ids shown in a person's three lists. */
async function listedFor(client: Client): Promise<string[]> {
  const lists = ['/user/index', '/user/collaborations', '/user/invitations'];
  const found = await Promise.all(
    lists.map(async (path) => (await client.get(path)).json<{ networks: { networkId: string }[] }>().networks),
  );
  return found.flat().map(({ networkId }) => networkId);
}

const told = async ({ database }: TestApp, networkId: string) =>
  (
    await database
      .select()
      .from(events)
      .where(and(eq(events.networkId, networkId), notPlanted(events)))
      .orderBy(events.at, events.seq)
  ).map(({ type }) => type);

describe('deleting a network', () => {
  test('R-1223 R-551 O-95: it is gone for everybody at once, and can be restored for 30 days', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const others = [await addCollaborator(server, networkId), await addCollaborator(server, networkId, 'invitation')];
    for (const client of [owner, ...others]) expect(await listedFor(client)).toEqual([networkId]);

    const deleted = await owner.post(`/network/delete/${networkId}`);
    expect([deleted.statusCode, deleted.json()]).toEqual([
      200,
      { success: true, restorableUntil: '2026-12-20T10:00:00.000Z' },
    ]);
    for (const client of [owner, ...others]) {
      expect(await listedFor(client)).toEqual([]);
      expect((await client.get(`/network/check-access/${networkId}`)).json()).toEqual({ hasAccess: false });
    }
    expect(await told(server, networkId)).toEqual(['network_uploaded', 'network_deleted']);
  });

  test('R-2610: what was deleted is listed for its owner while it can be restored', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const colleague = await addCollaborator(server, networkId);
    const deleted = async (client: Client) =>
      (await client.get('/user/deleted-networks')).json<{ networks: { networkId: string }[] }>().networks;
    expect(await deleted(owner)).toEqual([]);
    await owner.post(`/network/delete/${networkId}`);
    expect(await deleted(owner)).toEqual([
      {
        networkId,
        filename: expect.any(String),
        networkName: 'test',
        deletedAt: '2026-11-20T10:00:00.000Z',
        restorableUntil: '2026-12-20T10:00:00.000Z',
      },
    ]);
    expect(await deleted(colleague)).toEqual([]);
    await owner.post(`/network/restore/${networkId}`);
    expect(await deleted(owner)).toEqual([]);
    await owner.post(`/network/delete/${networkId}`);
    server.clock.advance(30 * day);
    expect(await deleted(await server.signedIn(owner.user))).toEqual([]);
  });

  test('B-095 B-096 B-172: afterwards nothing can be done with it, and a second deletion is 404', async () => {
    const server = await appForThisTest();
    const { owner, at, networkId } = await assessed(server);
    const colleague = await addCollaborator(server, networkId);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    await owner.post(`/network/delete/${networkId}`);
    const refused = await Promise.all([
      owner.post(`/network/delete/${networkId}`),
      owner.get(`/network/download/${networkId}`),
      owner.get(`/network/${networkId}/collaborators`),
      owner.post(`/network/invite-collaborator/${networkId}/${encodeURIComponent(colleague.user.username)}`),
      owner.post(`/network/cancel-invitation/${networkId}/${encodeURIComponent(invitee.user.username)}`),
      owner.post(`${at('n1')}/1/save`, answer([1, 2, 3])),
      colleague.post(`${at('n1')}/1/save`, answer([1, 2, 3])),
      colleague.post(`/network/remove-collaborator/${networkId}/self`),
      invitee.post(`/network/accept-invitation/${networkId}`),
      invitee.post(`/network/decline-invitation/${networkId}`),
    ]);
    expect(refused.map((response) => [response.statusCode, response.json<{ code: string }>().code])).toEqual(
      refused.map(() => [404, 'network_not_found']),
    );
  });

  test('O-58: a collaborator may not, and for everybody else there is no such network', async () => {
    const server = await appForThisTest();
    const { networkId } = await assessed(server);
    const colleague = await addCollaborator(server, networkId);
    const refused = await colleague.post(`/network/delete/${networkId}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'owner_only' }]);
    for (const client of [await addCollaborator(server, networkId, 'invitation'), await server.signedIn()])
      expect((await client.post(`/network/delete/${networkId}`)).statusCode).toBe(404);
    expect(await told(server, networkId)).toEqual(['network_uploaded']);
  });
});

describe('restoring a network', () => {
  test('answers, combinations and collaborators are as they were', async () => {
    const server = await appForThisTest();
    const { owner, at, networkId } = await assessed(server);
    const colleague = await addCollaborator(server, networkId);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    await colleague.post(`${at('n1')}/1/save`, answer([1, 2, 3]));
    const before = [
      (await owner.get('/user/index')).json(),
      (await owner.get(`/network/overview/${networkId}`)).json(),
      (await owner.get(`/network/download/${networkId}`)).body,
    ];
    expect((await owner.post(`/network/delete/${networkId}`)).statusCode).toBe(200);
    server.clock.advance(30 * day);
    const again = await server.signedIn(owner.user);
    const restored = await again.post(`/network/restore/${networkId}`);
    expect([restored.statusCode, restored.json()]).toEqual([200, { success: true }]);
    expect([
      (await again.get('/user/index')).json(),
      (await again.get(`/network/overview/${networkId}`)).json(),
      (await again.get(`/network/download/${networkId}`)).body,
    ]).toEqual(before);
    expect(await listedFor(await server.signedIn(invitee.user))).toEqual([networkId]);
    expect((await told(server, networkId)).slice(-3)).toEqual([
      'network_deleted',
      'network_restored',
      'network_downloaded',
    ]);
  });

  test('repeating the request changes nothing: a retry after a lost response gets the same one', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    await owner.post(`/network/delete/${networkId}`);
    const times = await Promise.all(Array.from({ length: 10 }, () => owner.post(`/network/restore/${networkId}`)));
    expect(times.map(({ statusCode }) => statusCode)).toEqual(times.map(() => 200));
    expect(await told(server, networkId)).toEqual(['network_uploaded', 'network_deleted', 'network_restored']);
  });

  test('O-58: it is its owner’s alone to restore', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const colleague = await addCollaborator(server, networkId);
    const restore = async (client: Client) => (await client.post(`/network/restore/${networkId}`)).statusCode;
    expect([await restore(colleague), await restore(await server.signedIn())]).toEqual([403, 404]);
    await owner.post(`/network/delete/${networkId}`);
    expect([await restore(colleague), await restore(await server.signedIn())]).toEqual([404, 404]);
  });

  test('when its 30 days are over it is as one that never was, purged already or not', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    await owner.post(`/network/delete/${networkId}`);
    server.clock.advance(30 * day + 1);
    const again = await server.signedIn(owner.user);
    const late = await again.post(`/network/restore/${networkId}`);
    expect([late.statusCode, late.json()]).toMatchObject([404, { code: 'network_not_found' }]);
    await retain(server.database, server.clock.now(), server);
    expect(await server.database.$count(networks)).toBe(0);
    expect((await again.post(`/network/restore/${networkId}`)).statusCode).toBe(404);
  });

  test('one that was restored is not purged, with everything in it', async () => {
    const server = await appForThisTest();
    const { owner, at, networkId } = await assessed(server);
    await owner.post(`${at('n1')}/1/save`, answer([1, 2, 3]));
    await owner.post(`/network/delete/${networkId}`);
    await owner.post(`/network/restore/${networkId}`);
    await retain(server.database, new Date(server.clock.now().getTime() + 31 * day), server);
    expect([
      await server.database.$count(networks),
      await server.database.$count(answers, notPlanted(answers)),
    ]).toEqual([1, 1]);
  });

  test('restored in the very moment in which it would be purged, it is wholly there or wholly gone', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const file = (await owner.get(`/network/download/${networkId}`)).rawPayload;
    for (let round = 0; round < 10; round += 1) {
      const client = await server.signedIn(owner.user);
      const id = (await client.upload('/network/upload', { bytes: file })).json<{ networkId: string }>().networkId;
      await client.post(`/network/delete/${id}`);
      server.clock.advance(30 * day);
      const last = await server.signedIn(owner.user);
      const [restored] = await Promise.all([
        last.post(`/network/restore/${id}`),
        retain(server.database, new Date(server.clock.now().getTime() + 1), server),
      ]);
      const found = await last.get(`/network/overview/${id}`);
      expect([restored.statusCode, found.statusCode]).toEqual(restored.statusCode === 200 ? [200, 200] : [404, 404]);
    }
  });

  test('B-112: it has to fit the quota', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const file = (await owner.get(`/network/download/${networkId}`)).rawPayload;
    await server.database.update(users).set({ quotaNetworks: 1 }).where(eq(users.id, owner.user.id));
    await owner.post(`/network/delete/${networkId}`);
    const other = (await owner.upload('/network/upload', { bytes: file })).json<{ networkId: string }>().networkId;
    const refused = await owner.post(`/network/restore/${networkId}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'quota_exceeded' }]);
    await owner.post(`/network/delete/${other}`);
    expect((await owner.post(`/network/restore/${networkId}`)).statusCode).toBe(200);
    expect(await listedFor(owner)).toEqual([networkId]);
  });
});

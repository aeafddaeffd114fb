import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addCollaborator, assessed } from '../../../test/assess.js';
import { mailbox } from '../../../test/mailbox.js';
import { appForThisTest } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { events, networkMembers, networks } from '../../database/schema/index.js';
import { countMailBetween } from '../../platform/limits/mailsBetween.js';

describe('handing over a network', () => {
  test('R-1803: a collaborator becomes the owner and is told by mail; the former owner goes on as a collaborator', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const heir = await addCollaborator(server, networkId);
    const response = await owner.post(`/network/hand-over/${networkId}/${heir.user.id}`);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);

    expect((await heir.get('/user/index')).json().networks).toMatchObject([{ networkId, type: 'owned' }]);
    expect((await owner.get('/user/collaborations')).json().data).toMatchObject([{ networkId, type: 'collaboration' }]);
    expect((await heir.get(`/network/${networkId}/collaborators`)).json().collaborators).toMatchObject([
      { id: owner.user.id },
    ]);
    expect((await mailbox(server)).map(({ to, subject }) => [to, subject])).toEqual([
      [heir.user.username, 'You now own a network at Credence'],
    ]);
    expect(await server.database.select().from(events)).toContainEqual(
      expect.objectContaining({ type: 'network_handed_over', metadata: { userId: heir.user.id } }),
    );
    expect((await owner.post(`/network/delete/${networkId}`)).statusCode).toBe(403);
  });

  test('R-1803: only to somebody who works on it', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    const stranger = await server.addUser();
    for (const id of [invitee.user.id, stranger.id, owner.user.id, 'self', "' or 1=1"]) {
      const refused = await owner.post(`/network/hand-over/${networkId}/${encodeURIComponent(id)}`);
      expect([refused.statusCode, refused.json().code], id).toEqual([404, 'collaborator_not_found']);
    }
    expect(await mailbox(server)).toEqual([]);
  });

  test('R-3745: one that would mail somebody for the eleventh time in a day is refused, and changes nothing', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const heir = await addCollaborator(server, networkId);
    const mail = { from: owner.user.id, to: heir.user.usernameKey };
    for (let time = 0; time < 10; time += 1) await countMailBetween(server.database, mail, server);
    const refused = await owner.post(`/network/hand-over/${networkId}/${heir.user.id}`);
    const params = { reason: 'mails', limit: 10, seconds: expect.any(Number) };
    expect([refused.statusCode, refused.json().params]).toEqual([429, params]);
    expect((await owner.get('/user/index')).json().networks).toMatchObject([{ networkId, type: 'owned' }]);
  });
});

test('R-1813: the new owner is told for 30 days who handed a network over', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const heir = await addCollaborator(server, networkId);
  const told = async (client: typeof owner) =>
    (await client.get('/user/index')).json<{ networks: { handedOver?: object }[] }>().networks[0]?.handedOver;
  expect(await told(owner)).toBeUndefined();
  await owner.post(`/network/hand-over/${networkId}/${heir.user.id}`);
  const name = `${owner.user.firstname} ${owner.user.lastname}`.trim() || owner.user.username;
  expect(await told(heir)).toEqual({ from: name, at: server.clock.now().toISOString() });

  // Given back, it is the former owner who is told, and of this time.
  server.clock.advance(60_000);
  await heir.post(`/network/hand-over/${networkId}/${owner.user.id}`);
  expect(await told(owner)).toMatchObject({ at: server.clock.now().toISOString() });
  server.clock.advance(31 * 24 * 3_600_000);
  expect(await told(await server.signedIn(owner.user))).toBeUndefined();
});

describe('deleting the account', () => {
  test('R-1804: each network goes to the chosen person at once, or is deleted', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const file = (await owner.get(`/network/download/${networkId}`)).rawPayload;
    const other = (await owner.upload('/network/upload', { bytes: file })).json<{ networkId: string }>().networkId;
    await addCollaborator(server, networkId);
    server.clock.advance(1000);
    const heir = await addCollaborator(server, networkId);
    const left = await addCollaborator(server, other);
    const response = await owner.post('/user/delete', {
      password: testPassword,
      networks: [{ networkId, handOverTo: heir.user.id }, { networkId: other }],
    });
    expect(response.statusCode).toBe(200);
    expect((await heir.get('/user/index')).json().networks).toMatchObject([{ networkId }]);
    expect((await left.get(`/network/check-access/${other}`)).json()).toEqual({ hasAccess: false });
  });

  test('R-3761: any number of networks can be left to one person, whom at most ten mails a day tell of them', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const file = (await owner.get(`/network/download/${networkId}`)).rawPayload;
    const other = (await owner.upload('/network/upload', { bytes: file })).json<{ networkId: string }>().networkId;
    const heir = await addCollaborator(server, networkId);
    const member = {
      id: randomUUID(),
      userId: heir.user.id,
      role: 'collaboration',
      createdAt: server.clock.now(),
    } as const;
    await server.database.insert(networkMembers).values({ networkId: other, ...member });
    const mail = { from: owner.user.id, to: heir.user.usernameKey };
    for (let time = 0; time < 9; time += 1) await countMailBetween(server.database, mail, server);
    const handed = [networkId, other].map((id) => ({ networkId: id, handOverTo: heir.user.id }));
    const response = await owner.post('/user/delete', { password: testPassword, networks: handed });
    expect(response.statusCode).toBe(200);
    expect((await heir.get('/user/index')).json().networks).toHaveLength(2);
    expect((await mailbox(server)).filter(({ to }) => to === heir.user.username)).toHaveLength(1);
  });

  test('R-1804: a choice that cannot be carried out, or a wrong password, changes nothing', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const heir = await addCollaborator(server, networkId);
    const stranger = await server.addUser();
    const remove = (password: string, ...chosen: object[]) =>
      owner.post('/user/delete', { password, networks: chosen });
    const refused = await remove(testPassword, { networkId, handOverTo: stranger.id });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'collaborator_not_found']);
    const foreign = await remove(testPassword, { networkId: (await assessed(server)).networkId });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'network_not_found']);
    const wrong = await remove('wrong', { networkId, handOverTo: heir.user.id });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid_credentials']);
    expect((await owner.get('/user/index')).json().networks).toContainEqual(expect.objectContaining({ networkId }));
    expect((await server.database.select().from(networks)).every(({ deletedAt }) => deletedAt === null)).toBe(true);
  });
});

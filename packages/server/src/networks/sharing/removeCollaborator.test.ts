import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, contract, type TestApp } from '../../../test/testApp.js';
import { answers, events, networkMembers } from '../../database/schema/index.js';

const removing = (client: Client, networkId: string, userId: string) =>
  client.post(`/network/remove-collaborator/${networkId}/${encodeURIComponent(userId)}`);
const told = async ({ database }: TestApp) =>
  (await database.select().from(events).where(notPlanted(events)).orderBy(events.at, events.seq))
    .filter(({ type }) => type === 'collaborator_removed')
    .map(({ actorId, metadata }) => ({ actorId, ...metadata }));

test('R-1220 R-1428 R-541: a collaborator whom the owner removes sees the network no more, and what they answered stays', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  await colleague.post(`${at('n1')}/1/save`, answer([1, 2, 3]));
  const removed = await removing(owner, networkId, colleague.user.id);
  expect([removed.statusCode, removed.json()]).toEqual([
    200,
    { success: true, message: 'Collaborator removed successfully' },
  ]);
  expect((await owner.get(`/network/${networkId}/collaborators`)).json()).toEqual({ collaborators: [] });
  expect((await colleague.get('/user/collaborations')).json().data).toEqual([]);
  expect((await colleague.post(`${at('n1')}/1/save`, answer([9, 9, 9]))).statusCode).toBe(404);
  const [kept] = await server.database.select().from(answers).where(notPlanted(answers));
  expect(kept).toMatchObject({ sliders: [1, 2, 3], authorId: colleague.user.id });
  expect(await told(server)).toEqual([{ actorId: owner.user.id, userId: colleague.user.id, withdrawn: false }]);
});

test('R-552 R-550: a collaborator withdraws as "self", or by their own id; a second time is 404', async () => {
  const server = await appForThisTest();
  const { networkId } = await assessed(server);
  for (const name of ['self', 'id']) {
    const colleague = await addCollaborator(server, networkId);
    const named = name === 'self' ? name : colleague.user.id;
    const withdrawn = await removing(colleague, networkId, named);
    expect([withdrawn.statusCode, withdrawn.json()]).toEqual([200, { success: true }]);
    expect((await colleague.get('/user/collaborations')).json().data).toEqual([]);
    expect((await removing(colleague, networkId, named)).statusCode).toBe(404);
    expect((await told(server)).at(-1)).toEqual({
      actorId: colleague.user.id,
      userId: colleague.user.id,
      withdrawn: true,
    });
  }
  const rows = await server.database.select().from(networkMembers).where(eq(networkMembers.networkId, networkId));
  expect(rows.map(({ ending }) => ending)).toEqual(['withdrawn', 'withdrawn']);
});

test('B-093 B-092: the owner can neither withdraw nor be removed', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  for (const named of ['self', owner.user.id]) {
    const refused = await removing(owner, networkId, named);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: 'Owners cannot withdraw; delete the network instead.', code: 'owner_withdraws' },
    ]);
  }
  expect((await removing(colleague, networkId, owner.user.id)).json()).toMatchObject({ code: 'owner_only' });
});

test('B-092: anybody who does not work on the network is 404', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const gone = await addCollaborator(server, networkId);
  await removing(owner, networkId, gone.user.id);
  const nobodies = [gone.user.id, invitee.user.id, randomUUID(), 'nobody', "' or 1=1", 'a\0b', '🫀', 'x'.repeat(201)];
  for (const named of nobodies) {
    const refused = await removing(owner, networkId, named);
    expect([refused.statusCode, refused.json()], named).toMatchObject([404, { code: 'collaborator_not_found' }]);
  }
  expect((await invitee.get('/user/invitations')).json().hasNetworks).toBe(true);
});

test('O-58: a collaborator removes nobody else, and an invitee has nothing to withdraw from', async () => {
  const server = await appForThisTest();
  const { networkId } = await assessed(server);
  const [one, other] = [await addCollaborator(server, networkId), await addCollaborator(server, networkId)];
  const invitee = await addCollaborator(server, networkId, 'invitation');
  expect((await removing(one, networkId, other.user.id)).statusCode).toBe(403);
  expect((await removing(invitee, networkId, 'self')).statusCode).toBe(404);
  expect(await told(server)).toEqual([]);
});

const shared = contract.filter(
  ({ id, path }) => /invit|ollaborator|^(delete|restore)Network/.test(id) && path.includes('{'),
);
const emails = ['ann@example.org'];
const body: Record<string, object> = { inviteByEmail: { emails }, inviteExperts: { emails } };
test.each(shared.map(({ id, method, path }) => [id, method, path] as const))(
  'B-080: %s answers for a network of others as for one that is none, whatever its id',
  async (operation, method, path) => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const colleague = await addCollaborator(server, networkId);
    const stranger = await server.signedIn();
    const named: Record<string, string> = { username: colleague.user.username, userId: colleague.user.id };
    const ids = [networkId, 'nothinghere1', 'overview', '-1', '1e400', 'x'.repeat(300), "' OR 1=1 --", 'a\0b', '..;'];
    for (const id of ids) {
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? id));
      const response = await stranger.send({ method, url, ...(body[operation] ? { payload: body[operation] } : {}) });
      const { requestId: _, ...told } = response.json<{ requestId: string }>();
      expect([response.statusCode, told], id).toEqual([
        404,
        { error: 'Network not found.', code: 'network_not_found' },
      ]);
    }
    expect((await owner.get(`/network/${networkId}/collaborators`)).json().collaborators).toHaveLength(1);
  },
);

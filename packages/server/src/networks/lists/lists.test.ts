import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { networks } from '../../database/schema/index.js';

const lists = ['/user/index', '/user/collaborations', '/user/invitations'] as const;

test('R-1205, R-1226, R-1227: each list shows its own kind of network', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  server.clock.advance(60_000);
  await colleague.post(`${at('n1')}/1/save`, answer([1, 2, 3]));

  const seen = async (client: typeof owner) =>
    Promise.all(lists.map(async (path) => (await client.get(path)).json<{ networks: object[] }>().networks));
  const common = { networkId, filename: 'network.xdsl', lastModified: '2026-11-20T10:01:00.000Z' };
  expect(await seen(owner)).toMatchObject([
    [
      {
        ...common,
        type: 'owned',
        percentCompleted: 13,
        collaborators: [{ id: colleague.user.id, username: colleague.user.username }],
        invited_collaborators: [{ username: invitee.user.username, firstname: '', lastname: '' }],
      },
    ],
    [],
    [],
  ]);
  const sharedBy = owner.user.username;
  expect(await seen(colleague)).toMatchObject([
    [],
    [{ ...common, type: 'collaboration', sharedBy, lastQuestion: { nodeId: 'n1', iteration: 1 } }],
    [],
  ]);
  expect(await seen(invitee)).toMatchObject([[], [], [{ networkId, type: 'invitation', sharedBy }]]);
  expect(Object.keys((await seen(invitee))[2]?.[0] ?? {})).not.toContain('percentCompleted');
});

test('R-1124, O-39: collaborations come under the names of both readings', async () => {
  const server = await appForThisTest();
  const { networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const body = (await colleague.get('/user/collaborations')).json();
  expect([body.hasNetworks, body.data]).toEqual([true, body.networks]);
});

test('R-1134: entries of shared networks say nothing of who else takes part', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const entry = async (client: typeof owner, path: string) =>
    (await client.get(path)).json<{ networks: object[] }>().networks[0] ?? {};
  const [own, shared] = [await entry(owner, '/user/index'), await entry(colleague, '/user/collaborations')];
  for (const key of ['networkId', 'filename', 'type', 'lastModified']) {
    expect([key in own, key in shared]).toEqual([true, true]);
  }
  expect(['collaborators' in own, 'collaborators' in shared]).toEqual([true, false]);
});

test('the network that was changed last comes first, deleted ones not at all', async () => {
  const server = await appForThisTest();
  const { owner, networkId: first } = await assessed(server);
  server.clock.advance(1_000);
  const second = (await owner.upload('/network/upload', { bytes: await fileOf(first) })).json().networkId;
  const ids = async () =>
    (await owner.get('/user/index'))
      .json<{ networks: { networkId: string }[] }>()
      .networks.map(({ networkId }) => networkId);
  expect(await ids()).toEqual([second, first]);
  server.clock.advance(1_000);
  await owner.post(`/network/${first}/n1/1/save`, answer([1, 2, 3]));
  expect(await ids()).toEqual([first, second]);
  await server.database.update(networks).set({ deletedAt: server.clock.now() }).where(eq(networks.id, first));
  expect(await ids()).toEqual([second]);

  async function fileOf(id: string): Promise<Buffer> {
    return (await owner.get(`/network/download/${id}`)).rawPayload;
  }
});

test('a person without networks has empty lists', async () => {
  const client = await (await appForThisTest()).signedIn();
  for (const path of lists) expect((await client.get(path)).json()).toMatchObject({ hasNetworks: false, networks: [] });
});

test('R-1228, O-41: the access check says yes to members alone, and does not tell forbidden from unknown', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const check = async (client: typeof owner, id: string) =>
    (await client.get(`/network/check-access/${id}`)).json<{ hasAccess: boolean }>();
  expect([await check(owner, networkId), await check(colleague, networkId)]).toEqual([
    { hasAccess: true },
    { hasAccess: true },
  ]);
  for (const [client, id] of [
    [invitee, networkId],
    [await server.signedIn(), networkId],
    [owner, 'nothinghere1'],
  ] as const)
    expect(await check(client, id)).toEqual({ hasAccess: false });
});

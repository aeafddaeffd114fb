import type { components } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { users } from '../../database/schema/index.js';

type Activity = components['schemas']['NetworkActivity'];

const activity = async (client: Client, networkId: string) =>
  (await client.get(`/network/activity/${networkId}`)).json<Activity>();

test('R-2648: the owner sees who answered how much of which node and when, who has not opened, and who declined', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const jonas = await addCollaborator(server, networkId);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const declined = await addCollaborator(server, networkId, 'invitation');
  const invitedAt = server.clock.now().toISOString();
  await owner.post(`/network/invite-by-email/${networkId}`, { emails: ['new@example.org'] });
  await jonas.post(`${at('n3')}/2/save`, answer([61, 62, 63]));
  await jonas.post(`${at('n3')}/3/save`, answer([61, 62, 63]));
  server.clock.advance(60_000);
  await owner.post(`${at('n3')}/2/save`, answer([10, 20, 30]));
  const ownersTime = server.clock.now().toISOString();
  server.clock.advance(60_000);
  await declined.post(`/network/decline-invitation/${networkId}`);
  const declinedAt = server.clock.now().toISOString();

  const name = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim();
  const seen = await activity(owner, networkId);
  const { people } = seen;
  const of = (username: string) => people.find((person) => person.username === username);
  expect(people[0]).toEqual({
    username: owner.user.username,
    name: name(owner.user),
    part: 'owner',
    answers: 1,
    given: 1,
    lastSeen: ownersTime,
  });
  expect(people).toHaveLength(5);
  expect(of(jonas.user.username)).toMatchObject({ part: 'collaborator', answers: 1, given: 2, lastSeen: invitedAt });
  expect(of(invitee.user.username)).toEqual({
    username: invitee.user.username,
    name: '',
    part: 'invited',
    answers: 0,
    given: 0,
    since: invitedAt,
  });
  expect(of(declined.user.username)).toMatchObject({ part: 'declined', answers: 0, since: declinedAt });
  expect(of('new@example.org')).toEqual({
    username: 'new@example.org',
    name: '',
    part: 'invited',
    answers: 0,
    given: 0,
    since: invitedAt,
  });
  expect(seen.nodes).toMatchObject([
    { nodeId: 'n3', username: owner.user.username, answers: 1, at: ownersTime },
    { nodeId: 'n3', username: jonas.user.username, answers: 1, given: 2, at: invitedAt },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/sliders|\[\d/);
});

test('R-2649, O-58: a collaborator sees who works on the network, but not who is invited or declined', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const jonas = await addCollaborator(server, networkId);
  await addCollaborator(server, networkId, 'invitation');
  const declined = await addCollaborator(server, networkId, 'invitation');
  await declined.post(`/network/decline-invitation/${networkId}`);
  await owner.post(`/network/invite-by-email/${networkId}`, { emails: ['new@example.org'] });
  const { people } = await activity(jonas, networkId);
  expect(people.map(({ username, part }) => [username, part])).toEqual([
    [owner.user.username, 'owner'],
    [jonas.user.username, 'collaborator'],
  ]);
});

test('R-1747: combinations count as work on a node, what a reset took out is given and does not count, and former people stay', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const jonas = await addCollaborator(server, networkId);
  const erased = await addCollaborator(server, networkId);
  await jonas.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, value: [64, 65, 66], number: 1 }],
    parents: skyParents,
  });
  await erased.post(`${at('n1')}/1/save`, answer([20, 30, 40]));
  await server.database.update(users).set({ purgedAt: server.clock.now() }).where(eq(users.id, erased.user.id));
  const nodes = new Map((await activity(owner, networkId)).nodes.map((work) => [work.nodeId, work]));
  expect(nodes.get('n3')).toMatchObject({ username: jonas.user.username, answers: 0 });
  expect(nodes.get('n1')).toMatchObject({ username: null, name: '', answers: 1 });

  await jonas.post(`${at('n3')}/reset`);
  await owner.post(`/network/remove-collaborator/${networkId}/${jonas.user.id}`);
  await owner.post(`/network/remove-collaborator/${networkId}/${erased.user.id}`);
  const left = await activity(owner, networkId);
  expect(left.nodes.map(({ nodeId }) => nodeId)).toEqual(['n1']);
  expect(left.people.map(({ part }) => part)).toEqual(['owner', 'former', 'former']);
});

test('R-1747: a replaced answer is given and does not count, and who left without answers stays', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const [jon, berta, idle] = [
    await addCollaborator(server, networkId),
    await addCollaborator(server, networkId),
    await addCollaborator(server, networkId),
  ];
  await jon.post(`${at('n3')}/1/save`, answer([31, 68, 1]));
  await jon.post(`${at('n3')}/1/save`, answer([32, 68, 1]));
  await berta.post(`${at('n3')}/1/save`, answer([90, 10, 1]));
  await idle.post(`/network/remove-collaborator/${networkId}/self`);
  const { people, nodes } = await activity(owner, networkId);
  const of = (client: typeof jon) => people.find(({ username }) => username === client.user.username);
  expect(of(jon)).toMatchObject({ given: 1, answers: 0 });
  expect(of(berta)).toMatchObject({ given: 1, answers: 1 });
  expect(of(idle)).toMatchObject({ part: 'former', given: 0, answers: 0 });
  expect(nodes).toContainEqual(expect.objectContaining({ username: jon.user.username, given: 1, answers: 0 }));
});

test('R-1748: Activity says who reset which node, when, and how many answers went, until it is undone', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const jon = await addCollaborator(server, networkId);
  await owner.post(`${at('n3')}/1/save`, answer([31, 68, 1]));
  await owner.post(`${at('n3')}/2/save`, answer([31, 68, 1]));
  server.clock.advance(60_000);
  await jon.post(`${at('n3')}/reset`);
  const reset = { nodeId: 'n3', username: jon.user.username, at: server.clock.now().toISOString(), answers: 2 };
  expect((await activity(owner, networkId)).resets).toMatchObject([reset]);
  await owner.post(`${at('n3')}/undo-reset`);
  expect((await activity(owner, networkId)).resets).toEqual([]);
});

test('R-1921: whoever never accepted is no former colleague, though they declined and reconsidered', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const jon = await addCollaborator(server, networkId);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  await invitee.post(`/network/decline-invitation/${networkId}`);
  await invitee.post(`/network/undo-decline/${networkId}`);
  await owner.post(`/network/cancel-invitation/${networkId}/${invitee.user.username}`);
  for (const reader of [owner, jon])
    expect((await activity(reader, networkId)).people.map(({ part }) => part)).toEqual(['owner', 'collaborator']);
});

test('R-1911: people invited in the same moment are in the same order everywhere, with and without an account', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const emails = Array.from({ length: 10 }, (_, index) => `p${index}@example.org`);
  for (const username of emails.slice(0, 5)) await server.addUser({ username });
  await owner.post(`/network/invite-by-email/${networkId}`, { emails });
  const listed = (await owner.get(`/network/${networkId}/invited-collaborators`)).json<{
    invited_collaborators: { username: string }[];
  }>().invited_collaborators;
  const { people } = await activity(owner, networkId);
  expect(people.filter(({ part }) => part === 'invited').map(({ username }) => username)).toEqual(
    listed.map(({ username }) => username),
  );
});

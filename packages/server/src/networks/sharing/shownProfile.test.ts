import { expect, test } from 'vitest';
import { addCollaborator, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { newestLink } from '../../../test/mailbox.js';
import { appForThisTest } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';

const profile = { discipline: 'Oncology', title: 'prof', position: 'physician', experience: 12 } as const;
type Client_ = Client & { user: { username: string } };

const edit = (client: Client_, change: object) =>
  client.post(`/user/edit-user/${encodeURIComponent(client.user.username)}`, change);
const seenBy = async (client: Client, networkId: string) =>
  (await client.get(`/network/${networkId}/collaborators`))
    .json<{ collaborators: { id: string; profile?: object }[] }>()
    .collaborators.map((entry) => entry.profile);

test('R-1821: the owner sees what a collaborator shows, nobody else does, and it can be taken back', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const member = await addCollaborator(server, networkId);
  // People are listed in the order of their invitations.
  server.clock.advance(1_000);
  const colleague = await addCollaborator(server, networkId);
  await edit(member, { ...profile, workplace: 'private' });
  expect(await seenBy(owner, networkId)).toEqual([undefined, undefined]);

  await edit(member, { showsProfile: true });
  // Somebody who shows an empty profile shows nothing.
  await edit(colleague, { showsProfile: true });
  expect(await seenBy(owner, networkId)).toEqual([profile, undefined]);
  for (const other of [member, colleague]) expect(await seenBy(other, networkId)).toEqual([undefined, undefined]);
  for (const path of ['/user/index', `/network/activity/${networkId}`, `/network/download/${networkId}?format=csv`]) {
    const response = await owner.get(path);
    expect([path, response.statusCode, response.body.includes('Oncology')]).toEqual([path, 200, false]);
  }

  await edit(member, { showsProfile: false });
  expect(await seenBy(owner, networkId)).toEqual([undefined, undefined]);
});

test('R-1821: of somebody who is only invited the owner sees nothing', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  await edit(invitee, { ...profile, showsProfile: true });
  const response = await owner.get(`/network/${networkId}/invited-collaborators`);
  expect([response.statusCode, response.body.includes('Oncology')]).toEqual([200, false]);
});

test('R-1820: sign-up takes whom somebody shows their profile to, and shows it to nobody unless they say so', async () => {
  const server = await appForThisTest();
  const signUp = async (username: string, more: object) => {
    const visitor = server.visitor();
    await visitor.post('/user/create', { username, password: testPassword, password2: testPassword, ...more });
    const { user, secret } = await newestLink(server, username);
    await visitor.get(`/user/confirm-account?${new URLSearchParams({ user, secret })}`);
    const login = await visitor.post('/user/login', { username, password: testPassword });
    visitor.token = login.json<{ token: string }>().token;
    return (await visitor.get(`/user/get-user/${username}`)).json<{ showsProfile: boolean }>().showsProfile;
  };
  expect(await signUp('ada@example.org', { ...profile, showsProfile: true })).toBe(true);
  expect(await signUp('eve@example.org', profile)).toBe(false);
});

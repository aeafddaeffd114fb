import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addCollaborator, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { mailbox } from '../../../test/mailbox.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { events, networkMembers, networks, users } from '../../database/schema/index.js';

const inviting = (owner: Client, networkId: string) => (username: string) =>
  owner.post(`/network/invite-collaborator/${networkId}/${encodeURIComponent(username)}`);
const cancelling = (owner: Client, networkId: string) => (username: string) =>
  owner.post(`/network/cancel-invitation/${networkId}/${encodeURIComponent(username)}`);
const answerOf = (response: Awaited<ReturnType<Client['post']>>) => {
  const { requestId: _, ...body } = response.json<Record<string, unknown>>();
  return [response.statusCode, body];
};

async function peopleOf(owner: Client, networkId: string) {
  const ids = (people: { id: string }[]) => people.map(({ id }) => id);
  return {
    accepted: ids((await owner.get(`/network/${networkId}/collaborators`)).json().collaborators),
    invited: (await owner.get(`/network/${networkId}/invited-collaborators`))
      .json<{ invited_collaborators: { username: string }[] }>()
      .invited_collaborators.map(({ username }) => username),
  };
}

/** The recorded sharing events, without their actors. */
const told = async ({ database }: TestApp) =>
  (await database.select().from(events).where(notPlanted(events)).orderBy(events.at, events.seq))
    .filter(({ type }) => type !== 'network_uploaded')
    .map(({ type, actorId, networkId, metadata }) => ({ type, actorId, networkId, metadata }));

describe('inviting', () => {
  test('R-1218 R-1427 R-540: the invited person sees the invitation, the owner the pending person', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const colleague = await server.signedIn(await server.addUser({ firstname: 'Jonas', lastname: 'Weiss' }));
    const { id, username } = colleague.user;
    expect(answerOf(await inviting(owner, networkId)(username))).toEqual([
      200,
      { success: true, message: `${username} is invited and gets an e-mail.` },
    ]);
    expect((await colleague.get('/user/invitations')).json().networks).toMatchObject([
      { networkId, type: 'invitation', sharedBy: owner.user.username },
    ]);
    expect((await owner.get(`/network/${networkId}/invited-collaborators`)).json()).toEqual({
      invited_collaborators: [
        {
          id: expect.not.stringContaining(id),
          username,
          firstname: '',
          lastname: '',
          invitedAt: expect.any(String),
          mailWaits: true,
        },
      ],
      byEmail: true,
    });
    expect(await told(server)).toEqual([
      { type: 'collaborator_invited', actorId: owner.user.id, networkId, metadata: { invitation: expect.any(String) } },
    ]);
  });

  test('R-2690: the invited person gets a mail in their language with a link of their own', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    await server.database
      .update(users)
      .set({ firstname: 'Chidi', lastname: 'Okafor \u202e https://spam.example' })
      .where(eq(users.id, owner.user.id));
    const chidi = await server.signedIn(owner.user);
    const colleague = await server.addUser({ locale: 'de' });
    await inviting(chidi, networkId)(colleague.username);
    const [mail, ...more] = await mailbox(server);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: colleague.username, subject: 'Einladung zu einem Netz bei Credence' });
    expect(mail?.text).toContain(`${server.config.publicUrl}/invitation#id=`);
    expect(mail?.text).toContain(owner.user.username);
    expect(mail?.text).not.toMatch(/token|spam/);
  });

  test.each([
    { firstname: 'Ihre IT: evil.example/login', lastname: '' },
    { firstname: 'Ada', lastname: 'evil.example' },
    { firstname: 'www.evil', lastname: 'Lovelace' },
    { firstname: 'Ada (ada@evil.example)', lastname: 'Lovelace' },
  ])(
    'R-1905: a name like $firstname $lastname and a network named after a site are in no mail, and no name in a subject',
    async (name) => {
      const server = await appForThisTest();
      const { owner, networkId } = await assessed(server);
      await server.database.update(users).set(name).where(eq(users.id, owner.user.id));
      await server.database
        .update(networks)
        .set({ name: 'Passwort abgelaufen evil.example', filename: 'evil.example.xdsl' })
        .where(eq(networks.id, networkId));
      const { username } = await server.addUser();
      await inviting(await server.signedIn({ ...owner.user, ...name }), networkId)(username);
      const [mail] = await mailbox(server);
      expect(mail?.subject).toBe('Invitation to a network at Credence');
      expect(mail?.text).not.toContain('evil');
      expect(mail?.text).toContain(
        `Somebody asks for your judgement on a network at Credence. They sign in there as ${owner.user.username} and call the network “${networkId}”.`,
      );
      const links = [...(mail?.text ?? '').matchAll(/https?:\S+/g)].map(([link]) => link);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link.startsWith(`${server.config.publicUrl}/`), link).toBe(true);
    },
  );

  test('R-1906: somebody invited and taken back over and over gets five mails an hour, and then it is said that nobody was invited', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const { username } = await server.addUser();
    for (let time = 0; time < 7; time += 1) {
      expect((await inviting(owner, networkId)(username)).statusCode).toBe(time < 5 ? 200 : 429);
      expect((await cancelling(owner, networkId)(username)).statusCode).toBe(time < 5 ? 200 : 404);
    }
    expect(await mailbox(server)).toHaveLength(5);
    server.clock.advance(3_600_001);
    expect((await inviting(owner, networkId)(username)).statusCode).toBe(200);
    expect(await mailbox(server)).toHaveLength(6);
  });

  test('R-1922, R-2686: the session check counts the invitations that wait, and the list says how much each asks for', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    const invitations = async () => (await invitee.get('/check-session/')).json<{ invitations: number }>().invitations;
    expect(await invitations()).toBe(1);
    expect((await invitee.get('/user/invitations')).json().networks[0].invitation).toEqual({
      invitedAt: server.clock.now().toISOString(),
      from: `${owner.user.firstname} ${owner.user.lastname}`.trim(),
      nodes: 3,
      questions: 8,
      minutes: expect.any(Number),
      sharedWith: 0,
    });
    await invitee.post(`/network/accept-invitation/${networkId}`);
    expect(await invitations()).toBe(0);
  });

  test('R-1426 B-085: somebody unknown is 404 "User not found", as are accounts that nobody can sign in to', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    await server.addUser({ username: 'idle@example.org', activatedAt: null });
    await server.addUser({ username: 'leaving@example.org', deletedAt: server.clock.now() });
    for (const username of ['nobody@example.org', 'idle@example.org', 'leaving@example.org', 'save', "' or 1=1"])
      expect(answerOf(await inviting(owner, networkId)(username))).toEqual([
        404,
        { error: 'User not found', code: 'user_not_found' },
      ]);
    expect(await told(server)).toEqual([]);
  });

  test('R-2694, B-085: after twenty unknown people everybody has to wait, ten minutes at first and never a day', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invite = inviting(owner, networkId);
    const colleague = await server.addUser();
    const misses = await Promise.all(Array.from({ length: 30 }, (_, index) => invite(`nobody${index}@example.org`)));
    const statuses = misses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(404), ...Array<number>(10).fill(429)]);
    expect((await invite(colleague.username)).json()).toMatchObject({
      code: 'too_many_requests',
      params: { seconds: 600 },
    });
    for (let round = 1; round < 3; round += 1) {
      server.clock.advance(600_000 + 1);
      for (let miss = 0; miss < 20; miss += 1) expect((await invite('nobody@example.org')).statusCode).toBe(404);
    }
    server.clock.advance(600_000 + 1);
    expect((await invite(colleague.username)).statusCode).toBe(429);
    server.clock.advance(2 * 3_600_000);
    expect((await invite(colleague.username)).statusCode).toBe(200);
  });

  test('B-084 O-94: oneself, however it is spelt, is 400', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    for (const username of [owner.user.username, ` ${owner.user.username.toUpperCase()} `])
      expect(answerOf(await inviting(owner, networkId)(username))).toEqual([
        400,
        { error: 'You already own this network.', code: 'own_network' },
      ]);
  });

  test('B-086 R-543 R-544: somebody who is invited or a collaborator already is 409, in the specification’s words', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    const colleague = await addCollaborator(server, networkId);
    expect(answerOf(await inviting(owner, networkId)(invitee.user.username))).toEqual([
      409,
      { error: 'This user is already invited', code: 'already_invited' },
    ]);
    expect(answerOf(await inviting(owner, networkId)(colleague.user.username))).toEqual([
      409,
      { error: 'This user is already a collaborator', code: 'already_collaborator' },
    ]);
  });

  test('B-088 R-542: a username of blanks is 400 "Username is required"; without one there is no such call', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    for (const username of [' ', '\t', '\u00a0 '])
      expect(answerOf(await inviting(owner, networkId)(username))).toEqual([
        400,
        { error: 'Username is required', code: 'username_required' },
      ]);
    expect((await inviting(owner, networkId)('')).statusCode).toBe(404);
  });

  test('B-089: any letter that an address may hold finds the right person, and nothing else does', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const usernames = ['a/b@example.org', 'a+b@example.org', 'j%C3%BC@example.org', 'jürgen@例え.jp', 'self', 'save'];
    for (const username of usernames) {
      await server.addUser({ username });
      expect((await inviting(owner, networkId)(username)).statusCode, username).toBe(200);
      expect((await peopleOf(owner, networkId)).invited.at(-1)).toBe(username);
      server.clock.advance(1);
    }
    expect((await inviting(owner, networkId)('A/B@EXAMPLE.ORG')).statusCode).toBe(409);
    for (const username of ['a\0b@example.org', '%', '../../user/index', '🫀'.repeat(100), 'x'.repeat(1_001)])
      expect((await inviting(owner, networkId)(username)).statusCode, username).toBe(404);
  });

  test('B-094: a network is shared with a hundred people at most, those who have not answered included', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const people = await Promise.all(Array.from({ length: 102 }, () => server.addUser()));
    for (const [index, { id }] of people.slice(0, 98).entries()) {
      const role = index % 2 ? 'invitation' : 'collaboration';
      const createdAt = server.clock.now();
      await server.database.insert(networkMembers).values({ networkId, id, userId: id, role, createdAt });
    }
    const last = await Promise.all(people.slice(98).map(({ username }) => inviting(owner, networkId)(username)));
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    const refused = last.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'too_many_collaborators' });
  });

  test('a person who declined or withdrew can be invited again', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const colleague = await server.signedIn();
    for (const leave of ['decline-invitation/ID', 'accept-invitation/ID', 'remove-collaborator/ID/self'])
      for (const path of [`invite-collaborator/ID/${colleague.user.username}`, leave]) {
        const client = path.startsWith('invite') ? owner : colleague;
        const expected = path.startsWith('invite') && leave.startsWith('remove') ? 409 : 200;
        expect((await client.post(`/network/${path.replace('ID', networkId)}`)).statusCode, path).toBe(expected);
      }
    expect((await inviting(owner, networkId)(colleague.user.username)).statusCode).toBe(200);
  });
});

describe('cancelling an invitation', () => {
  test('R-1219 O-92: the invitation disappears for both, and cannot be accepted any more (B-090)', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    const { username } = invitee.user;
    expect(answerOf(await cancelling(owner, networkId)(username.toUpperCase()))).toEqual([
      200,
      { success: true, message: 'Collaborator removed successfully' },
    ]);
    expect(await peopleOf(owner, networkId)).toEqual({ accepted: [], invited: [] });
    expect((await invitee.get('/user/invitations')).json().networks).toEqual([]);
    expect(answerOf(await invitee.post(`/network/accept-invitation/${networkId}`))).toMatchObject([
      404,
      { code: 'network_not_found' },
    ]);
    expect(await told(server)).toEqual([
      { type: 'invitation_cancelled', actorId: owner.user.id, networkId, metadata: { invitation: expect.any(String) } },
    ]);
  });

  test('one that is cancelled already, or never was, is 404 and does not tell who has an account', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    const cancel = cancelling(owner, networkId);
    await cancel(invitee.user.username);
    const known = [invitee.user.username, (await server.addUser()).username, owner.user.username];
    for (const username of [...known, 'nobody@example.org', ' ', 'self'])
      expect(answerOf(await cancel(username)), username).toEqual([
        404,
        { error: 'This invitation no longer exists.', code: 'invitation_not_found' },
      ]);
  });

  test('one that was accepted meanwhile is 409, and the collaborator stays', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const colleague = await addCollaborator(server, networkId);
    expect(answerOf(await cancelling(owner, networkId)(colleague.user.username))).toMatchObject([
      409,
      { code: 'already_collaborator' },
    ]);
    expect((await peopleOf(owner, networkId)).accepted).toEqual([colleague.user.id]);
  });
});

describe('answering an invitation', () => {
  test('R-1221 R-547: accepted, it becomes a collaboration; a second time is 409 (B-090)', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    const accept = (client: Client) => client.post(`/network/accept-invitation/${networkId}`);
    expect(answerOf(await accept(invitee))).toEqual([200, { success: true }]);
    expect(await peopleOf(owner, networkId)).toEqual({ accepted: [invitee.user.id], invited: [] });
    expect((await invitee.get('/user/collaborations')).json().data).toMatchObject([{ networkId }]);
    expect((await invitee.get(`/network/overview/${networkId}`)).statusCode).toBe(200);
    const [row] = await server.database.select().from(networkMembers).where(eq(networkMembers.networkId, networkId));
    expect(row).toMatchObject({ role: 'collaboration', acceptedAt: server.clock.now(), endedAt: null });

    expect(answerOf(await accept(invitee))).toMatchObject([409, { code: 'already_accepted' }]);
    expect(answerOf(await accept(owner))).toMatchObject([409, { code: 'already_owner' }]);
    expect(answerOf(await accept(await server.signedIn()))).toMatchObject([404, { code: 'network_not_found' }]);
    expect(await told(server)).toEqual([
      { type: 'invitation_accepted', actorId: invitee.user.id, networkId, metadata: {} },
    ]);
  });

  test('R-1222 R-549: declined, it is gone; a second time is 404', async () => {
    const server = await appForThisTest();
    const { owner, networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    const decline = (client: Client) => client.post(`/network/decline-invitation/${networkId}`);
    expect(answerOf(await decline(invitee))).toEqual([200, { success: true }]);
    expect((await invitee.get('/user/invitations')).json().hasNetworks).toBe(false);
    expect(await peopleOf(owner, networkId)).toEqual({ accepted: [], invited: [] });
    const [row] = await server.database.select().from(networkMembers).where(eq(networkMembers.networkId, networkId));
    expect(row).toMatchObject({ ending: 'declined', endedAt: server.clock.now() });

    expect(answerOf(await decline(invitee))).toMatchObject([404, { code: 'network_not_found' }]);
    expect(answerOf(await decline(owner))).toMatchObject([404, { code: 'invitation_not_found' }]);
    expect((await told(server)).map(({ type }) => type)).toEqual(['invitation_declined']);
  });

  test('an invitee sees nothing of the network until the invitation is accepted', async () => {
    const server = await appForThisTest();
    const { networkId } = await assessed(server);
    const invitee = await addCollaborator(server, networkId, 'invitation');
    for (const path of [
      `overview/${networkId}`,
      `${networkId}/collaborators`,
      `${networkId}/n1`,
      `events/${networkId}`,
    ])
      expect((await invitee.get(`/network/${path}`)).statusCode, path).toBe(404);
  });
});

test('R-1129 R-538 R-539: both lists reflect changes to the people in them, oldest first', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const ids: string[] = [];
  const usernames: string[] = [];
  for (const role of ['collaboration', 'invitation', 'collaboration', 'invitation'] as const) {
    const { user } = await addCollaborator(server, networkId, role);
    ids.push(user.id);
    usernames.push(user.username);
    server.clock.advance(1_000);
  }
  expect(await peopleOf(owner, networkId)).toEqual({
    accepted: [ids[0], ids[2]],
    invited: [usernames[1], usernames[3]],
  });
  await server.database
    .update(networkMembers)
    .set({ endedAt: server.clock.now() })
    .where(eq(networkMembers.userId, ids[0]!));
  expect((await peopleOf(owner, networkId)).accepted).toEqual([ids[2]]);
});

import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { mailbox } from '../../../test/mailbox.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { findAccount } from '../../accounts/users.js';

const inviting =
  (owner: Client, networkId: string) =>
  (emails: string[], more: object = {}) =>
    owner.post(`/network/invite-by-email/${networkId}`, { emails, ...more });

/** The personal link in the newest mail to an address. */
async function linkTo(server: TestApp, address: string): Promise<{ id: string; secret: string }> {
  const mail = (await mailbox(server)).findLast(({ to }) => to === address);
  const url = new URL(/https?:\/\/\S+/.exec(mail!.text)![0]);
  expect(url.pathname).toBe('/invitation');
  const held = new URLSearchParams(url.hash.slice(1));
  return { id: held.get('id')!, secret: held.get('secret')! };
}
const opening = (client: Client, link: { id: string; secret: string }) => client.post('/user/invitation', link);
const signUp = (username: string, invitation?: { id: string; secret: string }, more: object = {}) => ({
  username,
  password: testPassword,
  password2: testPassword,
  firstname: 'Ann',
  lastname: 'Baker',
  ...more,
  ...(invitation ? { invitation } : {}),
});

test('R-1907: the link says who asks whom for what, why and by when, and opening it changes nothing', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await inviting(owner, networkId)(['Ann@example.org'], {
    message: ' You see more such cases than anyone: how often? ',
    dueOn: '2026-12-11',
    nodes: ['n1', 'n2'],
  });
  const [mail] = await mailbox(server);
  expect(mail?.text).toContain('They write: “You see more such cases than anyone: how often?”');
  expect(mail?.text).toContain('They ask you about 2 of its nodes. They hope for your answers by 11 December 2026.');
  const link = await linkTo(server, 'Ann@example.org');
  const visitor = server.visitor();
  for (let time = 0; time < 2; time += 1)
    expect((await opening(visitor, link)).json()).toEqual({
      username: 'Ann@example.org',
      hasAccount: false,
      state: 'open',
      networkId,
      filename: 'network.xdsl',
      networkName: expect.any(String),
      sharedBy: owner.user.username,
      invitation: {
        invitedAt: server.clock.now().toISOString(),
        from: `${owner.user.firstname} ${owner.user.lastname}`.trim(),
        nodes: 3,
        questions: expect.any(Number),
        minutes: expect.any(Number),
        sharedWith: 0,
        message: 'You see more such cases than anyone: how often?',
        dueOn: '2026-12-11',
        part: [
          { id: 'n1', display_name: expect.any(String) },
          { id: 'n2', display_name: expect.any(String) },
        ],
      },
    });
  expect((await owner.get(`/network/${networkId}/invited-collaborators`)).json()).toMatchObject({
    invited_collaborators: [{ username: 'Ann@example.org', dueOn: '2026-12-11', nodes: 2 }],
  });
});

test('R-1908: signing up behind the link needs no second mail: the account is active and the invitation there, with its part on the overview', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await inviting(owner, networkId)(['ann@example.org'], { nodes: ['n2'], dueOn: '2026-12-11' });
  const link = await linkTo(server, 'ann@example.org');
  const made = await server.visitor().post('/user/create', signUp('ANN@example.org', link));
  expect([made.statusCode, made.json().type]).toEqual([200, 'success']);
  expect(await mailbox(server)).toHaveLength(1);
  const login = await server.visitor().post('/user/login', { username: 'ann@example.org', password: testPassword });
  expect(login.statusCode).toBe(200);
  const signedIn = await server.signedIn(await findAccount(server.database, 'ann@example.org'));
  expect((await signedIn.get('/user/invitations')).json().networks).toMatchObject([{ networkId }]);
  await signedIn.post(`/network/accept-invitation/${networkId}`);
  expect((await signedIn.get(`/network/overview/${networkId}`)).json().part).toEqual({
    nodes: ['n2'],
    dueOn: '2026-12-11',
  });
  expect((await owner.get(`/network/overview/${networkId}`)).json().part).toBeUndefined();
  expect((await opening(server.visitor(), link)).json()).toMatchObject({ hasAccount: true, state: 'accepted' });
});

test('R-1909: whoever registered the address before gets in no more once its owner has signed up behind the link', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const attacker = server.visitor();
  await attacker.post('/user/create', {
    ...signUp('ann@example.org', undefined, { firstname: 'Mallory', discipline: 'Burglary' }),
    password: 'mallory knows seven owls',
    password2: 'mallory knows seven owls',
  });
  await inviting(owner, networkId)(['ann@example.org']);
  const link = await linkTo(server, 'ann@example.org');
  expect((await opening(server.visitor(), link)).json().hasAccount).toBe(false);
  expect((await server.visitor().post('/user/create', signUp('ann@example.org', link))).statusCode).toBe(200);
  const login = (password: string) => server.visitor().post('/user/login', { username: 'ann@example.org', password });
  expect((await login('mallory knows seven owls')).statusCode).toBe(400);
  expect((await login(testPassword)).statusCode).toBe(200);
  const ann = await server.signedIn(await findAccount(server.database, 'ann@example.org'));
  expect((await ann.get('/user/get-user/ann@example.org')).json()).toMatchObject({ firstname: 'Ann', discipline: '' });
});

test('R-1910: the link is for its address, its time and its invitation alone', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const invite = inviting(owner, networkId);
  await invite(['ann@example.org', 'bea@example.org']);
  const [ann, bea] = [await linkTo(server, 'ann@example.org'), await linkTo(server, 'bea@example.org')];
  const refused = async (username: string, link: { id: string; secret: string }) => {
    const response = await server.visitor().post('/user/create', signUp(username, link));
    return [response.statusCode, response.json<{ code: string }>().code];
  };
  expect(await refused('mallory@example.org', ann)).toEqual([400, 'invalid_link']);
  expect(await refused('ann@example.org', { id: ann.id, secret: bea.secret })).toEqual([400, 'invalid_link']);
  expect(await refused('ann@example.org', { id: 'no id', secret: '\u{1F511}' })).toEqual([400, 'invalid_link']);
  await owner.post(`/network/cancel-invitation/${networkId}/ann@example.org`);
  expect(await refused('ann@example.org', ann)).toEqual([400, 'invalid_link']);
  expect((await opening(server.visitor(), ann)).statusCode).toBe(400);
  await server.addUser({ username: 'cleo@example.org' });
  await invite(['cleo@example.org']);
  expect(await refused('cleo@example.org', await linkTo(server, 'cleo@example.org'))).toEqual([409, 'account_exists']);
  server.clock.advance(31 * 86_400_000);
  expect(await refused('bea@example.org', bea)).toEqual([400, 'invalid_link']);
});

test('R-1911: an invitation by e-mail looks the same everywhere with and without an account, until it is accepted', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await server.addUser({ username: 'Known@Example.org', firstname: 'Jonas', lastname: 'Weiss' });
  const response = await inviting(owner, networkId)(['known@example.org', 'fresh@example.org']);
  expect(response.json()).toMatchObject({ results: [{ outcome: 'invited' }, { outcome: 'invited' }] });
  const paths = [
    `/network/${networkId}/invited-collaborators`,
    '/user/index',
    `/network/activity/${networkId}`,
    `/network/events/${networkId}`,
    '/user/export',
  ];
  const bare = (text: string) =>
    text.replaceAll(/(?:known|fresh)@/g, 'NAME@').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID');
  for (const path of paths) {
    const body = (await owner.get(path)).body;
    expect(body, path).not.toMatch(/Jonas|Weiss|Known/);
    const entries = bare(body).match(/\{[^{}]*NAME[^{}]*\}/g) ?? [];
    expect(new Set(entries).size, path).toBeLessThan(2);
    expect(entries.length, path).not.toBe(1);
  }
  const { shared, invitationsByEmail } = (await owner.get('/user/export')).json();
  expect([shared.length, invitationsByEmail.length]).toEqual([0, 2]);
  const cancel = (address: string) => owner.post(`/network/cancel-invitation/${networkId}/${address}`);
  const taken = [await cancel('known@example.org'), await cancel('fresh@example.org')];
  expect(bare(taken[0]!.body)).toBe(bare(taken[1]!.body));
  const told = bare((await owner.get(`/network/events/${networkId}`)).body);
  const cancelled = told.match(/\{[^{}]*invitation_cancelled[^}]*\}[^}]*\}/g) ?? [];
  expect([
    cancelled.length,
    new Set(cancelled.map((entry) => entry.replaceAll(/"timestamp":"[^"]*"/g, ''))).size,
  ]).toEqual([2, 1]);
});

test('R-1912: the owner is told by mail of accepted, declined and finished, each once', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const [ann, bea] = [await server.signedIn(), await server.signedIn()];
  await inviting(owner, networkId)([ann.user.username, bea.user.username], { nodes: ['n1'] });
  await ann.post(`/network/accept-invitation/${networkId}`);
  await bea.post(`/network/decline-invitation/${networkId}`);
  for (let time = 0; time < 2; time += 1) await ann.post(`${at('n1')}/1/save`, answer([20, 30, 50]));
  const told = (await mailbox(server)).filter(({ to }) => to === owner.user.username).map(({ subject }) => subject);
  expect(told.toSorted()).toEqual([
    'Everything you asked for at Credence is answered',
    'Your invitation at Credence was accepted',
    'Your invitation at Credence was declined',
  ]);
  const { people } = (await owner.get(`/network/activity/${networkId}`)).json<{
    people: { username: string; finishedAt?: string }[];
  }>();
  expect(people.find(({ username }) => username === ann.user.username)?.finishedAt).toBe(
    server.clock.now().toISOString(),
  );
});

test('R-1913: declining is taken back for a day, by whoever declined, unless they were invited anew', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const undo = async () => (await invitee.post(`/network/undo-decline/${networkId}`)).statusCode;
  await invitee.post(`/network/decline-invitation/${networkId}`);
  expect([await undo(), await undo()]).toEqual([200, 200]);
  expect((await invitee.post(`/network/accept-invitation/${networkId}`)).statusCode).toBe(200);
  expect(await undo()).toBe(404);
  await invitee.post(`/network/remove-collaborator/${networkId}/self`);
  expect(await undo()).toBe(404);
  await inviting(owner, networkId)([invitee.user.username]);
  await invitee.post(`/network/decline-invitation/${networkId}`);
  server.clock.advance(86_400_001);
  const nextDay = await server.signedIn(invitee.user);
  expect((await nextDay.post(`/network/undo-decline/${networkId}`)).statusCode).toBe(404);
});

test('R-1914: a part names assessed nodes only, and a message or a day that cannot be is refused before anybody is invited', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const invite = inviting(owner, networkId);
  const tried = async (more: object) => {
    const response = await invite(['ann@example.org'], more);
    return [response.statusCode, response.json<{ code: string }>().code];
  };
  expect(await tried({ nodes: ['n99'] })).toEqual([404, 'node_not_found']);
  expect(await tried({ nodes: [] })).toEqual([400, 'invalid_input']);
  expect(await tried({ dueOn: '2026-02-30' })).toEqual([400, 'invalid_input']);
  expect(await tried({ dueOn: 'soon' })).toEqual([400, 'invalid_input']);
  for (const dueOn of ['0000-01-01', '0012-12-11', '1999-12-31', '3000-01-01'])
    expect(await tried({ dueOn }), dueOn).toEqual([400, 'invalid_input']);
  expect(await tried({ message: 'x'.repeat(601) })).toEqual([400, 'invalid_input']);
  expect(await tried({ message: 'a\0b' })).toEqual([400, 'invalid_input']);
  expect(await mailbox(server)).toEqual([]);
});

test('R-1905 R-3747: a message with an address in it stays out of the mail, which the call says, and is shown with the invitation', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const messages = ['Please log in at evil.example/login now.', 'Write to a@evil.example', 'see https://evil.example'];
  for (const [index, message] of messages.entries()) {
    const address = `p${index}@example.org`;
    const invited = await inviting(owner, networkId)([address], { message });
    expect(invited.json().messageLeftOut, message).toBe(true);
    const mail = (await mailbox(server)).findLast(({ to }) => to === address);
    expect(mail?.text, message).not.toContain('evil');
    const { invitation } = (await opening(server.visitor(), await linkTo(server, address))).json();
    expect(invitation.message).toBe(message);
  }
});

test('R-1907: after a hand-over nobody is given the words of another: the new owner asks without them', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const heir = await addCollaborator(server, networkId);
  await inviting(owner, networkId)(['ann@example.org'], { message: 'You taught me this.', dueOn: '2026-12-11' });
  const link = await linkTo(server, 'ann@example.org');
  await owner.post(`/network/hand-over/${networkId}/${heir.user.id}`);
  const { sharedBy, invitation } = (await opening(server.visitor(), link)).json();
  expect([sharedBy, invitation.message, invitation.dueOn]).toEqual([heir.user.username, undefined, '2026-12-11']);
});

test('R-1912: somebody else’s save can finish a part: it is theirs, and no visit of whoever was asked', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const [ann, jon] = [await server.signedIn(), await addCollaborator(server, networkId)];
  await inviting(owner, networkId)([ann.user.username], { nodes: ['n1'] });
  await ann.post(`/network/accept-invitation/${networkId}`);
  const accepted = server.clock.now().toISOString();
  server.clock.advance(60_000);
  await jon.post(`${at('n1')}/1/save`, answer([20, 30, 50]));
  const { people } = (await owner.get(`/network/activity/${networkId}`)).json<{
    people: { username: string; finishedAt?: string; lastSeen?: string }[];
  }>();
  const finishedAt = server.clock.now().toISOString();
  expect(people.find(({ username }) => username === ann.user.username)).toMatchObject({
    finishedAt,
    lastSeen: accepted,
  });
  expect((await owner.get(`/network/events/${networkId}?limit=1`)).json().events).toMatchObject([
    { type: 'part_finished', username: jon.user.username, metadata: { userId: ann.user.id } },
  ]);
});

test('R-1912: going back and forth about an invitation does not use up the mail that all is answered', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const ann = await server.signedIn();
  await inviting(owner, networkId)([ann.user.username], { nodes: ['n1'] });
  for (let time = 0; time < 3; time += 1) {
    await ann.post(`/network/decline-invitation/${networkId}`);
    await ann.post(`/network/undo-decline/${networkId}`);
  }
  await ann.post(`/network/accept-invitation/${networkId}`);
  await ann.post(`${at('n1')}/1/save`, answer([20, 30, 50]));
  const told = (await mailbox(server)).filter(({ to }) => to === owner.user.username).map(({ subject }) => subject);
  expect(told.filter((subject) => subject.includes('was declined'))).toHaveLength(3);
  expect(told.at(-1)).toBe('Everything you asked for at Credence is answered');
});

test('R-1906: an account found by another spelling is mailed at its own address, and listed as it was typed', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await server.addUser({ username: 'ann@example.org' });
  const typed = '\uFF41nn@example.org';
  const invited = await owner.post(`/network/invite-collaborator/${networkId}/${encodeURIComponent(typed)}`);
  expect(invited.statusCode).toBe(200);
  expect((await mailbox(server)).map(({ to }) => to)).toEqual(['ann@example.org']);
  expect((await owner.get(`/network/${networkId}/invited-collaborators`)).json()).toMatchObject({
    invited_collaborators: [{ username: typed }],
  });
});

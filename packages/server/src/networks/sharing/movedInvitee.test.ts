import { expect, test } from 'vitest';
import { assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { mailbox, newestLink } from '../../../test/mailbox.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { findAccount } from '../../accounts/users.js';
import { invitations, waitingInvitations } from '../../database/schema/index.js';

const before = 'ann@example.org';
const after = 'ann@clinic.example.org';

const invite = async (owner: Client, networkId: string, email: string) =>
  (await owner.post(`/network/invite-by-email/${networkId}`, { emails: [email] })).json<{
    results: { outcome: string }[];
  }>().results[0]?.outcome;
const cancel = async (owner: Client, networkId: string, address: string) =>
  (await owner.post(`/network/cancel-invitation/${networkId}/${address}`)).statusCode;
const invitedTo = async (owner: Client, networkId: string) =>
  (await owner.get(`/network/${networkId}/invited-collaborators`))
    .json<{ invited_collaborators: { username: string }[] }>()
    .invited_collaborators.map(({ username }) => username);

async function linkTo(server: TestApp, address: string) {
  const mail = (await mailbox(server)).findLast(({ to, text }) => to === address && text.includes('/invitation#'));
  const held = new URLSearchParams(new URL(/https?:\/\/\S+/.exec(mail!.text)![0]).hash.slice(1));
  return { id: held.get('id')!, secret: held.get('secret')! };
}

async function move(server: TestApp, person: Client, to: string, from: string) {
  await person.post('/user/change-address', { username: to, password: testPassword });
  for (const address of [to, from]) {
    const { secret } = await newestLink(server, address);
    await server.visitor().post('/user/answer-address-change', { secret, agree: true });
  }
  return server.signedIn(await findAccount(server.database, to));
}

/** Somebody who changed address after they were invited. */
async function moved() {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const ann = await server.signedIn(await server.addUser({ username: before }));
  expect(await invite(owner, networkId, before)).toBe('invited');
  const link = await linkTo(server, before);
  server.clock.advance(1000);
  return { server, owner, networkId, link, ann: await move(server, ann, after, before) };
}

test('R-1911: an invited person who changed address is listed, invited and taken back by the address as it was invited', async () => {
  const { server, owner, networkId, ann } = await moved();
  expect(await invitedTo(owner, networkId)).toEqual([before]);
  expect(await invite(owner, networkId, ` ${before.toUpperCase()}`)).toBe('already_invited');
  expect(await cancel(owner, networkId, after)).toBe(404);
  expect(await cancel(owner, networkId, before)).toBe(200);
  expect(await invitedTo(owner, networkId)).toEqual([]);
  expect((await ann.get('/user/invitations')).json().networks).toEqual([]);
  expect(await server.database.$count(invitations)).toBe(1);
});

test.each([
  ['accept', []],
  ['decline', [after]],
])(
  'R-1911: whoever changed address is invited by the new one as anybody is; %s answers the first',
  async (answer, left) => {
    const { server, owner, networkId, ann } = await moved();
    expect(await invite(owner, networkId, after)).toBe('invited');
    expect(await invite(owner, networkId, after)).toBe('already_invited');
    const named = await owner.post(`/network/invite-collaborator/${networkId}/${after}`);
    expect([named.statusCode, named.json().code]).toEqual([409, 'already_invited']);
    expect(await invitedTo(owner, networkId)).toEqual([before, after]);
    expect((await ann.get('/user/invitations')).json().networks).toMatchObject([{ networkId }]);
    expect((await ann.post(`/network/${answer}-invitation/${networkId}`)).statusCode).toBe(200);
    expect(await invitedTo(owner, networkId)).toEqual(left);
    expect((await ann.get('/user/invitations')).json().networks).toHaveLength(left.length);
    expect(await server.database.$count(waitingInvitations)).toBe(0);
    // Where nothing is left to answer, nothing is left of what it said.
    expect(await server.database.$count(invitations)).toBe(1 + left.length);
  },
);

test('R-1911: taking the first invitation back leaves the one by the new address', async () => {
  const { owner, networkId, ann } = await moved();
  await invite(owner, networkId, after);
  expect(await cancel(owner, networkId, before)).toBe(200);
  expect(await invitedTo(owner, networkId)).toEqual([after]);
  expect((await ann.get('/user/invitations')).json().networks).toMatchObject([{ networkId }]);
});

test('R-1910: the link to an address that its reader gave up makes no account', async () => {
  const { server, networkId, link } = await moved();
  const opened = await server.visitor().post('/user/invitation', link);
  expect(opened.json()).toMatchObject({ username: before, state: 'open', hasAccount: true, networkId });
  const body = { username: before, password: testPassword, password2: testPassword, invitation: link };
  const refused = await server.visitor().post('/user/create', body);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_link']);
  expect(await findAccount(server.database, before)).toBeUndefined();
});

test('R-1911: of somebody who declines, the owner reads the address that they invited and no other', async () => {
  const { server, owner, networkId, ann } = await moved();
  await ann.post(`/network/decline-invitation/${networkId}`);
  await ann.post(`/network/undo-decline/${networkId}`);
  const mail = (await mailbox(server)).findLast(({ to }) => to === owner.user.username);
  expect(mail?.text).toContain(`“${before}” declined`);
  const named = async (client: Client) =>
    (await client.get(`/network/events/${networkId}`))
      .json<{ events: { type: string; username: string | null }[] }>()
      .events.filter(({ type }) => type === 'invitation_declined' || type === 'decline_undone')
      .map(({ username }) => username);
  expect(await named(owner)).toEqual([before, before]);
  await ann.post(`/network/accept-invitation/${networkId}`);
  expect(await named(ann)).toEqual([after, after]);
});

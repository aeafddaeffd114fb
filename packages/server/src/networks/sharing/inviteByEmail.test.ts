import { expect, test, vi } from 'vitest';
import { addCollaborator, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { linksTo, mailbox, newestLink } from '../../../test/mailbox.js';
import { mailServer } from '../../../test/mailServer.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { findAccount } from '../../accounts/users.js';
import { waitingInvitations } from '../../database/schema/index.js';
import { retain } from '../../operator/retention/retain.js';
import { countMailBetween } from '../../platform/limits/mailsBetween.js';
import { PostOffice } from '../../platform/mail/postOffice.js';
import { smtpTransport } from '../../platform/mail/transport.js';

const inviting =
  (owner: Client, networkId: string) =>
  (emails: string[], more: object = {}) =>
    owner.post(`/network/invite-by-email/${networkId}`, { emails, ...more });
const outcomes = (response: Awaited<ReturnType<Client['post']>>) =>
  response.json<{ results: { outcome: string }[] }>().results.map(({ outcome }) => outcome);
const invitedTo = async (owner: Client, networkId: string) =>
  (await owner.get(`/network/${networkId}/invited-collaborators`))
    .json<{ invited_collaborators: { username: string }[] }>()
    .invited_collaborators.map(({ username }) => username);

async function signUp(server: TestApp, username: string) {
  const visitor = server.visitor();
  const body = { username, password: testPassword, password2: testPassword, firstname: 'Ann', lastname: 'Baker' };
  await visitor.post('/user/create', body);
  const { user, secret } = await newestLink(server, username);
  expect((await visitor.get(`/user/confirm-account?${new URLSearchParams({ user, secret })}`)).statusCode).toBe(200);
  const account = await findAccount(server.database, username);
  return server.signedIn(account);
}

test('R-2691: an address without an account is invited by mail, waits, and finds the invitation once it is activated', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const response = await inviting(owner, networkId)(['Ann@Example.org'], { locale: 'de' });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { success: true, results: [{ email: 'Ann@Example.org', outcome: 'invited' }] },
  ]);
  const [mail] = await mailbox(server);
  expect(mail).toMatchObject({
    to: 'Ann@Example.org',
    subject: expect.stringMatching(/^Einladung zu einem Netz bei /),
  });
  expect(mail?.text).toContain(`${server.config.publicUrl}/invitation#id=`);
  expect(await invitedTo(owner, networkId)).toEqual(['Ann@Example.org']);

  const ann = await signUp(server, 'ann@example.org');
  expect((await ann.get('/user/invitations')).json().networks).toMatchObject([{ networkId, type: 'invitation' }]);
  expect(await invitedTo(owner, networkId)).toEqual(['Ann@Example.org']);
});

test('R-3471: the owner is told whose invitation the mail server refuses, and nothing that it said', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await inviting(owner, networkId)(['typo@example.org']);
  const { database, clock, config } = server;
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const { address } = await mailServer({ refusing: 'No such person here' });
  const transport = smtpTransport(address, config.mailFrom, 2000);
  const office = new PostOffice({ database, clock, secret: config.secret, transport, log });
  await office.deliverDue();
  await office.stop();
  const list = await owner.get(`/network/${networkId}/invited-collaborators`);
  expect(list.json()).toMatchObject({ invited_collaborators: [{ username: 'typo@example.org', undelivered: true }] });
  expect(list.body).not.toMatch(/mailWaits|No such person/);
});

test('R-1926: several addresses at once, each with its own outcome, and what is malformed keeps nobody from being invited', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const member = await addCollaborator(server, networkId);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const colleague = await server.addUser();
  const invite = inviting(owner, networkId);
  const emails = [
    'new@example.org',
    colleague.username,
    ' NEW@example.org ',
    'not an address',
    'x@',
    member.user.username,
    invitee.user.username,
    owner.user.username,
  ];
  expect(outcomes(await invite(emails))).toEqual([
    'invited',
    'invited',
    'invited',
    'not_an_address',
    'not_an_address',
    'already_collaborator',
    'already_invited',
    'own_address',
  ]);
  expect((await mailbox(server)).map(({ to }) => to).sort()).toEqual([colleague.username, 'NEW@example.org'].sort());
  expect((await linksTo(server, colleague.username))[0]?.path).toBe('/invitation');
  expect(outcomes(await invite(['new@example.org']))).toEqual(['already_invited']);
});

test('R-2691: an address that is registered and not activated waits like one that is not', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await server.addUser({ username: 'idle@example.org', activatedAt: null });
  expect(outcomes(await inviting(owner, networkId)(['idle@example.org']))).toEqual(['invited']);
  expect(await invitedTo(owner, networkId)).toEqual(['idle@example.org']);
});

test('R-1911: the owner takes a waiting invitation back; whoever signs up then finds none', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await inviting(owner, networkId)(['ann@example.org']);
  const cancel = () => owner.post(`/network/cancel-invitation/${networkId}/${encodeURIComponent('ANN@example.org')}`);
  expect((await cancel()).json()).toEqual({ success: true, message: 'Collaborator removed successfully' });
  expect((await cancel()).json()).toMatchObject({ code: 'invitation_not_found' });
  const ann = await signUp(server, 'ann@example.org');
  expect((await ann.get('/user/invitations')).json().networks).toEqual([]);
});

test('R-2692: invitations are limited by the hour for the sender, and for an address from whomever', async () => {
  const server = await appForThisTest();
  const target = 'ann@example.org';
  for (let time = 0; time < 6; time += 1) {
    const { owner, networkId } = await assessed(server);
    expect(outcomes(await inviting(owner, networkId)([target]))).toEqual([time < 5 ? 'invited' : 'later']);
    expect(await invitedTo(owner, networkId)).toHaveLength(time < 5 ? 1 : 0);
  }
  const { owner, networkId } = await assessed(server);
  const invite = inviting(owner, networkId);
  const crowd = (from: number) => Array.from({ length: 20 }, (_, index) => `x${from + index}`);
  for (let call = 0; call < 5; call += 1) expect((await invite(crowd(call * 20))).statusCode).toBe(200);
  const refused = await invite(['late@example.org']);
  expect([refused.statusCode, refused.json().params]).toEqual([429, { reason: 'attempts', seconds: 3600 }]);
});

test('R-3762: who may mail an address no more uses up nothing of what others may', async () => {
  const server = await appForThisTest();
  const [target, one, other] = ['ann@example.org', await assessed(server), await assessed(server)];
  const mail = { from: one.owner.user.id, to: target };
  for (let time = 0; time < 10; time += 1) await countMailBetween(server.database, mail, server);
  for (let time = 0; time < 5; time += 1)
    expect(outcomes(await inviting(one.owner, one.networkId)([target]))).toEqual(['later']);
  expect(outcomes(await inviting(other.owner, other.networkId)([target]))).toEqual(['invited']);
});

test('R-2693: more people than a network can have are refused, and nobody of that call is invited or mailed', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const at = server.clock.now();
  await server.database.insert(waitingInvitations).values(
    Array.from({ length: 99 }, (_, index) => {
      const address = `p${index}@example.org`;
      return { networkId, address, addressKey: address, invitedBy: owner.user.id, createdAt: at };
    }),
  );
  const refused = await inviting(owner, networkId)(['one@example.org', 'two@example.org']);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_collaborators']);
  expect(await invitedTo(owner, networkId)).toHaveLength(99);
  expect(await mailbox(server)).toEqual([]);
});

test('an invitation that nobody answers is forgotten after 90 days, and with its network', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await inviting(owner, networkId)(['ann@example.org']);
  const days = (count: number) => new Date(server.clock.now().getTime() + count * 86_400_000);
  await retain(server.database, days(89), server);
  expect(await server.database.$count(waitingInvitations)).toBe(1);
  await retain(server.database, days(91), server);
  expect(await server.database.$count(waitingInvitations)).toBe(0);
});

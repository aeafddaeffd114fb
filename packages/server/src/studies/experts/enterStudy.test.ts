import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { openStudy } from '../../../test/experts.js';
import { mailbox } from '../../../test/mailbox.js';
import { withFactor } from '../../../test/secondFactor.js';
import { type StudyLink, studyLink } from '../../../test/studyLinks.js';
import { acceptByLink, letIn } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { users } from '../../database/schema/index.js';

const ANN = 'ann@example.org';
const enter = '/study-invitation/enter';
const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const session = async (client: Client) => (await client.get('/check-session/')).json<object>();

/** A study with an open round in which somebody takes part by the link of their mail. */
async function takesPart(server: TestApp) {
  const study = await openStudy(server);
  const path = `/network/study/${study.networkId}`;
  await study.owner.post(`${path}/experts`, { emails: [ANN] });
  const ann = await acceptByLink(server, ANN);
  return { ...study, path, ann, link: await studyLink(server, ANN) };
}

/** Comes back with the link, in a browser that was never there before. */
async function comeBack(server: TestApp, link: StudyLink, username = ANN): Promise<Client> {
  const client = server.visitor();
  return letIn(client, await client.post(enter, { ...link, username }));
}

test('R-3530: the link of the mail lets an expert in on another device, half a day later and after the close, with the address typed again', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at, ann, link } = await takesPart(server);
  await ann.post(`${at('n1')}/1/save`, answer([60, 30, 10]));
  server.clock.advance(server.config.sessionIdle + 1);
  expect(await session(ann)).toEqual({ status: 'expired' });
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'accepted' });

  const elsewhere = await comeBack(server, link, ' ANN@example.org');
  expect(await session(elsewhere)).toMatchObject({ status: 'active', study: networkId, invitations: 0 });
  expect((await elsewhere.get(`${at('n1')}/1`)).json()).toMatchObject({ currentValues: [60, 30, 10] });
  // As a page does that was loaded anew.
  const renewed = await elsewhere.get('/get-csrf-token/');
  elsewhere.csrfToken = /csrftoken=([^;]+)/.exec(String(renewed.headers['set-cookie']))?.[1];
  expect((await elsewhere.post(`${at('n2')}/1/save`, answer([20, 80]))).statusCode).toBe(200);
  await owner.post(`${path}/close`, {});
  expect((await (await comeBack(server, link)).get(path)).json()).toMatchObject({ own: { answered: 2 } });
});

test('R-3530: the link of a reminder is the same way in', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, link } = await takesPart(server);
  server.clock.advance(73 * 3_600_000);
  const again = await server.signedIn(owner.user);
  expect((await again.post(`${path}/experts/${link.expert}/remind`, {})).statusCode).toBe(200);
  server.clock.advance(24 * 3_600_000);
  const mails = (await mailbox(server)).filter(({ to, text }) => to === ANN && text.includes('secret='));
  expect(mails.length).toBeGreaterThan(1);
  expect(await session(await comeBack(server, await studyLink(server, ANN)))).toMatchObject({ study: networkId });
});

test('R-3530: in a browser in which they were signed in before it takes one press, in any other the address', async () => {
  const server = await appForThisTest();
  const { ann, link } = await takesPart(server);
  const same = Object.assign(server.visitor(), { browserSecret: ann.browserSecret });
  expect((await same.post('/study-invitation', link)).json()).toMatchObject({ isKnown: true });
  expect(await session(letIn(same, await same.post(enter, link)))).toMatchObject({ status: 'active' });
  const other = server.visitor();
  expect((await other.post('/study-invitation', link)).json()).not.toHaveProperty('isKnown');
  expect(said(await other.post(enter, link))).toEqual([400, 'other_address']);
  const stranger = Object.assign(server.visitor(), { browserSecret: 'planted' });
  expect(said(await stranger.post(enter, link))).toEqual([400, 'other_address']);
});

test('R-3530: the address that the account has by now lets in as well, and so does being signed in', async () => {
  const server = await appForThisTest();
  const { networkId, link } = await takesPart(server);
  const [user] = await server.database
    .update(users)
    .set({ username: 'ann@work.example', usernameKey: 'ann@work.example' })
    .where(eq(users.usernameKey, ANN))
    .returning();
  for (const username of [ANN, 'ann@work.example'])
    expect(await session(await comeBack(server, link, username))).toMatchObject({ study: networkId });
  expect((await (await server.signedIn(user)).post(enter, link)).json()).toEqual({ networkId });
  expect(said(await (await server.signedIn()).post(enter, { ...link, username: ANN }))).toEqual([400, 'other_address']);
});

test('R-3530: whoever got the mail forwarded cannot guess the address for long, and shuts out nobody who is inside', async () => {
  const server = await appForThisTest();
  const { ann, link } = await takesPart(server);
  for (let guess = 0; guess < 10; guess += 1)
    expect(said(await server.visitor().post(enter, { ...link, username: `a${guess}@example.org` }))).toEqual([
      400,
      'other_address',
    ]);
  expect(said(await server.visitor().post(enter, { ...link, username: ANN }))).toEqual([429, 'too_many_requests']);
  const same = Object.assign(server.visitor(), { browserSecret: ann.browserSecret });
  expect((await same.post(enter, link)).statusCode).toBe(200);
  expect(await session(ann)).toMatchObject({ status: 'active' });
});

test('R-3531: of an account with a password, a second factor, networks and the rights of an administrator the link opens one study alone', async () => {
  const server = await appForThisTest();
  const user = await server.addUser({ username: ANN, isAdmin: true, discipline: 'Phoniatrics', firstname: 'Ann' });
  const signedIn = await server.signedIn(user);
  await withFactor(server, signedIn);
  const other = await assessed(server);
  const { networkId, ann } = await takesPart(server);
  expect((await ann.get(`/user/get-user/${ANN}`)).json()).toEqual({ username: ANN, firstname: 'Ann', lastname: '' });
  expect((await ann.get('/user/check-admin')).json()).toEqual({ is_admin: false });
  for (const [url, refusal] of [
    ['/user/index', 'study_session'],
    ['/user/collaborations', 'study_session'],
    ['/user/sessions', 'study_session'],
    ['/user/export', 'study_session'],
    [`/network/activity/${networkId}`, 'study_session'],
    [`/network/overview/${other.networkId}`, 'network_not_found'],
  ])
    expect((await ann.get(url!)).json()).toMatchObject({ code: refusal });
  expect((await ann.get(`/network/check-access/${other.networkId}`)).json()).toEqual({ hasAccess: false });
  const named = { username: ANN, password: testPassword };
  for (const [url, body] of [
    [`/user/edit-user/${ANN}`, { firstname: 'Eve' }],
    ['/user/change-address', { ...named, username: 'eve@example.org' }],
    ['/user/delete', named],
    ['/user/second-factor/remove', { password: testPassword, code: '000000' }],
  ] as const)
    expect(said(await ann.post(url, body))).toEqual([403, 'study_session']);
  expect((await signedIn.get('/user/sessions')).json<{ sessions: object[] }>().sessions).toHaveLength(2);
});

test('R-3531: a session by the link ends with the part of the expert, and with the study', async () => {
  const server = await appForThisTest();
  const { path, ann, link } = await takesPart(server);
  const elsewhere = await comeBack(server, link);
  expect((await ann.post(`${path}/withdraw`, { keeps: true })).statusCode).toBe(200);
  for (const client of [ann, elsewhere]) expect(await session(client)).toEqual({ status: 'expired' });

  const final = await answeredPanel(server);
  const held = await studyLink(server, ANN);
  const back = await comeBack(server, held);
  await final.owner.post(`${final.path}/final`, {});
  expect(await session(back)).toEqual({ status: 'expired' });
});

test('R-3532: whoever has an account, with a password or without, takes part in a second study by its link alone', async () => {
  const server = await appForThisTest();
  const first = await takesPart(server);
  const second = await takesPart(server);
  expect(await session(second.ann)).toMatchObject({ status: 'active', study: second.networkId });
  expect((await second.ann.get(`/network/overview/${first.networkId}`)).statusCode).toBe(404);
  expect(await session(first.ann)).toMatchObject({ study: first.networkId });
  expect(await server.database.$count(users, eq(users.usernameKey, ANN))).toBe(1);
});

test('R-3532: nobody is let in whose account is being deleted', async () => {
  const server = await appForThisTest();
  const { link } = await takesPart(server);
  await server.database.update(users).set({ deletedAt: server.clock.now() }).where(eq(users.usernameKey, ANN));
  expect(said(await server.visitor().post(enter, { ...link, username: ANN }))).toEqual([403, 'account_deleted']);
});

test('R-3533: a link that lets nobody in says why: declined, taken back, withdrawn, closed before, final', async () => {
  const server = await appForThisTest();
  const { owner, path, ann, link } = await takesPart(server);
  const asked = async (email: string) => {
    await owner.post(`${path}/experts`, { emails: [email] });
    return studyLink(server, email);
  };
  const opened = async (by: StudyLink) =>
    (await server.visitor().post('/study-invitation', by)).json<{ state: string }>();
  const [ben, cleo, dan] = [
    await asked('ben@example.org'),
    await asked('cleo@example.org'),
    await asked('dan@example.org'),
  ];
  await server.visitor().post('/study-invitation/decline', ben);
  await owner.post(`${path}/experts/${cleo.expert}/cancel`, {});
  await owner.post(`${path}/close`, {});
  await ann.post(`${path}/withdraw`, { keeps: true });
  const states = { withdrew: link, declined: ben, cancelled: cleo, ended: dan };
  for (const [state, by] of Object.entries(states)) {
    expect((await opened(by)).state).toBe(state);
    expect(said(await server.visitor().post(enter, { ...by, username: ANN }))[0]).toBe(400);
  }
  await owner.post(`${path}/results`, {});
  await owner.post(`${path}/final`, {});
  for (const by of Object.values(states)) {
    expect((await opened(by)).state).toBe('final');
    expect(said(await server.visitor().post(enter, by))).toEqual([400, 'invalid_link']);
  }
  expect(said(await server.visitor().post('/study-invitation', { ...link, secret: ben.secret }))).toEqual([
    400,
    'invalid_link',
  ]);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import { openStudy } from '../../../test/experts.js';
import { linksTo, mailbox, newestLink } from '../../../test/mailbox.js';
import { type StudyLink, studyLink } from '../../../test/studyLinks.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { findAccount } from '../../accounts/users.js';
import { assessments, networkMembers, studyExperts } from '../../database/schema/index.js';

const consent = { version: 1, publishes: true, named: false, interests: 'none' };
const acceptance = (link: StudyLink, username: string, more: object = {}) => ({ ...link, username, consent, ...more });
const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

/** A study with an open round that asks these addresses. */
async function asked(server: TestApp, emails: string[], given: Parameters<typeof openStudy>[1] = {}) {
  const study = await openStudy(server, given);
  await study.owner.post(`/network/study/${study.networkId}/experts`, { emails });
  const links = [];
  for (const email of emails) links.push(await studyLink(server, email));
  return { ...study, links, link: links[0]! };
}
const accept = '/study-invitation/accept';

test('R-2873: the personal link says who asks for what, and reading it changes nothing', async () => {
  const server = await appForThisTest();
  const { owner, networkId, link } = await asked(server, ['ann@example.org'], { purpose: 'Staging.' });
  const facts = {
    networkId,
    network: 'test',
    owner: owner.user.username,
    purpose: 'Staging.',
    questions: 8,
    minutes: 10,
    closesAt: '2099-12-31T22:59:59.000Z',
    state: 'open',
    hasAccount: false,
    few: true,
    sees: 'pool',
  };
  for (let time = 0; time < 2; time += 1)
    expect((await server.visitor().post('/study-invitation', link)).json()).toEqual(facts);
  await server.addUser({ username: 'ann@example.org' });
  expect((await server.visitor().post('/study-invitation', link)).json()).toEqual({ ...facts, hasAccount: true });
  await owner.post(`/network/study/${networkId}/close`, {});
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'ended' });
});

test('R-3082: whoever is asked is told where fewer than four are, as long as that is so', async () => {
  const server = await appForThisTest();
  const { owner, networkId, links } = await asked(server, ['ann@example.org', 'ben@example.org', 'cleo@example.org']);
  const few = async () => (await server.visitor().post('/study-invitation', links[0]!)).json<{ few?: boolean }>().few;
  expect(await few()).toBe(true);
  await owner.post(`/network/study/${networkId}/experts`, { emails: ['dan@example.org'] });
  expect(await few()).toBeUndefined();
  await server.visitor().post('/study-invitation/decline', links[1]!);
  expect(await few()).toBe(true);
});

test('R-2873: a wrong link leads nowhere, and guessing is limited', async () => {
  const server = await appForThisTest();
  const { links } = await asked(server, ['ann@example.org', 'ben@example.org']);
  const [ann, ben] = links;
  const visitor = server.visitor();
  for (const wrong of [
    { expert: ann!.expert, secret: ben!.secret },
    { expert: ann!.expert, secret: '\u{1F511}' },
    { expert: 'no id', secret: ann!.secret },
  ])
    expect(said(await visitor.post('/study-invitation', wrong))).toEqual([400, 'invalid_link']);
  for (let guess = 0; guess < 37; guess += 1) await visitor.post('/study-invitation', { ...ann, secret: `${guess}` });
  expect(said(await visitor.post('/study-invitation', ann))).toEqual([429, 'too_many_requests']);
});

test('R-2874: without an account, the link and the address typed again are enough to answer the first question', async () => {
  const server = await appForThisTest();
  const { networkId, at, link } = await asked(server, ['Ann@example.org']);
  const visitor = server.visitor();
  const more = { firstname: ' Ann ', lastname: 'Baker', locale: 'de' };
  const accepted = await visitor.post(accept, acceptance(link, ' ANN@example.org', more));
  expect([accepted.statusCode, accepted.json()]).toEqual([
    200,
    { networkId, token: expect.stringMatching(/^crd_/), username: 'ANN@example.org' },
  ]);
  const cookies = String(accepted.headers['set-cookie']);
  expect(cookies).toContain('csrftoken=');
  expect(cookies).toContain('credence-browser=');
  visitor.token = accepted.json<{ token: string }>().token;
  visitor.csrfToken = /csrftoken=([^;]+)/.exec(cookies)?.[1];
  expect((await visitor.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
  expect(await findAccount(server.database, 'ann@example.org')).toMatchObject({
    firstname: 'Ann',
    lastname: 'Baker',
    locale: 'de',
    activatedAt: server.clock.now(),
  });
  const [row] = await server.database.select().from(studyExperts);
  expect(row).toMatchObject({
    acceptedAt: server.clock.now(),
    sawShared: false,
    locale: 'de',
    consent: { ...consent, takesPart: true, locale: 'de', at: server.clock.now().toISOString() },
  });
  const mails = (await mailbox(server)).length;
  await server.visitor().post('/user/forgot-password', { username: 'ann@example.org' });
  expect(await mailbox(server)).toHaveLength(mails + 1);
  expect((await linksTo(server, 'ann@example.org')).at(-1)?.secret).not.toBe('');
});

test('R-2874: an account made by the link has no password that anybody knows, and an earlier registrant gets in no more', async () => {
  const server = await appForThisTest();
  const { link } = await asked(server, ['ann@example.org']);
  const password = 'mallory knows seven owls';
  await server.visitor().post('/user/create', {
    username: 'ann@example.org',
    password,
    password2: password,
    firstname: 'Mallory',
    lastname: '',
  });
  expect((await server.visitor().post(accept, acceptance(link, 'ann@example.org'))).statusCode).toBe(200);
  for (const guess of [password, '', ' '])
    expect(
      (await server.visitor().post('/user/login', { username: 'ann@example.org', password: guess })).statusCode,
    ).toBe(400);
  expect(await findAccount(server.database, 'ann@example.org')).toMatchObject({ firstname: '' });
});

test('R-2874: whoever is signed in with the account takes part with it, and nobody in its place who is signed in with another', async () => {
  const server = await appForThisTest();
  const ann = await server.signedIn(await server.addUser({ username: 'ann@example.org', firstname: 'Ann' }));
  const { networkId, link } = await asked(server, ['ann@example.org']);
  const body = acceptance(link, 'ann@example.org', { firstname: 'Changed' });
  const other = await server.signedIn();
  expect(said(await other.post(accept, body))).toEqual([400, 'other_address']);
  for (let time = 0; time < 2; time += 1) expect((await ann.post(accept, body)).json()).toEqual({ networkId });
  expect(await server.database.$count(assessments, eq(assessments.networkId, networkId))).toBe(4);
  expect(await findAccount(server.database, 'ann@example.org')).toMatchObject({ firstname: 'Ann' });
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'accepted' });
});

test('R-2875: a link is for its address and for one person', async () => {
  const server = await appForThisTest();
  const { link } = await asked(server, ['ann@example.org']);
  const mallory = await server.signedIn();
  for (const caller of [server.visitor(), mallory])
    expect(said(await caller.post(accept, acceptance(link, mallory.user.username)))).toEqual([400, 'other_address']);
  expect((await server.visitor().post(accept, acceptance(link, 'ann@example.org'))).statusCode).toBe(200);
  expect(said(await mallory.post(accept, acceptance(link, 'ann@example.org')))).toEqual([400, 'other_address']);
});

test('R-2875: a link that is accepted twice at once makes one part, and lets in both times', async () => {
  const server = await appForThisTest();
  const { networkId, link } = await asked(server, ['ann@example.org']);
  const body = acceptance(link, 'ann@example.org');
  const both = await Promise.all([server.visitor(), server.visitor()].map((visitor) => visitor.post(accept, body)));
  expect(both.map(said)).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(await server.database.$count(networkMembers, eq(networkMembers.networkId, networkId))).toBe(1);
});

test('R-2875: accepting while the round closes leaves an expert whose answers are fixed, or none', async () => {
  const server = await appForThisTest();
  const emails = ['ann@example.org', 'ben@example.org', 'cleo@example.org', 'dan@example.org'];
  const { owner, networkId, links } = await asked(server, emails);
  const [closed, ...accepted] = await Promise.all([
    owner.post(`/network/study/${networkId}/close`, {}),
    ...links.map((link, index) => server.visitor().post(accept, acceptance(link, emails[index]!))),
  ]);
  expect(closed.statusCode).toBe(200);
  const late = await server.visitor().post(accept, acceptance(links[0]!, emails[0]!));
  for (const response of [...accepted, late])
    expect(['200', '409 account_exists', '409 round_not_open']).toContain(said(response).filter(Boolean).join(' '));
  const own = await server.database.select().from(assessments).where(eq(assessments.round, 1));
  expect(own).toHaveLength(accepted.filter(({ statusCode }) => statusCode === 200).length);
  for (const { fixedAt } of own) expect(fixedAt).not.toBeNull();
});

test('R-2875: the same person by two addresses takes part once', async () => {
  const server = await appForThisTest();
  const { links } = await asked(server, ['ann@example.org', 'ann@work.example']);
  const ann = await server.signedIn(await server.addUser({ username: 'ann@example.org' }));
  expect((await ann.post(accept, acceptance(links[0]!, 'ann@example.org'))).statusCode).toBe(200);
  await server.database.execute(
    `update users set username = 'ann@work.example', username_key = 'ann@work.example' where id = '${ann.user.id}'`,
  );
  expect(said(await ann.post(accept, acceptance(links[1]!, 'ann@work.example')))).toEqual([409, 'one_part']);
});

test('R-2875: whoever owns the network or works on it is no expert; who left it is, and marked; an open invitation ends', async () => {
  const server = await appForThisTest();
  const study = await openStudy(server);
  const { networkId, owner } = study;
  const [member, left] = [await addCollaborator(server, networkId), await addCollaborator(server, networkId)];
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const emails = [left.user.username, invitee.user.username, 'ann@example.org'];
  await left.post(`/network/remove-collaborator/${networkId}/self`, {});
  await owner.post(`/network/study/${networkId}/experts`, { emails });
  const take = async (client: typeof left) =>
    client.post(accept, acceptance(await studyLink(server, client.user.username), client.user.username));
  expect((await take(left)).statusCode).toBe(200);
  expect((await take(invitee)).statusCode).toBe(200);
  const rows = await server.database.select().from(studyExperts).orderBy(studyExperts.code);
  expect(rows.map(({ sawShared }) => sawShared)).toEqual([true, false, false]);
  // Their account gets the invited address in between.
  for (const { user } of [member, owner])
    await server.database.execute(`update users set username_key = 'x' || username_key where id = '${user.id}'`);
  for (const { user, token } of [member, owner]) {
    await server.database.execute(`update users set username_key = 'ann@example.org' where id = '${user.id}'`);
    const client = Object.assign(server.visitor(), {
      token,
      csrfToken: (user === owner.user ? owner : member).csrfToken,
    });
    const link = await studyLink(server, 'ann@example.org');
    expect(said(await client.post(accept, acceptance(link, 'ann@example.org')))).toEqual([409, 'one_part']);
    await server.database.execute(`update users set username_key = 'x' || id where id = '${user.id}'`);
  }
});

test('R-2876: whoever declines is asked nothing more, and whoever accepted withdraws instead', async () => {
  const server = await appForThisTest();
  const { owner, networkId, links } = await asked(server, ['ann@example.org', 'ben@example.org']);
  const [ann, ben] = links;
  for (let time = 0; time < 2; time += 1)
    expect((await server.visitor().post('/study-invitation/decline', ann)).json()).toEqual({ success: true });
  expect((await server.visitor().post('/study-invitation', ann)).json()).toMatchObject({ state: 'declined' });
  expect(said(await server.visitor().post(accept, acceptance(ann!, 'ann@example.org')))).toEqual([400, 'invalid_link']);
  await server.visitor().post(accept, acceptance(ben!, 'ben@example.org'));
  expect(said(await server.visitor().post('/study-invitation/decline', ben))).toEqual([409, 'has_accepted']);
  const collaborator = await addCollaborator(server, networkId);
  for (const reader of [owner, collaborator])
    expect((await reader.get(`/network/events/${networkId}`)).body).not.toMatch(/expert_|ben@example/);
});

test('R-2874: interests that cannot be stored are refused', async () => {
  const server = await appForThisTest();
  const { link } = await asked(server, ['ann@example.org']);
  const body = acceptance(link, 'ann@example.org', { consent: { ...consent, interests: 'a\0b' } });
  expect(said(await server.visitor().post(accept, body))).toEqual([400, 'invalid_input']);
});

test('R-3019: an account that the link made says that it has no password, until its owner sets one by the mailed link', async () => {
  const server = await appForThisTest();
  const { link } = await asked(server, ['ann@example.org']);
  const ann = server.visitor();
  const accepted = await ann.post(accept, acceptance(link, 'ann@example.org'));
  ann.token = accepted.json<{ token: string }>().token;
  expect((await ann.get('/user/get-user/ann@example.org')).json()).toMatchObject({ hasPassword: false });

  await server.visitor().post('/user/forgot-password', { username: 'ann@example.org' });
  const { user, secret } = await newestLink(server, 'ann@example.org');
  const password = 'eleven loud herons';
  await server.visitor().post('/user/reset-password', { user, secret, password });
  const again = await server.visitor().post('/user/login', { username: 'ann@example.org', password });
  ann.token = again.json<{ token: string }>().token;
  expect((await ann.get('/user/get-user/ann@example.org')).json()).not.toHaveProperty('hasPassword');
});

test('R-3019: whoever registered, and whoever takes part with an account, has a password', async () => {
  const server = await appForThisTest();
  const { owner, link } = await asked(server, ['ben@example.org']);
  const ben = await server.signedIn(await server.addUser({ username: 'ben@example.org' }));
  await ben.post(accept, acceptance(link, 'ben@example.org'));
  for (const person of [owner, ben])
    expect((await person.get(`/user/get-user/${person.user.username}`)).json()).not.toHaveProperty('hasPassword');
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { linksTo, mailbox, newestLink } from '../../../test/mailbox.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { testPassword } from '../../../test/users.js';
import { addressChanges, auditLog, events, links, users } from '../../database/schema/index.js';
import { retain } from '../../operator/retention/retain.js';
import { findAccount } from '../users.js';

const now = 'ada@example.org';
const later = 'Ada@Clinic.example.org';
const hour = 3_600_000;

const ask = (client: Client, username: string = later, password = testPassword) =>
  client.post('/user/change-address', { username, password });
const say = (app: TestApp, secret: string, agree = true) =>
  app.visitor().post('/user/answer-address-change', { secret, agree });
const check = async (app: TestApp, secret: string) =>
  (await app.visitor().post('/user/check-address-link', { secret })).json<Record<string, unknown>>();
const secretFor = async (app: TestApp, to: string) => (await newestLink(app, to)).secret;
const login = (app: TestApp, username: string) =>
  app.visitor().post('/user/login', { username, password: testPassword });
const pending = async (client: Client, username = now) =>
  (await client.get(`/user/get-user/${encodeURIComponent(username)}`)).json<{ addressChange?: object }>().addressChange;

async function asked(address = later) {
  const app = await appForThisTest();
  const ada = await app.signedIn(await app.addUser({ username: now }));
  const response = await ask(ada, address);
  return { app, ada, response };
}

test('R-1814: the address changes once both mails agreed, in either order, and every session ends', async () => {
  for (const order of [
    [now, later],
    [later, now],
  ]) {
    const { app, ada, response } = await asked();
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        message: expect.stringMatching(/^You get two e-mails, one to the new address and one to your present address/),
      },
    ]);
    expect((await mailbox(app)).map(({ to }) => to).sort()).toEqual([later, now].sort());
    const [first, second] = [await secretFor(app, order[0]!), await secretFor(app, order[1]!)];
    expect((await say(app, first)).json()).toMatchObject({ outcome: 'waiting' });
    expect((await login(app, now)).statusCode).toBe(200);
    expect(await pending(ada)).toMatchObject({ username: later, agreed: [order[0] === now ? 'present' : 'new'] });

    expect((await say(app, second)).json()).toMatchObject({ outcome: 'changed' });
    expect((await ada.get('/user/index')).statusCode).toBe(401);
    expect((await login(app, now)).statusCode).toBe(400);
    expect((await login(app, later.toLowerCase())).statusCode).toBe(200);
    const told = (await mailbox(app)).filter(({ subject }) => subject.includes('has another address'));
    expect(told.map(({ to }) => to).sort()).toEqual([later, now].sort());
    expect((await say(app, second)).json().code).toBe('invalid_link');
  }
});

test('R-1814: networks, answers and activities go by the new address, and invitations that waited for it are there', async () => {
  const app = await appForThisTest();
  const ada = await app.signedIn(await app.addUser({ username: now }));
  const { owner, networkId } = await assessed(app);
  await owner.post(`/network/invite-by-email/${networkId}`, { emails: [later] });
  const shared = await assessed(app);
  const member = await addCollaborator(app, shared.networkId);
  await member.post(`${shared.at('n2')}/1/save`, answer([70, 30]));
  await ask(ada);
  await say(app, await secretFor(app, later));
  await say(app, await secretFor(app, now));
  const moved = await app.signedIn(await findAccount(app.database, later));
  expect((await moved.get('/user/invitations')).json().networks).toMatchObject([{ networkId }]);
  const rows = await app.database.select().from(events).where(eq(events.actorId, ada.user.id));
  expect(rows.map(({ type, username }) => [type, username])).toContainEqual(['address_changed', later]);
  expect(rows.map(({ username }) => username)).not.toContain(now);
});

test('R-1815: whoever reads either mail can refuse, which ends the change and both links', async () => {
  for (const side of [now, later]) {
    const { app, ada } = await asked();
    const [mine, other] = [await secretFor(app, side), await secretFor(app, side === now ? later : now)];
    await say(app, other);
    expect((await say(app, mine, false)).json()).toMatchObject({ outcome: 'refused' });
    expect((await say(app, other)).statusCode).toBe(400);
    expect(await pending(ada)).toBeUndefined();
    expect((await ada.get('/user/index')).statusCode).toBe(200);
  }
});

test('R-1815: the page of the link knows what it is about, and nobody at the new address learns the present one', async () => {
  const { app } = await asked();
  const [present, fresh] = [await secretFor(app, now), await secretFor(app, later)];
  expect(await check(app, present)).toEqual({ valid: true, side: 'present', to: later, from: now, agreed: false });
  expect(await check(app, fresh)).toEqual({ valid: true, side: 'new', to: later, agreed: false });
  await say(app, fresh);
  expect(await check(app, fresh)).toMatchObject({ valid: true, agreed: true });
  expect(await check(app, 'never-given-out')).toEqual({ valid: false });
  const mail = (await mailbox(app)).find(({ to }) => to === later);
  expect(mail?.text).not.toContain(now);
});

test('R-1816: an address with an account is answered alike, only its owner is told, and it never changes hands', async () => {
  const app = await appForThisTest();
  const ada = await app.signedIn(await app.addUser({ username: now }));
  const taken = await app.addUser({ username: later });
  const free = await ask(ada, 'free@example.org');
  app.clock.advance(1000);
  const refused = await ask(ada, later);
  expect([refused.statusCode, refused.json()]).toEqual([free.statusCode, free.json()]);
  expect(await pending(ada)).toMatchObject({ username: later, agreed: [] });
  const mails = (await mailbox(app)).filter(({ to }) => to === taken.username);
  expect(mails.map(({ subject, text }) => [subject, text.includes('/change-address')])).toEqual([
    [expect.stringMatching(/^Your address at/), false],
  ]);
  expect((await say(app, await secretFor(app, now))).json()).toMatchObject({ outcome: 'waiting' });
  expect((await login(app, later)).statusCode).toBe(200);
  expect((await ada.get('/user/index')).statusCode).toBe(200);
});

test('R-1816: an address that got an account meanwhile is left alone', async () => {
  const { app, ada } = await asked();
  const secrets = [await secretFor(app, now), await secretFor(app, later)];
  await app.addUser({ username: later });
  for (const secret of secrets) expect((await say(app, secret)).json()).toMatchObject({ outcome: 'waiting' });
  expect((await ada.get('/user/index')).statusCode).toBe(200);
});

test('R-1816: somebody who merely registered the address does not keep it from its reader', async () => {
  const app = await appForThisTest();
  const ada = await app.signedIn(await app.addUser({ username: now }));
  const body = { username: later, password: 'nine violet otters', password2: 'nine violet otters' };
  await app.visitor().post('/user/create', body);
  await app.visitor().post('/user/create', body);
  app.clock.advance(1000);
  await ask(ada);
  for (const address of [now, later]) await say(app, await secretFor(app, address));
  expect((await login(app, later)).statusCode).toBe(200);
});

test('R-1817: links lapse after 24 hours, and a later request replaces an earlier one', async () => {
  const { app, ada } = await asked('first@example.org');
  const [old] = await linksTo(app, 'first@example.org');
  await ask(ada);
  expect((await say(app, old!.secret)).statusCode).toBe(400);
  const secret = await secretFor(app, later);
  app.clock.advance(25 * hour);
  expect((await say(app, secret)).statusCode).toBe(400);
  expect(await check(app, secret)).toEqual({ valid: false });
  await retain(app.database, app.clock.now(), { config: app.config, site: app.site });
  expect(await app.database.select().from(addressChanges)).toEqual([]);
});

test('R-1817: the person can take it back, and a new password or the deletion of the account ends it too', async () => {
  const ways = [
    (client: Client) => client.post('/user/cancel-address-change'),
    (client: Client) =>
      client.post('/user/update-password', { password: testPassword, new_password: 'eight louder wrens' }),
    (client: Client) => client.post('/user/delete', { password: testPassword }),
  ];
  for (const end of ways) {
    const { app, ada } = await asked();
    const secret = await secretFor(app, now);
    expect((await end(ada)).statusCode).toBe(200);
    expect((await say(app, secret)).json().code).toBe('invalid_link');
    expect(await app.database.select().from(addressChanges)).toEqual([]);
  }
});

test('R-1818: it takes the password and another, whole address; nothing is mailed otherwise', async () => {
  const app = await appForThisTest();
  const ada = await app.signedIn(await app.addUser({ username: now }));
  for (const [address, password, code, reason] of [
    [later, 'wrong', 'invalid_credentials', 'password'],
    [' ADA@example.org', testPassword, 'invalid_input', undefined],
    ['ADA@example.org', testPassword, 'invalid_input', 'same-address'],
    ['x@y.z\r\nBcc: v@w.z', testPassword, 'invalid_input', 'e-mail'],
    ['a@b.c,d@e.f', testPassword, 'invalid_input', 'e-mail'],
    ['nobody', testPassword, 'invalid_input', 'e-mail'],
  ] as const) {
    const refused = await ask(ada, address, password);
    expect([refused.statusCode, refused.json().code], address).toEqual([400, code]);
    if (reason) expect(refused.json().params.reason).toBe(reason);
  }
  expect(await mailbox(app)).toEqual([]);
});

test('R-1818: an address gets three such mails an hour, whoever asks, and then says when the next can come', async () => {
  const { app, ada } = await asked();
  await ask(ada);
  await ask(ada);
  const before = (await mailbox(app)).length;
  const fourth = await ask(ada);
  expect(fourth.json()).toMatchObject({ nextMailAt: expect.any(String) });
  expect(await mailbox(app)).toHaveLength(before);
});

test('R-1818: one person asks ten times a day', async () => {
  const { app, ada } = await asked();
  for (let count = 1; count < 10; count++) await ask(ada, `ada${count}@example.org`);
  expect((await ask(ada, 'ada10@example.org')).statusCode).toBe(429);
  expect((await say(app, await secretFor(app, 'ada9@example.org'))).statusCode).toBe(200);
});

test('R-1819: the change under way is part of the export; the audit log names no address', async () => {
  const { app, ada } = await asked();
  const file = (await ada.get('/user/export')).json();
  expect(file.addressChange).toMatchObject({ address: later, newAgreedAt: null });
  expect(JSON.stringify(file)).not.toContain('secret_hash');
  await say(app, await secretFor(app, later));
  await say(app, await secretFor(app, now));
  const rows = await app.database.select().from(auditLog).where(eq(auditLog.userId, ada.user.id));
  expect(rows.map(({ type }) => type)).toEqual(['address_change_requested', 'account_exported', 'address_changed']);
  expect(JSON.stringify(rows)).not.toMatch(/@/);
  const left = await app.database.select().from(links).where(eq(links.userId, ada.user.id));
  expect(left).toEqual([]);
});

test('R-1815: the link of such a mail confirms no account and sets no password', async () => {
  const { app } = await asked();
  const secret = await secretFor(app, now);
  const query = new URLSearchParams({ user: now, secret }).toString();
  expect((await app.visitor().get(`/user/confirm-account?${query}`)).statusCode).toBe(400);
  const reset = { user: now, secret, password: 'eight louder wrens' };
  expect((await app.visitor().post('/user/reset-password', reset)).statusCode).toBe(400);
});

test('R-1818: a password that changes while it is checked begins no change', async () => {
  const app = await appForThisTest();
  const ada = await app.signedIn(await app.addUser({ username: now }));
  const { database } = app;
  const asking = await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash: 'another' }).where(eq(users.id, ada.user.id));
    const sent = ask(ada);
    await untilSomebodyWaits(database);
    return { sent };
  });
  const refused = await asking.sent;
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_credentials']);
  expect(await database.$count(addressChanges)).toBe(0);
  expect(await mailbox(app)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components, Dashboard, Registration } from '@credence/api-client';
import { account } from '@credence/text/english/app/account';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mailServer } from '../../../test/mailServer.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { weather, xdslFile } from '../../../test/xdslFile.js';
import { readStoredState } from '../../operator/monitoring/storedState.js';
import { mailLines } from './mailServer.js';
import type { Mail } from './letter.js';
import { PostOffice } from './postOffice.js';
import { outboxTransport, smtpTransport, type Transport } from './transport.js';

const minute = 60_000;
const password = 'seven quiet larks';

/** What the log says, line by line. */
const lines: [level: string, line: string][] = [];
const note = (level: string) => vi.fn((...told: unknown[]) => void lines.push([level, String(told.at(-1))]));
const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
beforeEach(() => void lines.splice(0));

/** A server with so many processes that send, whose mail server is away until `comesBack`. */
async function whileAway(processes = 1) {
  const known = await mailServer();
  const { port } = new URL(known.address);
  await new Promise<void>((resolve) => known.server.close(resolve));
  const state = { isAway: false };
  const server = await appForThisTest({ mailServer: state });
  const { database, clock, config } = server;
  const offices = Array.from({ length: processes }, (_, first) => {
    const transport = smtpTransport(known.address, config.mailFrom, 2000);
    const own = first === 0 ? state : { isAway: false };
    return new PostOffice({ database, clock, secret: config.secret, transport, log, mailServer: own });
  });
  onTestFinished(async () => void (await Promise.all(offices.map((office) => office.stop()))));
  const deliver = () => Promise.all(offices.map((office) => office.deliverDue()));
  const pass = async (minutes: number) => {
    for (let each = 0; each < minutes; each += 1) {
      server.clock.advance(minute);
      await deliver();
    }
  };
  return { server, deliver, pass, comesBack: async () => (await mailServer({ port: Number(port) })).received };
}

const signUp = async (server: TestApp, username: string) => {
  const body: Registration = { username, password, password2: password };
  return (await server.visitor().post('/user/create', body)).json<components['schemas']['AccountResult']>();
};

test('R-3343: each mail that was promised while the mail server was away for an hour arrives once when it is back', async () => {
  const { server, deliver, pass, comesBack } = await whileAway(2);
  const owner = await server.signedIn();
  const { networkId } = (await owner.upload('/network/upload', { bytes: xdslFile(weather) })).json<{
    networkId: string;
  }>();
  const promised: string[] = [];
  for (let time = 0; time < 12; time += 1) {
    await signUp(server, `new${time}@example.org`);
    const emails = [`ann${time}@example.org`, `ben${time}@example.org`];
    await owner.post(`/network/invite-by-email/${networkId}`, { emails });
    promised.push(`new${time}@example.org`, ...emails);
    await pass(5);
  }
  expect((await readStoredState(server.database, server.clock.now())).mailsWaiting).toBe(promised.length);

  const received = await comesBack();
  await pass(2);
  expect(received.map((text) => text.split('\n')[0]).sort()).toEqual([...promised].sort());
  expect(new Set(received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1])).size).toBe(promised.length);
  expect(await deliver()).toEqual([0, 0]);
  expect((await readStoredState(server.database, server.clock.now())).mailsWaiting).toBe(0);
});

test('R-3748: every mail says that a program sent it, to a mail server and in a file', async () => {
  const known = await mailServer();
  const letter: Mail = { to: 'ann@example.org', subject: 'A study', text: 'Please.', html: '<p>Please.</p>' };
  const smtp = smtpTransport(known.address, 'Credence <credence@localhost>', 2000);
  await smtp.send(letter, randomUUID());
  smtp.close();
  expect(known.received[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outbox = outboxTransport(folder, 'credence@localhost', { log: { warn: () => undefined }, namesLinks: false });
  expect(await readFile(await outbox.send(letter, randomUUID()), 'utf8')).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test('R-3344: the log has one line when the mail server goes away and one when it is back, and the age of what waits is known', async () => {
  const { server, pass, comesBack } = await whileAway();
  for (let time = 0; time < 3; time += 1) await signUp(server, `new${time}@example.org`);
  await pass(60);
  expect(lines).toEqual([['warn', mailLines.away]]);
  const { mailsWaiting, oldestMail } = await readStoredState(server.database, server.clock.now());
  expect([mailsWaiting, oldestMail]).toEqual([3, 3600]);
  await comesBack();
  await pass(2);
  expect(lines).toEqual([
    ['warn', mailLines.away],
    ['info', mailLines.back],
  ]);
});

test('R-3349: an administrator reads how many mails should have gone, and for how long, until they have', async () => {
  const { server, pass, comesBack } = await whileAway();
  const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
  const lateMails = async () => (await administrator.get('/user/activities')).json<Dashboard>().lateMails;
  for (let time = 0; time < 2; time += 1) await signUp(server, `new${time}@example.org`);
  await pass(14);
  expect(await lateMails()).toBeUndefined();
  await pass(46);
  expect(await lateMails()).toEqual({ count: 2, minutes: 60 });
  await comesBack();
  await pass(2);
  expect(await lateMails()).toBeUndefined();
});

test('R-3344: a mail that the mail server does not take, though it takes others, holds up none of them', async () => {
  const server = await appForThisTest();
  const { database, clock, config } = server;
  const sent: string[] = [];
  const transport: Transport = {
    send: ({ to }) => (to.startsWith('odd') ? Promise.reject(new Error('No.')) : Promise.resolve(`${sent.push(to)}`)),
    greet: () => Promise.resolve(),
    close: () => undefined,
  };
  const office = new PostOffice({ database, clock, secret: config.secret, transport, log });
  for (const name of ['odd', 'ann', 'ben']) await signUp(server, `${name}@example.org`);
  expect(await office.deliverDue()).toBe(3);
  expect(sent).toEqual(['ann@example.org', 'ben@example.org']);
  clock.advance(10 * minute);
  await office.deliverDue();
  expect(lines.filter(([level]) => level !== 'debug')).toEqual([['warn', mailLines.waits]]);
});

test('R-3344: what waited for a day and a half is given up, in one line', async () => {
  const { server, deliver, pass } = await whileAway();
  for (let time = 0; time < 3; time += 1) await signUp(server, `new${time}@example.org`);
  await pass(1);
  server.clock.advance(36 * 60 * minute);
  await deliver();
  expect(lines.slice(1)).toEqual([['error', mailLines.allGivenUp]]);
  expect(await readStoredState(server.database, server.clock.now())).toMatchObject({
    mailsWaiting: 0,
    mailsGivenUp: 3,
  });
});

test('R-3254: whoever is the first to ask for a mail while none goes out is not told that it was sent', async () => {
  const { server } = await whileAway();
  const owner = await server.signedIn();
  const ask = async (call: string) =>
    (await server.visitor().post(call, { username: 'new@example.org' })).json<{ message: string }>();
  const change = { username: 'moved@example.org', password: testPassword };
  for (const { message } of [
    await signUp(server, 'new@example.org'),
    await ask('/user/resend-activation'),
    await ask('/user/forgot-password'),
    (await owner.post('/user/change-address', change)).json<{ message: string }>(),
  ]) {
    expect(message).toMatch(/you get|it gets/i);
    expect(message).not.toMatch(/\bsent\b/);
  }
});

test('R-3345: whoever asks for a mail while none goes out is told that it comes later, and not that it was sent', async () => {
  const { server, pass, comesBack } = await whileAway();
  const owner = await server.signedIn();
  const { networkId } = (await owner.upload('/network/upload', { bytes: xdslFile(weather) })).json<{
    networkId: string;
  }>();
  const invite = (email: string) =>
    owner.post(`/network/invite-by-email/${networkId}`, { emails: [email] }).then((answer) => answer.json<object>());
  const ask = async (call: string, body: object) => (await server.visitor().post(call, body)).json<object>();
  const username = 'new@example.org';
  expect(await signUp(server, username)).not.toHaveProperty('mailsWait');
  await pass(1);
  const late = { message: account.mailsWait, mailsWait: true };
  expect(await signUp(server, 'other@example.org')).toEqual({ type: 'success', ...late });
  expect(await ask('/user/resend-activation', { username })).toEqual(late);
  // The same for an address without an account.
  expect(await ask('/user/forgot-password', { username: 'nobody@example.org' })).toEqual(late);
  const change = { username: 'moved@example.org', password: testPassword };
  expect((await owner.post('/user/change-address', change)).json()).toEqual(late);
  expect(await invite('ann@example.org')).toMatchObject({ success: true, mailsWait: true });
  await comesBack();
  await pass(2);
  expect(await invite('ben@example.org')).not.toHaveProperty('mailsWait');
  expect(await ask('/user/forgot-password', { username })).not.toHaveProperty('mailsWait');
});

test('R-3471: whoever is the first to invite while the mail server is away is not told that it was sent, and sees when it was', async () => {
  const { server, pass, comesBack } = await whileAway();
  const owner = await server.signedIn();
  const colleague = await server.addUser();
  const { networkId } = (await owner.upload('/network/upload', { bytes: xdslFile(weather) })).json<{
    networkId: string;
  }>();
  const named = await owner.post(`/network/invite-collaborator/${networkId}/${colleague.username}`);
  expect(named.json<{ message: string }>().message).toBe(`${colleague.username} is invited and gets an e-mail.`);
  await owner.post(`/network/invite-by-email/${networkId}`, { emails: ['ann@example.org'] });
  type List = components['schemas']['InvitedCollaborators'];
  const mails = async () =>
    (await owner.get(`/network/${networkId}/invited-collaborators`))
      .json<List>()
      .invited_collaborators.map(({ mailWaits, undelivered }) => ({ mailWaits, undelivered }));
  expect(await mails()).toEqual([{ mailWaits: true }, { mailWaits: true }]);
  await pass(5);
  expect(await mails()).toEqual([{ mailWaits: true }, { mailWaits: true }]);
  expect(await comesBack()).toEqual([]);
  await pass(2);
  expect(await mails()).toEqual([{}, {}]);
});

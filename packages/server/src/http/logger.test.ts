import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { answer } from '../../test/assess.js';
import type { Client } from '../../test/client.js';
import { mailbox, newestLink } from '../../test/mailbox.js';
import { mailServer } from '../../test/mailServer.js';
import { openResults, panel } from '../../test/takePart.js';
import { appForThisTest, contract, type TestApp } from '../../test/testApp.js';
import { testPassword } from '../../test/users.js';
import { xdslFile } from '../../test/xdslFile.js';
import { operations } from '../operations.js';
import { createMetrics, type Metrics } from '../operator/monitoring/metrics.js';
import { readStoredState } from '../operator/monitoring/storedState.js';
import { AuditDelivery } from '../platform/audit/delivery/auditDelivery.js';
import { sinkOf } from '../platform/audit/delivery/sinks.js';
import { PostOffice } from '../platform/mail/postOffice.js';
import { transportOf } from '../platform/mail/transport.js';
import { loggedUrl, loggerOptions } from './logger.js';

/** Keeps what is written to it. */
function kept(): { stream: Writable; text: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { stream, text: () => text };
}

test('the log holds a line of JSON for each request, and no token, cookie, password or name', async () => {
  const { stream, text } = kept();
  const server = await appForThisTest({ logger: { ...loggerOptions('trace'), stream } });
  const client = await server.signedIn();
  await client.post('/user/login', { username: client.user.username, password: testPassword });
  await client.get(`/user/get-user/${encodeURIComponent(client.user.username)}?secret=canary-in-query`);
  server.app.log.info({
    headers: { authorization: `Token ${client.token}`, cookie: 'canary' },
    req: { headers: { cookie: 'canary' } },
    password: testPassword,
  });
  const log = text();
  expect(
    log
      .split('\n')
      .filter(Boolean)
      .map((line) => typeof JSON.parse(line)),
  ).not.toContain('string');
  expect(log).toContain('/api/user/get-user/[user]');
  for (const secret of [client.token, client.csrfToken, testPassword, client.user.username, 'canary'])
    expect(log).not.toContain(secret);
});

test('an address is logged without its query and without names', () => {
  expect(loggedUrl('/api/network/invite-collaborator/abc/Jon%40example.org?x=1')).toBe(
    '/api/network/invite-collaborator/abc/[user]',
  );
});

/** What people type in the test below: each a word that nothing else has. */
const canaries = [
  'okapi',
  'quokka',
  'caracal',
  'pangolin',
  'axolotl',
  'tapir',
  'aardvark',
  'bilby',
  'dugong',
  'kakapo',
];
const moreCanaries = ['wombat', 'narwhal', 'lemur', 'gecko', 'ibex', 'mongoose', 'jerboa', 'numbat', 'civet'];
/** A share in parts per million, and the seconds of an answer. */
const numbers = /\b317411\b|\b73313\b/;

const nodes = [
  { id: 'Aardvark', states: ['bilby', 'none'] },
  { id: 'Other', states: ['yes', 'no'], parents: ['Aardvark'] },
];

/** Signs up, in, and on with all that can be typed; returns the secrets that were mailed and handed out. */
async function typeEverything(server: TestApp): Promise<string[]> {
  const statuses: number[] = [];
  const noted = async (response: ReturnType<Client['get']>) => {
    statuses.push((await response).statusCode);
    return response;
  };
  const username = 'okapi@canary.test';
  const password = 'quokka and seven larks';
  const visitor = server.visitor();
  const name = { firstname: 'Pangolin', lastname: 'Axolotl' };
  await noted(visitor.post('/user/create', { username, password, password2: password, ...name }));
  const link = await newestLink(server, username);
  const query = new URLSearchParams({ user: link.user, secret: link.secret });
  await noted(visitor.get(`/user/confirm-account?${query}`));
  await visitor.post('/user/login', { username, password: 'caracal and nine larks' });
  const login = await noted(visitor.post('/user/login', { username, password }));
  const { token } = login.json<{ token: string }>();
  visitor.token = token;
  await noted(visitor.get(`/user/get-user/${encodeURIComponent(username)}`));
  await noted(server.visitor().post('/user/forgot-password', { username }));

  const emails = ['ibex@canary.test', 'ben@example.org', 'cleo@example.org'];
  const study = await panel(server, emails, { nodes, purpose: 'mongoose' });
  const { owner, networkId, experts, at } = study;
  const said = { comment: 'dugong', reason: 'kakapo', exact: [317_411, null], timer: 73_313 };
  for (const expert of experts) {
    await noted(expert.post(`${at('n1')}/1/save`, answer([32, 68], said)));
    await noted(expert.post(`${at('n2')}/feedback`, { plausible: false, comment: 'wombat' }));
  }
  const explained = { title: 'narwhal', explanation: '', unit: '' };
  const states = [explained, explained].map(({ unit: _, ...state }) => state);
  const uploaded = await noted(
    owner.upload('/network/upload', { bytes: xdslFile(nodes, 'tapir'), filename: 'tapir.xdsl' }),
  );
  const own = uploaded.json<{ networkId: string }>().networkId;
  await noted(owner.post(`/network/${own}/n1/explanations`, { ...explained, states }));
  await noted(owner.post(`/network/invite-by-email/${own}`, { emails: ['civet@canary.test'], message: 'gecko' }));
  await noted(owner.post('/user/change-address', { username: 'jerboa@canary.test', password: testPassword }));
  await openResults(study);
  for (const page of ['results', 'results/n1/1', 'tables/E1?format=csv'])
    await noted(owner.get(`${study.path}/${page}`));
  await noted(owner.get(`/network/download/${networkId}?format=csv`));
  await noted(owner.get('/user/export'));
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  return [...(await secretsOf(server)), token, owner.token ?? '', link.secret];
}

/** What the mails let their readers in with. */
const secretsOf = async (server: TestApp) =>
  (await mailbox(server)).flatMap(({ text }) => [...text.matchAll(/[\w-]{40,}/g)].map(([secret]) => secret));

/** Calls every operation with what it refuses: a body that is none, one with words that it does not know. */
async function mistypeEverything(server: TestApp): Promise<void> {
  const client = await server.signedIn();
  for (const { method, path: pattern } of contract) {
    const url = pattern.replaceAll(/\{\w+\}/g, 'okapi%40canary.test');
    if (method === 'GET') await client.get(`${url}?lemur=lemur`);
    else {
      await client.post(url, { lemur: 'lemur', comment: 'dugong' });
      const headers = { 'content-type': 'application/json' };
      await client.send({ method: 'POST', url, payload: '{"comment": dugong', headers });
    }
  }
}

test('R-3270: whatever people type, and whatever fails, neither log, metrics nor audit log tell it', async () => {
  const { stream, text } = kept();
  const counting: { metrics?: Metrics } = {};
  const server = await appForThisTest({
    logger: { ...loggerOptions('trace'), stream },
    onCall: (call) => counting.metrics?.see(call),
    operations: {
      getOutcomes: (_call, { database }) => database.execute(sql`select ${'numbat'}::int`) as never,
      getSite: (call, services) => {
        services.log.warn('said by a handler');
        return operations.getSite(call, services);
      },
    },
  });
  const { database, clock, config, app } = server;
  const metrics = createMetrics({
    pool: database.$client,
    stored: () => readStoredState(database, clock.now()),
    jobs: () => ({}),
    freeSpace: () => Promise.resolve(1),
    delivered: () => 0,
  });
  counting.metrics = metrics;

  const secrets = await typeEverything(server);
  expect(secrets.length).toBeGreaterThan(6);
  await mistypeEverything(server);
  const anybody = await server.signedIn();
  expect((await anybody.get('/network/outcomes/nowhere')).statusCode).toBe(500);
  await anybody.get('/site');

  // Mails that nobody takes, and mails that become files.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'credence-canary-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { address } = await mailServer({ refusing: 'No okapi here' });
  for (const smtpUrl of [address, undefined]) {
    const transport = transportOf({ smtpUrl, dataDir, mailFrom: config.mailFrom, production: true }, app.log);
    const office = new PostOffice({ database, clock, secret: config.secret, transport, log: app.log });
    expect(await office.deliverDue()).toBeGreaterThan(5);
    await office.stop();
    clock.advance(60_000);
  }
  const audited = kept();
  const sink = sinkOf({ to: 'stdout' }, audited.stream);
  expect(await new AuditDelivery({ database, dataDir, sink, log: app.log }).deliverDue()).toBeGreaterThan(10);

  const all = { log: text(), metrics: await metrics.text(), audit: audited.text() };
  for (const [where, told] of Object.entries(all)) {
    for (const word of [...canaries, ...moreCanaries, testPassword])
      expect(told.toLowerCase().includes(word), `${word} in ${where}`).toBe(false);
    for (const secret of secrets)
      expect(
        told.split('\n').find((line) => line.includes(secret)),
        where,
      ).toBeUndefined();
    expect(told).not.toMatch(numbers);
  }

  const lines = all.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { reqId?: string; msg: string; err?: object });
  const withoutRequest = new Set(lines.filter(({ reqId }) => reqId === undefined).map(({ msg }) => msg));
  expect(withoutRequest).toEqual(
    new Set(['a mail has to wait', 'there is no mail server in SMTP_URL: the mail is a file']),
  );
  expect(lines.find(({ msg }) => msg === 'said by a handler')?.reqId).toMatch(/^[\da-f-]{36}$/);
  expect(lines.find(({ msg }) => msg === 'request failed')).toMatchObject({ err: { cause: { code: '22P02' } } });
});

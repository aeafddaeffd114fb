import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { syslogServer } from '../../../../test/syslogServer.js';
import { appForThisTest, type TestApp } from '../../../../test/testApp.js';
import { auditLog } from '../../../database/schema/index.js';
import { withTransaction } from '../../../database/withTransaction.js';
import { audit } from '../audit.js';
import { findBreak, type SealedEntry } from '../chain.js';
import { AuditDelivery } from './auditDelivery.js';
import type { AuditSink } from './sinks.js';
import { sinkOf } from './sinks.js';

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-audit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const append = ({ database, clock }: TestApp, session: string) =>
  withTransaction(database, (transaction) =>
    audit(transaction, { type: 'signed_in', at: clock.now(), userId: undefined, metadata: { session } }),
  );

/** Deliveries of one server after another, which keep their position in the same folder. */
async function deliveries(server: TestApp, sink: AuditSink) {
  const dataDir = await tempFolder();
  const log = { warn: vi.fn(), info: vi.fn() };
  return { log, next: () => new AuditDelivery({ database: server.database, dataDir, sink, log }) };
}

/** A receiver of lines, whose entries are read back. */
function printed() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const entries = () => text.trim().split('\n').filter(Boolean).map(readEntry);
  return { sink: sinkOf({ to: 'stdout' }, stream), entries };
}

function readEntry(line: string): SealedEntry {
  const { audit } = JSON.parse(line) as { audit: SealedEntry & { at: string } };
  return { ...audit, at: new Date(audit.at) };
}

const numbers = (entries: readonly SealedEntry[]) => entries.map(({ number }) => number);

test('R-3268: entries come as lines of JSON in the order of the chain, which whoever receives them can check', async () => {
  const server = await appForThisTest();
  await Promise.all(Array.from({ length: 8 }, (_, each) => append(server, `s${each}`)));
  const { sink, entries } = printed();
  const delivery = (await deliveries(server, sink)).next();
  expect(await delivery.deliverDue()).toBe(8);
  expect(await delivery.deliverDue()).toBe(0);
  expect(entries()).toEqual(await server.database.select().from(auditLog).orderBy(auditLog.number));
  expect(findBreak(entries())).toBeUndefined();
  expect(findBreak(entries().map((entry) => ({ ...entry, type: 'signed_out' })))).toEqual({
    number: 1,
    reason: 'changed',
  });
});

test('R-3268: an entry whose transaction is not committed is not delivered', async () => {
  const server = await appForThisTest();
  await append(server, 'first');
  const { sink, entries } = printed();
  const delivery = (await deliveries(server, sink)).next();
  await expect(
    withTransaction(server.database, async (transaction) => {
      await audit(transaction, { type: 'signed_in', at: server.clock.now(), userId: undefined });
      await delivery.deliverDue();
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await append(server, 'second');
  await delivery.deliverDue();
  expect(entries().map(({ metadata }) => metadata)).toEqual([{ session: 'first' }, { session: 'second' }]);
});

test('R-3268: more entries than are handed over at once come all', async () => {
  const server = await appForThisTest();
  await withTransaction(server.database, async (transaction) => {
    for (let each = 0; each < 1203; each += 1)
      await audit(transaction, { type: 'signed_in', at: server.clock.now(), userId: undefined });
  });
  const { sink, entries } = printed();
  const { next } = await deliveries(server, sink);
  expect(await next().deliverDue()).toBe(1203);
  expect(numbers(entries())).toEqual(Array.from({ length: 1203 }, (_, index) => index + 1));
});

test('R-3269: the next server goes on where the last one was, and what a receiver did not confirm comes again', async () => {
  const server = await appForThisTest();
  const { sink, entries } = printed();
  let fails = false;
  const { next, log } = await deliveries(server, async (given) => {
    await sink(given);
    if (fails) throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  });
  await append(server, 'a');
  await next().deliverDue();
  await append(server, 'b');
  fails = true;
  const failing = next();
  for (let time = 0; time < 3; time += 1) await expect(failing.deliverDue()).rejects.toThrow('reset');
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ code: 'ECONNRESET', number: 1 }, expect.any(String));
  fails = false;
  await append(server, 'c');
  await failing.deliverDue();
  await next().deliverDue();
  expect(numbers(entries())).toEqual([1, 2, 2, 2, 2, 3]);
  expect(new Set(entries().map(({ hash }) => hash)).size).toBe(3);
});

test('R-3269: after a restore the log goes another way, and comes again from its beginning', async () => {
  const server = await appForThisTest();
  const { sink, entries } = printed();
  const { next, log } = await deliveries(server, sink);
  for (const session of ['a', 'b', 'c']) await append(server, session);
  await next().deliverDue();
  const taken = await withTransaction(server.database, async (transaction) => {
    await transaction.execute("set local session_replication_role = 'replica'");
    return transaction.delete(auditLog).returning();
  });
  await server.database.insert(auditLog).values(taken.filter(({ number }) => number === 1));
  server.clock.advance(1000);
  for (const session of ['d', 'e']) await append(server, session);
  const delivery = next();
  await delivery.deliverDue();
  expect(entries().map(({ number, metadata }) => [number, metadata.session])).toEqual(
    [1, 2, 3, 1, 2, 3].map((number, index) => [number, ['a', 'b', 'c', 'a', 'd', 'e'][index]]),
  );
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ number: 3 }, expect.any(String));
  expect(delivery.delivered).toBe(3);
});

/** Takes messages apart by the lengths that stand before them. */
function messagesIn(text: string): string[] {
  const bytes = Buffer.from(text);
  const messages: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(' ', at);
    const end = space + 1 + Number(bytes.subarray(at, space).toString());
    messages.push(bytes.subarray(space + 1, end).toString());
    at = end;
  }
  return messages;
}

const message = /^<110>1 2026-11-20T10:00:00\.000Z \S+ credence \d+ signed_in - (\{"audit":\{.*\}\})$/;

test.each(['tcp', 'unix'] as const)(
  'R-3268: a syslog server gets them as RFC 5424 writes messages (%s)',
  async (kind) => {
    const server = await appForThisTest();
    for (const session of ['a', 'bä']) await append(server, session);
    const socket = path.join(await tempFolder(), 'syslog.sock');
    const syslog = await syslogServer(kind === 'unix' ? { path: socket } : { port: 0, host: '127.0.0.1' });
    const { next } = await deliveries(
      server,
      sinkOf(kind === 'unix' ? { to: 'unix', path: socket } : { to: 'tcp', host: '127.0.0.1', port: syslog.port }),
    );
    await next().deliverDue();
    const got = messagesIn(syslog.received.join(''));
    expect(got.map((each) => readEntry(message.exec(each)?.[1] ?? '').metadata)).toEqual([
      { session: 'a' },
      { session: 'bä' },
    ]);
  },
);

test('R-3268: over UDP each entry is a datagram', async () => {
  const server = await appForThisTest();
  for (const session of ['a', 'b']) await append(server, session);
  const socket = createSocket('udp4');
  const received: string[] = [];
  socket.on('message', (text) => received.push(text.toString()));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  const { next } = await deliveries(server, sinkOf({ to: 'udp', host: '127.0.0.1', port: socket.address().port }));
  await next().deliverDue();
  await expect.poll(() => received).toHaveLength(2);
  expect(received.map((each) => readEntry(message.exec(each)?.[1] ?? '').number)).toEqual([1, 2]);
});

test('R-3269: what a syslog server had received but not read when it died is not taken as delivered', async () => {
  const server = await appForThisTest();
  await append(server, 'a');
  const dying = createServer({ pauseOnConnect: true }, (socket) => {
    setImmediate(() => socket.resetAndDestroy());
  });
  dying.listen(0, '127.0.0.1');
  await once(dying, 'listening');
  onTestFinished(() => void dying.close());
  const { port } = dying.address() as AddressInfo;
  const { next } = await deliveries(server, sinkOf({ to: 'tcp', host: '127.0.0.1', port }));
  const delivery = next();
  await expect(delivery.deliverDue()).rejects.toThrow();
  expect(delivery.delivered).toBe(0);
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listening, mailServer } from '../../../test/mailServer.js';
import { TestClock } from '../../../test/testApp.js';
import { testDatabase } from '../../../test/testDatabase.js';
import type { Database } from '../../database/database.js';
import { mails } from '../../database/schema/index.js';
import { writeMail } from './letter.js';
import { lettersIn } from './queueLetter.js';
import { insertMail } from './mails.js';
import { PostOffice } from './postOffice.js';
import { sealMail } from './sealMail.js';
import { outboxTransport, smtpTransport, type Transport } from './transport.js';

const secret = 'a secret for tests, never for anything else';
const url = 'https://credence.test/confirm-account#user=ada%40example.org&secret=abc';
const letter = lettersIn('en').letters.activation({ site: 'Credence', url });
const mail = writeMail(letter, 'ada@example.org', { name: 'Credence', locale: 'en' });
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

async function queue(transport: Transport): Promise<{ database: Database; clock: TestClock; office: PostOffice }> {
  const { database, drop } = await testDatabase();
  const clock = new TestClock();
  const office = new PostOffice({ database, clock, secret, transport, log: silent });
  onTestFinished(async () => {
    await office.stop();
    await drop();
  });
  await insertMail(database, sealMail(mail, secret), clock.now());
  return { database, clock, office };
}

const stored = async (database: Database) => {
  const [row] = await database.select().from(mails);
  return row!;
};

const from = 'Credence <credence@credence.test>';

describe('mails on their way', () => {
  test('reach the mail server once, as text and as HTML, and nothing of them stays in the database', async () => {
    const { address, received } = await mailServer();
    const { database, office } = await queue(smtpTransport(address, from));
    expect((await stored(database)).sealed?.toString('utf8')).not.toContain('ada');
    expect(await office.deliverDue()).toBe(1);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^ada@example\.org\n/);
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
    expect(await office.deliverDue()).toBe(0);
    expect(await stored(database)).toMatchObject({ sealed: null, lastError: null });
  });

  test('R-3338 go out once, also if the clock was a day ahead when they were queued', async () => {
    const { address, received } = await mailServer();
    const { clock, office } = await queue(smtpTransport(address, from));
    clock.advance(-86_400_000);
    expect([await office.deliverDue(), await office.deliverDue()]).toEqual([1, 0]);
    clock.advance(86_400_000);
    expect(await office.deliverDue()).toBe(0);
    expect(received).toHaveLength(1);
  });

  test('wait while the mail server is down, and are sent once it is there', async () => {
    const { address, received, server } = await mailServer();
    const nowhere = 'smtp://127.0.0.1:1';
    let target = smtpTransport(nowhere, from, 500);
    const changing: Transport = {
      send: (letter, id) => target.send(letter, id),
      greet: () => target.greet(),
      close: () => target.close(),
    };
    const { database, clock, office } = await queue(changing);
    await office.deliverDue();
    expect(await stored(database)).toMatchObject({
      attempts: 1,
      sentAt: null,
      lastError: expect.stringContaining('E'),
    });
    // It is not retried immediately.
    expect(await office.deliverDue()).toBe(0);
    target.close();
    target = smtpTransport(address, from);
    clock.advance(60_000);
    expect(await office.deliverDue()).toBe(1);
    expect(received).toHaveLength(1);
    expect(server.connections.size).toBeLessThan(3);
  });

  test('B-200 wait when the mail server hangs: nobody’s request waits for it, as letters are only queued', async () => {
    const address = await listening(createServer(() => undefined));
    const { database, office } = await queue(smtpTransport(address, from, 300));
    await office.deliverDue();
    expect(await stored(database)).toMatchObject({ attempts: 1, sentAt: null });
    expect((await stored(database)).sealed).not.toBeNull();
  });

  test('are sent again when the mail server dies while it takes them', async () => {
    const { address, received } = await mailServer({ dyingInData: true });
    const { clock, office } = await queue(smtpTransport(address, from, 2000));
    await office.deliverDue();
    expect(received).toHaveLength(0);
    clock.advance(60_000);
    await office.deliverDue();
    expect(received).toHaveLength(1);
  });

  test('are given up after a day and a half, without their text', async () => {
    const { address } = await mailServer({ refusing: 'No such person here' });
    const { database, clock, office } = await queue(smtpTransport(address, from));
    for (let attempt = 0; attempt < 12; attempt++) {
      await office.deliverDue();
      clock.advance(720 * 60_000);
    }
    expect(await stored(database)).toMatchObject({ attempts: 10, sealed: null, sentAt: null });
    expect((await stored(database)).failedAt).not.toBeNull();
  });

  test('of several servers, one sends each', async () => {
    const { address, received } = await mailServer();
    const { database, clock, office } = await queue(smtpTransport(address, from));
    for (let more = 0; more < 5; more++) await insertMail(database, sealMail(mail, secret), clock.now());
    const other = new PostOffice({ database, clock, secret, transport: smtpTransport(address, from), log: silent });
    await Promise.all([office.deliverDue(), other.deliverDue()]);
    await other.stop();
    expect(received).toHaveLength(6);
  });

  test.each([true, false])(
    'R-3270: are files without a mail server, and only the log of a developer names links (%s)',
    async (namesLinks) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'credence-outbox-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const log = { warn: vi.fn() };
      const { office } = await queue(outboxTransport(folder, from, { log, namesLinks }));
      await office.deliverDue();
      const files = await readdir(folder);
      expect(files).toHaveLength(1);
      const text = await readFile(path.join(folder, files[0]!), 'utf8');
      expect(text).toContain('To: ada@example.org');
      expect(text).toContain('Activate your account');
      expect(log.warn.mock.calls[0]?.[0]).toEqual({
        file: path.join(folder, files[0]!),
        ...(namesLinks ? { links: [url] } : {}),
      });
    },
  );

  test('sealed with another secret they are unreadable, and the queue continues', async () => {
    const { address, received } = await mailServer();
    const { database, clock, office } = await queue(smtpTransport(address, from));
    await insertMail(database, sealMail(mail, 'another secret, of another time, long enough'), clock.now());
    expect(await office.deliverDue()).toBe(2);
    expect(received).toHaveLength(1);
  });
});

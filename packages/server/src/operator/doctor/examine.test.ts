import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startTestProvider } from '../../../test/institution/testProvider.js';
import { mailServer } from '../../../test/mailServer.js';
import { appForThisTest } from '../../../test/testApp.js';
import { bareDatabase } from '../../../test/testDatabase.js';
import { openDatabase } from '../../database/database.js';
import { auditLog, clockRecord, mails } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { places } from '../../places.js';
import { audit } from '../../platform/audit/audit.js';
import { systemClock } from '../../platform/clock.js';
import { readConfig } from '../../platform/config/config.js';
import { faults } from '../../platform/faults/faults.js';
import { lookAtCertificate } from './addressChecks.js';
import { examine } from './examine.js';
import { type CheckName, checkNames, linesOf, reportOf } from './finding.js';
import { type Patient, todoOf } from './patient.js';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const punctual = { lastSuccess: new Date(), lag: 0, failures: 0 };

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Lets a web server say this to everybody, and returns its address. */
async function saying(status: number, text: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An installation in which all is well, with these settings besides. */
async function healthy(settings: Record<string, string> = {}) {
  const server = await appForThisTest();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const dataDir = await tempFolder();
  const metrics = new URL(await saying(200, ''));
  const own = { DATA_DIR: dataDir, PUBLIC_URL: address, METRICS_PORT: metrics.port, DISK_WARNING: '1KB' };
  const mail = await mailServer();
  const patient: Patient = {
    config: readConfig({ ...own, SMTP_URL: mail.address, ...settings }, '/'),
    dataDir,
    clock: systemClock,
    release: dataDir,
    migrations: places.migrations,
    server: address,
    running: undefined,
    database: server.database,
    jobs: { mail: punctual },
  };
  const record = (type: 'backup_made' | 'sign_in_failed', at: Date) =>
    withTransaction(server.database, (transaction) => audit(transaction, { type, at, userId: undefined }));
  await record('backup_made', ago(hour));
  return { ...server, patient, mail, record };
}

const found = async (patient: Patient, check: CheckName) => {
  const { state, says, todo } = (await examine(patient)).find((finding) => finding.check === check)!;
  return [state, [says, todo].filter(Boolean).join(' ')];
};

test('R-3264: where all is well each thing has a line that says so', async () => {
  const { patient, mail } = await healthy();
  const findings = await examine(patient);
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual(checkNames);
  expect(mail.received).toEqual([]);
  const report = reportOf(findings);
  expect(report.ok).toBe(true);
  const lines = linesOf(report);
  expect(lines).toHaveLength(checkNames.length + 1);
  expect(lines[1]).toMatch(/^ok {7}database {8}PostgreSQL \d+\.\d+ answers and stores\.$/);
  expect(lines.at(-1)).toBe(`0 failing, 0 to look at, ${checkNames.length} ok.`);
});

test('R-3264: what is failing or to be looked at has what to do below it', () => {
  const findings = [
    { check: 'disk', state: 'failing', says: 'It is full.', todo: 'Free some.' },
    { check: 'backup', state: 'warning', says: 'It is old.', todo: 'Make one.' },
  ] as const;
  const report = reportOf(findings);
  expect(report.ok).toBe(false);
  expect(reportOf(findings.slice(1)).ok).toBe(true);
  expect(linesOf(report)).toEqual([
    'failing  disk    It is full.',
    '                 Free some.',
    'warning  backup  It is old.',
    '                 Make one.',
    '1 failing, 1 to look at, 0 ok.',
  ]);
});

test('R-3265: while the database is away it says so, and still looks at everything else', async () => {
  const { patient } = await healthy({ DATABASE_URL: 'postgresql://127.0.0.1:1/credence' });
  const database = openDatabase({ connectionString: 'postgresql://127.0.0.1:1/credence' });
  onTestFinished(() => database.$client.end());
  const findings = await examine({ ...patient, database });
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]));
  const unseen = ['migrations', 'replica', 'clock', 'mails', 'backup', 'audit log'];
  expect(states).toEqual({
    ...Object.fromEntries(checkNames.map((check) => [check, unseen.includes(check) ? 'warning' : 'ok'])),
    database: 'failing',
  });
  expect(findings.find(({ check }) => check === 'database')?.says).toBe(
    'DATABASE_URL names a server that does not answer. Start it, or correct the address.',
  );
  const [state, says] = await found({ ...patient, database: { away: 'It is gone.' } }, 'database');
  expect([state, says]).toEqual(['failing', expect.stringMatching(/^It is gone\./)]);
});

test('R-3266: tables of another release, and migrations that wait, are told apart', async () => {
  const { patient } = await healthy();
  const migrations = await tempFolder();
  await cp(places.migrations, migrations, { recursive: true });
  const journal = path.join(migrations, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const last = entries.at(-1)!;
  const withEntries = (list: object[]) => writeFile(journal, JSON.stringify({ ...rest, entries: list }));
  await withEntries([...entries, { ...last, idx: entries.length, tag: '9999_next', when: Date.now() }]);
  await writeFile(path.join(migrations, '9999_next.sql'), 'select 1;');
  const count = entries.length + 1;
  expect(await found({ ...patient, migrations }, 'migrations')).toEqual([
    'warning',
    `1 of ${count} migrations are not applied. Back up and start the server: it applies them.`,
  ]);
  await withEntries(entries);
  await appendFile(path.join(migrations, `${last.tag}.sql`), '\n-- changed');
  expect((await found({ ...patient, migrations }, 'migrations')).join()).toMatch(/^failing,.*another release/);
  const { database, drop } = await bareDatabase();
  onTestFinished(drop);
  expect((await found({ ...patient, database }, 'migrations')).join()).toMatch(/^failing,.*holds no Credence/);
});

test.each([
  [0, 'ok'],
  [30_000, 'warning'],
  [day, 'failing'],
  [-day, 'failing'],
])('R-3266: a clock that is %i milliseconds from the database’s is %s', async (apart, state) => {
  const { patient } = await healthy();
  const clock = { now: () => new Date(Date.now() + apart) };
  expect((await found({ ...patient, clock }, 'clock'))[0]).toBe(state);
});

test('R-3266: a disk that fills, a folder that is no place to write, and one that is not there are told', async () => {
  const { patient } = await healthy({ DISK_WARNING: '999999TB' });
  expect((await found(patient, 'disk')).join()).toMatch(/^warning,DATA_DIR can be written; .* GB are left\. Free/);
  const file = path.join(patient.dataDir, 'a file');
  await writeFile(file, '');
  expect((await found({ ...patient, dataDir: file }, 'disk')).join()).toMatch(
    /^failing,.*cannot be written \(ENOTDIR\)/,
  );
  const nowhere = path.join(patient.dataDir, 'nowhere');
  expect((await found({ ...patient, dataDir: nowhere }, 'disk')).join()).toMatch(/^warning,.*does not exist yet/);
});

test('R-3266: a server that is not there, not ready, or not the one that PUBLIC_URL leads to', async () => {
  const { patient } = await healthy({ PUBLIC_URL: await saying(200, '<h1>It works!</h1>') });
  expect((await found(patient, 'address')).join()).toMatch(/^failing,.*does not lead to Credence \(200\)/);
  const server = await saying(503, '{"status":"no space left"}');
  expect((await found({ ...patient, server }, 'server')).join()).toMatch(/^failing,.*not ready: no space left\./);
  const config = { ...patient.config, publicUrl: 'http://127.0.0.1:1' };
  const away = { ...patient, config, server: 'http://127.0.0.1:1' };
  expect((await found(away, 'server')).join()).toMatch(/^failing,No server answers .*Start it/);
  expect((await found(away, 'address')).join()).toMatch(/^failing,.*cannot be reached/);
});

test.each([
  [60 * day, 'ok', 'holds for 60 days.'],
  [13 * day, 'warning', 'holds for 13 days.'],
])('R-3266: of a certificate that ends in %i milliseconds it says when', (left, state, says) => {
  const now = new Date('2026-11-20T10:00:00Z');
  const looked = lookAtCertificate('https://credence.test', new Date(now.getTime() + left), now);
  expect(looked).toMatchObject({ state, says: `https://credence.test leads here; its certificate ${says}` });
});

test('R-3340: an institution’s login that answers, that is away, and that goes by another name are told apart', async () => {
  const provider = await startTestProvider([]);
  onTestFinished(() => provider.stop());
  const login = (issuer: string) =>
    healthy({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'credence', OIDC_CLIENT_SECRET: 'x', OIDC_NAME: 'Clinic' });
  const { patient } = await login(provider.issuer);
  expect(await found(patient, 'login')).toEqual(['ok', `The institution’s login ${provider.issuer} answers.`]);
  const { patient: away } = await login('http://127.0.0.1:1');
  expect((await found(away, 'login')).join()).toMatch(/^failing,.*:1 cannot be used \(.*Passwords work meanwhile\.$/);
  const { patient: mistaken } = await login(provider.issuer.replace('127.0.0.1', 'localhost'));
  expect((await found(mistaken, 'login')).join()).toMatch(/^failing,.*Correct OIDC_ISSUER/);
});

test('R-3340: of a database that stores nothing it says to do what the log says', async () => {
  const { patient, database } = await healthy();
  const { rows } = await database.execute<{ name: string }>(sql`select current_database() as name`);
  const setting = (how: string) =>
    database.$client.query(`alter database ${rows[0]?.name} ${how.replace('?', 'default_transaction_read_only')}`);
  onTestFinished(async () => void (await setting('reset ?')));
  await setting('set ? = on');
  // Only new connections heed it.
  const readOnly = openDatabase(database.$client.options);
  onTestFinished(() => readOnly.$client.end());
  const [state, says] = await found({ ...patient, database: readOnly }, 'database');
  expect(state).toBe('failing');
  expect(says).toMatch(/ stores nothing\. .*read-only/);
  expect(says?.endsWith(` ${faults.database_read_only.todo}`)).toBe(true);
});

test.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', /^Add the authority/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /^Add the authority/],
  ['CERT_HAS_EXPIRED', /^Correct it\.$/],
  ['ECONNREFUSED', /^Correct it\.$/],
])('R-3340: what to do about a request that failed with %s', (code, todo) => {
  const error = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });
  expect(todoOf(error, 'Correct it.')).toMatch(todo);
});

test('R-3266: a mail server that is not there is failing, and none at all is said', async () => {
  const { patient } = await healthy({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await found(patient, 'mail server')).join()).toMatch(/^failing,.*127\.0\.0\.1:1 does not take mails/);
  const none = { ...patient, config: { ...patient.config, smtpUrl: undefined } };
  expect((await found(none, 'mail server')).join()).toMatch(/^ok,There is no mail server/);
});

test('R-3266: mails that should have gone are told, and beside the server they say that nobody sends any', async () => {
  const { patient, database } = await healthy();
  const mail = { sealed: Buffer.from('sealed'), createdAt: ago(hour), nextAttemptAt: ago(40 * minute) };
  await database.insert(mails).values({ id: '00000000-0000-4000-8000-000000000001', ...mail });
  expect((await found(patient, 'mails')).join()).toMatch(/^warning,1 mail is due, the first for 40 minutes\./);
  expect((await found({ ...patient, jobs: undefined }, 'schedule')).join()).toMatch(
    /^failing,.*a mail should have gone/,
  );
});

test('R-3266: a job that is overdue is named, whoever is asked', async () => {
  const { patient } = await healthy();
  const jobs = { mail: punctual, retention: { ...punctual, lag: 3 * hour } };
  expect((await found({ ...patient, jobs }, 'schedule')).join()).toMatch(
    /^failing,Jobs are overdue: retention for 3 hours\./,
  );
  const running = await examine({ ...patient, jobs });
  const beside = { ...patient, jobs: undefined, running };
  expect((await found(beside, 'schedule')).join()).toMatch(/^failing,Jobs are overdue: retention/);
});

test.each([
  [25 * hour, 'ok', '25 hours old'],
  [3 * day, 'warning', '3 days old'],
  [9 * day, 'failing', '9 days old'],
])('R-3266: a backup that is %i milliseconds old is %s', async (age, state, says) => {
  const { patient, database, record } = await healthy();
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local credence.retention = 'on'`);
    await transaction.delete(auditLog);
  });
  expect((await found(patient, 'backup')).join()).toMatch(/^warning,No backup by "credence backup" is known/);
  await record('backup_made', ago(age));
  expect(await found(patient, 'backup')).toEqual([state, expect.stringContaining(says)]);
});

test('R-3266: an audit log that was changed is failing', async () => {
  const { patient, database, record } = await healthy();
  for (let each = 0; each < 3; each += 1) await record('sign_in_failed', ago(minute));
  await database.transaction(async (transaction) => {
    await transaction.execute("set local session_replication_role = 'replica'");
    await transaction.execute(sql`update ${auditLog} set type = 'signed_in' where number = 3`);
  });
  expect((await found(patient, 'audit log')).join()).toMatch(/^failing,.*broken at entry 3: it was changed/);
});

test('R-3266: an audit log that nobody receives is failing', async () => {
  const { patient, record } = await healthy({ AUDIT_TO: 'syslog:tcp://127.0.0.1:1' });
  const position = path.join(patient.dataDir, 'audit-position.json');
  await writeFile(position, '{"number":1,"hash":"a"}');
  expect((await found(patient, 'audit delivery')).join()).toMatch(/^ok,AUDIT_TO has received .* up to entry 1\./);
  await record('sign_in_failed', ago(6 * minute));
  expect((await found(patient, 'audit delivery')).join()).toMatch(
    /^failing,.*entry 1, and the next waits for 6 minutes/,
  );
});

test('R-3266: metrics that nobody serves, or that everybody may read, are told', async () => {
  const { patient } = await healthy();
  const asking = (more: object) => found({ ...patient, config: { ...patient.config, ...more } }, 'metrics');
  expect((await asking({ metricsPort: undefined })).join()).toMatch(/^ok,METRICS_PORT is not set/);
  expect((await asking({ metricsPort: 9 })).join()).toMatch(/^failing,.*does not answer/);
  expect((await asking({ metricsHost: '0.0.0.0' })).join()).toMatch(/^warning,.*whoever reaches METRICS_HOST/);
});

test('R-3743 R-3758: after a jump of the clock or a long pause it says that nothing is erased, and until when', async () => {
  const { patient, database } = await healthy();
  const jumps = (jumped: number, since: number) => ({ id: 1, lookedAt: new Date(), steadySince: ago(since), jumped });
  await database.insert(clockRecord).values(jumps(70 * day, hour));
  const held = /^The server was off, or the clock jumped 70 days ahead: nothing is erased before 20\S+ UTC\. See/;
  expect(await found(patient, 'clock')).toEqual(['warning', expect.stringMatching(held)]);
  const clock = { now: () => ago(-30_000) };
  expect((await found({ ...patient, clock }, 'clock')).join()).toMatch(
    /^warning,The clock and the database’s are (29|30) seconds apart\. The server was off.* nothing is erased before/,
  );
  await database.update(clockRecord).set(jumps(-3 * hour, hour));
  expect((await found(patient, 'clock')).join()).toMatch(/^warning,The clock jumped 3 hours back: nothing is erased/);
  await database.update(clockRecord).set(jumps(70 * day, 25 * hour));
  expect((await found(patient, 'clock'))[0]).toBe('ok');
});

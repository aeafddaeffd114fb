import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { openStudy } from '../../../test/experts.js';
import { appForThisTest, contract, type TestApp } from '../../../test/testApp.js';
import { mails, networks, studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { audit } from '../../platform/audit/audit.js';
import { findCommand } from '../cli/commands.js';
import type { Sources } from './gauges.js';
import { createMetrics, type Metrics } from './metrics.js';
import { readStoredState } from './storedState.js';

const refusals = path.resolve(import.meta.dirname, '../../../../api-client/src/refusals.ts');

/** A server whose calls are counted. `more` replaces what a scrape looks at. */
async function counted(more: Partial<Sources> = {}): Promise<{ server: TestApp; metrics: Metrics }> {
  const made: { metrics?: Metrics } = {};
  const server = await appForThisTest({ onCall: (call) => made.metrics?.see(call) });
  const metrics = createMetrics({
    pool: server.database.$client,
    stored: () => readStoredState(server.database, server.clock.now()),
    jobs: () => ({}),
    freeSpace: () => Promise.resolve(5e9),
    delivered: () => undefined,
    ...more,
  });
  made.metrics = metrics;
  return { server, metrics };
}

/** The value of a series, as `name{label="value"}`; undefined if there is none. */
async function valueOf({ text }: Metrics, series: string): Promise<number | undefined> {
  const line = (await text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('R-3260: calls are counted by operation and status, their durations in a histogram, refused saves by code', async () => {
  const { server, metrics } = await counted();
  const { owner, at } = await assessed(server);
  await owner.get('/user/index');
  await owner.get('/user/index');
  expect((await owner.post(`${at('n3')}/1/save`, answer([10, 20, 70]))).statusCode).toBe(200);
  const refusal = await owner.post(`${at('n3')}/1/save`, answer([10, 20]));
  expect(refusal.statusCode).toBe(400);
  const { code } = refusal.json<{ code: string }>();
  expect((await owner.get('/network/overview/nowhere')).statusCode).toBe(404);
  await expect.poll(() => valueOf(metrics, 'credence_calls_total{operation="getOverview",status="404"}')).toBe(1);
  for (const [series, value] of Object.entries({
    'credence_calls_total{operation="listNetworks",status="200"}': 2,
    'credence_calls_total{operation="saveAnswer",status="200"}': 1,
    'credence_calls_total{operation="saveAnswer",status="400"}': 1,
    [`credence_refused_saves_total{operation="saveAnswer",code="${code}"}`]: 1,
    'credence_call_duration_seconds_count{operation="listNetworks"}': 2,
    'credence_call_duration_seconds_bucket{le="+Inf",operation="saveAnswer"}': 2,
  }))
    expect(await valueOf(metrics, series), series).toBe(value);
  // What was only read is no save.
  expect((await metrics.text()).match(/^credence_refused_saves_total\{/gm)).toHaveLength(1);
});

test('R-3261: a scrape says how mails, rounds and backups are', async () => {
  const { server, metrics } = await counted({ delivered: () => 1 });
  const { database, clock } = server;
  expect(await valueOf(metrics, 'credence_backup_age_seconds')).toBeUndefined();
  expect(await valueOf(metrics, 'credence_mails_oldest_seconds')).toBe(0);
  await openStudy(server);
  const other = await openStudy(server);
  await openStudy(server);
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);
  await database.update(networks).set({ deletedAt: clock.now() }).where(eq(networks.id, other.networkId));
  await database.delete(mails);
  const mail = { sealed: Buffer.from('sealed'), createdAt: ago(900), attempts: 0 };
  await database.insert(mails).values([
    { ...mail, id: randomUUID(), nextAttemptAt: ago(-3600) },
    { ...mail, id: randomUUID(), nextAttemptAt: ago(120) },
    { ...mail, id: randomUUID(), nextAttemptAt: ago(-60), attempts: 2 },
    { ...mail, id: randomUUID(), sealed: null, nextAttemptAt: ago(60), failedAt: ago(60) },
    { ...mail, id: randomUUID(), sealed: null, nextAttemptAt: ago(60), sentAt: ago(60) },
  ]);
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'backup_made', at: ago(7200), userId: undefined }),
  );
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'sign_in_failed', at: ago(10), userId: undefined }),
  );
  for (const [name, value] of Object.entries({
    database_up: 1,
    mails_waiting: 2,
    mails_oldest_seconds: 900,
    mails_given_up: 1,
    open_rounds: 2,
    overdue_round_seconds: 0,
    backup_age_seconds: 7200,
    audit_waiting_entries: 1,
    disk_free_bytes: 5e9,
  }))
    expect(await valueOf(metrics, `credence_${name}`), name).toBe(value);
  await database.update(studyRounds).set({ plannedClose: ago(300) });
  expect(await valueOf(metrics, 'credence_overdue_round_seconds')).toBe(300);
});

test('R-3261: a scrape says how busy the pool is and how late each job', async () => {
  const lastSuccess = new Date('2026-11-20T09:00:00Z');
  const { server, metrics } = await counted({
    jobs: () => ({
      mail: { lastSuccess, lag: 90_000, failures: 2 },
      audit: { lastSuccess: undefined, lag: 0, failures: 0 },
    }),
    stored: () => Promise.reject(new Error('not asked')),
  });
  const { $client: pool } = server.database;
  const taken = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()));
  const waits = pool.connect();
  const max = taken.length;
  expect(max).toBeGreaterThan(1);
  for (const [series, value] of Object.entries({
    'credence_database_connections{state="in_use"}': max,
    'credence_database_connections{state="idle"}': 0,
    credence_database_waiting: 1,
    'credence_job_lag_seconds{job="mail"}': 90,
    'credence_job_failures_total{job="mail"}': 2,
    'credence_job_failures_total{job="audit"}': 0,
    'credence_job_last_success_timestamp_seconds{job="mail"}': lastSuccess.getTime() / 1000,
    'credence_job_last_success_timestamp_seconds{job="audit"}': undefined,
    process_cpu_seconds_total: expect.any(Number) as number,
  }))
    expect(await valueOf(metrics, series), series).toEqual(value);
  for (const client of taken) client.release();
  (await waits).release();
});

test('R-3261: while the database is away a scrape says so, and nothing that only the database knows', async () => {
  let away = false;
  const { server, metrics } = await counted({
    stored: () =>
      away ? Promise.reject(new Error('away')) : readStoredState(server.database, new Date('2026-11-20T10:00:00Z')),
  });
  expect(await valueOf(metrics, 'credence_open_rounds')).toBe(0);
  away = true;
  expect(await valueOf(metrics, 'credence_database_up')).toBe(0);
  expect(await valueOf(metrics, 'credence_open_rounds')).toBeUndefined();
  away = false;
  expect(await valueOf(metrics, 'credence_open_rounds')).toBe(0);
});

test('R-3263: every label of our own has one of a list of values in the code', async () => {
  const { server, metrics } = await counted({
    jobs: () => ({ mail: { lastSuccess: new Date(), lag: 0, failures: 0 } }),
  });
  const { owner, at } = await assessed(server);
  for (const path of ['/network/overview/okapi', '/okapi', '/network/okapi/okapi/1/save', `${at('okapi')}/1`])
    await owner.get(path);
  await owner.post(`${at('okapi')}/1/save`, answer([1, 2, 3]));
  await expect.poll(() => metrics.text()).toContain('credence_refused_saves_total{');
  const operations = new Set(contract.map(({ id }) => id));
  const allowed: Record<string, (value: string) => boolean> = {
    operation: (value) => operations.has(value),
    status: (value) => /^[1-5]\d\d$/.test(value),
    code: (value) => readFileSync(refusals, 'utf8').includes(value),
    job: (value) => value === 'mail',
    state: (value) => value === 'in_use' || value === 'idle',
    le: (value) => value === '+Inf' || Number(value) <= 10,
  };
  const text = await metrics.text();
  const labels = [...text.matchAll(/^credence_\w+\{(.*)\} /gm)].flatMap(([, list = '']) => [
    ...list.matchAll(/(\w+)="([^"]*)"/g),
  ]);
  expect(new Set(labels.map(([, label]) => label))).toEqual(new Set(Object.keys(allowed)));
  for (const [, label = '', value = ''] of labels) expect(allowed[label]?.(value), `${label}="${value}"`).toBe(true);
  expect(text).not.toContain('okapi');
});

test('R-3274: a backup is in the audit log, so that its age is known', async () => {
  const { server, metrics } = await counted();
  const { database, clock, config, site, invitations } = server;
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { command, argument, ...given } = findCommand(['backup', path.join(folder, 'a.backup')])!;
  if (!('run' in command)) throw new Error('a backup is made of a database');
  await command.run({ database, dataFolder: folder, clock, config, site, invitations }, argument, given);
  clock.advance(3_600_000);
  expect(await valueOf(metrics, 'credence_backup_age_seconds')).toBe(3600);
});

test('R-3289: the backup that an update makes, which stays on the same disk, is not the last one', async () => {
  const { server, metrics } = await counted();
  const { database, clock } = server;
  const note = (by: string) =>
    withTransaction(database, (transaction) =>
      audit(transaction, { type: 'backup_made', at: clock.now(), userId: undefined, metadata: { rows: 1, by } }),
    );
  await note('operator');
  clock.advance(3_600_000);
  await note('update');
  clock.advance(60_000);
  expect(await valueOf(metrics, 'credence_backup_age_seconds')).toBe(3660);
});

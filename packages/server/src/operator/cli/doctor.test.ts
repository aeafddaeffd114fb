import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { syslogServer } from '../../../test/syslogServer.js';
import { places } from '../../places.js';
import { readConfig } from '../../platform/config/config.js';
import { startServer } from '../../server.js';
import { demoPassword } from '../../site/demoAccounts.js';
import type { DoctorReport } from '../doctor/finding.js';

const hooks = path.join(import.meta.dirname, '../../../test/sourceHooks.mjs');

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-doctor-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What the operator sees of `credence doctor` with these settings. */
async function doctor(settings: Record<string, string>, ...more: string[]) {
  const { DATABASE_URL: _, SMTP_URL: __, ...env } = process.env;
  const { stdout, code } = await promisify(execFile)(
    process.execPath,
    ['--import', hooks, path.join(import.meta.dirname, '../../cli.ts'), 'doctor', ...more],
    { env: { ...env, ...settings } },
  ).then(
    (ended) => ({ ...ended, code: 0 }),
    (error: unknown) => error as { stdout: string; code: number },
  );
  return { said: stdout, code };
}

test('R-3265: settings that cannot be read are named one by one, and no database is made', async () => {
  const folder = path.join(await tempFolder(), 'data');
  const { said, code } = await doctor({ DATA_DIR: folder, PORT: 'x', LOG_LEVEL: 'loud' });
  expect(said).toMatch(/^failing {2}settings {2}PORT is "x".*\n.*\nfailing {2}settings {2}LOG_LEVEL is "loud"/);
  expect(code).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('R-3265: where there is no database yet it says so, makes none, and looks at the rest', async () => {
  const folder = path.join(await tempFolder(), 'data');
  const { said, code } = await doctor({ DATA_DIR: folder, PORT: '1', PUBLIC_URL: 'http://127.0.0.1:1' }, '--json');
  const { ok, findings } = JSON.parse(said) as DoctorReport;
  expect([ok, code]).toEqual([false, 1]);
  const says = (name: string) => findings.find(({ check }) => check === name)?.says;
  expect(says('database')).toContain(`There is no database in ${folder}.`);
  expect(says('server')).toContain('No server answers at http://127.0.0.1:1');
  expect(existsSync(folder)).toBe(false);
});

test('R-3262, R-3265, R-3267, R-3268: a running server delivers its audit log, serves metrics and findings on a port of their own, and the command asks it', async () => {
  const folder = await tempFolder();
  const syslog = await syslogServer({ port: 0, host: '127.0.0.1' });
  const common = { DATA_DIR: folder, LOG_LEVEL: 'silent', DISK_WARNING: '1KB' };
  const settings = { ...common, AUDIT_TO: `syslog:tcp://127.0.0.1:${syslog.port}` };
  const given = { ...settings, PORT: '0', METRICS_PORT: '0' };
  const config = readConfig(given, places.checkout);
  const server = await startServer(config, places);
  onTestFinished(() => server.stop());
  const metrics = `http://127.0.0.1:${server.metricsPort}`;

  const scraped = await fetch(`${metrics}/metrics`);
  expect(scraped.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await scraped.text();
  expect(text).toContain('\ncredence_database_up 1\n');
  expect([...text.matchAll(/^credence_job_lag_seconds\{job="(\w+)"\}/gm)].map(([, job]) => job)).toEqual([
    'mail',
    'retention',
    'rounds',
    'erasures',
    'backups',
    'disk',
    'clock',
    'audit',
  ]);
  await fetch(`${server.address}/api/site`);
  expect(await (await fetch(`${metrics}/metrics`)).text()).toContain(
    'credence_calls_total{operation="getSite",status="200"} 1',
  );
  const body = JSON.stringify({ username: server.demoAccounts[0], password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${server.address}/api/user/login`, { method: 'POST', headers, body })).status).toBe(200);
  await expect.poll(() => syslog.received.join('')).toMatch(/ signed_in - \{"audit":\{/);
  for (const path of ['/', '/metrics/x', '/healthz']) expect((await fetch(metrics + path)).status).toBe(404);
  expect((await fetch(`${metrics}/metrics`, { method: 'POST' })).status).toBe(404);
  for (const path of ['/metrics', '/doctor', '/api/metrics'])
    expect(await (await fetch(server.address + path)).text()).not.toMatch(/credence_database_up|"findings"/);

  const told = (await (await fetch(`${metrics}/doctor`)).json()) as DoctorReport;
  const schedule = ({ findings }: DoctorReport) => findings.find(({ check }) => check === 'schedule')?.says;
  expect(schedule(told)).toBe('All 8 jobs run on time.');
  const { port } = new URL(server.address);
  const own = { ...settings, PORT: port, PUBLIC_URL: server.address, METRICS_PORT: String(server.metricsPort) };
  const { said, code } = await doctor(own, '--json');
  const report = JSON.parse(said) as DoctorReport;
  expect(report.findings.filter(({ state }) => state !== 'ok').map(({ check }) => check)).toEqual(['backup']);
  expect([schedule(report), report.ok, code]).toEqual(['All 8 jobs run on time.', true, 0]);
});

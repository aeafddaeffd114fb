import { spawn } from 'node:child_process';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.js';
import type { Binaries } from './binaries.js';
import { databaseUser } from './cluster.js';
import { DatabaseUnavailable, useYourOwn } from './databaseUnavailable.js';
import { removeStaleLocks, runningPostmaster, socketPort } from './lockFiles.js';
import { runsCluster, waitUntilGone } from './postgresProcess.js';
import { environment } from './run.js';

/** PostgreSQL settings by name that override its defaults. */
export type Settings = Readonly<Record<string, string>>;

export interface PostmasterPlace {
  cluster: string;
  socketFolder: string;
  logFile: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Settings;
}

const ownSettings: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  log_checkpoints: 'off',
  timezone: 'UTC',
};
const readyWithin = 120_000;
const largestLog = 1_000_000;
const gone = 'gone';

/** Adopts the server that a killed Credence left running, or starts one. Resolves to its process id. */
export async function ensurePostmaster(place: PostmasterPlace): Promise<number> {
  // Retries if the adopted server was just shutting down or a dead one's shared memory is not released yet.
  for (let attempt = 0; attempt < 20; attempt++) {
    const pid = (await runningPostmaster(place.cluster)) ?? (await start(place));
    if ((await waitUntilReady(pid, place)) !== gone) return pid;
    await sleep(250);
  }
  throw new DatabaseUnavailable(
    `PostgreSQL stopped right after its start: ${await lastLines(place.logFile)} ${useYourOwn}`,
  );
}

/** Stops the server after its running statements, or kills it, which costs the next start a recovery but no data. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
  ] as const) {
    if (!(await runsCluster(pid, cluster))) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntilGone(pid, cluster, patience)) return;
  }
}

async function start(place: PostmasterPlace): Promise<number> {
  await removeStaleLocks(place.cluster, place.socketFolder);
  const settings = Object.entries({ ...ownSettings, ...place.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = await openLog(place);
  try {
    const child = spawn(
      place.binaries.postgres,
      ['-D', place.cluster, '-k', place.socketFolder, '-p', String(socketPort), ...settings],
      {
        ...place.account,
        cwd: '/',
        env: environment,
        stdio: ['ignore', log.fd, log.fd],
        // Ctrl-C reaches the whole foreground process group, but the database must outlive the requests being finished.
        detached: true,
      },
    );
    child.unref();
    return await new Promise<number>((resolve, reject) => {
      child.once('spawn', () => resolve(child.pid ?? 0));
      child.once('error', (error) =>
        reject(new DatabaseUnavailable(`PostgreSQL cannot be started: ${error.message}. ${useYourOwn}`)),
      );
    });
  } finally {
    await log.close();
  }
}

/** Opens the log to pass it on, so that it also gets PostgreSQL's output from before its own logging is set up. */
async function openLog({ logFile, account }: PostmasterPlace): Promise<FileHandle> {
  const log = await open(logFile, 'a', 0o600);
  if (account) await log.chown(account.uid, account.gid);
  if ((await log.stat()).size > largestLog) await log.truncate();
  return log;
}

async function waitUntilReady(pid: number, { cluster, socketFolder }: PostmasterPlace): Promise<'ready' | typeof gone> {
  const end = performance.now() + readyWithin;
  while (performance.now() < end) {
    if (await answers(socketFolder)) return 'ready';
    if (!(await runsCluster(pid, cluster))) return gone;
    await sleep(20);
  }
  throw new DatabaseUnavailable(
    `PostgreSQL did not become ready within two minutes. Look into the log beside its data, then try again. ${useYourOwn}`,
  );
}

async function answers(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, port: socketPort, user: databaseUser, database: 'postgres' });
  // A later connection failure must not crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function lastLines(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  const lines = text.trim().split('\n').slice(-3).join(' ');
  return `${lines || 'it wrote no log'} (${path.basename(logFile)}).`;
}

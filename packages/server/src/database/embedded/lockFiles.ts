import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runsCluster } from './postgresProcess.js';

/** The only socket number in our private folder; no port is opened. */
export const socketPort = 5432;

/** The id of the process that runs the cluster; undefined if none does. */
export async function runningPostmaster(cluster: string): Promise<number | undefined> {
  const pid = await pidIn(path.join(cluster, 'postmaster.pid'));
  return pid !== undefined && (await runsCluster(pid, cluster)) ? pid : undefined;
}

/**
 * Removes what a killed PostgreSQL left behind and its successor would mistake for a running server. Only call it while
 * holding the folder's lock: nobody else may start between the check and the removal.
 */
export async function removeStaleLocks(cluster: string, socketFolder: string): Promise<void> {
  const socket = path.join(socketFolder, `.s.PGSQL.${socketPort}`);
  for (const [lock, companions] of [
    [path.join(cluster, 'postmaster.pid'), []],
    [`${socket}.lock`, [socket]],
  ] as const) {
    const pid = await pidIn(lock);
    if (pid === undefined || (await runsCluster(pid, cluster))) continue;
    for (const file of [...companions, lock]) await rm(file, { force: true });
  }
}

async function pidIn(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // A lock file truncated by a full disk holds no number, so no process can own it.
  return Number.parseInt(text, 10) || 0;
}

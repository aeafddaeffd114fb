import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runsCluster } from './postgresProcess.js';

/** The one socket number in a folder of our own; no port is opened. */
export const socketPort = 5432;

/** The process that runs the cluster, undefined when none does. */
export async function runningPostmaster(cluster: string): Promise<number | undefined> {
  const pid = await pidIn(path.join(cluster, 'postmaster.pid'));
  return pid !== undefined && (await runsCluster(pid, cluster)) ? pid : undefined;
}

/**
 * Removes what a killed PostgreSQL left behind and what its successor would take for a living one. Only for the holder of
 * the folder's lock: between the look and the removal nobody else may start.
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
  // A lock file cut off by a full disk holds no number: nobody can be alive behind it.
  return Number.parseInt(text, 10) || 0;
}

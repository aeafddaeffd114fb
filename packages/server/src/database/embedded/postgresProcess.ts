import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether the process is a PostgreSQL server that lives and works on this cluster. A lock file names a number only, and
 * three things fool kill(pid, 0): a zombie that nobody reaps (containers whose first process is not an init), a number
 * that went to another program, and one that went to another PostgreSQL.
 */
export async function runsCluster(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  if (process.platform === 'linux') {
    const [status, command] = await Promise.all(
      ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    return !isDead(status ?? '') && (command ?? '').split('\0').includes(cluster);
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads the line of /proc/PID/stat: `123 (postgres) S …`. The name may hold spaces and brackets, so the last one counts. */
export function isDead(status: string): boolean {
  const state = status.charAt(status.lastIndexOf(')') + 2);
  return state === '' || state === 'Z' || state === 'X';
}

/** True once the server is gone, false when it still lives after so many milliseconds. */
export async function waitUntilGone(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (await runsCluster(pid, cluster)) {
    if (performance.now() > end) return false;
    await sleep(25);
  }
  return true;
}

/** Resolves when the server ended, whoever ended it. An adopted server is no child of ours, so its end is seen by looking. */
export function watchEnd(pid: number, cluster: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      void runsCluster(pid, cluster).then((runs) => {
        if (runs) return;
        clearInterval(timer);
        resolve();
      });
    }, 1000);
    timer.unref();
  });
}

import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether the process is a live PostgreSQL server working on this cluster. A lock file only holds a process id, and
 * three things fool kill(pid, 0): a zombie that nobody reaps (containers whose first process is not an init), an id
 * reused by another program, and one reused by another PostgreSQL.
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

/** Parses /proc/PID/stat: `123 (postgres) S …`. The name may hold spaces and brackets; the last bracket counts. */
export function isDead(status: string): boolean {
  const state = status.charAt(status.lastIndexOf(')') + 2);
  return state === '' || state === 'Z' || state === 'X';
}

/** True once the server is gone, false if it is still alive after this many milliseconds. */
export async function waitUntilGone(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (await runsCluster(pid, cluster)) {
    if (performance.now() > end) return false;
    await sleep(25);
  }
  return true;
}

/** Resolves when the server has exited. Polls, because an adopted server is not our child process. */
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

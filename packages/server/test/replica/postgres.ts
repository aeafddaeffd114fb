import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Who PostgreSQL runs as: it refuses to run as root. */
interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
const account: Account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const DEBIAN = '/usr/lib/postgresql';

/** The folder with the newest release's programs; undefined where PostgreSQL is not installed. */
export function findPostgres(): string | undefined {
  const releases = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Boolean) : [];
  return releases
    .toSorted((a, b) => b - a)
    .map((release) => path.join(DEBIAN, String(release), 'bin'))
    .find((folder) => existsSync(path.join(folder, 'pg_basebackup')));
}

/** Makes a folder that PostgreSQL's account owns. */
export function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? 0);
  return folder;
}

const execute = promisify(execFile);

/** Runs a program to its end and returns what it printed. Rejects with what it said of a failure. */
export async function ask(program: string, args: readonly string[]): Promise<string> {
  return (await execute(program, args, { ...account, cwd: '/', encoding: 'utf8' })).stdout;
}

/** Starts a program that goes on until it is killed. */
export function begin(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { ...account, cwd: '/', stdio: 'ignore' });
  running.add(child);
  return child.once('exit', () => running.delete(child));
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const { pid } of running) if (pid !== undefined) killAtOnce(pid);
});

/** As a machine that loses its power: the process and all that it started end at once, without a word. */
export function killAtOnce(pid: number): void {
  for (const each of [pid, ...descendantsOf(pid)])
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It is gone already.
    }
}

function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const each of readdirSync('/proc').map(Number).filter(Boolean))
    try {
      const parent = Number(
        readFileSync(`/proc/${each}/stat`, 'utf8')
          .replace(/^.*\) \S /s, '')
          .split(' ')[0],
      );
      children.set(parent, [...(children.get(parent) ?? []), each]);
    } catch {
      // It is gone already.
    }
  const all = (of: number): number[] => (children.get(of) ?? []).flatMap((child) => [child, ...all(child)]);
  return all(pid);
}

/** Waits for something to hold, at most this many seconds. Rejects with its name. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 120): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} seconds in vain: ${what}.`);
    await sleep(100);
  }
}

import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, begin, findPostgres, killAtOnce, makeFolder, until } from './postgres.js';
import { freePort } from '../freePort.js';

/** The folder of Debian's programs; undefined where PostgreSQL is not installed. */
export const postgres = findPostgres();

/** A PostgreSQL and a standby that follows it. */
export class Followed {
  readonly #folder = makeFolder(mkdtempSync(path.join(tmpdir(), 'credence-followed-')));
  readonly #running: ChildProcess[] = [];
  /** The addresses of both. */
  primary = '';
  standby = '';

  static async start(): Promise<Followed> {
    const both = new Followed();
    const [first, second] = [path.join(both.#folder, 'primary'), path.join(both.#folder, 'standby')];
    await ask(program('initdb'), ['--pgdata', first, '--username=credence', '--auth=trust', '--encoding=UTF8']);
    // Thrown away, so nothing waits for the disk.
    const settings = "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\n";
    appendFileSync(path.join(first, 'postgresql.conf'), settings);
    both.primary = await both.#run(first);
    await ask(program('pg_basebackup'), [
      '-D',
      second,
      '-d',
      both.primary,
      '--checkpoint=fast',
      '--write-recovery-conf',
    ]);
    both.standby = await both.#run(second);
    return both;
  }

  /** The standby has nothing new from now on, until it goes on. */
  async pause(): Promise<void> {
    await say(this.standby, 'select pg_wal_replay_pause()');
    await until(
      'the standby pauses',
      async () => (await say(this.standby, 'select pg_get_wal_replay_pause_state()')) === 'paused',
    );
  }

  goOn(): Promise<unknown> {
    return say(this.standby, 'select pg_wal_replay_resume()');
  }

  stop(): void {
    for (const { pid } of this.#running.toReversed()) if (pid !== undefined) killAtOnce(pid);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #run(folder: string): Promise<string> {
    const port = await freePort();
    this.#running.push(begin(program('postgres'), ['-D', folder, '-p', String(port)]));
    const address = `postgresql://credence@127.0.0.1:${port}/postgres`;
    await until('PostgreSQL starts', async () => (await say(address, 'select 1').catch(() => '')) === '1');
    return address;
  }
}

const program = (name: string) => path.join(postgres!, name);

const say = async (address: string, statement: string) =>
  (await ask(program('psql'), ['-d', address, '--no-align', '--tuples-only', '-c', statement])).trim();

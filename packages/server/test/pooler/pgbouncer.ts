import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

/** Debian's program; undefined where it is not installed. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

/** Where the PostgreSQL behind it is: an address, or the folder of its socket. */
interface Behind {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly password?: string | null | undefined;
}

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** A PgBouncer in transaction mode that keeps no prepared statements, as all before 1.21. */
export class Pgbouncer {
  readonly port: number;
  readonly #folder: string;
  readonly #account: Account;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, account: Account) {
    this.port = port;
    this.#folder = folder;
    this.#account = account;
  }

  /** @param connections how many it has to each database */
  static async start(behind: Behind, connections: number): Promise<Pgbouncer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'credence-pooler-'));
    const started = new Pgbouncer(await freePort(), folder, await accountFor(behind));
    await started.#configure(behind, connections);
    await started.restart();
    return started;
  }

  /** The address of a database behind it. */
  address(database: string): string {
    return `postgresql://credence@127.0.0.1:${this.port}/${database}`;
  }

  /** Ends it without a word, if it runs, as a machine that loses its power, and starts it again. */
  async restart(): Promise<void> {
    await this.#kill();
    const settings = path.join(this.#folder, 'pgbouncer.ini');
    this.#process = spawn(pgbouncer!, [settings], { ...this.#account, stdio: 'ignore' });
    while (!(await this.#listens())) await sleep(50);
  }

  async stop(): Promise<void> {
    await this.#kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #configure({ host, port, user = '', password }: Behind, connections: number): Promise<void> {
    const files = {
      'pgbouncer.ini': `[databases]
* = host=${host} port=${port} user=${user}${password ? ` password=${password}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.port}
unix_socket_dir =
auth_type = trust
auth_file = ${this.#folder}/users
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
${canKeepStatements() ? 'max_prepared_statements = 0' : ''}
`,
      users: '"credence" ""\n',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(this.#folder, name), text);
    const { uid, gid } = this.#account;
    if (uid === undefined || gid === undefined) return;
    for (const name of ['.', ...Object.keys(files)]) await chown(path.join(this.#folder, name), uid, gid);
  }

  async #listens(): Promise<boolean> {
    if (this.#process?.exitCode !== null) throw new Error('PgBouncer did not start.');
    const socket = connect(this.port, '127.0.0.1');
    const listens = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return listens;
  }

  async #kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** It refuses to run as root: then it is whoever owns the socket of PostgreSQL, or nobody. */
async function accountFor({ host }: Behind): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  if (!host.startsWith('/')) return { uid: 65534, gid: 65534 };
  const { uid, gid } = await stat(host);
  return { uid, gid };
}

function canKeepStatements(): boolean {
  const version = execFileSync(pgbouncer!, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

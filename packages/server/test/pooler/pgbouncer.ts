import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, chooseAccount } from '../../src/database/embedded/account.js';

/** Debian's program; undefined where it is not installed. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

/** A PgBouncer in transaction mode, with few connections, so that each of them is lent to many. */
export class Pgbouncer {
  readonly #folder: string;
  readonly #account: Account | undefined;
  readonly port: number;
  #process: ChildProcess | undefined;

  private constructor(folder: string, account: Account | undefined, port: number) {
    this.#folder = folder;
    this.#account = account;
    this.port = port;
  }

  /** @param to where its PostgreSQL is */
  static async start(to: pg.PoolConfig): Promise<Pgbouncer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'credence-pooler-'));
    const account = await chooseAccount(folder);
    const started = new Pgbouncer(folder, account, await freePort());
    await started.#configure(new pg.Client(to));
    await started.restart();
    return started;
  }

  /** The address of a database behind it. */
  address(database: string): string {
    return `postgresql://credence@127.0.0.1:${this.port}/${database}`;
  }

  /** As if its machine lost its power, if it runs; a new one is there at once. */
  async restart(): Promise<void> {
    await this.#kill();
    this.#process = spawn(pgbouncer!, [path.join(this.#folder, 'pgbouncer.ini')], {
      ...this.#account,
      stdio: 'ignore',
    });
    while (!(await this.#answers())) await sleep(50);
  }

  async stop(): Promise<void> {
    await this.#kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #configure({ host, port, user = '', password }: pg.Client): Promise<void> {
    const secret = password ? ` password=${password}` : '';
    const settings = `[databases]
* = host=${host} port=${port} user=${user}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.port}
unix_socket_dir =
auth_type = trust
auth_file = ${this.#folder}/users
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
server_login_retry = 1
${this.#keepsNoStatements()}
`;
    await writeFile(path.join(this.#folder, 'pgbouncer.ini'), settings);
    await writeFile(path.join(this.#folder, 'users'), '"credence" ""\n');
    if (!this.#account) return;
    for (const name of ['.', 'pgbouncer.ini', 'users'])
      await chown(path.join(this.#folder, name), this.#account.uid, this.#account.gid);
  }

  /** What older ones never do. */
  #keepsNoStatements(): string {
    const [, major = 0, minor = 0] =
      /(\d+)\.(\d+)/.exec(execFileSync(pgbouncer!, ['--version'], { encoding: 'utf8' })) ?? [];
    return Number(major) > 1 || Number(minor) >= 21 ? 'max_prepared_statements = 0' : '';
  }

  async #answers(): Promise<boolean> {
    if (this.#process?.exitCode !== null) throw new Error('PgBouncer did not start.');
    const client = new pg.Client({ connectionString: this.address('postgres') });
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

  async #kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

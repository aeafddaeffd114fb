import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../packages/server/src/database/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../packages/server/src/database/embedded/index.ts';

type Settings = Readonly<Record<string, string>>;

const clusterIn = (folder: string) => path.join(folder, 'postgres/data');

/** A PostgreSQL that somebody else runs, as far as the product knows: it has its address and nothing more. */
export class OwnPostgres {
  /** Its data, below `postgres/data`. */
  readonly folder: string;
  readonly #settings: Settings;
  #running: EmbeddedDatabase;

  private constructor(folder: string, settings: Settings, running: EmbeddedDatabase) {
    this.folder = folder;
    this.#settings = settings;
    this.#running = running;
  }

  static async start(folder: string, settings: Settings = {}): Promise<OwnPostgres> {
    return new OwnPostgres(folder, settings, await startEmbedded({ dataFolder: folder, settings }));
  }

  /** Makes two of one that is stopped: the second follows the first, which acknowledges nothing that the second lacks. */
  static async startPair(folder: string, follower: string): Promise<readonly [OwnPostgres, OwnPostgres]> {
    mkdirSync(path.join(follower, 'postgres'), { recursive: true, mode: 0o700 });
    execFileSync('cp', ['-a', clusterIn(folder), clusterIn(follower)]);
    writeFileSync(path.join(clusterIn(follower), 'standby.signal'), '');
    const first = await OwnPostgres.start(folder, { synchronous_standby_names: '*' });
    const { host, port, user } = first.#running.connection;
    const source = `host=${host} port=${port} user=${user}`;
    return [first, await OwnPostgres.start(follower, { primary_conninfo: source })];
  }

  /** Where it listens, as a folder. */
  get address(): string {
    return this.#running.connection.host;
  }

  /** Runs a statement on a connection of its own. */
  async ask(statement: string): Promise<void> {
    const { $client } = openDatabase(this.#running.connection);
    try {
      await $client.query(statement);
    } finally {
      await $client.end();
    }
  }

  /** Runs a statement in a transaction that stays open. @returns what ends it and takes back what it did */
  async hold(statement: string): Promise<() => Promise<void>> {
    const { $client } = openDatabase(this.#running.connection);
    const client = await $client.connect();
    await client.query(`begin; ${statement}`);
    return async () => {
      await client.query('rollback');
      client.release();
      await $client.end();
    };
  }

  /** Ends everybody's connection. */
  endConnections(): Promise<void> {
    return this.ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  }

  /** As `pg_ctl -m immediate stop` does, unless it ended by itself. */
  async stopAtOnce(): Promise<void> {
    try {
      process.kill(this.#running.pid, 'SIGQUIT');
    } catch {
      // It is gone already.
    }
    await this.#running.ended;
    await this.#running.stop();
  }

  async restart(): Promise<void> {
    this.#running = await startEmbedded({ dataFolder: this.folder, settings: this.#settings });
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }
}

/** An address that stays while what is behind it changes, as that of a cluster does. */
export class Address {
  readonly #link: string;

  constructor(link: string) {
    this.#link = link;
  }

  lead(to: OwnPostgres): void {
    symlinkSync(to.address, `${this.#link}.new`);
    renameSync(`${this.#link}.new`, this.#link);
  }

  get url(): string {
    return `postgresql://credence@localhost:5432/credence?host=${encodeURIComponent(this.#link)}`;
  }
}

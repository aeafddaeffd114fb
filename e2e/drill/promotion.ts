import type { ChildProcess } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../packages/server/test/freePort.ts';
import type { Cluster } from './cluster.ts';
import { Forwarder } from './forwarder.ts';

import { ask, begin, killAtOnce, makeFolder, until } from '../../packages/server/test/replica/postgres.ts';

interface Member {
  readonly folder: string;
  readonly port: number;
  process: ChildProcess | undefined;
}

/** What an operator would do by hand: promote the follower, lead everybody there, and let the other one follow. */
export class Promotion implements Cluster {
  readonly name = 'promotion by hand';
  readonly #programs: string;
  readonly #address: Forwarder;
  #primary: Member;
  #standby: Member;

  private constructor(programs: string, address: Forwarder, [primary, standby]: readonly [Member, Member]) {
    this.#programs = programs;
    this.#address = address;
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(programs: string, folder: string): Promise<Promotion> {
    const member = async (name: string) => ({
      folder: path.join(makeFolder(folder), name),
      port: await freePort(),
      process: undefined,
    });
    const both = [await member('a'), await member('b')] as const;
    const cluster = new Promotion(programs, await Forwarder.start(), both);
    await cluster.#make();
    await cluster.#run(cluster.#primary);
    await cluster.#follow();
    cluster.#address.lead([cluster.#primary.port]);
    return cluster;
  }

  get port(): number {
    return this.#address.port;
  }

  async killPrimary(): Promise<void> {
    const { process: killed } = this.#primary;
    if (killed?.pid !== undefined) killAtOnce(killed.pid);
    this.#address.lead([]);
    await ask(this.#program('pg_ctl'), ['promote', '--wait', '--pgdata', this.#standby.folder]);
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
    this.#address.lead([this.#primary.port]);
    await this.#follow();
  }

  stop(): void {
    this.#address.stop();
    for (const { process: running } of [this.#standby, this.#primary])
      if (running?.pid !== undefined) killAtOnce(running.pid);
  }

  async #make(): Promise<void> {
    const { folder } = this.#primary;
    await ask(this.#program('initdb'), ['--pgdata', folder, '--username=credence', '--auth=trust', '--encoding=UTF8']);
    appendFileSync(
      path.join(folder, 'postgresql.conf'),
      "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nsynchronous_standby_names = '*'\n",
    );
  }

  async #run(member: Member): Promise<void> {
    const { folder, port } = member;
    member.process = begin(this.#program('postgres'), ['-D', folder, '-p', String(port)]);
    await until('PostgreSQL starts', async () => (await this.#says(port, 'select 1')) === '1');
  }

  /** A copy of the one that takes writes, made from scratch, begins to follow it. */
  async #follow(): Promise<void> {
    const { folder } = this.#standby;
    rmSync(folder, { recursive: true, force: true });
    const from = `host=127.0.0.1 port=${this.#primary.port} user=credence`;
    await ask(this.#program('pg_basebackup'), ['-D', folder, '-d', from, '--checkpoint=fast', '--write-recovery-conf']);
    await this.#run(this.#standby);
    const state = 'select sync_state from pg_stat_replication';
    await until(
      'the follower has what the other acknowledges',
      async () => (await this.#says(this.#primary.port, state)) === 'sync',
    );
  }

  async #says(port: number, statement: string): Promise<string | undefined> {
    try {
      const to = `host=127.0.0.1 port=${port} user=credence dbname=postgres`;
      return (await ask(this.#program('psql'), ['-d', to, '--no-align', '--tuples-only', '-c', statement])).trim();
    } catch {
      return undefined;
    }
  }

  #program(name: string): string {
    return path.join(this.#programs, name);
  }
}

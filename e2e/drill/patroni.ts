import type { ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../packages/server/test/freePort.ts';
import type { Cluster } from './cluster.ts';
import { Forwarder } from './forwarder.ts';
import { begin, killAtOnce, makeFolder, until } from '../../packages/server/test/replica/postgres.ts';

const ETCD = '/usr/bin/etcd';
const PATRONI = '/usr/bin/patroni';

/** Whether Debian's packages of both are there. */
export const hasPatroni = () => existsSync(ETCD) && existsSync(PATRONI);

interface Member {
  readonly name: string;
  /** Its settings. Patroni reads JSON: every JSON is YAML. */
  readonly file: string;
  /** Where Patroni says what its PostgreSQL is. */
  readonly status: string;
  readonly port: number;
  process: ChildProcess | undefined;
}

interface Standing {
  readonly members: readonly { readonly name: string; readonly role: string; readonly state: string }[];
}

/** Patroni with an etcd of its own decides who takes writes; in front of it a proxy asks it, as HAProxy would. */
export class Patroni implements Cluster {
  readonly name = 'Patroni';
  readonly #address: Forwarder;
  readonly #etcd: ChildProcess;
  readonly #members: readonly Member[];
  readonly #watching: NodeJS.Timeout;

  private constructor(address: Forwarder, etcd: ChildProcess, members: readonly Member[]) {
    this.#address = address;
    this.#etcd = etcd;
    this.#members = members;
    this.#watching = setInterval(() => void this.#lead(), 250);
  }

  static async start(programs: string, folder: string): Promise<Patroni> {
    const [client, peer] = [await freePort(), await freePort()];
    const etcd = begin(ETCD, [
      '--name',
      'drill',
      '--data-dir',
      makeFolder(path.join(folder, 'etcd')),
      '--log-level',
      'error',
      `--listen-client-urls=http://127.0.0.1:${client}`,
      `--advertise-client-urls=http://127.0.0.1:${client}`,
      `--listen-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-cluster=drill=http://127.0.0.1:${peer}`,
    ]);
    const members: Member[] = [];
    for (const name of ['a', 'b']) {
      const [port, rest] = [await freePort(), await freePort()];
      const file = path.join(makeFolder(path.join(folder, name)), 'patroni.json');
      const own = { name, port, rest, folder: path.join(folder, name) };
      writeFileSync(file, JSON.stringify(settings(own, { client, programs })), { mode: 0o644 });
      members.push({ name, file, port, status: `http://127.0.0.1:${rest}`, process: undefined });
    }
    const cluster = new Patroni(await Forwarder.start(), etcd, members);
    for (const member of members) run(member);
    await cluster.#settled();
    return cluster;
  }

  get port(): number {
    return this.#address.port;
  }

  async killPrimary(): Promise<void> {
    const killed = this.#members.find(({ port }) => port === this.#leads);
    if (killed?.process?.pid === undefined) throw new Error('Nobody takes writes.');
    killAtOnce(killed.process.pid);
    await until('another one takes over', () => this.#leads !== undefined && this.#leads !== killed.port);
    run(killed);
    await this.#settled();
  }

  stop(): void {
    clearInterval(this.#watching);
    this.#address.stop();
    for (const { pid } of [...this.#members.flatMap((member) => member.process ?? []), this.#etcd])
      if (pid !== undefined) killAtOnce(pid);
  }

  #leads: number | undefined;

  async #lead(): Promise<void> {
    for (const { status, port } of this.#members)
      if (await answers(`${status}/primary`)) {
        this.#leads = port;
        this.#address.lead([port]);
        return;
      }
    this.#leads = undefined;
    this.#address.lead([]);
  }

  /** One takes writes, and the other has all that it acknowledges. */
  #settled(): Promise<void> {
    return until('one follows the other', async () => {
      const { members } = await standing(this.#members[0]?.status);
      return members.some(({ role }) => role === 'sync_standby') && members.some(({ role }) => role === 'leader');
    });
  }
}

function run(member: Member): void {
  member.process = begin(PATRONI, [member.file]);
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const standing = (status = '') =>
  fetch(`${status}/cluster`, { signal: AbortSignal.timeout(1000) }).then(
    async (response) => (await response.json()) as Standing,
    (): Standing => ({ members: [] }),
  );

interface Own {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly rest: number;
}

/** The shortest times that Patroni allows, and no write without a follower: https://patroni.readthedocs.io. */
function settings({ name, folder, port, rest }: Own, { client, programs }: { client: number; programs: string }) {
  const times = { ttl: 20, loop_wait: 1, retry_timeout: 3 };
  const everybody = (account: string) => `host ${account} all 127.0.0.1/32 trust`;
  return {
    scope: 'drill',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${client}` },
    bootstrap: {
      dcs: { ...times, synchronous_mode: true, synchronous_mode_strict: true, postgresql: { use_pg_rewind: true } },
      initdb: [{ encoding: 'UTF8' }, { auth: 'trust' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(folder, 'data'),
      bin_dir: programs,
      pgpass: path.join(folder, 'pgpass'),
      pg_hba: [everybody('all'), everybody('replication')],
      parameters: { unix_socket_directories: folder },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: { username: 'credence', password: 'drill' },
        replication: { username: 'follower', password: 'drill' },
        rewind: { username: 'credence', password: 'drill' },
      },
    },
  };
}

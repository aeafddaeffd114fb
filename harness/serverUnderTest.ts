import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inRoot } from '../build/workspace.ts';
import { type ServerProcesses, startServerProcesses } from './serverProcesses.ts';

const server = inRoot('packages/server');
const migrations = path.join(server, 'migrations');

export interface App {
  readonly log: unknown;
  readonly server: { address(): unknown };
  post(path: string, handler: (request: { body: unknown }) => Promise<unknown>): unknown;
  listen(address: { port: number; host: string }): Promise<string>;
  close(): Promise<unknown>;
}

interface Database {
  readonly $client: {
    end(): Promise<void>;
    query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
    on(event: 'acquire', listener: () => void): unknown;
    off(event: 'acquire', listener: () => void): unknown;
  };
}

/** The parts of packages/server that are used here. */
export interface Server {
  readonly buildApp: (options: object) => Promise<App>;
  readonly readContract: (file: string) => Promise<unknown>;
  readonly openDatabase: (connection: object, options?: { prepares: boolean }) => Database;
  readonly startEmbedded: (options: { dataFolder: string }) => Promise<{
    connection: { host: string; port: number; user: string; database: string };
    stop(): Promise<void>;
  }>;
  readonly migrate: (database: Database, folder: string) => Promise<void>;
  readonly demoPassword: string;
  readonly seedDemo: (services: object) => Promise<string[]>;
  readonly inThisThread: object;
  readonly createPasswords: () => object;
  readonly defaultSite: object;
  readonly retain: (database: Database, at: Date, post: object) => Promise<boolean>;
  readonly writeBackup: (
    database: Database,
    writing: { file: string; at: Date; migrations: string },
  ) => Promise<unknown>;
}

/** Bundles the server in its current state, next to its dependencies, and returns the URL of that. */
async function bundleServer(): Promise<string> {
  const manifest = JSON.parse(readFileSync(path.join(server, 'package.json'), 'utf8')) as Record<string, object>;
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const folder = path.join(server, 'node_modules/.cache/credence-benchmark');
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, 'server.mjs');
  const exported = [
    ['buildApp', './app.ts'],
    ['readContract', './http/contract/contract.ts'],
    ['openDatabase', './database/database.ts'],
    ['startEmbedded', './database/embedded/index.ts'],
    ['migrate', './database/migrate.ts'],
    ['demoPassword', './site/demoAccounts.ts'],
    ['seedDemo', './operator/demo/seedDemo.ts'],
    ['inThisThread', './platform/files/networkFiles.ts'],
    ['createPasswords', './platform/passwords.ts'],
    ['defaultSite', './platform/config/siteTexts.ts'],
    ['retain', './operator/retention/retain.ts'],
    ['writeBackup', './operator/backup/writeBackup.ts'],
  ];
  await build({
    stdin: {
      contents: exported.map(([name, file]) => `export { ${name} } from '${file}';`).join('\n'),
      resolveDir: path.join(server, 'src'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: installed.filter((name) => !name.startsWith('@credence/')),
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}

/**
 * A file beside the database, in which each echo has a block that is written and waited for until it is on the disk, in
 * the way PostgreSQL writes its log: the blocks are there before.
 */
async function openEchoes(name: string) {
  const [block, blocks] = [8192, 512];
  const file = await open(name, 'w');
  await file.write(Buffer.alloc(block * blocks));
  await file.sync();
  let next = 0;
  return {
    async keep(text: string): Promise<void> {
      await file.write(text.padEnd(block), block * (next++ % blocks));
      await file.datasync();
    },
    close: () => file.close(),
  };
}

/** The settings of the servers. */
export const config = {
  publicUrl: 'http://localhost',
  production: false,
  secret: 'only for this benchmark, never elsewhere',
  sessionIdle: 86_400_000,
  sessionMax: 86_400_000,
  timeZone: 'UTC',
  peoplePerAddress: 200,
  allowedOrigins: [],
  embedOrigins: [],
  quotas: { uploads: 100_000, networks: 100_000, bytes: 1024 ** 4 },
  trustProxy: false,
};

/**
 * A server with its own PostgreSQL that syncs to disk, and with two echo routes beside the API, one of which is
 * durable. Given the folder of the built application, it serves that too; `onCall` is told of each call of the API.
 */
export async function startServerUnderTest(
  more: { siteFolder?: string; onCall?: (call: { operation: string; status: number }) => void } = {},
) {
  const bundle = await bundleServer();
  const loaded = (await import(bundle)) as Server;
  const { buildApp, readContract, retain, writeBackup, ...demo } = loaded;
  const { folder, database, beside, connection, close } = await prepareDatabase(loaded);
  const passwords = demo.createPasswords();
  const app = await buildApp({
    database,
    config,
    passwords,
    contract: await readContract(inRoot('openapi.yaml')),
    logger: false,
    ...more,
  });
  await demo.seedDemo({
    database,
    clock: { now: () => new Date() },
    config,
    passwords,
    files: demo.inThisThread,
    log: app.log,
  });
  const processes: ServerProcesses[] = [];
  const echoes = await addEchoes(app, path.join(folder, 'echoes'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: (app.server.address() as AddressInfo).port,
    password: demo.demoPassword,
    ...statementsOn(beside),
    /** Starts so many more processes on its database, which end with it. */
    async startProcesses(count: number): Promise<ServerProcesses> {
      const started = await startServerProcesses(count, { bundle, connection });
      processes.push(started);
      return started;
    },
    /** Runs the server's hourly job. */
    async tidy(): Promise<void> {
      await retain(database, new Date(), { config, site: demo.defaultSite });
    },
    /** Backs the database up into a file in its folder, and returns its name. */
    async backUp(): Promise<string> {
      const file = path.join(folder, 'all.backup');
      await writeBackup(database, { file, at: new Date(), migrations });
      return file;
    },
    /** Counts statements outside transactions from now on; what it returns ends that and says how many there were. */
    countStatements: () => countStatements(database),
    async stop() {
      for (const started of processes) await started.stop();
      await app.close();
      await echoes.close();
      await close();
    },
  };
}

/** A PostgreSQL of its own in a folder of its own, with the tables of now; `close` leaves nothing of it. */
async function prepareDatabase({ openDatabase, startEmbedded, migrate }: Server) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-benchmark-'));
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataFolder: folder });
  const database = openDatabase(embedded.connection);
  // So that what is asked beside the server does not wait for its connections.
  const beside = openDatabase(embedded.connection).$client;
  await migrate(database, migrations);
  const close = async () => {
    await database.$client.end();
    await beside.end();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, database, beside, connection: embedded.connection, close };
}

async function addEchoes(app: App, file: string) {
  app.post('/echo', ({ body }) => Promise.resolve(body));
  const echoes = await openEchoes(file);
  app.post('/durable-echo', async ({ body }) => {
    await echoes.keep(JSON.stringify(body));
    return body;
  });
  return echoes;
}

/** Statements directly on the database, bypassing the server. */
function statementsOn(beside: Database['$client']) {
  return {
    /** Creates this many accounts with that password and returns their names. */
    async addAccounts(count: number): Promise<string[]> {
      const { rows } = await beside.query(
        `insert into users (id, username, username_key, password_hash, created_at, activated_at)
         select gen_random_uuid(), name, name, (select password_hash from users limit 1), now(), now()
         from (select 'expert' || i || '@example.org' as name from generate_series(1, $1::int) i) names
         returning username`,
        [count],
      );
      return rows.map(({ username }) => String(username));
    },
    /** Runs a statement directly on the database, bypassing the server. */
    query: (text: string, values: unknown[] = []) => beside.query(text, values),
    /** Prints the result of a query. */
    async report(text: string, values: unknown[] = []): Promise<void> {
      const { rows } = await beside.query(text, values);
      for (const row of rows) console.log(`        ${JSON.stringify(row)}`);
    },
    /** Resets the rate limits: they are not what is being measured. */
    async forgetAttempts(): Promise<void> {
      await beside.query('delete from attempts');
    },
  };
}

function countStatements({ $client }: Database): () => number {
  let count = 0;
  const counts = () => {
    count += 1;
  };
  $client.on('acquire', counts);
  return () => {
    $client.off('acquire', counts);
    return count;
  };
}

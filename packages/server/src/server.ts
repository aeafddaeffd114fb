import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PoolConfig } from 'pg';
import { buildApp } from './app.js';
import { type Database, openDatabase } from './database/database.js';
import { requireKeptStatements } from './database/pooler.js';
import { type EmbeddedDatabase, placeDataFolder, startEmbedded } from './database/embedded/index.js';
import { createReadFromReplica, openReplica } from './database/replica.js';
import { withTransaction } from './database/withTransaction.js';
import { readContract } from './http/contract/contract.js';
import { loggerOptions } from './http/logger.js';
import { accountInvitations } from './networks/index.js';
import { forgetUpdateBackups, migrateAfterBackup } from './operator/backup/updateBackups.js';
import { demoNetworks } from './operator/demo/demoNetworks.js';
import { demoStudy } from './operator/demo/demoStudy.js';
import { seedDemo } from './operator/demo/seedDemo.js';
import { addressOnThisMachine } from './operator/doctor/addressChecks.js';
import type { Metrics } from './operator/monitoring/metrics.js';
import { startMonitoring } from './operator/monitoring/startMonitoring.js';
import { eraseAgain } from './operator/retention/eraseAgain.js';
import { erasureListIn, listErasures, readErasureList } from './operator/retention/erasureList.js';
import { retain } from './operator/retention/retain.js';
import type { places } from './places.js';
import { AuditDelivery } from './platform/audit/delivery/auditDelivery.js';
import { sinkOf } from './platform/audit/delivery/sinks.js';
import { systemClock } from './platform/clock.js';
import type { Config } from './platform/config/config.js';
import { keptSecret } from './platform/config/secret.js';
import type { SiteTexts } from './platform/config/siteTexts.js';
import { watchSpace } from './platform/diskSpace.js';
import { type Log, tellOfReplica } from './platform/faults/tellOfReplica.js';
import { watchClock } from './platform/faults/watchClock.js';
import { inThisThread, type NetworkFiles } from './platform/files/networkFiles.js';
import { NetworkFilesPool, type PoolOptions } from './platform/files/pool.js';
import type { MailServer } from './platform/mail/mailServer.js';
import { PostOffice } from './platform/mail/postOffice.js';
import { transportOf } from './platform/mail/transport.js';
import { createPasswords } from './platform/passwords.js';
import { requireFreePort } from './platform/requireFreePort.js';
import type { JobName, Jobs } from './platform/schedule/jobs.js';
import { type Repeated, repeat } from './platform/schedule/repeat.js';
import { watchSteadiness } from './platform/schedule/steadyClock.js';
import type { Services } from './platform/services.js';
import { readSite } from './site/index.js';
import { closeDueRounds } from './studies/index.js';

/** Milliseconds between two retention runs. */
const hour = 3_600_000;
/** Milliseconds between two looks at the disk. */
const minute = 60_000;
/** Milliseconds between two looks at what of the audit log is to be delivered. */
const second = 1000;

export interface RunningServer {
  app: FastifyInstance;
  /** The address it listens on. */
  address: string;
  /** The port of the metrics; undefined if they are not served. */
  metricsPort: number | undefined;
  /** The names of the usable demo accounts. */
  demoAccounts: string[];
  /** Resolves when the embedded database exits by itself; never with an external database. */
  databaseEnded: Promise<void>;
  /** Refuses new requests, finishes running ones and stops the database. */
  stop(): Promise<void>;
}

/** What stops the parts that were started, in the order of their starts. */
type CleanUp = (() => Promise<unknown>)[];

/** Starts everything: database, tables, demo, listening. If a later step fails, stops what was started. */
export async function startServer(config: Config, files: typeof places): Promise<RunningServer> {
  const cleanUp: CleanUp = [];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  try {
    const data = await openData(config, files, cleanUp);
    const counting: { metrics?: Metrics } = {};
    const readiness = { stopping: false };
    const services = openServices(data, files, cleanUp, {
      warn: (details, line) => app.log.warn(details, line),
      info: (details, line) => app.log.info(details, line),
    });
    const app = await buildApp({
      ...services,
      contract: await readContract(files.contract),
      logger: loggerOptions(config.logLevel),
      readiness,
      onCall: (call) => counting.metrics?.see(call),
      ...(existsSync(path.join(files.site, 'index.html')) ? { siteFolder: files.site } : {}),
    });
    cleanUp.push(() => app.close());
    const work = startJobs(data, { ...services, log: app.log }, cleanUp);
    const demoAccounts = config.production
      ? []
      : await seedDemo({ ...services, invitations: accountInvitations, log: app.log }, [
          demoNetworks(files.examples),
          demoStudy(files.examples),
        ]);
    const address = await app.listen({ port: config.port, host: config.host });
    cleanUp.push(() => {
      readiness.stopping = true;
      return Promise.resolve();
    });
    const { port } = app.server.address() as AddressInfo;
    const monitoring = await monitor(data, { ...work, release: files.checkout, migrations: files.migrations, port });
    if (monitoring) {
      cleanUp.push(() => monitoring.stop());
      counting.metrics = monitoring.metrics;
    }
    return {
      app,
      address,
      metricsPort: monitoring?.port,
      demoAccounts,
      databaseEnded: data.embedded?.ended ?? new Promise(() => undefined),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The data of the server, up to date. */
interface Data extends Connected {
  readonly settings: Config & { readonly secret: string };
  readonly site: SiteTexts;
  readonly dataDir: string;
}

/** Connects to the database, brings its tables up to date, and erases again what was erased. */
async function openData(config: Config, { migrations }: typeof places, cleanUp: CleanUp): Promise<Data> {
  const site = readSite(config.siteConfig, config);
  await requireFreePort(config);
  if (config.metricsPort !== undefined) await requireFreePort({ port: config.metricsPort, host: config.metricsHost });
  const dataDir = config.databaseUrl ? config.dataDir : await placeDataFolder(config.dataDir);
  const settings = { ...config, secret: config.secret ?? (await keptSecret(dataDir)) };
  const connected = await connect(config, dataDir, cleanUp);
  const { database } = connected;
  await migrateAfterBackup(database, { config, dataFolder: dataDir, migrations });
  if (config.databaseUrl && config.preparedStatements) await requireKeptStatements(database);
  // What was erased is back if the database was restored by other means than ours.
  const erased = await readErasureList(erasureListIn(dataDir));
  await withTransaction(database, (transaction) =>
    eraseAgain(transaction, erased, { clock: systemClock, config: settings, site }),
  );
  return { ...connected, settings, site, dataDir };
}

/** What calls are answered with. */
function openServices({ database, settings, site }: Data, files: typeof places, cleanUp: CleanUp, log: Log) {
  const replica = openReplica(settings);
  if (replica) cleanUp.push(() => replica.database.$client.end());
  return {
    database,
    readFromReplica: createReadFromReplica(database, replica, tellOfReplica(log)),
    clock: systemClock,
    pause: sleep,
    config: settings,
    passwords: createPasswords(),
    files: workOnFiles(files, cleanUp, (details, line) => log.warn(details, line)),
    mailServer: { isAway: false },
    site,
  };
}

/** What runs beside the calls. */
interface Work {
  readonly jobs: () => Jobs;
  readonly delivery: AuditDelivery | undefined;
}

/** Starts what the server does by itself, again and again. */
function startJobs(
  { database, settings, site, dataDir }: Data,
  { log, mailServer, clock }: Pick<Services, 'log' | 'clock'> & { readonly mailServer: MailServer },
  cleanUp: CleanUp,
): Work {
  const jobs = new Map<JobName, Repeated>();
  const keepDoing = (name: JobName, repeated: Repeated) => {
    jobs.set(name, repeated);
    cleanUp.push(() => repeated.stop());
  };
  const postOffice = new PostOffice({
    database,
    secret: settings.secret,
    clock,
    log,
    mailServer,
    transport: transportOf({ ...settings, dataDir }, log),
  });
  jobs.set('mail', postOffice.start());
  cleanUp.push(() => postOffice.stop());
  const mayErase = watchSteadiness({ database, clock, log });
  keepDoing(
    'retention',
    repeat(async () => (await mayErase()) && retain(database, clock.now(), { config: settings, site }), hour),
  );
  keepDoing(
    'rounds',
    repeat(() => closeDueRounds({ database, clock, config: settings, site }), minute),
  );
  keepDoing(
    'erasures',
    repeat(() => listErasures(database, dataDir), minute),
  );
  keepDoing(
    'backups',
    repeat(async () => (await mayErase()) && forgetUpdateBackups(dataDir, clock.now()), hour),
  );
  keepDoing('disk', repeat(watchSpace({ folder: dataDir, warnBelow: settings.diskWarning, log }), minute));
  keepDoing('clock', repeat(watchClock({ clock, log }), second));
  const delivery = settings.auditTo && new AuditDelivery({ database, dataDir, sink: sinkOf(settings.auditTo), log });
  if (delivery)
    keepDoing(
      'audit',
      repeat(() => delivery.deliverDue(), second),
    );
  return { jobs: () => Object.fromEntries([...jobs].map(([name, repeated]) => [name, repeated.job()])), delivery };
}

function monitor(
  { settings, dataDir, connection, database }: Data,
  {
    jobs,
    delivery,
    release,
    migrations,
    port,
  }: Work & {
    readonly release: string;
    readonly migrations: string;
    readonly port: number;
  },
) {
  return startMonitoring({
    config: settings,
    dataDir,
    connection,
    pool: database.$client,
    jobs,
    release,
    migrations,
    server: addressOnThisMachine(settings.host, port),
    delivered: () => delivery && (delivery.delivered ?? 0),
  });
}

function workOnFiles(
  { networkFilesWorker }: typeof places,
  cleanUp: CleanUp,
  warn: NonNullable<PoolOptions['warn']>,
): NetworkFiles {
  if (!networkFilesWorker) return inThisThread;
  const pool = new NetworkFilesPool({ script: networkFilesWorker, warn });
  cleanUp.push(() => pool.close());
  return pool;
}

interface Connected {
  readonly database: Database;
  readonly embedded?: EmbeddedDatabase;
  readonly connection: PoolConfig;
}

async function connect(config: Config, dataDir: string, cleanUp: CleanUp): Promise<Connected> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    const database = openDatabase(connection, { prepares: config.preparedStatements });
    cleanUp.push(() => database.$client.end());
    return { database, connection };
  }
  const embedded = await startEmbedded({ dataFolder: dataDir });
  cleanUp.push(() => embedded.stop());
  const database = openDatabase(embedded.connection);
  cleanUp.push(() => database.$client.end());
  return { database, embedded, connection: embedded.connection };
}

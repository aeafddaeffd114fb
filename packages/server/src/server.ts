import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.js';
import { backUpBeforeUpdate, forgetUpdateBackups } from './backup/updateBackups.js';
import { type Database, openDatabase } from './database/database.js';
import { type EmbeddedDatabase, placeDataFolder, startEmbedded } from './database/embedded/index.js';
import { migrate } from './database/migrate.js';
import { withTransaction } from './database/withTransaction.js';
import { demoNetworks } from './demo/demoNetworks.js';
import { seedDemo } from './demo/seedDemo.js';
import { readSite } from './features/site/readSite.js';
import { closeDueRounds } from './ground/study/closeDueRounds.js';
import { readContract } from './http/contract/contract.js';
import { loggerOptions } from './http/logger.js';
import type { places } from './places.js';
import { systemClock } from './platform/clock.js';
import type { Config } from './platform/config/config.js';
import { keptSecret } from './platform/config/secret.js';
import { watchSpace } from './platform/diskSpace.js';
import { inThisThread, type NetworkFiles } from './platform/files/networkFiles.js';
import { NetworkFilesPool } from './platform/files/pool.js';
import { PostOffice } from './platform/mail/postOffice.js';
import { transportOf } from './platform/mail/transport.js';
import { createPasswords } from './platform/passwords.js';
import { requireFreePort } from './platform/requireFreePort.js';
import { repeat } from './platform/schedule/repeat.js';
import { eraseAgain } from './retention/eraseAgain.js';
import { erasureListIn, listErasures, readErasureList } from './retention/erasureList.js';
import { retain } from './retention/retain.js';

/** Milliseconds between two retention runs. */
const hour = 3_600_000;
/** Milliseconds between two looks at the disk. */
const minute = 60_000;

export interface RunningServer {
  app: FastifyInstance;
  /** The address it listens on. */
  address: string;
  /** The names of the usable demo accounts. */
  demoAccounts: string[];
  /** Resolves when the embedded database exits by itself; never with an external database. */
  databaseEnded: Promise<void>;
  /** Refuses new requests, finishes running ones and stops the database. */
  stop(): Promise<void>;
}

/** Starts everything: database, tables, demo, listening. If a later step fails, stops what was started. */
export async function startServer(config: Config, files: typeof places): Promise<RunningServer> {
  const cleanUp: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  try {
    const site = readSite(config.siteConfig, config);
    await requireFreePort(config);
    const dataDir = config.databaseUrl ? config.dataDir : await placeDataFolder(config.dataDir);
    const secret = config.secret ?? (await keptSecret(dataDir));
    const { database, embedded } = await connect(config, dataDir, cleanUp);
    const { migrations } = files;
    await migrate(database, migrations, () =>
      backUpBeforeUpdate(database, { config, dataFolder: dataDir, migrations }),
    );
    const readiness = { stopping: false };
    const settings = { ...config, secret };
    const clock = systemClock;
    // What was erased is back if the database was restored by other means than ours.
    const erased = await readErasureList(erasureListIn(dataDir));
    await withTransaction(database, (transaction) =>
      eraseAgain(transaction, erased, { clock, config: settings, site }),
    );
    const passwords = createPasswords();
    const networkFiles = workOnFiles(files, cleanUp);
    const app = await buildApp({
      database,
      config: settings,
      passwords,
      files: networkFiles,
      site,
      contract: await readContract(files.contract),
      logger: loggerOptions(config.logLevel),
      readiness,
      ...(existsSync(path.join(files.site, 'index.html')) ? { siteFolder: files.site } : {}),
    });
    cleanUp.push(() => app.close());
    const postOffice = new PostOffice({
      ...{ database, secret, clock: systemClock, log: app.log },
      transport: transportOf({ ...config, dataDir }, app.log),
    });
    postOffice.start();
    cleanUp.push(() => postOffice.stop());
    const retaining = repeat(() => retain(database, systemClock.now(), { config: settings, site }), hour);
    cleanUp.push(() => retaining.stop());
    const closing = repeat(() => closeDueRounds({ database, clock: systemClock, config: settings, site }), minute);
    cleanUp.push(() => closing.stop());
    const listing = repeat(() => listErasures(database, dataDir), minute);
    cleanUp.push(() => listing.stop());
    const forgetting = repeat(() => forgetUpdateBackups(dataDir, clock.now()), hour);
    cleanUp.push(() => forgetting.stop());
    const watching = repeat(watchSpace({ folder: dataDir, warnBelow: config.diskWarning, log: app.log }), minute);
    cleanUp.push(() => watching.stop());
    const demoAccounts = config.production
      ? []
      : await seedDemo(
          { database, clock: systemClock, config: settings, passwords, files: networkFiles, site, log: app.log },
          [demoNetworks(files.examples)],
        );
    const address = await app.listen({ port: config.port, host: config.host });
    cleanUp.push(() => {
      readiness.stopping = true;
      return Promise.resolve();
    });
    return { app, address, demoAccounts, databaseEnded: embedded?.ended ?? new Promise(() => undefined), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function workOnFiles({ networkFilesWorker }: typeof places, cleanUp: (() => Promise<unknown>)[]): NetworkFiles {
  if (!networkFilesWorker) return inThisThread;
  const pool = new NetworkFilesPool({ script: networkFilesWorker });
  cleanUp.push(() => pool.close());
  return pool;
}

async function connect(
  config: Config,
  dataDir: string,
  cleanUp: (() => Promise<unknown>)[],
): Promise<{ database: Database; embedded?: EmbeddedDatabase }> {
  if (config.databaseUrl) {
    const database = openDatabase({ connectionString: config.databaseUrl }, { prepares: config.preparedStatements });
    cleanUp.push(() => database.$client.end());
    return { database };
  }
  const embedded = await startEmbedded({ dataFolder: dataDir });
  cleanUp.push(() => embedded.stop());
  const database = openDatabase(embedded.connection);
  cleanUp.push(() => database.$client.end());
  return { database, embedded };
}

import type { Pool, PoolConfig } from 'pg';
import { openDatabase } from '../../database/database.js';
import { systemClock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/config.js';
import { freeSpace } from '../../platform/diskSpace.js';
import type { Jobs } from '../../platform/schedule/jobs.js';
import { examine } from '../doctor/examine.js';
import { reportOf } from '../doctor/finding.js';
import type { Patient } from '../doctor/patient.js';
import { createMetrics, type Metrics } from './metrics.js';
import { serveMonitoring } from './monitoringServer.js';
import { readStoredState } from './storedState.js';

/** A server that is watched. */
export interface WatchedServer {
  readonly config: Config;
  readonly dataDir: string;
  readonly connection: PoolConfig;
  /** The pool that serves calls. */
  readonly pool: Pool;
  readonly jobs: () => Jobs;
  readonly release: string;
  readonly migrations: string;
  /** Where it listens. */
  readonly server: string;
  /** The number of the last entry of the audit log that was delivered; undefined if none is to be. */
  readonly delivered: () => number | undefined;
}

export interface Monitoring {
  readonly metrics: Metrics;
  readonly port: number;
  stop(): Promise<void>;
}

/** Milliseconds that the database gets to answer a look: less than Prometheus waits for all of a scrape. */
const patience = 3000;

/** Milliseconds that findings are repeated: whoever asks often signs in to the mail server no more often. */
const shelfLife = 15_000;

/** Serves metrics and, as JSON, what the doctor finds, on the port of METRICS_PORT; undefined if that is not set. */
export async function startMonitoring(watched: WatchedServer): Promise<Monitoring | undefined> {
  const { config, pool, jobs, delivered, dataDir } = watched;
  if (config.metricsPort === undefined) return undefined;
  // Connections of its own: that the pool is used up is to be seen, not waited for.
  const database = openDatabase(
    { ...watched.connection, max: 2, connectionTimeoutMillis: patience, query_timeout: patience },
    { prepares: config.preparedStatements },
  );
  const metrics = createMetrics({
    pool,
    jobs,
    delivered,
    stored: () => readStoredState(database, systemClock.now()),
    freeSpace: () => freeSpace(dataDir),
  });
  const { release, migrations, server } = watched;
  const report = async (metricsPort: number) => {
    const patient: Patient = {
      config: { ...config, metricsPort },
      dataDir,
      database,
      release,
      migrations,
      server,
      clock: systemClock,
      jobs: jobs(),
      running: undefined,
    };
    return JSON.stringify(reportOf(await examine(patient)));
  };
  try {
    const served = await serveMonitoring(
      {
        '/metrics': { type: metrics.contentType, text: metrics.text },
        '/doctor': { type: 'application/json; charset=utf-8', text: repeated(() => report(served.port)) },
      },
      { port: config.metricsPort, host: config.metricsHost },
    );
    return {
      metrics,
      port: served.port,
      async stop() {
        await served.stop();
        await database.$client.end();
      },
    };
  } catch (error) {
    await database.$client.end();
    throw error;
  }
}

/** What was said last, for a while. */
function repeated(say: () => Promise<string>): () => Promise<string> {
  let last: { text: Promise<string>; at: number } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at >= shelfLife) last = { text: say(), at };
    return last.text;
  };
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/database.js';
import { startEmbedded } from '../src/database/embedded/index.js';
import { migrate } from '../src/database/migrate.js';
import { type Failure, readFailures, writeFailures } from './failures.js';
import { plantAssessments } from './plantedAssessments.js';
import { plantStudies } from './plantedStudies.js';

export interface TestServer {
  connection: pg.PoolConfig;
  /** A database with all tables and no rows, to copy from. Adding a network also adds planted assessments. */
  template: string;
  /** Whether adding somebody's first network also adds a study of theirs. */
  plantsStudies: boolean;
  /** The names of its tables. */
  tables: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer;
  }
}

/** One PostgreSQL for the whole run: DATABASE_URL, or an embedded one in a folder that is removed afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const { connection, end } = given
    ? { connection: { connectionString: given }, end: () => Promise.resolve() }
    : await startTemporary();
  const template = `credence_template_${process.pid}`;
  await administer(connection, [`drop database if exists ${template}`, `create database ${template}`]);
  const database = openDatabase(onDatabase(connection, template));
  await migrate(database, path.join(import.meta.dirname, '../migrations'));
  const named = await database.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  await database.$client.query(plantAssessments);
  const plantsStudies = project.name === 'beside-a-study';
  if (plantsStudies) await database.$client.query(plantStudies);
  await database.$client.end();
  project.provide('server', { connection, template, plantsStudies, tables: named.rows.map(({ name }) => name) });
  return async () => {
    await dropAll(connection, template);
    await end();
    collect(process.env.CREDENCE_COLLECT_FAILURES);
  };
}

/** Drops the template and its copies. */
async function dropAll(connection: pg.PoolConfig, template: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
}

/** Joins what the test files of this run collected (collectFailures.ts) with what the file has. */
function collect(file: string | undefined): void {
  const lines = `${file}.lines`;
  if (!file || !existsSync(lines)) return;
  const seen = readFileSync(lines, 'utf8').trimEnd().split('\n');
  writeFailures(file, [...readFailures(file), ...seen.map((line) => JSON.parse(line) as Failure)]);
  rmSync(lines);
}

async function startTemporary() {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-run-'));
  await chmod(folder, 0o755);
  // The data is thrown away, so waiting for the disk would only slow the run down.
  const database = await startEmbedded({
    dataFolder: folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const end = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { connection: database.connection as pg.PoolConfig, end };
}

/** Connects to another database on the same server. */
export function onDatabase(connection: pg.PoolConfig, name: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database: name };
  const url = new URL(connection.connectionString);
  url.pathname = `/${name}`;
  return { connectionString: url.href };
}

/** Runs statements outside of any transaction. */
export async function administer(connection: pg.PoolConfig, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

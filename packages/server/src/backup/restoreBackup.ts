import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.js';
import { type BackupBeginning, type BackupEnd, BackupError, type BackupLine } from './backupFormat.js';
import { beginAlone } from './beginAlone.js';
import { schemaOf, tablesInOrder } from './tables.js';

/** Characters that are sent to the database at a time; a row may have more by itself. */
const batch = 4_000_000;

/**
 * Replaces everything in the database by the content of a backup, in one transaction: either all of it or nothing, and
 * whoever asks meanwhile waits. Resolves to the number of rows and the moment of the backup.
 * @throws BackupError if the file is not a complete backup of the same release
 */
export async function restoreBackup(database: Database, file: string): Promise<{ rows: number; at: string }> {
  const client = await database.$client.connect();
  try {
    await withWatch(database, (watch) => beginAlone(client, watch));
    let restored: { rows: number; at: string } | undefined;
    await pipeline(createReadStream(file), createGunzip(), async (source) => {
      restored = await restoreFrom(client, linesOf(source as AsyncIterable<Buffer>));
    });
    if (!restored) throw incomplete(file);
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw unreadable(error) ? incomplete(file) : error;
  } finally {
    client.release();
  }
}

/** With a connection besides the one that restores. */
async function withWatch(database: Database, work: (watch: PoolClient) => Promise<void>): Promise<void> {
  const watch = await database.$client.connect();
  try {
    await work(watch);
  } finally {
    watch.release();
  }
}

const incomplete = (file: string) =>
  new BackupError(`${file} is not a backup of Credence, or not a complete one. Nothing was changed.`);

/** zlib's codes begin with Z_, PostgreSQL's for rows that it does not understand with 22 and 23. */
function unreadable(error: unknown): boolean {
  return error instanceof SyntaxError || /^(Z_|2[23])/.test(String((error as { code?: unknown }).code));
}

/** Undefined if the end is missing. */
async function restoreFrom(
  client: PoolClient,
  lines: AsyncIterable<BackupLine>,
): Promise<{ rows: number; at: string } | undefined> {
  let at: string | undefined;
  let end: BackupEnd | undefined;
  let table = '';
  let rows = 0;
  let waiting: string[] = [];
  let size = 0;
  const store = async () => {
    if (waiting.length === 0) return;
    await client.query(`insert into "${table}" select r.* from unnest($1::"${table}"[]) as r`, [waiting]);
    rows += waiting.length;
    waiting = [];
    size = 0;
  };
  let tables: string[] = [];
  for await (const line of lines) {
    if (typeof line === 'string') {
      waiting.push(line);
      size += line.length;
      if (size > batch) await store();
      continue;
    }
    await store();
    if ('credence' in line) {
      at = line.at;
      tables = await emptyTables(client, line);
    } else if ('table' in line) {
      if (!tables.includes(line.table)) return undefined;
      table = line.table;
    } else end = line;
  }
  for (const name of tables) await client.query(`alter table "${name}" enable trigger user`);
  return at !== undefined && end?.rows === rows ? { rows, at } : undefined;
}

async function emptyTables(client: PoolClient, { schema }: BackupBeginning): Promise<string[]> {
  if (schema !== (await schemaOf(client)))
    throw new BackupError(
      'The backup was made by another release. Restore it with that release, then update. Nothing was changed.',
    );
  const tables = await tablesInOrder(client);
  // Otherwise the audit log refuses to be emptied.
  for (const name of tables) await client.query(`alter table "${name}" disable trigger user`);
  await client.query(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`);
  return tables;
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<BackupLine> {
  let pieces: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield JSON.parse(Buffer.concat([...pieces, chunk.subarray(start, end)]).toString()) as BackupLine;
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  }
}

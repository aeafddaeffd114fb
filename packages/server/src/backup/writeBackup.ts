import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.js';
import { BackupError, type BackupLine } from './backupFormat.js';
import { sameText, schemaOf, tablesInOrder } from './tables.js';

/** Rows read at a time: few, because some contain a whole network file. */
const batch = 20;

/**
 * Writes everything in the database to a file, as of one moment; people keep working meanwhile. The file appears under
 * its name when it is complete and on disk, and only its owner can read it. Resolves to the number of rows.
 * @throws BackupError if the file exists
 */
export async function writeBackup(database: Database, file: string, at: Date): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const partial = `${file}.new`;
  const client = await database.$client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(sameText);
    const counted = { rows: 0 };
    const destination = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(Readable.from(textOf(everything(client, at, counted))), createGzip(), destination);
    await rename(partial, file);
    return counted.rows;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function* everything(client: PoolClient, at: Date, counted: { rows: number }): AsyncGenerator<BackupLine> {
  yield { credence: 'backup', schema: (await schemaOf(client)) ?? '', at: at.toISOString() };
  for (const table of await tablesInOrder(client)) {
    yield { table };
    await client.query(`declare all_rows no scroll cursor for select t::text as row from "${table}" t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${batch} from all_rows`);
      if (rows.length === 0) break;
      for (const { row } of rows) yield row;
      counted.rows += rows.length;
    }
    await client.query('close all_rows');
  }
  yield { rows: counted.rows };
}

async function* textOf(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.js';
import { lastMigration } from '../database/migrate.js';
import type { Verified } from './backupCheck.js';
import { BackupError, type BackupLine } from './backupFormat.js';
import { type BackupIdentity, checkRecipients, encrypted } from './encryption.js';
import { sameText, tablesInOrder } from './tables.js';
import { verifyBackup } from './verifyBackup.js';

/** Rows read at a time: few, because some contain a whole network file. */
const batch = 20;

export interface Writing {
  readonly file: string;
  readonly at: Date;
  /** The folder of the migrations, to verify it. */
  readonly migrations: string;
  /** Public keys of age: without one, the file can be read by whoever has it. */
  readonly recipients?: readonly string[];
}

/**
 * Writes everything in the database to a file, as of one moment; people keep working meanwhile. The file appears under
 * its name when it is complete and on disk, and only its owner can read it; then it is read again and verified.
 * @throws BackupError if the file exists, or if what was written is not right: then it says what, and leaves it there
 */
export async function writeBackup(database: Database, writing: Writing): Promise<Verified> {
  const { file, at, migrations, recipients = [] } = writing;
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  checkRecipients(recipients);
  const partial = `${file}.new`;
  const client = await database.$client.connect();
  const identities: BackupIdentity[] = [];
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(sameText);
    await pipeline(
      Readable.from(textOf(everything(client, at))),
      createGzip(),
      (source: AsyncIterable<Uint8Array>) =>
        recipients.length > 0 ? encrypted(source, recipients, (identity) => identities.push(identity)) : source,
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
  return verifyBackup({ file, migrations, identities });
}

async function* everything(client: PoolClient, at: Date): AsyncGenerator<BackupLine> {
  let count = 0;
  yield { credence: 'backup', schema: (await lastMigration(client))?.hash ?? '', at: at.toISOString() };
  for (const table of await tablesInOrder(client)) {
    yield { table };
    await client.query(`declare all_rows no scroll cursor for select t::text as row from "${table}" t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${batch} from all_rows`);
      if (rows.length === 0) break;
      for (const { row } of rows) yield row;
      count += rows.length;
    }
    await client.query('close all_rows');
  }
  yield { rows: count };
}

async function* textOf(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}
